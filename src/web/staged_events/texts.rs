//! Sentences about stages, and the names of entrants as a page may show them.

use std::collections::BTreeMap;

use lastcard_snapshots::StagedEventSnapshot;
use lastcard_tournament::staged_event::{Cut, LevelRule, StageForm, StagePlan, StagedEvent};
use lastcard_tournament::{EntrantId, Pseudonym, Zone};

use crate::tournament_form::setup::setup_summary;
use crate::ui::message::join_names;
use crate::ui::tournament_header::carry_text;
use crate::ui::translator::Translator;

/// Names of an event's entrants.
#[derive(Debug, Clone, Default)]
pub struct EntrantNames(BTreeMap<EntrantId, String>);

impl EntrantNames {
    /// Names as the public may see them.
    pub fn public(words: Translator, snapshot: &StagedEventSnapshot) -> Self {
        let name =
            |name: &str| Pseudonym::of(name).map_or_else(|| name.to_owned(), |who| words.pseudonym(who));
        let entrants = snapshot.event.entrants().iter();
        Self(
            entrants
                .map(|entrant| (entrant.id.clone(), name(snapshot.labels.entrant(entrant).name.as_str())))
                .collect(),
        )
    }

    /// Names as the organisers know them.
    pub fn full(event: &StagedEvent) -> Self {
        Self(event.entrants().iter().map(|one| (one.id.clone(), one.name.to_string())).collect())
    }

    pub fn of(&self, id: &EntrantId) -> String {
        self.0.get(id).cloned().unwrap_or_default()
    }

    pub fn join<'a>(&self, ids: impl IntoIterator<Item = &'a EntrantId>) -> String {
        join_names(ids.into_iter().map(|id| self.of(id)))
    }
}

/// Describes a stage, one sentence each: its form, what is played, who gets through, what goes along, time and place.
pub fn stage_facts(
    words: Translator,
    names: &EntrantNames,
    plan: &StagePlan,
    before: Option<&StagePlan>,
    zone: Zone,
) -> Vec<String> {
    let form = match plan.form {
        StageForm::Groups(groups) if groups.get() == 1 => None,
        StageForm::Groups(_) => Some("staged-form-groups"),
        StageForm::League(_) => Some("staged-form-league"),
        StageForm::KnockOut { .. } => Some("staged-form-knock-out"),
    };
    let mut facts: Vec<String> = form.into_iter().map(|key| words.say(key).to_string()).collect();
    facts.extend(setup_summary(&plan.setup, words));
    if let (Some(cut), Some(before)) = (&plan.cut, before) {
        facts.extend(cut_facts(words, names, cut, before.form.groups()));
    }
    facts.extend(
        plan.starts_at
            .map(|at| words.say("staged-starts").with("when", words.date_time(at, zone)).to_string()),
    );
    facts.extend(plan.place.as_ref().map(ToString::to_string));
    facts
}

/// Describes who gets through, and what goes along.
fn cut_facts(words: Translator, names: &EntrantNames, cut: &Cut, groups: u32) -> Vec<String> {
    let count =
        |key: &'static str, count: u32| (count > 0).then(|| words.say(key).with("count", count).to_string());
    let list = |key: &'static str, ids: &[EntrantId]| {
        (!ids.is_empty()).then(|| words.say(key).with("names", names.join(ids)).to_string())
    };
    let of_all = if groups > 1 && cut.best_of_each > 0 { "staged-cut-luckiest" } else { "staged-cut-best" };
    let level = match cut.level {
        LevelRule::Order => "staged-level-order",
        LevelRule::PlayOff => "staged-level-play-off",
    };
    let carry = carry_text(words, cut.carry);
    let carry = carry.unwrap_or_else(|| words.say("staged-carry-nothing").to_string());
    let who = [
        count("staged-cut-best-of-each", cut.best_of_each),
        count(of_all, cut.best),
        list("staged-cut-named", &cut.named),
        list("staged-cut-byes", &cut.byes),
    ];
    who.into_iter().flatten().chain([words.say(level).to_string(), carry]).collect()
}
