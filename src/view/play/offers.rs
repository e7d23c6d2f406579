//! The legal moves as buttons. What a player does who makes no mistake is offered, and the reports; a false
//! cry (P-FALSE-1) is not: a finger does not cry by mistake.

use crate::rules::hand::{CardEffect, HandStage, Offence};
use crate::rules::{Card, Move, Seat};
use crate::view::Words;

use super::card::class;
use super::{CardNames, CardPicture, Perspective};

/// A button that makes one move.
#[derive(Clone)]
pub(super) struct Choice {
    /// The move as it is posted: JSON.
    pub(super) value: String,
    pub(super) text: String,
    /// Its class: how much it stands out.
    pub(super) kind: &'static str,
    /// The colour whose shape it shows.
    pub(super) colour: Option<&'static str>,
    /// The card that it shows.
    pub(super) card: Option<CardPicture>,
}

/// Buttons under one heading.
#[derive(Clone)]
pub(super) struct ChoiceGroup {
    pub(super) title: String,
    pub(super) choices: Vec<Choice>,
}

impl ChoiceGroup {
    /// Whether its only button says the same as the heading.
    pub(super) fn repeats(&self) -> bool {
        matches!(&self.choices[..], [only] if only.text == self.title)
    }
}

/// What is not tied to a card of the holding.
pub(super) struct Offers {
    pub(super) actions: Vec<Choice>,
    /// Laying a whole colour at once: the last card is chosen (V-DUO-R).
    pub(super) dumps: Vec<ChoiceGroup>,
    /// What software cannot see (§14), by kind.
    pub(super) reports: Vec<ChoiceGroup>,
}

/// The moves of a seat that are offered.
pub(super) fn offered(seen: &Perspective<'_>) -> Vec<Move> {
    let legal = seen.view.legal();
    let reports = legal.into_moves().filter(|what| matches!(what, Move::Report { .. }));
    legal.into_play().chain(legal.into_reactions()).chain(reports).collect()
}

impl Offers {
    pub(super) fn new(words: Words, seen: &Perspective<'_>, moves: &[Move]) -> Self {
        let mut offers = Self { actions: Vec::new(), dumps: Vec::new(), reports: Vec::new() };
        for what in moves {
            match what {
                Move::Dump { cards, uno } => offers.dump(words, seen, what, cards.as_slice(), *uno),
                Move::Report { kind, seat } => offers.report(words, seen, what, *kind, *seat),
                _ if card_of(what).is_some() => {}
                _ => offers.actions.push(action(words, seen, what)),
            }
        }
        offers.actions.sort_by_key(|action| action.kind != "loud");
        offers
    }

    fn dump(&mut self, words: Words, seen: &Perspective<'_>, what: &Move, laid: &[Card], uno: bool) {
        let cards = seen.cards(words);
        let Some(colour) = laid.first().and_then(|first| first.colour()) else { return };
        let key = if uno { "play-dump-uno" } else { "play-dump" };
        let title = words.say(key).with("colour", cards.colour(colour)).to_string();
        let Some(last) = laid.last() else { return };
        let text = words.say("play-dump-last").with("card", cards.name(*last)).to_string();
        let choice = Choice { card: Some(cards.picture(*last)), ..plain(what, text) };
        put(&mut self.dumps, title, choice);
    }

    fn report(&mut self, words: Words, seen: &Perspective<'_>, what: &Move, kind: Offence, seat: Seat) {
        let title = words.say(format!("play-report-{kind}")).to_string();
        put(&mut self.reports, title, plain(what, seen.name(seat)));
    }
}

/// Adds a choice under its heading.
pub(super) fn put(groups: &mut Vec<ChoiceGroup>, title: String, choice: Choice) {
    match groups.iter_mut().find(|group| group.title == title) {
        Some(group) => group.choices.push(choice),
        None => groups.push(ChoiceGroup { title, choices: vec![choice] }),
    }
}

/// The card of the holding that a move is made by tapping.
pub(super) const fn card_of(what: &Move) -> Option<Card> {
    match what {
        Move::Play(lay) | Move::Deflect(lay) | Move::Jump(lay) => Some(lay.card),
        Move::Pair { card, .. } | Move::Give { card } => Some(*card),
        _ => None,
    }
}

/// A button that says this.
pub(super) fn plain(what: &Move, text: String) -> Choice {
    // A move is made of numbers and words: it has a JSON form.
    let value = serde_json::to_string(what).unwrap_or_default();
    Choice { value, text, kind: "", colour: None, card: None }
}

fn action(words: Words, seen: &Perspective<'_>, what: &Move) -> Choice {
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
    Choice { kind, colour, ..plain(what, text) }
}

/// “Draw 4”, “Miss the turn”, “Lift a card”.
fn accept(words: Words, seen: &Perspective<'_>) -> String {
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
