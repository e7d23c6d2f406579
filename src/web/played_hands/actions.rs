//! The legal moves as buttons. Every correct move is offered, and so are reports. A false cry (P-FALSE-1) is not,
//! since no button is needed for crying by mistake.

use lastcard_rules::hand::{CardEffect, HandStage, Offence};
use lastcard_rules::{Card, Move, Seat};

use crate::played_hands::perspective::Perspective;
use crate::ui::{
    card::{CardNames, CardPicture, class},
    translator::Translator,
};

#[derive(Clone)]
pub struct MoveButton {
    /// The move as posted, in JSON.
    pub value: String,
    pub text: String,
    /// CSS class that sets its emphasis.
    pub kind: &'static str,
    /// The colour whose shape it shows.
    pub colour: Option<&'static str>,
    pub card: Option<CardPicture>,
}

#[derive(Clone)]
pub struct MoveButtonGroup {
    pub title: String,
    pub choices: Vec<MoveButton>,
}

impl MoveButtonGroup {
    /// Returns true if its only button repeats the heading.
    pub fn repeats(&self) -> bool {
        matches!(&self.choices[..], [only] if only.text == self.title)
    }
}

/// Moves that are not tied to a card of the holding.
pub struct Actions {
    pub choices: Vec<MoveButton>,
    /// Groups for laying a whole colour at once, by the card laid last (V-DUO-R).
    pub dumps: Vec<MoveButtonGroup>,
    /// Reports of what software cannot see (§14), by kind.
    pub reports: Vec<MoveButtonGroup>,
}

pub fn offered_moves(seen: &Perspective<'_>) -> Vec<Move> {
    let legal = seen.view.legal();
    let reports = legal.into_moves().filter(|what| matches!(what, Move::Report { .. }));
    legal.into_play().chain(legal.into_reactions()).chain(reports).collect()
}

impl Actions {
    pub fn new(words: Translator, seen: &Perspective<'_>, moves: &[Move]) -> Self {
        let mut offers = Self { choices: Vec::new(), dumps: Vec::new(), reports: Vec::new() };
        for what in moves {
            match what {
                Move::Dump { cards, uno } => offers.add_dump(words, seen, what, cards.as_slice(), *uno),
                Move::Report { kind, seat } => offers.add_report(words, seen, what, *kind, *seat),
                _ if card_of(what).is_some() => {}
                _ => offers.choices.push(action(words, seen, what)),
            }
        }
        offers.choices.sort_by_key(|action| action.kind != "loud");
        offers
    }

    fn add_dump(&mut self, words: Translator, seen: &Perspective<'_>, what: &Move, laid: &[Card], uno: bool) {
        let cards = seen.cards(words);
        let Some(colour) = laid.first().and_then(|first| first.colour()) else { return };
        let key = if uno { "play-dump-uno" } else { "play-dump" };
        let title = words.say(key).with("colour", cards.colour(colour)).to_string();
        let Some(last) = laid.last() else { return };
        let text = words.say("play-dump-last").with("card", cards.name(*last)).to_string();
        let choice = MoveButton { card: Some(cards.picture(*last)), ..plain_button(what, text) };
        put(&mut self.dumps, title, choice);
    }

    fn add_report(
        &mut self,
        words: Translator,
        seen: &Perspective<'_>,
        what: &Move,
        kind: Offence,
        seat: Seat,
    ) {
        let title = words.say(format!("play-report-{kind}")).to_string();
        put(&mut self.reports, title, plain_button(what, seen.name(seat)));
    }
}

/// Adds a choice under its heading.
pub fn put(groups: &mut Vec<MoveButtonGroup>, title: String, choice: MoveButton) {
    match groups.iter_mut().find(|group| group.title == title) {
        Some(group) => group.choices.push(choice),
        None => groups.push(MoveButtonGroup { title, choices: vec![choice] }),
    }
}

/// Returns the card to tap for a move, if it is tied to one.
pub const fn card_of(what: &Move) -> Option<Card> {
    match what {
        Move::Play(lay) | Move::Deflect(lay) | Move::Jump(lay) => Some(lay.card),
        Move::Pair { card, .. } | Move::Give { card } => Some(*card),
        _ => None,
    }
}

pub fn plain_button(what: &Move, text: String) -> MoveButton {
    // A move holds only numbers and words, so it always has a JSON form.
    let value = serde_json::to_string(what).unwrap_or_default();
    MoveButton { value, text, kind: "", colour: None, card: None }
}

fn action(words: Translator, seen: &Perspective<'_>, what: &Move) -> MoveButton {
    let cards: CardNames = seen.cards(words);
    let say = |key: &'static str| words.say(key).to_string();
    let with = |key: &'static str, seat: Seat| words.say(key).with("who", seen.name(seat)).to_string();
    let text = match what {
        Move::Draw => say("play-draw"),
        Move::Keep => say("play-keep"),
        Move::Accept => accept(words, seen),
        Move::Challenge => say("play-challenge"),
        Move::Swap { with: Some(seat) } => {
            words.say("play-swap").with("who", seen.name(*seat)).with("count", seen.view.size(*seat)).into()
        }
        Move::Swap { with: None } => say("play-swap-none"),
        Move::Name { colour } => cards.colour(*colour),
        Move::Call => say("play-call"),
        Move::Catch { seat } => with("play-catch", *seat),
        Move::Ready => say("play-ready"),
        Move::DraftKeep => say("play-draft-keep"),
        Move::DraftReject => say("play-draft-reject"),
        _ => String::new(),
    };
    let kind = match what {
        Move::Call | Move::Catch { .. } => "loud",
        _ => "",
    };
    let colour = match what {
        Move::Name { colour } => Some(class(*colour)),
        _ => None,
    };
    MoveButton { kind, colour, ..plain_button(what, text) }
}

/// Labels the button that accepts an effect, such as “Draw 4” or “Miss the turn”.
fn accept(words: Translator, seen: &Perspective<'_>) -> String {
    let HandStage::Response { effect, amount, .. } = seen.view.stage() else {
        return words.say("play-accept-skip").into();
    };
    match effect {
        CardEffect::Skip => words.say("play-accept-skip").into(),
        CardEffect::Lift => words.say("play-accept-lift").into(),
        CardEffect::DrawTwo | CardEffect::DrawFour | CardEffect::DrawTen => {
            words.say("play-accept").with("count", amount).into()
        }
    }
}
