//! Subjects of live pages: tournaments and clubs, with the feeds of their changes.

use std::sync::Arc;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use lastcard_snapshots::{ChancesWatch, ClubVersion, Snapshots, TournamentSnapshot};
use lastcard_store::clubs::{self, Club};
use lastcard_store::{ClubId, StoreError};

use crate::app::{error::Error, state::AppState};
use crate::live::own_stream::{COLLECTION_WINDOW, MIN_INTERVAL};
use crate::ui::translator::Translator;

/// Thing that a live page shows, in one of its versions.
pub trait Subject: Clone + Send + 'static {
    /// Name in the address.
    type Name;
    /// Later versions.
    type Updates: Updates<Of = Self>;

    /// Finds the subject as it is now. Fails with `NotFound` if the public may not see it.
    async fn find(state: &AppState, name: &Self::Name) -> Result<Self, Error>;

    /// Follows the subject, beginning with its current version.
    async fn follow(&self, state: &AppState) -> Result<Self::Updates, Error>;

    /// Returns what identifies the subject whatever its version.
    fn key(&self) -> SubjectKey;

    fn version(&self) -> String;
}

/// Feed of the versions of a subject.
pub trait Updates: 'static {
    type Of;

    /// Waits for the next version; `None` once nobody may see the subject any more.
    async fn next(&mut self) -> Option<Self::Of>;
}

/// Identity of a subject, by which the version of a cached page is checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SubjectKey {
    AllClubs,
    Club(ClubId),
    /// Tournament with this slug.
    Tournament(String),
}

impl SubjectKey {
    /// Returns the current version, if it is in memory.
    pub fn version(&self, snapshots: &Snapshots) -> Option<String> {
        match self {
            Self::AllClubs => Some(snapshots.club_version().to_string()),
            Self::Club(id) => snapshots.club_version_of(id).map(|version| version.to_string()),
            Self::Tournament(slug) => snapshots.cached_version(slug),
        }
    }
}

/// Tournament, redacted for the public.
#[derive(Debug, Clone)]
pub struct PublicTournament(pub Arc<TournamentSnapshot>);

impl PublicTournament {
    /// Returns the address of a page below the tournament's.
    pub fn path(&self, below: &str) -> String {
        format!("/t/{}{below}", self.0.header().slug)
    }

    /// Returns the snapshot with its placeholders in this language.
    pub fn localise(&self, words: Translator) -> Arc<TournamentSnapshot> {
        words.localise_snapshot(self.0.clone())
    }
}

impl Subject for PublicTournament {
    type Name = String;
    type Updates = SnapshotUpdates;

    async fn find(state: &AppState, slug: &String) -> Result<Self, Error> {
        state.public_snapshot(slug).await.map(Self)
    }

    async fn follow(&self, state: &AppState) -> Result<SnapshotUpdates, Error> {
        let mut watched = state.watch_unredacted(&self.0.header().slug).await?;
        watched.mark_changed();
        Ok(SnapshotUpdates(watched))
    }

    fn key(&self) -> SubjectKey {
        SubjectKey::Tournament(self.0.header().slug.clone())
    }

    fn version(&self) -> String {
        self.0.version()
    }
}

/// Feed of a tournament.
pub struct SnapshotUpdates(watch::Receiver<Arc<TournamentSnapshot>>);

impl Updates for SnapshotUpdates {
    type Of = PublicTournament;

    async fn next(&mut self) -> Option<PublicTournament> {
        self.0.changed().await.ok()?;
        self.0.borrow_and_update().for_public().map(PublicTournament)
    }
}

/// Public tournament with its odds, which are computed later than the rest.
#[derive(Debug, Clone)]
pub struct TournamentWithOdds(pub PublicTournament);

impl Subject for TournamentWithOdds {
    type Name = String;
    type Updates = OddsUpdates;

    async fn find(state: &AppState, slug: &String) -> Result<Self, Error> {
        let found = PublicTournament::find(state, slug).await?;
        state.snapshots.request_chances(&found.0);
        Ok(Self(found))
    }

    async fn follow(&self, state: &AppState) -> Result<OddsUpdates, Error> {
        let snapshots = state.snapshots.clone();
        Ok(OddsUpdates { updates: self.0.follow(state).await?, odds: None, snapshots })
    }

    fn key(&self) -> SubjectKey {
        self.0.key()
    }

    fn version(&self) -> String {
        self.0.0.version_with_odds()
    }
}

/// Feed of a tournament and of its odds.
pub struct OddsUpdates {
    updates: SnapshotUpdates,
    /// Odds of the last version, if they are still being computed.
    odds: Option<ChancesWatch>,
    snapshots: Snapshots,
}

impl Updates for OddsUpdates {
    type Of = TournamentWithOdds;

    async fn next(&mut self) -> Option<TournamentWithOdds> {
        let watched = &mut self.updates.0;
        tokio::select! {
            changed = watched.changed() => changed.ok()?,
            () = wait_for_odds(&mut self.odds) => {}
        }
        let snapshot = watched.borrow_and_update().for_public()?;
        self.snapshots.request_chances(&snapshot);
        // Read before rendering, so that odds that arrive meanwhile are sent.
        self.odds = snapshot.chances().is_none().then(|| snapshot.watch_chances());
        Some(TournamentWithOdds(PublicTournament(snapshot)))
    }
}

/// Waits for the odds of a snapshot, if they are still being computed. They never arrive for a snapshot that was replaced.
async fn wait_for_odds(odds: &mut Option<ChancesWatch>) {
    let come = match odds {
        Some(odds) => odds.wait_for(Option::is_some).await.is_ok(),
        None => false,
    };
    if !come {
        std::future::pending::<()>().await;
    }
}

/// Club in one version.
#[derive(Debug, Clone)]
pub struct ClubSubject {
    pub id: ClubId,
    pub slug: String,
    pub version: ClubVersion,
}

impl ClubSubject {
    /// Loads the club, on a thread that may wait for the database.
    pub fn load(&self, state: &AppState) -> Result<Club, StoreError> {
        clubs::by_id(&state.store, &self.id)
    }

    /// Returns the address of a page below the club's.
    pub fn path(&self, below: &str) -> String {
        format!("/c/{}{below}", self.slug)
    }
}

impl Subject for ClubSubject {
    type Name = String;
    type Updates = ClubUpdates<Self>;

    /// Addresses are permanent, so each is looked up once.
    async fn find(state: &AppState, slug: &String) -> Result<Self, Error> {
        let slug = slug.to_lowercase();
        let id = if let Some(id) = state.cached_club(&slug) {
            id
        } else {
            let asked = slug.clone();
            let id = state.with_store(move |store| clubs::by_slug(store, &asked)).await?.id;
            state.cache_club(slug.clone(), id.clone());
            id
        };
        let version = *state.snapshots.watch_club(&id).borrow();
        Ok(Self { id, slug, version })
    }

    async fn follow(&self, state: &AppState) -> Result<ClubUpdates<Self>, Error> {
        let club = self.clone();
        let at = move |version| Self { version, ..club.clone() };
        Ok(ClubUpdates::new(state.snapshots.watch_club(&self.id), at))
    }

    fn key(&self) -> SubjectKey {
        SubjectKey::Club(self.id.clone())
    }

    fn version(&self) -> String {
        self.version.to_string()
    }
}

/// All clubs together, in one version.
#[derive(Debug, Clone, Copy)]
pub struct AllClubs(pub ClubVersion);

impl Subject for AllClubs {
    type Name = ();
    type Updates = ClubUpdates<Self>;

    async fn find(state: &AppState, (): &()) -> Result<Self, Error> {
        Ok(Self(state.snapshots.club_version()))
    }

    async fn follow(&self, state: &AppState) -> Result<ClubUpdates<Self>, Error> {
        Ok(ClubUpdates::new(state.snapshots.watch_clubs(), Self))
    }

    fn key(&self) -> SubjectKey {
        SubjectKey::AllClubs
    }

    fn version(&self) -> String {
        self.0.to_string()
    }
}

/// Feed of one club or of all clubs: at once and after changes, throttled, because each makes the pages load everything again.
pub struct ClubUpdates<S> {
    watched: watch::Receiver<ClubVersion>,
    told: Option<Instant>,
    at: Box<dyn Fn(ClubVersion) -> S>,
}

impl<S> ClubUpdates<S> {
    fn new(watched: watch::Receiver<ClubVersion>, at: impl Fn(ClubVersion) -> S + 'static) -> Self {
        Self { watched, told: None, at: Box::new(at) }
    }
}

impl<S: 'static> Updates for ClubUpdates<S> {
    type Of = S;

    async fn next(&mut self) -> Option<S> {
        if let Some(told) = self.told {
            self.watched.changed().await.ok()?;
            sleep_until((Instant::now() + COLLECTION_WINDOW).max(told + MIN_INTERVAL)).await;
        }
        self.told = Some(Instant::now());
        Some((self.at)(*self.watched.borrow_and_update()))
    }
}
