//! Moves of a hand as they are announced to everybody at the table.

use lastcard_rules::hand::{Offence, View};
use lastcard_rules::{Card, Colour, Move, Seat};
use lastcard_store::played_hands::Actor;

use crate::played_hands::perspective::Perspective;
use crate::ui::{card::CardNames, translator::Translator};

/// A move as the table saw it. A card given away in an exchange stays hidden; drawn cards are only counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveAnnouncement {
    by: Seat,
    what: AnnouncedMove,
    took: Vec<TakenCards>,
    /// Message key of a remark on who made the move, if that was not the player.
    instead: Option<&'static str>,
    /// True if the scorer reported the move, rather than the player concerned.
    scorer: bool,
}

/// Cards that a player took from the pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct TakenCards {
    seat: Seat,
    count: u32,
    /// Message key of the reason, if the move itself does not give it.
    why: Option<&'static str>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum AnnouncedMove {
    Laid {
        how: &'static str,
        cards: Vec<Card>,
        colour: Option<Colour>,
        uno: bool,
    },
    Swapped(Option<Seat>),
    Named(Colour),
    Caught(Seat),
    Reported {
        kind: Offence,
        seat: Seat,
    },
    /// Draws cards: the message itself gives their number.
    Took(&'static str),
    Plain(&'static str),
}

impl MoveAnnouncement {
    /// Describes a move in terms of what everybody may know. The views before and after may belong to any seats.
    pub fn new(by: Seat, what: &Move, before: &View<'_>, after: &View<'_>) -> Self {
        let laid = |how, cards: &[Card], colour, uno| AnnouncedMove::Laid {
            how,
            cards: cards.to_vec(),
            colour,
            uno,
        };
        let what = match what {
            Move::Play(lay) => laid("move-play", &[lay.card], lay.colour, lay.uno),
            Move::Deflect(lay) => laid("move-deflect", &[lay.card], lay.colour, lay.uno),
            Move::Jump(lay) => laid("move-jump", &[lay.card], lay.colour, lay.uno),
            Move::Pair { card, uno } => laid("move-pair", &[*card, *card], None, *uno),
            Move::Dump { cards, uno } => laid("move-dump", cards.as_slice(), None, *uno),
            Move::Swap { with } => AnnouncedMove::Swapped(*with),
            Move::Name { colour } => AnnouncedMove::Named(*colour),
            Move::Catch { seat } => AnnouncedMove::Caught(*seat),
            Move::Report { kind, seat } => AnnouncedMove::Reported { kind: *kind, seat: *seat },
            Move::Draw => AnnouncedMove::Took("move-draw"),
            Move::Keep => AnnouncedMove::Plain("move-keep"),
            Move::Accept => AnnouncedMove::Took("move-accept"),
            Move::Challenge => AnnouncedMove::Plain("move-challenge"),
            Move::Give { .. } => AnnouncedMove::Plain("move-give"),
            Move::Call => AnnouncedMove::Plain("move-call"),
            Move::Ready => AnnouncedMove::Plain("move-ready"),
            Move::DraftKeep => AnnouncedMove::Took("move-draft-keep"),
            Move::DraftReject => AnnouncedMove::Took("move-draft-reject"),
        };
        let took = cards_taken(by, &what, before, after);
        Self { by, what, took, instead: None, scorer: false }
    }

    #[must_use]
    pub fn made_by(mut self, actor: Actor) -> Self {
        self.scorer = actor == Actor::Scorer;
        self.instead = match actor {
            Actor::StandIn => Some("move-stand-in"),
            Actor::Player | Actor::Scorer | Actor::Rules | Actor::Bot => None,
        };
        self
    }

    /// Formats the announcement. With `own`, the viewer is addressed as “you”.
    pub fn sentence(&self, words: Translator, seen: &Perspective<'_>, own: bool) -> String {
        let cards = CardNames::new(words, seen.view.rules());
        let message = match &self.what {
            AnnouncedMove::Laid { how, .. } => words.say(*how),
            AnnouncedMove::Swapped(Some(_)) => words.say("move-swap"),
            AnnouncedMove::Swapped(None) => words.say("move-swap-none"),
            AnnouncedMove::Named(_) => words.say("move-name"),
            AnnouncedMove::Caught(_) => words.say("move-catch"),
            AnnouncedMove::Reported { kind, .. } => words.say(format!("move-report-{kind}")),
            AnnouncedMove::Took(key) | AnnouncedMove::Plain(key) => words.say(*key),
        };
        let whose = |seat| if own && seat == seen.view.seat() { "you" } else { "other" };
        let message = message.with("who", seen.name(self.by)).with("whose", whose(self.by));
        let message = match &self.what {
            AnnouncedMove::Laid { cards: laid, .. } => {
                let last = laid.last().map(|card| cards.name(*card)).unwrap_or_default();
                message.with("card", last).with("count", laid.len())
            }
            AnnouncedMove::Swapped(Some(seat)) | AnnouncedMove::Caught(seat) => {
                message.with("with", seen.name(*seat)).with("whom", whose(*seat))
            }
            AnnouncedMove::Reported { seat, .. } => {
                let key = if self.scorer { "move-reported-scorer" } else { "move-reported" };
                let reporter = words.say(key).with("who", seen.name(self.by)).to_string();
                message.with("reporter", reporter).with("with", seen.name(*seat))
            }
            AnnouncedMove::Named(colour) => message.with("colour", cards.colour(*colour)),
            AnnouncedMove::Took(_) => message.with("count", self.took_by(self.by)),
            AnnouncedMove::Swapped(None) | AnnouncedMove::Plain(_) => message,
        };
        std::iter::once(message.to_string())
            .chain(self.rest(words, seen, &whose))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Adds the colour ordered, the call, and the cards that somebody took.
    fn rest(
        &self,
        words: Translator,
        seen: &Perspective<'_>,
        whose: &dyn Fn(Seat) -> &'static str,
    ) -> Vec<String> {
        let mut rest = Vec::new();
        if let AnnouncedMove::Laid { colour, uno, .. } = &self.what {
            if let Some(colour) = colour {
                let colour = CardNames::new(words, seen.view.rules()).colour(*colour);
                rest.push(words.say("move-colour").with("colour", colour).to_string());
            }
            if *uno {
                rest.push(words.say("move-uno").to_string());
            }
        }
        let told = |seat| matches!(self.what, AnnouncedMove::Took(_)) && seat == self.by;
        for &TakenCards { seat, count, why } in self.took.iter().filter(|taking| !told(taking.seat)) {
            rest.extend(why.map(|key| words.say(key).to_string()));
            let took = words.say("move-took").with("who", seen.name(seat)).with("whose", whose(seat));
            rest.push(took.with("count", count).to_string());
        }
        rest.extend(self.instead.map(|key| words.say(key).with("who", seen.name(self.by)).to_string()));
        rest
    }

    fn took_by(&self, seat: Seat) -> u32 {
        self.took.iter().find(|taking| taking.seat == seat).map_or(0, |taking| taking.count)
    }
}

/// Returns the players who took cards: those whose holdings grew by more than they laid. Empty after a swap of
/// holdings, which makes this unknowable.
fn cards_taken(by: Seat, what: &AnnouncedMove, before: &View<'_>, after: &View<'_>) -> Vec<TakenCards> {
    if matches!(what, AnnouncedMove::Swapped(Some(_))) {
        return Vec::new();
    }
    let laid = |seat: Seat| match what {
        AnnouncedMove::Laid { cards, .. } if seat == by => u32::try_from(cards.len()).unwrap_or_default(),
        _ => 0,
    };
    let grown = |seat: Seat| {
        let count = (after.size(seat) + laid(seat)).checked_sub(before.size(seat))?;
        let why = || why_taken(by, what, seat, before);
        (count > 0).then(|| TakenCards { seat, count, why: why() })
    };
    let shrunk = |seat: Seat| after.size(seat) + laid(seat) < before.size(seat);
    let seats = Seat::first(before.table().seats);
    if seats.clone().any(shrunk) { Vec::new() } else { seats.filter_map(grown).collect() }
}

/// Returns the reason why a player took cards, if the move does not give it: a forgotten call, or a call without
/// cause (R-UNO-4, P-FALSE-1).
fn why_taken(by: Seat, what: &AnnouncedMove, seat: Seat, before: &View<'_>) -> Option<&'static str> {
    let is_last = |laid: &[Card]| before.size(by) == u32::try_from(laid.len()).unwrap_or_default() + 1;
    let forgot = match what {
        // Was left with one card without calling, or has still not called after the previous turn.
        AnnouncedMove::Laid { cards, uno, .. } if seat == by => {
            before.is_exposed(by) || (!uno && is_last(cards))
        }
        AnnouncedMove::Laid { .. } | AnnouncedMove::Took(_) => seat != by && before.is_exposed(seat),
        _ => false,
    };
    let cried = match what {
        AnnouncedMove::Laid { cards, uno: true, .. } => seat == by && !is_last(cards),
        AnnouncedMove::Plain("move-call") => seat == by && !before.is_exposed(seat),
        _ => false,
    };
    if forgot { Some("move-uno-forgotten") } else { cried.then_some("move-uno-false") }
}
