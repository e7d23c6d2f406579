//! `/me/{code}/hand`: a player's self-report.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::entries::random_key;
use lastcard_tournament::{Hand, HandReports, Player, PlayerActivity, PlayerEvening};

use crate::hand_form::{
    form::FormTarget, problems::HandProblem, self_report_form::SelfReportForm, typed::TypedHand,
};
use crate::offline;
use crate::player::self_reports::{mismatch, missing_reports, report_text};
use crate::ui::{
    page::{Page, Visitor},
    status_bar::StatusBar,
    tournament_text::TournamentText,
};

#[derive(Clone, Copy)]
pub struct SelfReportContext<'a> {
    pub code: &'a str,
    /// Snapshot of the tournament, as players may see it.
    pub snapshot: &'a TournamentSnapshot,
    pub player: &'a Player,
}

impl SelfReportContext<'_> {
    /// Returns a version that changes whenever the page may show something else.
    pub fn version(&self) -> String {
        format!("{}~{}", self.snapshot.version(), StatusBar::version(self.snapshot))
    }

    fn evening(&self) -> PlayerEvening<'_> {
        PlayerEvening::of(self.snapshot.tournament(), &self.snapshot.tally, &self.player.id)
    }

    /// Returns the hand that the player sits in now.
    fn hand(&self) -> Option<&Hand> {
        match self.evening().now {
            PlayerActivity::Plays(hand) => Some(hand),
            _ => None,
        }
    }

    fn form_target(&self, hand: &Hand, counts: &HandReports) -> FormTarget {
        FormTarget {
            action: format!("/me/{}/entries", self.code),
            based_on: self.snapshot.stored.revision(hand.slot),
            entry_key: random_key().to_string(),
            cancel: None,
            foresees: None,
            seen: Some(counts.last_number_of(&self.player.id)),
        }
    }
}

#[derive(Template)]
#[template(path = "player/report_page.html")]
pub struct SelfReportPage {
    page: Page,
    name: String,
    /// The tournament's name.
    event: String,
    /// Tournament id under which the phone keeps unsent entries.
    tournament: String,
    code: String,
    version: String,
    hall: StatusBar,
    /// Key that replaces the table number where the phone keeps unsent entries.
    place: String,
    /// Describes `place` in words.
    whose: String,
    now: SelfReportState,
    /// Result of the player's last hand.
    last: Option<String>,
    /// Pages that the phone caches together with this one.
    kept: String,
}

/// The question to the player.
enum SelfReportState {
    /// No question: the message key of the reason, and the player's next place.
    Nothing(&'static str, Option<String>),
    Counts(Box<SelfReportPrompt>),
}

struct SelfReportPrompt {
    title: String,
    /// Reports made so far on this player's holding.
    said: Option<String>,
    waits: Option<String>,
    mismatch: Option<String>,
    form: SelfReportForm,
}

impl SelfReportPage {
    pub fn new(visitor: &Visitor, seen: SelfReportContext<'_>) -> Self {
        Self::with_typed(visitor, seen, (&TypedHand::default(), &[]))
    }

    pub fn with_typed(
        visitor: &Visitor,
        seen: SelfReportContext<'_>,
        typed: (&TypedHand, &[HandProblem]),
    ) -> Self {
        let (words, snapshot) = (visitor.words, seen.snapshot);
        let says = TournamentText { words, tournament: snapshot.tournament() };
        let name = seen.player.name.as_str();
        let tournament = snapshot.tournament().name().as_str();
        let title = words.say("own-hand-title").with("name", name).with("tournament", tournament);
        Self {
            page: Page::new(visitor, title).of_tournament(snapshot),
            name: name.to_owned(),
            event: tournament.to_owned(),
            tournament: snapshot.header().id.to_string(),
            code: seen.code.to_owned(),
            version: seen.version(),
            hall: StatusBar::new(words, snapshot, seen.hand().map(|hand| hand.slot.table)),
            place: format!("me.{}", seen.player.id),
            whose: words.say("own-hand-place").with("tournament", tournament).with("name", name).to_string(),
            now: current_state(says, seen, typed),
            last: last_result(says, seen),
            kept: format!(
                "/me/{} {}",
                seen.code,
                offline::offline_urls(snapshot.header().open_address().as_deref())
            ),
        }
    }
}

impl SelfReportPrompt {
    /// Returns true if nothing more is required from the player.
    fn is_complete(&self) -> bool {
        self.said.is_some() && self.mismatch.is_none() && self.form.is_valid()
    }
}

fn current_state(
    says: TournamentText<'_>,
    seen: SelfReportContext<'_>,
    typed: (&TypedHand, &[HandProblem]),
) -> SelfReportState {
    let stored = &seen.snapshot.stored;
    let evening = seen.evening();
    let hand = match evening.now {
        PlayerActivity::Plays(hand) => hand,
        PlayerActivity::Waits => {
            return SelfReportState::Nothing("me-now-waits", next_place(says, seen, &evening));
        }
        PlayerActivity::Rests => {
            return SelfReportState::Nothing("me-now-rests", next_place(says, seen, &evening));
        }
        PlayerActivity::Out => return SelfReportState::Nothing("me-now-out", None),
        PlayerActivity::Over => return SelfReportState::Nothing("me-now-over", None),
    };
    if stored.phones.is_in_play(hand.slot.table) {
        return SelfReportState::Nothing("own-hand-on-phones", None);
    }
    if !stored.takes_self_reports(hand.slot) {
        return SelfReportState::Nothing("own-hand-table", None);
    }
    let none = HandReports::new(stored.revision(hand.slot));
    let counts = stored.own_counts(hand.slot).unwrap_or(&none);
    let own: Vec<String> = counts
        .reports_of(&seen.player.id)
        .iter()
        .map(|claim| report_text(says, hand, &claim.count))
        .collect();
    let said = || says.words.say("own-hand-reported").with("count", says.list(&own)).to_string();
    SelfReportState::Counts(Box::new(SelfReportPrompt {
        title: says.hand(hand.slot),
        said: (!own.is_empty()).then(said),
        waits: missing_reports(says, hand, counts),
        mismatch: mismatch(says, hand, counts),
        form: SelfReportForm::new(says, hand, &seen.player.id, typed, seen.form_target(hand, counts)),
    }))
}

/// Formats the next place, such as “Next: table 3, with Zoe”.
fn next_place(
    says: TournamentText<'_>,
    seen: SelfReportContext<'_>,
    evening: &PlayerEvening<'_>,
) -> Option<String> {
    let Some(hand) = evening.coming.first()?.hand else {
        return Some(says.words.say("own-hand-next-rests").to_string());
    };
    let format = says.tournament.setup_of(hand.slot).format();
    let partners = hand.seating.partners_of(format, &seen.player.id);
    let names: Vec<String> = partners.into_iter().map(|partner| says.player(partner)).collect();
    let key = if names.is_empty() { "own-hand-next" } else { "own-hand-next-with" };
    let next = says.words.say(key).with("table", hand.slot.table).with("names", says.list(&names));
    Some(next.to_string())
}

/// Formats the last result, such as “Hand 5: Anna and Boris +57”.
fn last_result(says: TournamentText<'_>, seen: SelfReportContext<'_>) -> Option<String> {
    let evening = seen.evening();
    let hand = evening.played.first().filter(|_| !seen.snapshot.is_embargoed)?;
    let result = says.result(hand, hand.result.as_ref()?);
    Some(
        says.words.say("own-hand-last").with("hand", says.hand(hand.slot)).with("result", result).to_string(),
    )
}
