//! The end of a hand, with the holdings open.

use lastcard_rules::Seat;
use lastcard_rules::hand::{Ended, Outcome};

use crate::played_hands::perspective::Perspective;
use crate::ui::{
    card::{CardPicture, sorted},
    translator::Translator,
};

pub struct HandEnding {
    pub title: String,
    /// Effect on the tournament, such as “Ann and Bob +47”.
    pub result: Option<String>,
    /// Standings of those who played the hand.
    pub standings: Vec<String>,
    /// Remaining holdings; players without cards are left out.
    pub left: Vec<LeftHolding>,
}

pub struct LeftHolding {
    pub name: String,
    pub cards: Vec<CardPicture>,
    pub points: u32,
    /// True if the holding scores; that of the winner's partner does not.
    pub counts: bool,
}

impl HandEnding {
    pub fn new(words: Translator, seen: &Perspective<'_>, ended: &Ended, own: bool) -> Self {
        let cards = seen.cards(words);
        let counting = seen.view.rules().counting(seen.values);
        let left = ended.seats().filter(|&seat| !ended.holding(seat).is_empty()).map(|seat| LeftHolding {
            name: seen.name(seat),
            cards: sorted(ended.holding(seat).cards()).into_iter().map(|card| cards.picture(card)).collect(),
            points: counting.holding(&ended.left(seat)),
            counts: is_counted(seen, seat),
        });
        Self {
            result: seen.scored.map(|scored| scored.says.clone()),
            standings: seen.scored.map(|scored| scored.standings.clone()).unwrap_or_default(),
            title: outcome(words, seen.names, ended, own.then(|| seen.view.seat())),
            left: left.collect(),
        }
    }
}

fn is_counted(seen: &Perspective<'_>, seat: Seat) -> bool {
    let player = seen.players.get(seat.number());
    seen.scored.zip(player).is_none_or(|(scored, player)| scored.counts(player))
}

/// Formats the outcome, such as “Anna is out and wins the hand”; `me` is addressed as “you”.
pub fn outcome(words: Translator, names: &[String], ended: &Ended, me: Option<Seat>) -> String {
    let whose = |seat: Seat| if Some(seat) == me { "you" } else { "other" };
    let name = |seat: Seat| names.get(seat.number()).cloned().unwrap_or_default();
    match ended.outcome {
        Outcome::Out { seat } => {
            words.say("over-out").with("who", name(seat)).with("whose", whose(seat)).into()
        }
        Outcome::Placed => {
            let order = ended.order();
            let last = order.last().copied().map(name).unwrap_or_default();
            let names = order.iter().map(|seat| name(*seat));
            let whom = order.last().copied().map_or("other", whose);
            words
                .say("over-placed")
                .with("who", last)
                .with("whose", whom)
                .with("order", crate::ui::message::join_names(names))
                .into()
        }
        Outcome::Refill => {
            let point = |seat: Seat| {
                let said =
                    words.say("over-refill-one").with("who", name(seat)).with("count", ended.points(seat));
                said.to_string()
            };
            words
                .say("over-refill")
                .with("points", crate::ui::message::join_names(ended.seats().map(point)))
                .into()
        }
        Outcome::Stuck => words.say("over-stuck").into(),
        Outcome::Abandoned => words.say("over-abandoned").into(),
    }
}
