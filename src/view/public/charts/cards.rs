//! The cards that cost the most, each with a bar.

use crate::rules::{Card, Colour, Ruleset};
use crate::tournament::CardCost;
use crate::view::Translator;
use crate::view::play::{CardNames, CardPicture};
use crate::view::public::bar;
use crate::view::table::face_name;

/// All cards of one face that were left in holdings.
pub(in crate::view::public) struct CardLine {
    pub(in crate::view::public) card: CardPicture,
    pub(in crate::view::public) name: String,
    pub(in crate::view::public) left: u32,
    pub(in crate::view::public) points: u32,
    /// Length of the bar, in thousandths of that of the most expensive face.
    pub(in crate::view::public) bar: u32,
}

/// Lists every face that was left, the most expensive first. A face has no colour of its own, so the pictures cycle through the colours.
pub(in crate::view::public) fn card_lines(
    words: Translator,
    rules: &Ruleset,
    costs: &[CardCost],
) -> Vec<CardLine> {
    let most = costs.iter().map(|cost| cost.points).max().unwrap_or_default();
    let names = CardNames::new(words, rules);
    let line = |(cost, colour): (&CardCost, Colour)| CardLine {
        card: names.picture(Card::of(colour, cost.face)),
        name: face_name(words, cost.face),
        left: cost.left,
        points: cost.points,
        bar: bar(cost.points, most),
    };
    costs.iter().zip(Colour::ALL.into_iter().cycle()).map(line).collect()
}
