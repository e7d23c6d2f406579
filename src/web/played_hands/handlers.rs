//! Page of a played hand, and its stream.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use tokio::sync::watch;

use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_snapshots::{Snapshots, TournamentSnapshot};
use lastcard_store::codes::{Code, CodeError, TableAccess};
use lastcard_store::played_hands::{self, DealError};
use lastcard_store::seats::Holder;
use lastcard_store::{PlayedHandId, StoreError};
use lastcard_tournament::Slot;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::code::OpenTable;
use crate::live::{broadcaster::PageUpdate, stream};
use crate::played_hands::{
    at_table::PlayContext,
    hand_at_table::{HandAtTable, is_json_requested},
    seat_token,
};
use crate::ui::{form::Form, page::Visitor, status_bar::StatusBar, translator::Translator};

/// `GET /at/{code}/play`: the hand as this phone sees it.
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenTable(table): OpenTable,
) -> Result<HttpResponse, Error> {
    let code = table.code.to_string();
    match HandAtTable::find(&site, &request, visitor, table).await? {
        Some(here) => here.answer(StatusCode::OK, None),
        None if is_json_requested(&request) => Err(Error::NotFound),
        None => Ok(see_other(format!("/at/{code}"))),
    }
}

/// `POST /at/{code}/play`: sets up the next hand of the table.
pub async fn set_up(
    site: web::Data<AppState>,
    OpenTable(table): OpenTable,
    form: Form,
) -> Result<HttpResponse, Error> {
    let slot: Slot = form.value("slot").parse().map_err(|_| Error::BadRequest)?;
    if slot.table != table.table {
        return Err(Error::NotFound);
    }
    let (snapshots, tournament) = (site.snapshots.clone(), table.tournament.clone());
    let set_up =
        move || snapshots.set_up_hand(&tournament, |store| played_hands::set_up(store, &tournament, slot));
    match web::block(set_up).await? {
        Ok(_) => Ok(see_other(format!("/at/{}/play", table.code))),
        // The table's page gives the reason.
        Err(
            DealError::NotNow | DealError::SeatsFree(_) | DealError::SeatsKnow(_) | DealError::AsksDealer,
        ) => Ok(see_other(format!("/at/{}", table.code))),
        Err(DealError::NoDeal(_)) => {
            Err(Error::Message { status: StatusCode::CONFLICT, key: "error-not-for-phones" })
        }
        Err(DealError::Store(error)) => Err(error.into()),
    }
}

/// Version of the status bar on the page, which the page sends when it opens its stream.
#[derive(Deserialize)]
pub struct StatusBarQuery {
    hall: Option<String>,
}

/// `GET /at/{code}/play/live`: stream of the scene, sent at once and after each change. It continues with the next hand.
pub async fn live(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenTable(table): OpenTable,
    shown: web::Query<StatusBarQuery>,
) -> Result<HttpResponse, Error> {
    let phone = seat_token::phone(&site, &request, &table.tournament);
    let (opener, code) = (site.snapshots.clone(), table.code.clone());
    let (snapshots, words, machine) = (site.snapshots.clone(), visitor.words, is_json_requested(&request));
    let shared = phone.is_none().then(|| {
        let form = if machine { "?as=json" } else { "" };
        (format!("/at/{}/play/live{form}", table.code), words.language())
    });
    let begin = move || {
        // A watched snapshot stays in the cache, and is never older than the hand.
        let snapshot = snapshots.watch_unredacted(&table.slug)?;
        PhoneStream::open(
            snapshots,
            Phone { table, name: phone, words, machine, snapshot },
            shown.into_inner().hall,
        )
    };
    let mut follows = web::block(begin).await??.ok_or(Error::NotFound)?;
    Ok(match shared.filter(|_| !follows.is_behind()) {
        // All phones that never took a seat see the same scene.
        Some(key) => {
            let mut first = Bytes::new();
            site.viewers.subscribe(key, site.watch_shutdown(), async move || {
                let news = follows.next().await?;
                check_code(&opener, &code).await?;
                let change = match news {
                    PhoneEvent::Scene(scene) => {
                        first = scene.clone();
                        scene
                    }
                    PhoneEvent::Hall(hall) => hall,
                };
                Some(PageUpdate { first: first.clone(), change })
            })
        }
        None => crate::live::own_stream::events(site.watch_shutdown(), async move || {
            let (PhoneEvent::Scene(news) | PhoneEvent::Hall(news)) = follows.next().await?;
            check_code(&opener, &code).await?;
            Some(news)
        }),
    })
}

/// Returns `None` once the code of a table has been replaced, which ends every stream opened with it.
async fn check_code(snapshots: &Snapshots, code: &Code) -> Option<()> {
    if snapshots.cached_table(code).is_some() {
        return Some(());
    }
    let (snapshots, code) = (snapshots.clone(), code.clone());
    match web::block(move || snapshots.table_by_code(&code)).await.ok()? {
        Err(CodeError::Unknown | CodeError::Replaced) => None,
        // While the database is unavailable the code counts as valid.
        Ok(_) | Err(CodeError::Store(_)) => Some(()),
    }
}

/// Recipient of the stream.
struct Phone {
    table: TableAccess,
    /// Phone; `None` if it never took a seat.
    name: Option<Holder>,
    words: Translator,
    machine: bool,
    snapshot: watch::Receiver<Arc<TournamentSnapshot>>,
}

enum PhoneEvent {
    /// Scene of the hand, as this phone may see it.
    Scene(Bytes),
    /// Status bar: the timer, and the message to the hall.
    Hall(Bytes),
}

/// Stream of one phone, which follows the hands of its table.
struct PhoneStream {
    snapshots: Snapshots,
    phone: Arc<Phone>,
    table: watch::Receiver<Option<PlayedHandId>>,
    hand: watch::Receiver<Arc<HandSnapshot>>,
    snapshot: watch::Receiver<Arc<TournamentSnapshot>>,
    /// Version of the status bar sent last.
    hall: String,
}

impl PhoneStream {
    fn open(snapshots: Snapshots, phone: Phone, shown: Option<String>) -> Result<Option<Self>, StoreError> {
        let mut table = snapshots.watch_table(&phone.table.tournament, phone.table.table)?;
        let Some(last) = table.borrow_and_update().clone() else { return Ok(None) };
        let mut hand = snapshots.watch_hand(&last)?;
        // The current scene is sent first, so that a phone that was away is up to date at once.
        hand.mark_changed();
        let mut snapshot = phone.snapshot.clone();
        let hall = shown.unwrap_or_else(|| StatusBar::version(&snapshot.borrow()));
        // Changes of the status bar between the page and its stream are sent at once.
        snapshot.mark_changed();
        Ok(Some(Self { snapshots, phone: Arc::new(phone), table, hand, snapshot, hall }))
    }

    /// Returns true if the status bar has changed since the page was rendered.
    fn is_behind(&self) -> bool {
        self.hall != StatusBar::version(&self.snapshot.borrow())
    }

    /// Waits for the next scene or status bar. The call may be cancelled before it answers, so the current hand of the table is read from
    /// the watch each time.
    async fn next(&mut self) -> Option<PhoneEvent> {
        loop {
            let last = self.table.borrow_and_update().clone()?;
            if self.hand.borrow().dealt.id != last {
                let snapshots = self.snapshots.clone();
                self.hand = web::block(move || snapshots.watch_hand(&last)).await.ok()?.ok()?;
                self.hand.mark_changed();
            }
            tokio::select! {
                changed = self.hand.changed() => {
                    changed.ok()?;
                    let moment = self.hand.borrow_and_update().clone();
                    return Some(PhoneEvent::Scene(self.event(&moment)));
                }
                changed = self.table.changed() => changed.ok()?,
                changed = self.snapshot.changed(), if !self.phone.machine => {
                    changed.ok()?;
                    let told = StatusBar::version(&self.snapshot.borrow_and_update());
                    if std::mem::replace(&mut self.hall, told.clone()) != told {
                        return Some(PhoneEvent::Hall(self.hall()));
                    }
                }
            }
        }
    }

    fn hall(&self) -> Bytes {
        let hall = StatusBar::new(self.phone.words, &self.snapshot.borrow(), Some(self.phone.table.table));
        stream::event("hall", &hall.to_string())
    }

    fn event(&self, moment: &HandSnapshot) -> Bytes {
        let phone = &self.phone;
        let snapshot = phone.words.localise_snapshot(phone.snapshot.borrow().for_participants());
        let seen = PlayContext {
            snapshot: &snapshot,
            code: phone.table.code.as_str(),
            moment,
            phone: phone.name.as_ref(),
            notice: None,
        };
        if phone.machine {
            stream::event("scene", &seen.to_json().to_string())
        } else {
            stream::event("scene", &seen.fragment(phone.words).to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use std::task::Poll;

    use super::*;
    use crate::played_hands::secrecy_tests::club::Club;
    use lastcard_club::ClaimMethod;
    use lastcard_rules::Preset;
    use lastcard_rules::bot::Bot;
    use lastcard_store::seats::{self};
    use lastcard_store::{TournamentId, codes};

    /// Sets up a hand, and a phone that follows its table.
    async fn follow_table(
        club: &Club,
        snapshots: &Snapshots,
        machine: bool,
    ) -> (TournamentId, PlayedHandId, PhoneStream) {
        let (words, store, snapshots) = (Translator::english(), club.store.clone(), snapshots.clone());
        let (header, code) = club.table(Preset::Club);
        web::block(move || {
            let first = set_up_first(&snapshots, &header.id);
            let snapshot = snapshots.watch_unredacted(&header.slug).unwrap();
            let table = codes::find(&store, &codes::Code::parse(&code).unwrap()).unwrap();
            let phone = Phone { table, name: None, words, machine, snapshot };
            (header.id, first, PhoneStream::open(snapshots, phone, None).unwrap().unwrap())
        })
        .await
        .unwrap()
    }

    fn set_up_first(snapshots: &Snapshots, of: &TournamentId) -> PlayedHandId {
        let set_up =
            snapshots.set_up_hand(of, |store| played_hands::set_up(store, of, "1.1.1".parse().unwrap()));
        set_up.unwrap().dealt.id.clone()
    }

    async fn next_event(follows: &mut PhoneStream) -> String {
        let scene = tokio::time::timeout(std::time::Duration::from_secs(20), follows.next()).await;
        let PhoneEvent::Scene(scene) = scene.expect("a scene").unwrap() else { panic!("no scene") };
        String::from_utf8(scene.to_vec()).unwrap()
    }

    /// The stream's heartbeat may cancel a call that is just switching to the next hand.
    #[actix_web::test]
    async fn a_cut_off_phone_still_reaches_the_next_hand() {
        let club = Club::new();
        let snapshots = Snapshots::new(club.store.clone());
        let (of, first, mut follows) = follow_table(&club, &snapshots, true).await;
        assert!(next_event(&mut follows).await.contains(first.as_str()));
        let give_up = move || {
            snapshots.close_hand(&first).unwrap();
            set_up_first(&snapshots, &of)
        };
        let second = web::block(give_up).await.unwrap();
        // On a busy machine even a call that is polled once may have answered.
        let mut told = false;
        for _ in 0..3 {
            let mut cut_off = Box::pin(follows.next());
            let asked = std::future::poll_fn(|cx| Poll::Ready(cut_off.as_mut().poll(cx))).await;
            if let Poll::Ready(Some(PhoneEvent::Scene(scene))) = asked {
                told |= String::from_utf8_lossy(&scene).contains(second.as_str());
            }
        }
        while !told {
            told = next_event(&mut follows).await.contains(second.as_str());
        }
    }

    /// The status bar changes after the page is rendered and before its stream is opened.
    #[actix_web::test]
    async fn an_outdated_hall_state_is_updated_at_once() {
        let club = Club::new();
        let snapshots = Snapshots::new(club.store.clone());
        for (shown, is_told) in [(Some("older"), true), (Some("0"), false), (None, false)] {
            let (_, _, follows) = follow_table(&club, &snapshots, false).await;
            let begin = move || {
                PhoneStream::open(
                    follows.snapshots,
                    Arc::into_inner(follows.phone).unwrap(),
                    shown.map(str::to_owned),
                )
            };
            let mut follows = web::block(begin).await.unwrap().unwrap().unwrap();
            assert_eq!(follows.is_behind(), is_told, "{shown:?}");
            let news = [follows.next().await, if is_told { follows.next().await } else { None }];
            let hall = news.iter().flatten().filter(|news| matches!(news, PhoneEvent::Hall(_)));
            assert_eq!(hall.count(), usize::from(is_told), "{shown:?}");
        }
    }

    /// More tournaments are loaded in the meantime than the snapshot cache keeps.
    #[actix_web::test]
    async fn the_next_hand_is_offered_despite_cache_eviction() {
        let club = Club::new();
        let snapshots = Snapshots::new(club.store.clone());
        let (of, first, mut follows) = follow_table(&club, &snapshots, false).await;
        next_event(&mut follows).await;
        let (_closing, closing) = watch::channel(false);
        actix_web::rt::spawn(snapshots.clone().run_hand_timers(closing));
        let _club = web::block(move || {
            for player in snapshots.hand(&first).unwrap().dealt.seating.players() {
                let bot = Holder::Bot(Bot::default());
                snapshots
                    .change(&of, |store| seats::take(store, &of, player, &bot, ClaimMethod::Sit, None))
                    .unwrap();
            }
            for _ in 0..=256 {
                snapshots.unredacted(&club.table(Preset::Club).0.slug).unwrap();
            }
            snapshots.deal_hand(&first, None).unwrap();
            club
        })
        .await
        .unwrap();
        let mut scene = String::new();
        while !scene.contains("class=\"over\"") {
            scene = next_event(&mut follows).await;
        }
        assert!(scene.contains("name=\"slot\" value=\"1.1.2\""), "{scene}");
    }
}
