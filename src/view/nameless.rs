//! Words for people whose names are not shown.

use std::sync::Arc;

use super::Translator;
use crate::live::TournamentSnapshot;
use crate::store::tournaments::{Event, Redaction, TournamentRecord};
use crate::tournament::{Pseudonym, Tournament};

impl Translator {
    /// “Erased player 1”, “Player 3”.
    pub fn nameless(self, who: Pseudonym) -> String {
        match who {
            Pseudonym::Erased(number) => self.say("name-erased").with("number", number).to_string(),
            Pseudonym::Player(number) => self.say("name-player").with("number", number).to_string(),
        }
    }

    /// Fills in words for missing names in a snapshot.
    pub fn localised(self, snapshot: Arc<TournamentSnapshot>) -> Arc<TournamentSnapshot> {
        let Some(tournament) = self.spoken_names(snapshot.tournament()) else { return snapshot };
        let mut localised = TournamentSnapshot::clone(&snapshot);
        localised.stored.tournament = tournament;
        localised.events = self.events(&snapshot.events).into();
        Arc::new(localised)
    }

    /// Fills in words for missing names in what organisers see.
    pub fn spoken_record(
        self,
        mut stored: TournamentRecord,
        events: Vec<Event>,
    ) -> (TournamentRecord, Vec<Event>) {
        let Some(tournament) = self.spoken_names(&stored.tournament) else { return (stored, events) };
        stored.tournament = tournament;
        for taken in &mut stored.steps {
            taken.step = taken.step.localised(|who| self.nameless(who));
        }
        (stored, self.events(&events))
    }

    fn spoken_names(self, tournament: &Tournament) -> Option<Tournament> {
        tournament.localised(|who| self.nameless(who))
    }

    fn events(self, events: &[Event]) -> Vec<Event> {
        events.iter().map(|event| self.spoken_event(event)).collect()
    }

    /// Fills in words for missing names in an event.
    pub fn spoken_event(self, event: &Event) -> Event {
        Redaction::localised(event, |who| self.nameless(who))
    }
}
