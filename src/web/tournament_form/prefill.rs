//! Filling in the form.

use chrono::{DateTime, Utc};

use lastcard_rules::Values;
use lastcard_store::TournamentId;
use lastcard_store::announcements::Announcement;
use lastcard_store::sign_ups::{SignUp, SignUpPlayer, with_places};
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{
    Entrant, Format, LengthChoice, LineupLine, Method, MethodId, MovementLength, Pace, Setup, Zone,
    evening_plan,
};

use crate::rules::options::prefill;
use crate::tournament_form::{
    fields::{
        AGREED_HANDS, ANNOUNCEMENT, BLOCKS, CARD_VALUES, DATE, DRAFT, DUPLICATE, ENTRANTS, FIXED_SEATS,
        FORMAT, HANDS_PER_BLOCK, HOW_LONG, LIMIT, MOVE_SECONDS, NAME, NAMED, OCCURRENCE, ORDER, OWN_RULE,
        REVISION, ROUNDS, RULES, SCORING, STOP_AT_LIMIT, TARGET, TIME, VALUES,
    },
    form::{AS_TYPED, BY_LOT, OWN, PROFILES, USUAL, USUAL_BLOCK, YES},
    local_time::Occurrence,
    reading::FormReader,
};
use crate::ui::form::Form;

/// Fills in a new tournament: this evening, with the usual choices.
pub fn new_form(now: DateTime<Utc>, zone: Zone) -> Form {
    default_form(now, zone)
        .with(DRAFT, TournamentId::made().as_str())
        .with(ORDER.name, BY_LOT)
        .with(HOW_LONG.name, LengthChoice::Evening.to_string())
        .with(NAMED, "")
}

/// Fills in an evening without names.
pub fn default_form(now: DateTime<Utc>, zone: Zone) -> Form {
    Form::default()
        .with(DATE.name, now.with_timezone(&zone).format("%Y-%m-%d").to_string())
        .with(TIME.name, "19:00")
        .with(FORMAT.name, Format::FourPlayer.to_string())
        .with(ROUNDS.name, "1")
        .with(HANDS_PER_BLOCK.name, USUAL_BLOCK)
        .with(SCORING.name, MethodId::Std.to_string())
        .with(RULES.name, USUAL)
        .with(VALUES.name, USUAL)
}

/// Fills in a new tournament modelled on an earlier one: the same name, people and rules, this evening, with a new draw.
pub fn form_like(stored: &TournamentRecord, reader: &FormReader<'_>) -> Form {
    let (mut form, new) = (redraw_form(stored, reader.zone), new_form(reader.now, reader.zone));
    for field in [DATE.name, TIME.name] {
        form.set(field, new.value(field));
    }
    let tournament = &stored.tournament;
    reader.name_length(&mut form, tournament.setup(), tournament.entrants().len());
    into_new_draft(form)
}

/// Fills in the tournament of an announcement with the sign-ups that have a place or, once anybody has checked in, with
/// those who have checked in.
pub fn form_from_announcement(announcement: &Announcement, all: &[SignUp], reader: &FormReader<'_>) -> Form {
    let placed: Vec<&SignUp> = with_places(all, announcement.places)
        .filter(|(_, place)| place.has_place())
        .map(|(one, _)| one)
        .collect();
    let anybody_came = placed.iter().any(|one| one.came_at.is_some());
    let known = |own: &SignUpPlayer| {
        let player = own.roster.as_ref().and_then(|id| reader.roster.iter().find(|player| player.id == *id));
        player.map_or_else(|| own.name.to_string(), |player| player.name.to_string())
    };
    let names = |one: &&&SignUp| one.players.iter().map(known).collect::<Vec<_>>().join(" + ");
    let coming: Vec<_> = placed.iter().filter(|one| !anybody_came || one.came_at.is_some()).collect();
    let form = Form::default()
        .with(ANNOUNCEMENT, announcement.id.as_str())
        .with(NAME.name, announcement.name.as_str())
        .with(ENTRANTS.name, coming.iter().map(names).collect::<Vec<_>>().join("\n"))
        .with(ORDER.name, BY_LOT);
    let form = with_start(form, announcement.starts_at, reader.zone);
    let mut form = into_new_draft(with_setup(form, &announcement.setup));
    reader.name_length(&mut form, &announcement.setup, coming.len());
    // The length is a default: other blocks may suit the number of people who come.
    if is_usual_evening(&announcement.setup, announcement.places, reader.pace) {
        form.set(HOW_LONG.name, LengthChoice::Evening.to_string());
    }
    form
}

/// Returns true if the length is the default for an evening with this many entrants.
pub fn is_usual_evening(setup: &Setup, entrants: u32, pace: Pace) -> bool {
    let Some(plan) = setup.plan() else { return true };
    let (hands, blocks) = evening_plan(setup.format(), usize::try_from(entrants).unwrap_or(usize::MAX), pace);
    let is_as_long = match plan.length {
        MovementLength::Rounds(rounds) => blocks.is_none() && rounds.get() == 1,
        MovementLength::Blocks(own) => blocks == Some(own.get()),
    };
    is_as_long && plan.hands_per_block == hands
}

/// Turns the form into one that draws up a new tournament.
fn into_new_draft(mut form: Form) -> Form {
    form.set(DRAFT, TournamentId::made().as_str());
    Form::of(form.into_values().into_iter().filter(|(field, _)| field != REVISION).collect())
}

pub fn form_from_draft(stored: &TournamentRecord, zone: Zone) -> Form {
    let form = Form::default()
        .with(REVISION, stored.header.revision.to_string())
        .with(NAME.name, stored.header.name.as_str())
        .with(ENTRANTS.name, entrants(stored.tournament.entrants()))
        .with(ORDER.name, AS_TYPED);
    with_setup(with_start(form, stored.header.starts_at, zone), stored.tournament.setup())
}

/// Adds the start, on the clocks of a zone.
pub fn with_start(form: Form, at: DateTime<Utc>, zone: Zone) -> Form {
    let local = at.with_timezone(&zone);
    let form = form
        .with(DATE.name, local.format("%Y-%m-%d").to_string())
        .with(TIME.name, local.format("%H:%M").to_string());
    match Occurrence::word(at, zone) {
        Some(which) => form.with(OCCURRENCE.name, which),
        None => form,
    }
}

/// Fills in a saved draft for another draw by lot.
pub fn redraw_form(stored: &TournamentRecord, zone: Zone) -> Form {
    let mut form = form_from_draft(stored, zone);
    form.set(ORDER.name, BY_LOT);
    form
}

pub fn with_setup(form: Form, setup: &Setup) -> Form {
    let (format, scoring, preset) = (setup.format(), setup.method().id(), setup.rules().preset());
    let is_usual = preset == format.default_preset(scoring);
    let mut form = form
        .with(FORMAT.name, format.to_string())
        .with(SCORING.name, scoring.to_string())
        .with(RULES.name, if is_usual { USUAL.to_owned() } else { preset.to_string() });
    form = values(form, setup);
    form = prefill(form, setup.rules());
    if let Some(rule) = setup.own_rule() {
        form = form.with(OWN_RULE.name, rule.as_str());
    }
    if let Some(plan) = setup.plan() {
        form = match plan.length {
            MovementLength::Rounds(rounds) => form.with(ROUNDS.name, rounds.to_string()),
            MovementLength::Blocks(blocks) => form.with(BLOCKS.name, blocks.to_string()),
        };
        form = form.with(HANDS_PER_BLOCK.name, plan.hands_per_block.get().to_string());
        if plan.fixed_seats {
            form = form.with(FIXED_SEATS.name, YES);
        }
        if plan.duplicate {
            form = form.with(DUPLICATE.name, YES);
        }
    }
    if let Some(seconds) = setup.move_seconds() {
        form = form.with(MOVE_SECONDS.name, seconds.to_string());
    }
    let method = setup.method();
    let target = if let Method::Std { target } = method { target } else { None };
    let numbers = [(TARGET, target), (LIMIT, method.limit()), (AGREED_HANDS, method.agreed_hands())];
    for (field, number) in numbers {
        form = form.with(field.name, number.map(|number| number.to_string()).unwrap_or_default());
    }
    let stops = matches!(method, Method::Lose200 { stop_at_limit: true, .. });
    if stops { form.with(STOP_AT_LIMIT.name, YES) } else { form }
}

fn values(form: Form, setup: &Setup) -> Form {
    let values = setup.values();
    if *values == setup.format().default_values() {
        return form.with(VALUES.name, USUAL);
    }
    if let Some((word, _)) = PROFILES.into_iter().find(|(_, profile)| profile == values) {
        return form.with(VALUES.name, word);
    }
    let form = form.with(VALUES.name, OWN);
    let Values::Custom(own) = values else { return form };
    let typed = CARD_VALUES.into_iter().filter_map(|value| Some((value.field, (value.get)(own)?)));
    typed.fold(form, |form, (field, points)| form.with(field.name, points.to_string()))
}

/// Lists the entrants, one per line, as they are typed.
pub fn entrants(entrants: &[Entrant]) -> String {
    let lines = entrants.iter().map(|entrant| LineupLine::of_entrant(entrant).to_string());
    lines.collect::<Vec<_>>().join("\n")
}
