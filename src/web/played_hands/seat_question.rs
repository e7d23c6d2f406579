//! Requests for a seat: the question to the phone that holds it, and the answer to the phone that asks.

use lastcard_snapshots::TournamentSnapshot;
use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_store::seats::SeatRequest;
use lastcard_tournament::PlayerId;

use crate::played_hands::at_table::PlayContext;
use crate::ui::translator::Translator;

/// The question to the phone that holds a seat.
#[derive(Debug, Clone)]
pub struct SeatQuestion {
    pub says: String,
    /// Address for the answer, with the fields `answer` (`yes` or `no`) and `hand` (this hand).
    pub action: String,
    pub hand: String,
}

/// Returns true if a phone without a personal link has to ask for a seat in this hand, because the hand has been
/// dealt or other tables get the same cards.
pub fn has_to_ask(snapshot: &TournamentSnapshot, moment: &HandSnapshot) -> bool {
    moment.is_open() || snapshot.tournament().shares_deals()
}

impl PlayContext<'_> {
    /// Returns the requests for the seat that this phone holds.
    pub fn pending_requests(&self) -> impl Iterator<Item = &SeatRequest> {
        let in_play = self.moment.dealt.state.is_in_play();
        let of_own = move |ask: &&SeatRequest| {
            in_play && self.phone.is_some_and(|phone| self.moment.is_held_by(&ask.player, phone))
        };
        self.moment.seat_requests().filter(of_own)
    }

    pub fn seat_questions(&self, words: Translator) -> Vec<SeatQuestion> {
        let asked = |ask: &SeatRequest| SeatQuestion {
            says: words
                .say("asks-for-your-seat")
                .with("name", self.name(&ask.player))
                .with("number", ask.number)
                .into(),
            action: format!("/at/{}/play/asks/{}", self.code, ask.number),
            hand: self.moment.dealt.id.to_string(),
        };
        self.pending_requests().map(asked).collect()
    }

    /// Returns true if this phone asked for a player's seat and has no answer yet.
    pub fn has_pending_request(&self, player: &PlayerId) -> bool {
        self.own_request(player).is_some_and(|ask| ask.answer.is_none())
    }

    /// Returns this phone's last request for a player's seat, unless it was granted.
    pub fn own_request(&self, player: &PlayerId) -> Option<&SeatRequest> {
        let phone = self.phone?;
        let own = |ask: &&SeatRequest| (&ask.player, &ask.phone) == (player, phone);
        self.moment.seats.requests().iter().rfind(own).filter(|ask| ask.answer != Some(true))
    }
}
