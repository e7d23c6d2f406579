//! `/t/{slug}/hands/{slot}`: one hand, with its history.

use std::str::FromStr;

use askama::Template;
use serde::Deserialize;

use lastcard_rules::Counting;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::entries::EntrySource;
use lastcard_store::tournaments::Event;
use lastcard_tournament::{ComparedHand, FinalHolding, Hand, HandResult, PlayerId, Slot};

use crate::app::{error::Error, state::AppState};
use crate::hands::{
    embargoed::{WithheldCards, hand_and_table},
    history::{HistoryLine, HistoryReader, hand_history},
    summary::HandSummary,
};
use crate::leaderboard::{
    page::{dealer_and_opener, hand_path, with_event_stream},
    standings_table::format_signed,
};
use crate::live::{live_page::LivePage, subject::PublicTournament};
use crate::ui::{
    badge::Badge,
    card::{CardNames, CardPicture},
    page::{Link, Page, Visitor},
    seats::seat_change,
    tournament_header::{TournamentHeader, player_name},
    tournament_text::TournamentText,
};

#[derive(Template)]
#[template(path = "hands/page.html")]
pub struct PublicHandPage {
    page: Page,
    head: TournamentHeader,
    place: String,
    seats: Vec<HandSeat>,
    start: Option<String>,
    result: Option<String>,
    /// True until the other side confirms the result.
    is_unconfirmed: bool,
    /// The current standings of the players in this hand.
    standings: Vec<String>,
    after_end: bool,
    dealt_again: usize,
    /// The results with the same deal, at this table and at others.
    compared: Vec<DuplicateResult>,
    penalties: Vec<String>,
    history: Vec<HistoryLine>,
    /// Number of earlier entries that are not shown.
    untold: usize,
    /// The seat changes made while the hand was played on phones: the change, then its time and, if an organiser made it, the name.
    seats_taken: Vec<(String, String)>,
    before: Option<Link>,
    after: Option<Link>,
    /// Address of the replay, if the hand was played here.
    replay: Option<String>,
    withheld: Option<WithheldCards>,
}

struct HandSeat {
    name: String,
    deals: bool,
    opens: bool,
    out: bool,
    partner: String,
    finished: Option<FinishingPlace>,
    /// The player's one-points under `refill`.
    one_points: Option<u32>,
    left: Option<HandHolding>,
}

/// The cards or points that a player was left with.
struct HandHolding {
    /// Empty if only the total is known, or the cards are withheld.
    cards: Vec<(CardPicture, u8)>,
    points: u32,
    shows: CardVisibility,
    /// True if the points of this holding count.
    counts: bool,
}

enum CardVisibility {
    Open,
    /// Only the total was entered.
    Uncounted,
    /// The cards are still withheld.
    Hidden,
}

/// A hand with the same deal, and the result of the side that held the dealer's cards.
struct DuplicateResult {
    link: Link,
    names: String,
    made: String,
    better: String,
    /// True for the hand that the page shows.
    here: bool,
}

impl HandSeat {
    fn badges(&self) -> impl Iterator<Item = Badge> {
        let told = [(self.out, Badge::WentOut), (self.deals, Badge::Deals), (self.opens, Badge::Opens)];
        told.into_iter().filter_map(|(is, badge)| is.then_some(badge))
    }
}

/// `/t/{slug}/hands/{slot}`
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub struct LiveHand(Slot);

impl TryFrom<String> for LiveHand {
    type Error = <Slot as FromStr>::Err;

    fn try_from(address: String) -> Result<Self, Self::Error> {
        address.parse().map(Self)
    }
}

impl LivePage for LiveHand {
    type Subject = PublicTournament;

    fn path(&self, subject: &PublicTournament) -> String {
        subject.path(&format!("/hands/{}", self.0))
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        let page = PublicHandPage::new(visitor, &subject.localise(visitor.words), self.0);
        Ok(page.ok_or(Error::NotFound)?.render()?)
    }
}

impl PublicHandPage {
    /// Builds the page; returns `None` if there is no such hand.
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot, slot: Slot) -> Option<Self> {
        let words = visitor.words;
        let tournament = snapshot.tournament();
        let says = TournamentText { words, tournament };
        let hand = tournament.hand(slot)?;
        let at_table = || tournament.hands().iter().filter(|other| other.slot.table == slot.table);
        let scored = HandSummary::of(words, snapshot, slot);
        let seats_taken = seat_change_lines(says, snapshot, slot);
        let withheld = WithheldCards::of(words, snapshot, slot).filter(|_| !hand.is_open());
        let (history, untold) = hand_history(says, snapshot, hand, HistoryReader::Everybody);
        let link = |hand: &Hand| Link { href: hand_path(snapshot, hand.slot), text: says.hand(hand.slot) };
        Some(Self {
            page: with_event_stream(Page::new(visitor, says.hand(slot)), snapshot),
            head: TournamentHeader::new(words, snapshot),
            place: words.say("table-number").with("table", slot.table).into(),
            seats: seats(says, hand, scored.as_ref(), withheld.is_some()),
            start: dealer_and_opener(says, hand),
            is_unconfirmed: snapshot.unconfirmed.contains_key(&slot),
            result: scored.as_ref().map(|scored| scored.says.clone()),
            standings: scored.map(|scored| scored.standings).unwrap_or_default(),
            after_end: !snapshot.tally.standings.is_counted(hand.slot),
            dealt_again: hand.voided.len(),
            penalties: hand.all_penalties().map(|penalty| says.penalty(penalty)).collect(),
            compared: duplicate_results(says, snapshot, slot),
            history,
            untold,
            seats_taken,
            before: at_table().rfind(|other| other.slot < slot).map(link),
            after: at_table().find(|other| other.slot > slot).map(link),
            replay: (withheld.is_none() || !hand.shared).then(|| replay(snapshot, slot)).flatten(),
            withheld,
        })
    }
}

fn replay(snapshot: &TournamentSnapshot, slot: Slot) -> Option<String> {
    let played = snapshot.stored.history(slot).any(|entry| entry.via == EntrySource::Played);
    played.then(|| format!("{}/replay", hand_path(snapshot, slot)))
}

fn seats(says: TournamentText<'_>, hand: &Hand, scored: Option<&HandSummary>, hides: bool) -> Vec<HandSeat> {
    let setup = says.tournament.setup_of(hand.slot);
    let format = setup.format();
    let counting = setup.rules().counting(*setup.values());
    let names = CardNames::new(says.words, setup.rules());
    let seat = |id: &PlayerId| HandSeat {
        name: player_name(says.tournament, id),
        deals: hand.dealer.as_ref() == Some(id),
        opens: hand.opener.as_ref() == Some(id),
        out: matches!(&hand.result, Some(HandResult::Won { out, .. }) if out == id),
        partner: says.list(
            &hand
                .seating
                .partners_of(format, id)
                .into_iter()
                .map(|partner| player_name(says.tournament, partner))
                .collect::<Vec<_>>(),
        ),
        finished: finishing_place(hand, id),
        one_points: match &hand.result {
            Some(HandResult::Refill { points, .. }) => Some(points.get(id).copied().unwrap_or(0)),
            _ => None,
        },
        left: hand.result.as_ref().and_then(HandResult::holdings).and_then(|left| left.get(id)).map(|left| {
            HandHolding {
                counts: scored.is_none_or(|scored| scored.counts(id)),
                ..holding(names, &counting, left, hides)
            }
        }),
    };
    hand.seating.players().iter().map(seat).collect()
}

fn duplicate_results(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    slot: Slot,
) -> Vec<DuplicateResult> {
    let tournament = says.tournament;
    let Some(deal) = tournament.deal(slot) else { return Vec::new() };
    let same = |one: &ComparedHand| {
        let hand = tournament.hand(one.slot)?;
        let side = hand.seating.side_of(tournament.setup().format(), hand.dealer.as_ref()?);
        let names: Vec<String> = side.into_iter().map(|id| player_name(tournament, id)).collect();
        Some(DuplicateResult {
            link: Link { href: hand_path(snapshot, one.slot), text: hand_and_table(says, one.slot) },
            names: says.list(&names),
            made: format_signed(says.words, Some(one.made)),
            better: format_signed(says.words, Some(one.better)),
            here: one.slot == slot,
        })
    };
    snapshot.tally.compared_hands(deal).filter_map(same).collect()
}

/// A player's place in a hand played to the last player.
enum FinishingPlace {
    In(usize),
    Last,
}

fn finishing_place(hand: &Hand, id: &PlayerId) -> Option<FinishingPlace> {
    let Some(HandResult::Order(order)) = &hand.result else { return None };
    let index = order.iter().position(|player| player == id)?;
    Some(if index + 1 == order.len() { FinishingPlace::Last } else { FinishingPlace::In(index + 1) })
}

fn holding(names: CardNames, counting: &Counting, left: &FinalHolding, hides: bool) -> HandHolding {
    match left {
        FinalHolding::Total(points) => {
            HandHolding { cards: Vec::new(), points: *points, shows: CardVisibility::Uncounted, counts: true }
        }
        FinalHolding::Counted(counts) if hides => HandHolding {
            cards: Vec::new(),
            points: counting.holding(counts),
            shows: CardVisibility::Hidden,
            counts: true,
        },
        FinalHolding::Counted(counts) => HandHolding {
            cards: counts
                .iter()
                .filter(|(_, count)| *count > 0)
                .map(|(face, count)| (names.face_picture(face), count))
                .collect(),
            points: counting.holding(counts),
            shows: CardVisibility::Open,
            counts: true,
        },
    }
}

/// Lists the seat changes of this slot, each with its time and, if an organiser made it, the organiser's name.
fn seat_change_lines(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    slot: Slot,
) -> Vec<(String, String)> {
    let told = |event: &Event| {
        let change = event.seat_change().filter(|change| change.slot == slot)?;
        let when = says.words.date_time(event.created_at, snapshot.club.time_zone);
        let by = event.account_id.as_ref().and_then(|id| snapshot.organisers.get(id));
        let by = by.map(|name| says.words.say("via-person").with("name", name.as_str()).to_string());
        let when = std::iter::once(when).chain(by).collect::<Vec<_>>().join(" · ");
        Some((seat_change(says.words, says.tournament, change), when))
    };
    snapshot.events.iter().filter_map(told).collect()
}
