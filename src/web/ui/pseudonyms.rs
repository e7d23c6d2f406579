//! Words for people whose names are not shown.

use std::sync::Arc;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments::{Event, TournamentRecord};
use lastcard_tournament::{Pseudonym, Tournament};

use crate::ui::translator::Translator;

impl Translator {
    /// “Erased player 1”, “Player 3”.
    pub fn pseudonym(self, who: Pseudonym) -> String {
        match who {
            Pseudonym::Erased(number) => self.say("name-erased").with("number", number).to_string(),
            Pseudonym::Player(number) => self.say("name-player").with("number", number).to_string(),
        }
    }

    /// Replaces the pseudonyms in a snapshot with words in this language.
    pub fn localise_snapshot(self, snapshot: Arc<TournamentSnapshot>) -> Arc<TournamentSnapshot> {
        let Some(tournament) = self.localise_names(snapshot.tournament()) else { return snapshot };
        let mut localised = TournamentSnapshot::clone(&snapshot);
        localised.stored.tournament = tournament;
        localised.events = self.localise_events(&snapshot.events).into();
        Arc::new(localised)
    }

    /// Replaces the pseudonyms in a tournament record and its events with words in this language.
    pub fn localise_record(
        self,
        mut stored: TournamentRecord,
        events: Vec<Event>,
    ) -> (TournamentRecord, Vec<Event>) {
        let Some(tournament) = self.localise_names(&stored.tournament) else { return (stored, events) };
        stored.tournament = tournament;
        for taken in &mut stored.steps {
            taken.step = taken.step.localised(|who| self.pseudonym(who));
        }
        (stored, self.localise_events(&events))
    }

    fn localise_names(self, tournament: &Tournament) -> Option<Tournament> {
        tournament.localised(|who| self.pseudonym(who))
    }

    fn localise_events(self, events: &[Event]) -> Vec<Event> {
        events.iter().map(|event| self.localise_event(event)).collect()
    }

    /// Replaces the pseudonyms in an event with words in this language.
    pub fn localise_event(self, event: &Event) -> Event {
        Event { kind: event.kind.localised(|who| self.pseudonym(who)), ..event.clone() }
    }
}
