//! The cards that cost the most, each with a bar.

use lastcard_rules::{Card, Colour, Ruleset};
use lastcard_tournament::CardCost;

use crate::table::faces::name as face_name;
use crate::ui::{
    card::{CardNames, CardPicture},
    link::bar,
    translator::Translator,
};

/// All cards of one face that were left in holdings.
pub struct CardLine {
    pub card: CardPicture,
    pub name: String,
    pub left: u32,
    pub points: u32,
    /// Length of the bar, in thousandths of that of the most expensive face.
    pub bar: u32,
}

/// Lists every face that was left, the most expensive first. A face has no colour of its own, so the pictures cycle through the colours.
pub fn card_lines(words: Translator, rules: &Ruleset, costs: &[CardCost]) -> Vec<CardLine> {
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
