//! Why a hand was not saved: every reason in one place, each with the field that it is about.

use super::{Says, Wrong};
use crate::tournament::{Hand, PathPart, PlayerId, ResultKind};

/// One reason.
pub(super) struct ReasonLine {
    /// The sentence, with whose holding or which penalty it is about.
    pub(super) says: String,
    /// The id of the field; none where it is about the hand as a whole.
    pub(super) field: Option<String>,
}

/// The reasons in the order in which they were found. `counts`: whether the form asks what anybody is left with.
pub(super) fn reasons(says: Says<'_>, hand: &Hand, counts: bool, wrong: &[Wrong]) -> Vec<ReasonLine> {
    let reason = |wrong: &Wrong| {
        let player = hand.seating.players().iter().find(|id| wrong.is_about(id));
        let whose = player.map(|id| says.player(id)).or_else(|| {
            let number = wrong.penalty()? + 1;
            Some(says.words.say("table-penalty").with("number", number).to_string())
        });
        let text = wrong.says.clone();
        ReasonLine {
            says: match whose {
                Some(name) => {
                    says.words.say("table-wrong-of").with("name", name).with("text", text).to_string()
                }
                None => text,
            },
            field: field(says, hand, player, counts, wrong),
        }
    };
    wrong.iter().map(reason).collect()
}

fn field(
    says: Says<'_>,
    hand: &Hand,
    player: Option<&PlayerId>,
    counts: bool,
    wrong: &Wrong,
) -> Option<String> {
    let kind = says.tournament.setup_of(hand.slot).method().id().needs();
    match (wrong.place.parts(), player) {
        ([PathPart::Key("out" | "order")], _) => Some("seats".to_owned()),
        (_, Some(player)) if kind == ResultKind::Order => Some(format!("place.{player}")),
        ([.., PathPart::Player(player)], Some(_)) if counts => Some(format!("total.{player}")),
        (_, Some(_)) if counts => Some(wrong.place.to_string()),
        _ => wrong.penalty().map(|index| format!("penalty.{}.player", index + 1)),
    }
}
