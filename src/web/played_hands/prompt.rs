//! The situation of a hand in a sentence: the players it is waiting for, and the reason.

use lastcard_rules::hand::{CardEffect, HandStage, Visible};
use lastcard_rules::{Move, Seat};

use crate::played_hands::{perspective::Perspective, player_badge::awaited_seats};
use crate::ui::translator::Translator;

pub struct Prompt {
    /// Names the players who have to act, such as “Your turn” or “Boris is on turn”.
    pub title: String,
    /// The moves possible now.
    pub hint: Option<String>,
    /// True if the hand waits for this seat.
    pub asked: bool,
    /// House rules to observe now: silence, hands to the centre.
    pub rules: Vec<String>,
}

impl Prompt {
    /// Describes the situation for a seat, or (`own` false) for a spectator.
    pub fn new(
        words: Translator,
        seen: &Perspective<'_>,
        visible: &Visible,
        moves: &[Move],
        own: bool,
    ) -> Self {
        let asked = own && awaited_seats(visible.stage).has(seen.view.seat());
        Self {
            title: title(words, seen, visible.stage, own),
            hint: if asked { hint(words, visible.stage, moves) } else { None },
            asked,
            rules: rule_reminders(words, seen, visible),
        }
    }
}

/// Names the players for whom the hand is waiting and the reason, such as “Your turn”. With `own`, the viewer is
/// addressed as “you”.
pub fn title(words: Translator, seen: &Perspective<'_>, stage: HandStage, own: bool) -> String {
    let me = |seat: Seat| own && seat == seen.view.seat();
    // The Fluent messages tell “you” from everybody else by this word.
    let who = |key: &'static str, seat: Seat| {
        let whose = if me(seat) { "you" } else { "other" };
        words.say(key).with("whose", whose).with("who", seen.name(seat))
    };
    match stage {
        HandStage::Draft { by, .. } => who("now-draft", by),
        HandStage::StartColour { by } => who("now-start-colour", by),
        HandStage::Turn { by } => who("now-turn", by),
        HandStage::Drawn { by, card } => match card.filter(|_| me(by)) {
            Some(card) => words.say("now-drew").with("card", seen.cards(words).name(card)),
            None => who("now-drawn", by),
        },
        HandStage::Response { by, effect, amount, .. } => {
            let key = match effect {
                CardEffect::Skip => "now-skip",
                CardEffect::Lift => "now-lift",
                CardEffect::DrawTwo | CardEffect::DrawFour | CardEffect::DrawTen => "now-due",
            };
            who(key, by).with("count", amount)
        }
        HandStage::Swap { by } => who("now-swap", by),
        HandStage::Exchange { by, with, given, .. } => {
            if (me(by) || me(with)) && given.is_none() {
                words.say("now-give").with("who", seen.name(if me(by) { with } else { by }))
            } else {
                words.say("now-exchange").with("one", seen.name(by)).with("other", seen.name(with))
            }
        }
        HandStage::Ready { by } => who("now-ready", by),
        HandStage::Over { .. } => words.say("now-over"),
    }
    .to_string()
}

/// Returns a hint at the possible moves for the player on turn.
fn hint(words: Translator, stage: HandStage, moves: &[Move]) -> Option<String> {
    let can = |wanted: fn(&Move) -> bool| moves.iter().any(wanted);
    let lays = can(|what| matches!(what, Move::Play(_) | Move::Pair { .. } | Move::Dump { .. }));
    let draws = can(|what| matches!(what, Move::Draw));
    let key = match stage {
        HandStage::Turn { .. } => match (lays, draws) {
            (true, true) => "hint-lay-or-draw",
            (true, false) => "hint-lay",
            (false, true) => "hint-draw",
            (false, false) => return None,
        },
        HandStage::Drawn { .. } if lays && can(|what| matches!(what, Move::Keep)) => "hint-lay-or-keep",
        HandStage::Drawn { .. } if lays => "hint-must-lay",
        HandStage::Drawn { .. } => "hint-keep",
        HandStage::Response { .. } if can(|what| matches!(what, Move::Deflect(_))) => "hint-answer",
        HandStage::Draft { .. } => "hint-draft",
        HandStage::Ready { .. } => "hint-ready",
        _ => return None,
    };
    Some(words.say(key).into())
}

/// Returns the house rules that bind everybody now (H-SILENT, H-CENTRE).
fn rule_reminders(words: Translator, seen: &Perspective<'_>, visible: &Visible) -> Vec<String> {
    let silence = visible.silence.then(|| words.say("now-silence").to_string());
    let centre = visible.centre.map(|seat| words.say("now-centre").with("who", seen.name(seat)).to_string());
    silence.into_iter().chain(centre).collect()
}
