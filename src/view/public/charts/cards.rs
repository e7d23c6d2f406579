//! Which cards cost the most, each with a bar.

use crate::rules::{Card, Colour, Ruleset};
use crate::tournament::{CardCost, CardCosts};
use crate::view::Words;
use crate::view::play::{CardNames, CardPicture};
use crate::view::public::bar;
use crate::view::table::face_name;

/// The cards of one face.
pub(super) struct CardLine {
    pub(super) card: CardPicture,
    pub(super) name: String,
    pub(super) left: u32,
    pub(super) points: u32,
    /// Of the dearest face, in thousandths.
    pub(super) bar: u32,
}

/// Every face that was left, the dearest first. A face has no colour of its own: the cards show one after the other.
pub(super) fn lines(words: Words, rules: &Ruleset, costs: &CardCosts) -> Vec<CardLine> {
    let most = costs.faces.iter().map(|cost| cost.points).max().unwrap_or_default();
    let names = CardNames::new(words, rules);
    let line = |(cost, colour): (&CardCost, Colour)| CardLine {
        card: names.picture(Card::of(colour, cost.face)),
        name: face_name(words, cost.face),
        left: cost.left,
        points: cost.points,
        bar: bar(cost.points, most),
    };
    costs.faces.iter().zip(Colour::ALL.into_iter().cycle()).map(line).collect()
}
