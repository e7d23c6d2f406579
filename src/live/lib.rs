//! The in-memory picture of the running tournaments, and the news that it changed.
//!
//! Public pages are served from [`Picture`]s. A picture is loaded when it is first asked for, and again after each
//! change, whoever made it: this process (through [`Live::change`]) or another one (through [`Live::listen`]).

mod careers;
mod chances;
mod clubs;
mod codes;
mod editions;
mod evenings;
mod gallery;
pub mod hands;
mod intake;
mod joint_ratings;
mod lanes;
mod listener;
mod meters;
mod outbox;
mod own_counts;
mod people;
mod picture;
mod ratings;
mod seasons;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::watch;

pub use careers::{Champion, ClubPeople, PairPicture, PersonPicture, YearPicture};
pub use chances::ChancesWatch;
pub use clubs::{ChangedClubs, Edition};
pub use evenings::CountedEvening;
pub use joint_ratings::JointRatings;
pub use listener::Listener;
pub use meters::LiveCounts;
pub use outbox::{NewsItem, Untold};
pub use people::ShownPerson;
pub use picture::Picture;
pub use ratings::RatingPicture;
pub use seasons::SeasonPicture;

use lastcard_store::{
    AccountId, ClubId, RosterId, Store, StoreError, TournamentId,
    erasure::{self, ErasureError},
    readable, tournaments,
};

/// The pictures of an installation. A clone shares them.
#[derive(Debug, Clone)]
pub struct Live {
    store: Store,
    gallery: Arc<gallery::Gallery>,
    hands: Arc<hands::Registry>,
    clubs: Arc<clubs::Clubs>,
    codes: Arc<codes::Codes>,
    evenings: Arc<evenings::Evenings>,
    rated: Arc<ratings::RatedEvenings>,
    intake: Arc<intake::Intake>,
    wanted: Arc<chances::ChancesQueue>,
    meters: meters::LiveMeters,
    bot_pause: TimeDelta,
}

impl Live {
    /// Pictures of what this store holds.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            gallery: Arc::default(),
            hands: Arc::default(),
            clubs: Arc::default(),
            codes: Arc::default(),
            evenings: Arc::default(),
            rated: Arc::default(),
            intake: Arc::default(),
            wanted: Arc::default(),
            meters: meters::LiveMeters::default(),
            bot_pause: TimeDelta::zero(),
        }
    }

    /// Lets bots wait so long before they move at a table with people, who want to see what happens.
    #[must_use]
    pub fn with_bot_pause(self, bot_pause: TimeDelta) -> Self {
        Self { bot_pause, ..self }
    }

    /// The store behind the pictures.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The tournament of an address as everybody may see it now; not found where they may not. It reads the database only when nobody
    /// asked before; so it works while the database is away.
    pub fn picture(&self, slug: &str) -> Result<Arc<Picture>, StoreError> {
        self.whole(slug)?.for_everybody().ok_or(StoreError::NotFound)
    }

    /// The same with all there is, which only its organisers may see.
    pub fn whole(&self, slug: &str) -> Result<Arc<Picture>, StoreError> {
        Ok(self.watch_whole(slug)?.borrow().clone())
    }

    /// The same as the database has it now, whether or not the news of the last change has come.
    pub fn whole_now(&self, slug: &str) -> Result<Arc<Picture>, StoreError> {
        let id = self.whole(slug)?.header().id.clone();
        self.catch_up(|picture| picture.header().id == id)?;
        self.whole(slug)
    }

    /// The same where somebody asked before; it never waits.
    pub fn whole_at_hand(&self, slug: &str) -> Option<Arc<Picture>> {
        self.gallery.look(&slug.to_lowercase())
    }

    /// Which state everybody is shown at an address, where somebody asked before and they are shown any.
    pub fn version_at_hand(&self, slug: &str) -> Option<String> {
        self.gallery.version(&slug.to_lowercase())
    }

    /// Tells what was withheld until now.
    pub fn tell_due(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
        for picture in self.gallery.those(|picture| picture.due_at().is_some_and(|due| due <= now)) {
            self.reload(&picture.header().slug)?;
            self.tell_club(&picture.club.id);
        }
        self.evenings.take_due(now).iter().for_each(|club| self.tell_club(club));
        Ok(())
    }

    /// When the next of what is withheld is to be told.
    fn next_due(&self) -> Option<DateTime<Utc>> {
        let pictures = self.gallery.those(|picture| picture.due_at().is_some());
        pictures.iter().filter_map(|picture| picture.due_at()).chain(self.evenings.next_due()).min()
    }

    /// The whole tournament of an address, now and after each change. It closes when the tournament is deleted. Capitals are forgiven:
    /// addresses are read out and typed.
    pub fn watch_whole(&self, slug: &str) -> Result<watch::Receiver<Arc<Picture>>, StoreError> {
        let slug = &slug.to_lowercase();
        if let Some(watching) = self.gallery.watch(slug) {
            return Ok(watching);
        }
        let _painting = self.gallery.paint(slug);
        if let Some(watching) = self.gallery.watch(slug) {
            return Ok(watching);
        }
        let picture = Arc::new(Picture::load(&self.store, slug)?);
        let (id, mark) = (picture.header().id.clone(), picture.mark());
        let watching = self.gallery.hang(slug, picture);
        // What was written between loading and showing was told to nobody.
        if tournaments::mark(&self.store, &id)? != mark {
            self.reload(slug)?;
        }
        Ok(watching)
    }

    /// Runs something that changes a tournament, then shows the change.
    ///
    /// A picture that cannot be loaded now is loaded later: the change itself is kept and must not look as if it failed.
    pub fn change<T, E>(
        &self,
        tournament: &TournamentId,
        change: impl FnOnce(&Store) -> Result<T, E>,
    ) -> Result<T, E> {
        // A tournament that is deleted says no more whose it was.
        let club = self.club_of(tournament);
        let done = change(&self.store);
        self.forget_codes(|table| table.tournament == *tournament);
        // What changes on phones all the time says nothing new of the tournament: a long one is not read again for it.
        if let Err(error) = self.catch_up(|picture| picture.header().id == *tournament) {
            tracing::warn!(%error, %tournament, "the picture is behind");
        }
        self.reread_hands(tournament);
        if let Ok(Some(club)) = club {
            self.tell_club(&club);
        }
        done
    }

    /// Runs something that changes many tournaments of a club, then shows the changes.
    pub fn change_club<T, E>(
        &self,
        club: &ClubId,
        change: impl FnOnce(&Store) -> Result<T, E>,
    ) -> Result<T, E> {
        let done = change(&self.store);
        self.forget_codes(|_| true);
        for picture in self.gallery.those(|picture| picture.club.id == *club) {
            let slug = &picture.header().slug;
            if let Err(error) = self.reload(slug) {
                tracing::warn!(%error, %slug, "the picture is behind");
            }
        }
        self.tell_club(club);
        done
    }

    /// Erases a player of a club, and shows everything without the name.
    pub fn erase(&self, club: &ClubId, id: &RosterId, by: Option<&AccountId>) -> Result<(), ErasureError> {
        let done = self.change_club(club, |store| erasure::erase(store, club, id, by));
        for picture in self.gallery.those(|picture| picture.club.id == *club) {
            self.reread_hands(&picture.header().id);
        }
        done
    }

    /// Learns of changes that other processes make, until the listener is dropped.
    pub fn listen(&self) -> std::io::Result<Listener> {
        Listener::start(self.clone())
    }

    /// Shows a tournament as it is in the database.
    fn refresh(&self, tournament: &TournamentId) -> Result<(), StoreError> {
        self.gallery.of(tournament).map_or(Ok(()), |picture| self.reload(&picture.header().slug))
    }

    /// Shows those tournaments that changed unnoticed. Ticks on a draft leave no mark.
    fn catch_up(&self, which: impl Fn(&Picture) -> bool) -> Result<(), StoreError> {
        let pictures = self.gallery.those(which);
        if pictures.is_empty() {
            return Ok(());
        }
        let marks = tournaments::marks(&self.store, pictures.iter().map(|picture| &picture.header().id))?;
        pictures.iter().try_for_each(|picture| match marks.get(&picture.header().id) {
            Some(_) if picture.is_draft() => self.reload(&picture.header().slug),
            Some(mark) if picture.mark().covers(*mark) => Ok(()),
            Some(mark) if mark.revision == picture.mark().revision => self.read_on(picture),
            _ => self.reload(&picture.header().slug),
        })
    }

    /// Shows what was recorded, and what happened on phones, since a picture.
    fn read_on(&self, picture: &Picture) -> Result<(), StoreError> {
        let header = picture.header();
        match readable("tournaments", &header.id, tournaments::read_on(&self.store, &picture.stored)) {
            Some(stored) => {
                self.show_recorded(stored?);
            }
            None => self.gallery.take_down(&header.slug),
        }
        Ok(())
    }

    /// Shows a tournament as it is now. One that cannot be read any more is shown no longer, and keeps no other back.
    fn reload(&self, slug: &str) -> Result<(), StoreError> {
        match Picture::load(&self.store, slug) {
            Ok(picture) => {
                self.gallery.hang(slug, Arc::new(picture));
                Ok(())
            }
            Err(error @ (StoreError::NotFound | StoreError::Corrupt { .. })) => {
                if !matches!(error, StoreError::NotFound) {
                    tracing::error!(%error, %slug, "a tournament cannot be read any more");
                }
                self.gallery.take_down(slug);
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}
