//! What others than organisers are told of a tournament. A picture carries its editions, so whoever asks for a picture gets the one that
//! is meant for them, and what is withheld is in none of its fields.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use imbl::Vector;

use super::Picture;
use super::chances::LaterChances;
use lastcard_store::StoreError;
use lastcard_store::tournaments::{Stored, Telling, Told};
use lastcard_tournament::{Standing, StandingState, Tally, tally};

/// The editions of a picture that does not tell everything.
#[derive(Debug, PartialEq)]
pub(super) struct Editions {
    /// For everybody; nothing is told where it could not be made.
    everybody: Option<Arc<Picture>>,
    /// For those who play: with all names, and without standings while they are withheld. None where that is the picture itself.
    tables: Option<Arc<Picture>>,
}

impl Picture {
    /// The picture with its editions as they are at this moment.
    pub(super) fn edited(mut self, now: DateTime<Utc>) -> Self {
        let audience = self.header().audience;
        let withholds = audience.telling.withholds(now);
        let told = Told::to_everybody(&self.stored, audience.names, withholds);
        if told.is_all() {
            return self;
        }
        let everybody = self.told(&told);
        if let Err(error) = &everybody {
            tracing::warn!(%error, tournament = %self.header().id, "what everybody is told cannot be made");
        }
        let everybody = everybody.ok().map(Arc::new);
        let tables = withholds.then(|| {
            Arc::new(Self { tally: unranked(&self.stored, self.tally.clone()), withholds, ..self.clone() })
        });
        self.editions = Some(Arc::new(Editions { everybody, tables }));
        self
    }

    fn told(&self, told: &Told) -> Result<Self, StoreError> {
        let stored = self.stored.told(told)?;
        let mut tally = tally(&stored.tournament);
        if told.withholds {
            // When it ends, and so what is still played, may follow from the results.
            let (real, shown) = (&self.tally.standings, &mut tally.standings);
            (shown.reason, shown.finished) = (real.reason, real.over());
            if real.over() {
                shown.next.clear();
            }
            tally = unranked(&stored, tally);
        }
        let organisers = if told.labels.is_empty() { self.organisers.clone() } else { Arc::default() };
        Ok(Self {
            club: self.club.clone(),
            tally,
            events: self.events.iter().filter_map(|event| told.event(event)).collect(),
            says: self.says.clone(),
            unconfirmed: if told.withholds { Arc::default() } else { self.unconfirmed.clone() },
            stored,
            organisers,
            withholds: told.withholds,
            told: Arc::new(told.clone()),
            editions: None,
            chances: LaterChances::default(),
        })
    }

    /// The picture that everybody may see; none of a draft, or of what only its organisers may see.
    pub fn for_everybody(self: &Arc<Self>) -> Option<Arc<Self>> {
        if !self.header().is_open() {
            return None;
        }
        match &self.editions {
            None => Some(self.clone()),
            Some(editions) => editions.everybody.clone(),
        }
    }

    /// The picture that those may see who play, at a table or by a link of their own.
    pub fn for_tables(self: &Arc<Self>) -> Arc<Self> {
        let tables = self.editions.as_ref().and_then(|editions| editions.tables.clone());
        tables.unwrap_or_else(|| self.clone())
    }

    /// When it shows something else by itself: what it withholds is told, or what is said is over.
    pub(super) fn due_at(&self) -> Option<DateTime<Utc>> {
        let withholds = self.editions.as_ref().is_some_and(|editions| editions.tables.is_some());
        let told = match self.header().audience.telling {
            Telling::From(moment) if withholds => Some(moment),
            _ => None,
        };
        let until =
            self.stored.conduct.said.as_ref().filter(|_| self.says.is_some()).and_then(|said| said.until);
        let confirming = self.stored.conduct.confirming;
        // What is late stays so: there is nothing to wait for.
        let asked = self.unconfirmed.values().filter(|one| !one.is_late);
        let asked = asked.filter_map(|one| confirming.ends(one.entered)).min();
        told.into_iter().chain(until).chain(asked).min()
    }
}

/// The same without anything that tells how anybody stands: the lines in the order of the entrants.
fn unranked(stored: &Stored, tally: Tally) -> Tally {
    let line = |Standing { entrant, .. }: Standing| Standing {
        entrant,
        rank: None,
        total: None,
        average: None,
        hands: 0,
        won: 0,
        lost: 0,
        best: None,
        worst: None,
        duplicate: None,
        state: StandingState::Playing,
        at_limit: false,
    };
    let mut standings = tally.standings;
    standings.standings = standings.standings.into_iter().map(line).collect();
    let entrants = stored.tournament.entrants();
    standings.standings.sort_by_key(|line| entrants.iter().position(|entrant| entrant.id == line.entrant));
    (standings.play_off, standings.problems) = (None, Vec::new());
    Tally { effects: Vector::new(), arrivals: Vec::new(), compared: Vec::new(), standings }
}
