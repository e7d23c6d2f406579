//! `/at/{code}/check`: the hands of the block played last, listed for a final check.

use askama::Template;

use lastcard_tournament::Hand;

use crate::hands::summary::{left_cards, left_points};
use crate::table::{confirmation::ConfirmationRequest, page::TableContext};
use crate::ui::{
    card::CardPicture,
    page::{Page, Visitor},
    tournament_text::TournamentText,
};

/// The page on which a table checks a block once more.
#[derive(Template)]
#[template(path = "table/check.html")]
pub struct CheckPage {
    page: Page,
    name: String,
    code: String,
    hands: Vec<CheckedHand>,
}

/// A hand to be checked.
struct CheckedHand {
    slot: String,
    title: String,
    says: String,
    /// Holdings left, such as “Vera 30”.
    held: Vec<String>,
    cards: Vec<CardPicture>,
    /// The request to the other side to confirm, if it is still open.
    ask: Option<ConfirmationRequest>,
}

impl CheckPage {
    /// Creates the page for the block of the table's last hand with a result.
    pub fn new(visitor: &Visitor, seen: &TableContext<'_>) -> Self {
        let (words, snapshot) = (visitor.words, seen.snapshot);
        let says = TournamentText { words, tournament: snapshot.tournament() };
        let of_table = || snapshot.tournament().hands().iter().filter(|hand| hand.slot.table == seen.table);
        let last = of_table().rfind(|hand| hand.result.is_some());
        let block = last.map(|hand| (hand.slot.round, hand.block));
        let hands = of_table().filter(|hand| Some((hand.slot.round, hand.block)) == block);
        Self {
            name: snapshot.tournament().name().to_string(),
            code: seen.code.to_owned(),
            hands: hands.filter_map(|hand| checked_hand(says, seen, hand)).collect(),
            page: Page::new(visitor, words.say("check-title")),
        }
    }
}

fn checked_hand(says: TournamentText<'_>, seen: &TableContext<'_>, hand: &Hand) -> Option<CheckedHand> {
    let result = hand.result.as_ref()?;
    Some(CheckedHand {
        slot: hand.slot.to_string(),
        title: says.hand(hand.slot),
        says: says.result(hand, result),
        held: result
            .holdings()
            .map(|left| left_points(says, hand.slot, left, |player| says.player(player)))
            .unwrap_or_default(),
        cards: left_cards(says, hand, result),
        ask: ConfirmationRequest::of(says, seen.snapshot, hand),
    })
}
