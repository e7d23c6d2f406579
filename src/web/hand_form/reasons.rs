//! Reasons why a hand was not saved, listed in one place with the field that each is about.

use lastcard_store::entries::RecordError;
use lastcard_tournament::{Fault, Hand, PathPart, PlayerId, ResultKind};

use crate::hand_form::{
    fields::{HandField, PenaltyField},
    problems::{HandFault, HandProblem},
};
use crate::table::faces;
use crate::ui::{tournament_text::TournamentText, translator::Translator};

/// A problem, worded for a place beside its field. The problems of a holding are shown together, so each names its
/// face.
#[derive(Debug, Clone)]
pub struct FieldMessage<'a> {
    problem: &'a HandProblem,
    pub says: String,
}

impl<'a> FieldMessage<'a> {
    pub fn new(words: Translator, problem: &'a HandProblem) -> Self {
        Self { problem, says: problem_text(words, problem) }
    }

    fn parts(&self) -> &'a [PathPart] {
        self.problem.place.parts()
    }

    /// Returns true if it is about this player's holding, place or points.
    pub fn is_about(&self, player: &PlayerId) -> bool {
        matches!(self.parts(), [PathPart::Key("left"), PathPart::Player(about), ..] if about == player)
    }

    /// Returns the index of the penalty that it is about, starting at 0.
    pub fn penalty(&self) -> Option<usize> {
        match self.parts() {
            [PathPart::Key("penalties"), PathPart::Index(index), ..] => Some(*index),
            _ => None,
        }
    }
}

fn problem_text(words: Translator, problem: &HandProblem) -> String {
    let text = match &problem.fault {
        HandFault::NobodyOut => words.say("table-wrong-out"),
        HandFault::NobodyCalled(given) => words.say("type-in-wrong-nobody").with("given", given.as_str()),
        HandFault::SeveralCalled(given) => words.say("type-in-wrong-several").with("given", given.as_str()),
        HandFault::CardsAndTotal => words.say("table-wrong-both"),
        HandFault::PlaceTwice(place) => words.say("table-wrong-same-place").with("place", *place),
        HandFault::PlaceMissing => words.say("table-wrong-order"),
        HandFault::PenaltyForNobody => words.say("table-wrong-penalty-player"),
        HandFault::PenaltyForNothing => words.say("table-wrong-penalty-kind"),
        HandFault::Refused(Fault::TooManyTogether { face, count, max }) => words
            .say("problem-too-many-together")
            .with("face", faces::name(words, *face))
            .with("count", *count)
            .with("max", *max),
        HandFault::Refused(fault) => words.fault(fault),
    };
    match problem.place.parts() {
        [.., PathPart::Face(face)] => {
            let face = faces::name(words, *face);
            words.say("problem-of-face").with("face", face).with("text", text.to_string()).to_string()
        }
        _ => text.to_string(),
    }
}

/// Formats all problems with a hand in one paragraph.
pub fn why_refused(says: TournamentText<'_>, hand: &Hand, problems: &[HandProblem]) -> String {
    let said: Vec<_> = problems.iter().map(|problem| FieldMessage::new(says.words, problem)).collect();
    let lines = reasons(says, hand, true, &said).into_iter().map(|line| line.says);
    lines.collect::<Vec<_>>().join(" ")
}

pub fn why_not_recorded(words: Translator, error: &RecordError) -> String {
    let key = match error {
        RecordError::NotYet => "table-wrong-not-yet",
        RecordError::NotStarted => "table-wrong-not-started",
        RecordError::Over => "table-wrong-over",
        RecordError::LaterSeats(hand) => {
            return words.say("table-wrong-later-seats").with("hand", *hand).to_string();
        }
        RecordError::HandClosed => "problem-hand-closed",
        RecordError::Archived => "table-wrong-archived",
        RecordError::Closed => "table-wrong-closed",
        RecordError::TooOften => "table-wrong-too-often",
        RecordError::TooMany => "table-wrong-too-many",
        RecordError::NothingToUndo => "table-wrong-nothing-to-undo",
        RecordError::NothingToRedo => "table-wrong-nothing-to-redo",
        RecordError::OtherPlayers => "table-wrong-other-players",
        RecordError::Refused(problems) => {
            let says =
                problems.iter().map(|problem| problem_text(words, &HandProblem::from(problem.clone())));
            return says.collect::<Vec<_>>().join(" ");
        }
        RecordError::Conflict { .. } | RecordError::NoHand | RecordError::Store(_) => "error-409",
    };
    words.say(key).to_string()
}

/// A reason at the top of the form.
#[derive(Debug, Clone)]
pub struct ReasonLine {
    /// The sentence, which names the holding or the penalty.
    pub says: String,
    /// Id of the field; `None` if it is about the hand as a whole.
    pub field: Option<String>,
}

/// Formats the problems with a hand typed from a score sheet, which has separate fields for the winner and the
/// losers.
pub fn sheet_reasons(says: TournamentText<'_>, hand: &Hand, problems: &[HandProblem]) -> Vec<ReasonLine> {
    let said: Vec<_> = problems.iter().map(|problem| FieldMessage::new(says.words, problem)).collect();
    let mut lines = reasons(says, hand, true, &said);
    for (line, problem) in lines.iter_mut().zip(&said) {
        if problem.problem.fault == HandFault::NobodyOut {
            line.says = says.words.say("type-in-wrong-out").to_string();
        }
        match problem.parts() {
            [PathPart::Key("out")] => line.field = Some(HandField::Out.to_string()),
            [PathPart::Key("losers"), ..] => line.field = Some(HandField::Losers.to_string()),
            [PathPart::Key("order"), ..] => line.field = None,
            _ => {}
        }
    }
    lines
}

/// Formats the reasons in the order in which they were found. `counts` is true if the form asks for cards left.
pub fn reasons(
    says: TournamentText<'_>,
    hand: &Hand,
    counts: bool,
    problems: &[FieldMessage<'_>],
) -> Vec<ReasonLine> {
    let reason = |problem: &FieldMessage<'_>| {
        let player = hand.seating.players().iter().find(|id| problem.is_about(id));
        let whose = player.map(|id| says.player(id)).or_else(|| {
            let number = problem.penalty()? + 1;
            Some(says.words.say("table-penalty").with("number", number).to_string())
        });
        let text = problem.says.clone();
        ReasonLine {
            says: match whose {
                Some(name) => {
                    says.words.say("table-wrong-of").with("name", name).with("text", text).to_string()
                }
                None => text,
            },
            field: field(says, hand, player, counts, problem),
        }
    };
    problems.iter().map(reason).collect()
}

/// Returns the id of the element that a reason links to.
fn field(
    says: TournamentText<'_>,
    hand: &Hand,
    player: Option<&PlayerId>,
    counts: bool,
    problem: &FieldMessage<'_>,
) -> Option<String> {
    let kind = says.tournament.setup_of(hand.slot).method().id().required_result();
    let field = match (problem.parts(), player.map(PlayerId::as_str)) {
        ([PathPart::Key("out" | "order")], _) => return Some("seats".to_owned()),
        (_, Some(player)) if kind == ResultKind::Order => HandField::Place(player),
        ([.., PathPart::Face(face)], Some(player)) if counts => HandField::Left(player, *face),
        (_, Some(player)) if counts => HandField::Total(player),
        _ => {
            let row = u8::try_from(problem.penalty()? + 1).ok()?;
            HandField::Penalty(row, PenaltyField::Player)
        }
    };
    Some(field.to_string())
}
