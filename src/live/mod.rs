//! The in-memory picture of the running tournaments, and the news that it changed.
//!
//! Public pages are served from [`Picture`]s. A picture is loaded when it is first asked for, and again after each
//! change, whoever made it: this process (through [`Live::change`]) or another one (through [`Live::listen`]).

mod clubs;
pub mod hands;
mod intake;
mod listener;
mod picture;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use chrono::TimeDelta;
use tokio::sync::watch;

pub use clubs::Edition;
pub use listener::Listener;
pub use picture::Picture;

use crate::store::{ClubId, Store, StoreError, TournamentId, tournaments};

/// The pictures kept at once; beyond it those that nobody watches are dropped.
const MOST: usize = 256;

/// The pictures of an installation. A clone shares them.
#[derive(Debug, Clone)]
pub struct Live {
    store: Store,
    shown: Arc<Mutex<HashMap<String, watch::Sender<Arc<Picture>>>>>,
    hands: Arc<hands::Registry>,
    clubs: Arc<clubs::Clubs>,
    intake: Arc<intake::Intake>,
    bot_pause: TimeDelta,
}

impl Live {
    /// Pictures of what this store holds.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            shown: Arc::default(),
            hands: Arc::default(),
            clubs: Arc::default(),
            intake: Arc::default(),
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

    /// The tournament of an address as it is now. It reads the database only when nobody asked before; so it works
    /// while the database is away.
    pub fn picture(&self, slug: &str) -> Result<Arc<Picture>, StoreError> {
        Ok(self.watch(slug)?.borrow().clone())
    }

    /// The same where somebody asked before; it never waits.
    pub fn at_hand(&self, slug: &str) -> Option<Arc<Picture>> {
        self.shown().get(&slug.to_lowercase()).map(|shown| shown.borrow().clone())
    }

    /// The tournament of an address, now and after each change. It closes when the tournament is deleted. Capitals are forgiven:
    /// addresses are read out and typed.
    pub fn watch(&self, slug: &str) -> Result<watch::Receiver<Arc<Picture>>, StoreError> {
        let slug = &slug.to_lowercase();
        if let Some(shown) = self.shown().get(slug) {
            return Ok(shown.subscribe());
        }
        let picture = Arc::new(Picture::load(&self.store, slug)?);
        let (id, mark) = (picture.header().id.clone(), picture.mark());
        let watching = self.show(slug, picture);
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
        if let Err(error) = self.refresh(tournament) {
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
        for slug in self.slugs(|picture| picture.club.id == *club) {
            if let Err(error) = self.reload(&slug) {
                tracing::warn!(%error, %slug, "the picture is behind");
            }
        }
        self.tell_club(club);
        done
    }

    /// Learns of changes that other processes make, until the listener is dropped.
    pub fn listen(&self) -> std::io::Result<Listener> {
        Listener::start(self.clone())
    }

    /// Shows a tournament as it is in the database.
    fn refresh(&self, tournament: &TournamentId) -> Result<(), StoreError> {
        let slugs = self.slugs(|picture| picture.header().id == *tournament);
        slugs.iter().try_for_each(|slug| self.reload(slug))
    }

    /// Shows those tournaments that changed unnoticed. Ticks on a draft leave no mark.
    fn catch_up(&self, which: impl Fn(&Picture) -> bool) -> Result<(), StoreError> {
        for slug in self.slugs(which) {
            let Some(picture) = self.shown().get(&slug).map(|shown| shown.borrow().clone()) else { continue };
            match tournaments::mark(&self.store, &picture.header().id) {
                Ok(mark) if mark == picture.mark() && !picture.is_draft() => {}
                Ok(_) | Err(StoreError::NotFound) => self.reload(&slug)?,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    fn reload(&self, slug: &str) -> Result<(), StoreError> {
        match Picture::load(&self.store, slug) {
            Ok(picture) => {
                self.show(slug, Arc::new(picture));
                Ok(())
            }
            Err(StoreError::NotFound) => {
                self.shown().remove(slug);
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    fn show(&self, slug: &str, picture: Arc<Picture>) -> watch::Receiver<Arc<Picture>> {
        let mut shown = self.shown();
        if let Some(shown) = shown.get(slug) {
            shown.send_if_modified(|current| {
                let changes = picture.follows(current);
                if changes {
                    *current = picture;
                }
                changes
            });
            return shown.subscribe();
        }
        if shown.len() >= MOST {
            shown.retain(|_, shown| shown.receiver_count() > 0);
        }
        let (sender, receiver) = watch::channel(picture);
        shown.insert(slug.to_owned(), sender);
        receiver
    }

    /// The picture of a tournament, if anybody asked for it.
    fn picture_of(&self, tournament: &TournamentId) -> Option<Arc<Picture>> {
        let shown = self.shown();
        shown.values().map(|shown| shown.borrow().clone()).find(|picture| picture.header().id == *tournament)
    }

    fn slugs(&self, which: impl Fn(&Picture) -> bool) -> Vec<String> {
        let shown = self.shown();
        shown.iter().filter(|(_, shown)| which(&shown.borrow())).map(|(slug, _)| slug.clone()).collect()
    }

    /// A thread that panicked left whole pictures behind, as each is put in place in one step.
    fn shown(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<Arc<Picture>>>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
