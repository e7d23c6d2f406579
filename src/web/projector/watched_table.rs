//! A table of a tournament as a spectator sees it: the hand on its phones without the holdings and, once the
//! hand is over, with them. All its addresses are public: none contains the table's code or anything about a
//! seat.

use lastcard_rules::Seat;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_snapshots::played_hands::{Game, HandSnapshot, SpectatorSnapshot};
use lastcard_store::played_hands::PlayedHand;
use lastcard_tournament::{Slot, Table, tables};

use crate::hands::summary::HandSummary;
use crate::played_hands::{
    at_table::{Fragment, names, recent_announcements},
    page::Scene,
    perspective::{Links, NextStep, Perspective},
    table_view::IdleTable,
};
use crate::ui::{seats::seat_changes, tournament_text::TournamentText, translator::Translator};

/// A table, and the hand set up last on its phones, if any.
#[derive(Debug, Clone, Copy)]
pub struct WatchedTable<'a> {
    pub snapshot: &'a TournamentSnapshot,
    pub table: u32,
    /// The hand set up last on its phones: dealt or not, in play or over.
    pub moment: Option<&'a HandSnapshot>,
}

impl<'a> WatchedTable<'a> {
    pub fn of(sight: &'a SpectatorSnapshot, table: u32) -> Self {
        Self { snapshot: &sight.snapshot, table, moment: sight.hands.get(&table).map(AsRef::as_ref) }
    }

    /// Returns the current fragment: the hand, or what the table does instead.
    pub fn fragment(&self, words: Translator) -> Fragment {
        match self.shown_hand() {
            Some((dealt, game)) => self.scene(words, dealt, game).into(),
            None => Fragment::IdleTable(Box::new(IdleTable::new(words, self))),
        }
    }

    /// Returns true if others have yet to play the deck of the hand, so that no card of it may be shown.
    pub fn hides_cards(&self) -> bool {
        self.moment.is_some_and(|moment| self.snapshot.stored.hides(&moment.dealt))
    }

    /// Returns the hand to show: one in play, or one that is over and has no later one.
    pub fn shown_hand(&self) -> Option<(&'a PlayedHand, &'a Game)> {
        let moment = self.moment.filter(|_| !self.hides_cards())?;
        let game = moment.game.as_ref()?;
        let last = self.state().and_then(|table| table.last).map(|hand| hand.slot);
        let is_last = game.result().is_some() && last.is_none_or(|last| last <= moment.dealt.slot);
        (moment.is_open() || is_last).then_some((&moment.dealt, game))
    }

    pub fn state(&self) -> Option<Table<'a>> {
        let all = tables(self.snapshot.tournament(), &self.snapshot.tally.standings);
        all.into_iter().find(|table| table.number == self.table)
    }

    pub fn page(&self) -> String {
        format!("/t/{}/tables/{}", self.snapshot.header().slug, self.table)
    }

    pub fn stream(&self) -> String {
        format!("{}/live", self.page())
    }

    pub fn says(&self, words: Translator) -> TournamentText<'a> {
        TournamentText { words, tournament: self.snapshot.tournament() }
    }

    fn scene(&self, words: Translator, dealt: &PlayedHand, game: &Game) -> Scene {
        let ended = game.result();
        let scored = ended.as_ref().and_then(|_| HandSummary::of(words, self.snapshot, dealt.slot));
        Scene::for_spectator(
            words,
            &Perspective {
                names: &names(self.snapshot, dealt),
                sides: &dealt.side_seats(),
                said: &recent_announcements(game),
                // Only distinguishes this hand from the next one; spectators post nothing.
                links: Links {
                    moves: &format!("{}-{}", dealt.slot, dealt.attempt),
                    stream: &self.stream(),
                    page: &self.page(),
                },
                caption: Some(&self.caption(words, dealt)),
                commitment: Some(&dealt.seed.commitment().to_string()),
                ended: ended.as_ref(),
                values: *self.snapshot.tournament().setup().values(),
                steps: &result_links(words, self.snapshot, dealt.slot),
                scored: scored.as_ref(),
                players: dealt.seating.players(),
                changes: &seat_changes(words, self.snapshot, dealt),
                ..Perspective::of(game.hand().view_for(Seat::FIRST), game.move_count())
            },
        )
    }

    /// Formats the caption, such as “Hand 5: Anna and Boris against Vera and Gleb”.
    fn caption(&self, words: Translator, dealt: &PlayedHand) -> String {
        let says = self.says(words);
        let hand = self.snapshot.tournament().hand(dealt.slot);
        let who = hand.map(|hand| crate::leaderboard::page::sides(says, self.snapshot.tournament(), hand));
        let message = words.say("watch-hand").with("hand", says.hand(dealt.slot));
        message.with("who", who.unwrap_or_default()).to_string()
    }
}

/// Returns the links after a hand that is over: its result, its replay, its log.
pub fn result_links(words: Translator, snapshot: &TournamentSnapshot, slot: Slot) -> Vec<NextStep> {
    let hand = format!("/t/{}/hands/{slot}", snapshot.header().slug);
    let step = |key: &str, href: String| NextStep { text: words.say(key).into(), href, fields: None };
    vec![
        step("play-result", hand.clone()),
        step("practice-look-back", format!("{hand}/replay")),
        step("replay-download", format!("{hand}/log")),
    ]
}
