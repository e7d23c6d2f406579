//! A hand at a table of a tournament, as one phone sees it: the seats while players join, then the scene of its own
//! seat.

use std::fmt;

use lastcard_rules::{Move, Seat};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_snapshots::played_hands::{Game, HandSnapshot};
use lastcard_store::played_hands::PlayedHand;
use lastcard_store::seats::Holder;
use lastcard_tournament::{PlayerId, Slot, TableState, tables};

use crate::hands::summary::HandSummary;
use crate::played_hands::{
    announcement::MoveAnnouncement,
    page::Scene,
    perspective::{Links, NextStep, Perspective},
    seat_list::SeatList,
    table_view::IdleTable,
};
use crate::projector::watched_table::result_links;
use crate::ui::{
    card::CardNames, seats::seat_changes, tournament_text::TournamentText, translator::Translator,
};

/// A hand at a table, and the phone that views it.
#[derive(Debug, Clone, Copy)]
pub struct PlayContext<'a> {
    pub snapshot: &'a TournamentSnapshot,
    /// Code that was typed on the phone; part of every address of the page.
    pub code: &'a str,
    /// Snapshot of the hand, with the holders of its seats.
    pub moment: &'a HandSnapshot,
    /// The viewing phone, or `None` if it has taken no seat in this tournament.
    pub phone: Option<&'a Holder>,
    /// A notice to show, such as the reason why a move was refused.
    pub notice: Option<&'a str>,
}

/// The part of the page that changes.
pub enum Fragment {
    /// The seats, while they are being taken or for a phone without one.
    Seats(Box<SeatList>),
    /// The hand as the phone may see it.
    Scene(Box<Scene>),
    /// A table without a hand on phones, for spectators.
    IdleTable(Box<IdleTable>),
}

impl fmt::Display for Fragment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats(seats) => seats.fmt(f),
            Self::Scene(scene) => scene.fmt(f),
            Self::IdleTable(quiet) => quiet.fmt(f),
        }
    }
}

impl Fragment {
    /// Returns true if a page without scripts should reload soon.
    pub fn should_reload(&self) -> bool {
        match self {
            Self::Seats(seats) => seats.should_reload(),
            Self::Scene(scene) => scene.should_reload(),
            Self::IdleTable(_) => true,
        }
    }
}

impl From<Scene> for Fragment {
    fn from(scene: Scene) -> Self {
        Self::Scene(Box::new(scene))
    }
}

impl PlayContext<'_> {
    /// Returns the viewer's seat, or `None` for a phone that holds no seat in this hand.
    pub fn seat(&self) -> Option<Seat> {
        self.moment.seat_of(self.phone?)
    }

    /// Returns true if the viewing phone holds the dealer's seat.
    pub fn is_dealer(&self) -> bool {
        let seat = self.moment.dealt.seat_of(&self.moment.dealt.dealer);
        seat.is_some() && seat == self.seat()
    }

    /// Returns true if the cards played must be kept secret from the viewer: somebody without a seat here may still
    /// get the same deck at another table.
    pub fn hides_cards(&self) -> bool {
        self.seat().is_none() && self.snapshot.stored.hides(&self.moment.dealt)
    }

    /// Returns the current fragment. A phone without a seat sees the seats; once the hand is over everybody sees
    /// its end, unless others have yet to play the same deck.
    pub fn fragment(&self, words: Translator) -> Fragment {
        match (&self.moment.game, self.seat()) {
            (Some(game), Some(seat)) if self.moment.is_open() || game.result().is_some() => {
                self.scene(words, game, seat, true).into()
            }
            (Some(game), None) if game.result().is_some() && !self.hides_cards() => {
                self.scene(words, game, game.hand().table().dealer, false).into()
            }
            _ => Fragment::Seats(Box::new(SeatList::new(words, self))),
        }
    }

    /// Returns the name of the hand, such as “Hand 5”.
    pub fn title(&self, words: Translator) -> String {
        TournamentText { words, tournament: self.snapshot.tournament() }.hand(self.moment.dealt.slot)
    }

    pub fn name(&self, player: &PlayerId) -> String {
        name(self.snapshot, player)
    }

    pub fn stream(&self) -> String {
        format!("/at/{}/play/live", self.code)
    }

    pub fn page(&self) -> String {
        format!("/at/{}/play", self.code)
    }

    /// Returns the hand that the table waits for now.
    pub fn next_slot(&self) -> Option<Slot> {
        let all = tables(self.snapshot.tournament(), &self.snapshot.tally.standings);
        let own = all.iter().find(|table| table.number == self.moment.dealt.slot.table)?;
        match own.state {
            TableState::Plays(slot) => Some(slot),
            TableState::Waits | TableState::Done => None,
        }
    }

    fn scene(&self, words: Translator, game: &Game, seat: Seat, own: bool) -> Scene {
        let dealt = &self.moment.dealt;
        let names = names(self.snapshot, dealt);
        let said = recent_announcements(game);
        let sides = dealt.side_seats();
        let commitment = dealt.seed.commitment().to_string();
        let ended = game.result();
        let scored = ended.as_ref().and_then(|_| HandSummary::of(words, self.snapshot, dealt.slot));
        let notice = own.then(|| self.notices(words, game, seat)).flatten();
        let moves = format!("/at/{}/play/{}", self.code, dealt.id);
        let (stream, page) = (self.stream(), self.page());
        let seen = Perspective {
            names: &names,
            sides: &sides,
            said: &said,
            links: Links { moves: &moves, stream: &stream, page: &page },
            notice: notice.as_deref(),
            commitment: Some(&commitment),
            ended: ended.as_ref(),
            values: *self.snapshot.tournament().setup().values(),
            steps: &self.steps(words),
            scored: scored.as_ref(),
            players: dealt.seating.players(),
            asks: &self.seat_questions(words),
            changes: &seat_changes(words, self.snapshot, dealt),
            ..Perspective::of(game.hand().view_for(seat), game.move_count())
        };
        if own { Scene::new(words, &seen) } else { Scene::for_spectator(words, &seen) }
    }

    /// Returns the notices for this seat alone: a refused move, the holding that its challenge revealed, or a
    /// reminder that its time is running out.
    fn notices(&self, words: Translator, game: &Game, seat: Seat) -> Option<String> {
        let shown = game.revealed_to(seat).map(|shown| {
            let cards = CardNames::new(words, game.hand().rules());
            let held: Vec<String> = shown.holding.cards().map(|card| cards.name(card)).collect();
            let who = self.moment.dealt.player(shown.of).map(|player| self.name(player)).unwrap_or_default();
            words.say("play-shown").with("who", who).with("cards", held.join(", ")).to_string()
        });
        let late = self.moment.reminds && game.hand().waits_for().has(seat);
        let reminded = late.then(|| words.say("play-time-runs-out").to_string());
        let all: Vec<String> =
            self.notice.map(str::to_owned).into_iter().chain(shown).chain(reminded).collect();
        (!all.is_empty()).then(|| all.join(" "))
    }

    fn steps(&self, words: Translator) -> Vec<NextStep> {
        let next = self.next_slot().map(|slot| NextStep {
            text: words.say("play-next-here").into(),
            href: self.page(),
            fields: Some(vec![("slot".to_owned(), slot.to_string())]),
        });
        let table = NextStep {
            text: words.say("play-to-the-table").into(),
            href: format!("/at/{}", self.code),
            fields: None,
        };
        let may_look = self.snapshot.header().is_open();
        let looks = may_look.then(|| result_links(words, self.snapshot, self.moment.dealt.slot));
        next.into_iter().chain([table]).chain(looks.into_iter().flatten()).collect()
    }
}

fn name(snapshot: &TournamentSnapshot, player: &PlayerId) -> String {
    let known = snapshot.tournament().player(player);
    known.map_or_else(|| player.to_string(), |player| player.name.to_string())
}

/// Returns the names of the players, by seat.
pub fn names(snapshot: &TournamentSnapshot, dealt: &PlayedHand) -> Vec<String> {
    dealt.seating.players().iter().map(|player| name(snapshot, player)).collect()
}

/// Returns the last moves as announced to everybody at the table.
pub fn recent_announcements(game: &Game) -> Vec<MoveAnnouncement> {
    let recent = game.recent();
    let after = recent.iter().skip(1).map(|step| &step.before).chain([game.hand()]);
    let said = recent.iter().zip(after).map(|(step, after)| {
        let by = step.made.by;
        MoveAnnouncement::new(by, &step.made.what, &step.before.view_for(by), &after.view_for(by))
            .made_by(step.made.actor)
    });
    said.collect()
}

/// Serialises what everybody may know about a move: only the receiver sees a card given away in an exchange.
pub fn public_move(what: &Move) -> serde_json::Value {
    let mut written = serde_json::to_value(what).unwrap_or_default();
    if let (Move::Give { .. }, Some(fields)) = (what, written.as_object_mut()) {
        fields.remove("card");
    }
    written
}
