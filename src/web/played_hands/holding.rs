//! The viewer's own holding, each card with the moves that it allows.

use lastcard_rules::hand::{HandStage, Lay};
use lastcard_rules::{Card, Move, Reason};

use crate::played_hands::{
    actions::{MoveButton, MoveButtonGroup, card_of, plain_button, put},
    at_table::PlayContext,
    perspective::Perspective,
};
use crate::ui::{
    card::{CardNames, CardPicture, class, sorted},
    translator::Translator,
};

pub struct HeldCard {
    pub card: CardPicture,
    /// True if the card has just been drawn.
    pub fresh: bool,
    /// True if the card has been chosen to be given away.
    pub given: bool,
    pub tap: Tap,
}

/// Effect of a tap on a card.
pub enum Tap {
    /// None: the card cannot be laid now.
    Nothing,
    Makes(MoveButton),
    /// Offers several ways to use the card.
    Opens(Vec<MoveButtonGroup>),
}

/// Returns the holding, sorted, with these moves attached to its cards.
pub fn holding(words: Translator, seen: &Perspective<'_>, moves: &[Move]) -> Vec<HeldCard> {
    let cards = seen.cards(words);
    let (drawn, given) = match seen.view.stage() {
        HandStage::Drawn { card, .. } => (card, None),
        HandStage::Exchange { given, .. } => (None, given),
        _ => (None, None),
    };
    let mut fresh = drawn;
    let mut chosen = given;
    let one = |card: Card| HeldCard {
        card: cards.picture(card),
        fresh: fresh.take_if(|fresh| *fresh == card).is_some(),
        given: chosen.take_if(|chosen| *chosen == card).is_some(),
        tap: tap(words, seen, card, moves),
    };
    sorted(seen.view.holding().cards()).into_iter().map(one).collect()
}

fn tap(words: Translator, seen: &Perspective<'_>, card: Card, moves: &[Move]) -> Tap {
    let mut groups: Vec<MoveButtonGroup> = Vec::new();
    for what in moves.iter().filter(|what| card_of(what) == Some(card)) {
        let (title, choice) = choice(words, seen, card, what);
        put(&mut groups, title, choice);
    }
    // A player who may call rarely chooses not to, so the call comes first.
    groups.sort_by_key(|group| group.choices.iter().all(|choice| choice.kind != "uno"));
    match &groups[..] {
        [] => Tap::Nothing,
        [MoveButtonGroup { choices, .. }] => match &choices[..] {
            [only] if only.colour.is_none() => Tap::Makes(only.clone()),
            _ => Tap::Opens(groups),
        },
        _ => Tap::Opens(groups),
    }
}

/// Returns a way to use a card as a button, with the heading above it.
fn choice(words: Translator, seen: &Perspective<'_>, card: Card, what: &Move) -> (String, MoveButton) {
    let cards = seen.cards(words);
    let (key, colour, uno) = match what {
        Move::Deflect(Lay { colour, uno, .. }) => ("play-answer", *colour, *uno),
        Move::Jump(Lay { colour, uno, .. }) => ("play-jump", *colour, *uno),
        Move::Pair { uno, .. } => ("play-pair", None, *uno),
        Move::Give { .. } => ("play-give", None, false),
        Move::Play(Lay { colour, uno, .. }) => ("play-lay", *colour, *uno),
        _ => ("play-lay", None, false),
    };
    let plainly = words.say(key).with("card", cards.name(card)).to_string();
    let title = if uno { words.say("play-and-call").with("what", plainly).to_string() } else { plainly };
    let text = colour.map_or_else(|| title.clone(), |colour| cards.colour(colour));
    let kind = if uno { "uno" } else { "" };
    (title, MoveButton { kind, colour: colour.map(class), ..plain_button(what, text) })
}

#[derive(Debug, Clone)]
pub struct CardLegality {
    pub picture: CardPicture,
    /// Reason why it cannot be laid now; `None` if it can.
    pub refused: Option<Reason>,
}

impl PlayContext<'_> {
    /// Returns the cards of the viewing phone, or none if it holds no seat or no hand is being played.
    pub fn held_cards(&self, words: Translator) -> Vec<CardLegality> {
        let (Some(game), Some(seat)) = (&self.moment.game, self.seat().filter(|_| self.moment.is_open()))
        else {
            return Vec::new();
        };
        let view = game.hand().view_for(seat);
        let names = CardNames::new(words, game.hand().rules());
        let held = |card| CardLegality { picture: names.picture(card), refused: view.why_not_lay(card) };
        let mut cards = sorted(view.holding().cards());
        cards.dedup();
        cards.into_iter().map(held).collect()
    }
}
