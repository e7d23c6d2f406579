//! The form that takes the result of one hand: on the phone at the table, and at the organiser's desk.

use askama::Template;

use super::faces;
use super::penalty_rows::PenaltyRows;
use super::says::{Says, asked};
use super::{TypedHand, TypedHolding, Wrong};
use crate::rules::Face;
use crate::tournament::{EntrantId, Hand, HandResult, Left, MethodId, PlayerId, Slot};
use crate::view::Words;

/// Where a form is sent, and on what it is based.
#[derive(Debug, Clone)]
pub struct Sending {
    /// The address it is posted to.
    pub action: String,
    /// The revision of the hand that the scorer saw; 0 for an open hand.
    pub based_on: u32,
    /// Names this submission, so that sending it twice records it once.
    pub entry_key: String,
    /// Where “Cancel” leads, for a hand that is corrected.
    pub cancel: Option<String>,
}

/// The form of one hand. What was typed, and what is wrong with it, stands in it.
#[derive(Template)]
#[template(path = "table/hand_form.html")]
pub struct HandForm {
    w: Words,
    sending: Sending,
    slot: Slot,
    seats: Vec<Seat>,
    cards: Vec<Card>,
    endings: Vec<Ending>,
    lazy: bool,
    penalties: PenaltyRows,
    problems: Vec<String>,
}

/// A player at the table.
struct Seat {
    id: String,
    name: String,
    /// The name as sentences have it.
    short: String,
    side: usize,
    dealer: bool,
    opener: bool,
    out: bool,
    /// What saving says when this player goes out, with `{points}` or `{points.vera}` for the points.
    says: String,
    /// Who goes out when this holding is asked for.
    asked_when: String,
    typed: TypedHolding,
    problems: Vec<String>,
}

/// A face of the pad.
struct Card {
    face: Face,
    symbol: String,
    name: String,
    points: u32,
    most: u8,
}

/// A button that ends a lazy hand: who went out, who lost, and what that means.
struct Ending {
    out: String,
    losers: String,
    says: String,
}

impl HandForm {
    /// The form of a hand with what was typed so far and what is wrong with it.
    pub fn new(says: Says<'_>, hand: &Hand, typed: &TypedHand, wrong: &[Wrong], sending: Sending) -> Self {
        let w = says.words;
        let lazy = says.tournament.setup().method().id().names_losers();
        let seats = hand.seating.players().iter().enumerate();
        let seats: Vec<Seat> = seats.map(|(i, id)| seat(says, hand, typed, wrong, i, id)).collect();
        let is_beside = |wrong: &&Wrong| {
            hand.seating.players().iter().any(|id| wrong.is_about(id))
                || (0..typed.penalties.len()).any(|index| wrong.is_about_penalty(index))
        };
        let elsewhere = wrong.iter().filter(|wrong| !is_beside(wrong));
        Self {
            w,
            problems: elsewhere.map(|wrong| wrong.says.clone()).collect(),
            endings: if lazy { endings(says, hand) } else { Vec::new() },
            cards: cards(says),
            penalties: PenaltyRows::new(says, hand, &typed.penalties, wrong),
            slot: hand.slot,
            seats,
            lazy,
            sending,
        }
    }

    /// The number of a seat, as the style sheet knows it.
    fn seat_of(&self, player: &str) -> usize {
        self.seats.iter().position(|seat| seat.id == player).unwrap_or_default()
    }

    /// Whether what was sent was not saved, for whatever reason.
    fn refused(&self) -> bool {
        !self.problems.is_empty()
            || self.seats.iter().any(|seat| !seat.problems.is_empty())
            || self.penalties.is_wrong()
    }

    /// Whether somebody began to count where nobody has to (M-4).
    fn counting(&self) -> bool {
        self.seats.iter().any(|seat| !seat.typed.is_empty() || !seat.problems.is_empty())
    }
}

impl Seat {
    fn count(&self, face: Face) -> &str {
        self.typed.counts.get(&face).map_or("", String::as_str)
    }
}

fn seat(says: Says<'_>, hand: &Hand, typed: &TypedHand, wrong: &[Wrong], i: usize, id: &PlayerId) -> Seat {
    let here = wrong.iter().filter(|wrong| wrong.is_about(id));
    let asked_when = outs(says, hand, id);
    Seat {
        name: says.tournament.player(id).map_or_else(|| id.to_string(), |player| player.name.to_string()),
        short: says.player(id),
        side: i % 2,
        dealer: hand.dealer.as_ref() == Some(id),
        opener: hand.opener.as_ref() == Some(id),
        out: typed.out == id.as_str(),
        says: saving(says, hand, id),
        asked_when: asked_when.join(" "),
        typed: typed.holding(id),
        problems: here.map(|wrong| wrong.says.clone()).collect(),
        id: id.to_string(),
    }
}

/// The seats of those who, going out, leave this player with a holding that is asked for.
fn outs(says: Says<'_>, hand: &Hand, player: &PlayerId) -> Vec<String> {
    let setup = says.tournament.setup();
    let seats = hand.seating.players().iter().enumerate();
    let outs = seats.filter(|(_, out)| *out != player && asked(setup, &hand.seating, out).contains(player));
    outs.map(|(seat, _)| seat.to_string()).collect()
}

/// What saving says when this player goes out, with placeholders for the points.
fn saving(says: Says<'_>, hand: &Hand, out: &PlayerId) -> String {
    let zero = |player: &PlayerId| (player.clone(), Left::Total(0));
    let losing = asked(says.tournament.setup(), &hand.seating, out);
    let left = losing.iter().map(zero).collect();
    let result = HandResult::Won { out: out.clone(), left, losers: None };
    let Some(effect) = says.tournament.effect(hand, &result) else { return String::new() };
    match says.tournament.setup().method().id() {
        MethodId::Std => says.credited(&effect.winners, "{points}"),
        MethodId::Lose200 | MethodId::Challenge => {
            let placeholder = |entrant: &EntrantId| {
                let own = losing
                    .iter()
                    .filter(|player| says.tournament.entrant_of(player).is_some_and(|e| e.id == *entrant));
                let own: Vec<&str> = own.map(PlayerId::as_str).collect();
                format!("{{points.{}}}", own.join("."))
            };
            says.charged(effect.charged.iter().map(|credit| (&credit.entrant, placeholder(&credit.entrant))))
        }
        MethodId::Lazy | MethodId::MaxLoser | MethodId::Placement | MethodId::Refill => String::new(),
    }
}

/// Every way a lazy hand can end without counting: each loser alone, and both level (S-LAZY-4).
fn endings(says: Says<'_>, hand: &Hand) -> Vec<Ending> {
    let ending = |out: &PlayerId, losers: &[PlayerId]| Ending {
        out: out.to_string(),
        losers: losers.iter().map(PlayerId::as_str).collect::<Vec<_>>().join(" "),
        says: says.lost(hand.slot, out, losers),
    };
    let mut endings = Vec::new();
    for out in hand.seating.players() {
        let losing = asked(says.tournament.setup(), &hand.seating, out);
        endings.extend(losing.iter().map(|loser| ending(out, std::slice::from_ref(loser))));
        endings.push(ending(out, &losing));
    }
    endings
}

fn cards(says: Says<'_>) -> Vec<Card> {
    let setup = says.tournament.setup();
    let deck = setup.rules().deck().counts();
    let counting = setup.rules().counting(*setup.values());
    let card = |face: Face| Card {
        face,
        symbol: faces::symbol(face),
        name: if face.number().is_some() { String::new() } else { faces::name(says.words, face) },
        points: counting.value(face),
        most: deck.get(face),
    };
    faces::PAD.into_iter().filter(|face| deck.get(*face) > 0).map(card).collect()
}
