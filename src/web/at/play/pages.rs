//! The page of the hand, and its stream.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};
use tokio::sync::watch;

use super::here::{Here, is_machine, table};
use crate::live::hands::Moment;
use crate::live::{Live, Picture};
use crate::store::codes::OpenedTable;
use crate::store::dealt::{self, DealError};
use crate::store::{DealtHandId, StoreError};
use crate::tournament::Slot;
use crate::view::play::{AtTable, Viewer};
use crate::view::{Form, Visitor, Words};
use crate::web::{Error, Site, seat_token, see_other, stream};

/// `GET /at/{code}/play`: the hand as this phone sees it.
pub(in crate::web) async fn show(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    code: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let table = match table(&site, &request, &visitor, &code).await? {
        Ok(table) => table,
        Err(nothing) => return Ok(nothing),
    };
    let code = table.code.to_string();
    match Here::find(&site, &request, visitor, table).await? {
        Some(here) => here.answer(StatusCode::OK, None),
        None if is_machine(&request) => Err(Error::NotFound),
        None => Ok(see_other(format!("/at/{code}"))),
    }
}

/// `POST /at/{code}/play`: sets up the hand that the table waits for.
pub(in crate::web) async fn set_up(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    code: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let table = match table(&site, &request, &visitor, &code).await? {
        Ok(table) => table,
        Err(nothing) => return Ok(nothing),
    };
    let slot: Slot = form.value("slot").parse().map_err(|_| Error::BadRequest)?;
    if slot.table != table.table {
        return Err(Error::NotFound);
    }
    let (live, tournament) = (site.live.clone(), table.tournament.clone());
    let set_up = move || live.set_up_hand(&tournament, |store| dealt::set_up(store, &tournament, slot));
    match web::block(set_up).await? {
        Ok(_) => Ok(see_other(format!("/at/{}/play", table.code))),
        // The table's page says what it waits for.
        Err(DealError::NotNow | DealError::SeatsFree(_)) => Ok(see_other(format!("/at/{}", table.code))),
        Err(DealError::NoDeal(_)) => {
            Err(Error::Told { status: StatusCode::CONFLICT, key: "error-not-for-phones" })
        }
        Err(DealError::Store(error)) => Err(error.into()),
    }
}

/// `GET /at/{code}/play/live`: the scene, now and after each change; on to the next hand when it is set up.
pub(in crate::web) async fn live(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    code: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let table = match table(&site, &request, &visitor, &code).await? {
        Ok(table) => table,
        Err(nothing) => return Ok(nothing),
    };
    let viewer = seat_token::viewer(&site, &request, &table.tournament);
    let picture = site.picture(&table.slug).await?;
    let phone = Phone { table, viewer, words: visitor.words, machine: is_machine(&request), picture };
    let live = site.live.clone();
    let mut follows = web::block(move || Follows::begin(live, phone)).await??.ok_or(Error::NotFound)?;
    Ok(stream::events(site.closing(), async move || follows.next().await))
}

/// Who gets the stream.
struct Phone {
    table: OpenedTable,
    viewer: Option<Viewer>,
    words: Words,
    machine: bool,
    /// As it was when the stream began; a newer one is taken where there is one.
    picture: Arc<Picture>,
}

/// A phone that follows the hands of its table.
struct Follows {
    live: Live,
    phone: Arc<Phone>,
    table: watch::Receiver<Option<DealtHandId>>,
    hand: watch::Receiver<Arc<Moment>>,
}

impl Follows {
    fn begin(live: Live, phone: Phone) -> Result<Option<Self>, StoreError> {
        let mut table = live.watch_table(&phone.table.tournament, phone.table.table)?;
        let Some(last) = table.borrow_and_update().clone() else { return Ok(None) };
        let mut hand = live.watch_hand(&last)?;
        // The present scene comes first: a phone that was away is up to date at once.
        hand.mark_changed();
        Ok(Some(Self { live, phone: Arc::new(phone), table, hand }))
    }

    /// The next scene. It may be asked again before it has answered, so which hand the table is at is never only remembered in here.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let last = self.table.borrow_and_update().clone()?;
            if self.hand.borrow().dealt.id != last {
                let live = self.live.clone();
                self.hand = web::block(move || live.watch_hand(&last)).await.ok()?.ok()?;
                self.hand.mark_changed();
            }
            tokio::select! {
                changed = self.hand.changed() => {
                    changed.ok()?;
                    let moment = self.hand.borrow_and_update().clone();
                    return Some(self.event(&moment));
                }
                changed = self.table.changed() => changed.ok()?,
            }
        }
    }

    fn event(&self, moment: &Moment) -> Bytes {
        let phone = &self.phone;
        let picture = self.live.at_hand(&phone.table.slug).unwrap_or_else(|| phone.picture.clone());
        let seen = AtTable {
            picture: &picture,
            code: phone.table.code.as_str(),
            moment,
            viewer: phone.viewer.as_ref(),
            notice: None,
        };
        if phone.machine {
            stream::event("scene", &seen.data().to_string())
        } else {
            stream::event("scene", &seen.fragment(phone.words).to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use std::task::Poll;

    use super::super::secrets::club::Club;
    use super::*;
    use crate::rules::Preset;
    use crate::store::codes;

    /// The stream's heartbeat cuts off whoever is just turning to the next hand.
    #[actix_web::test]
    async fn a_phone_that_was_cut_off_turns_to_the_next_hand_all_the_same() {
        let (club, words) = (Club::new(), Words::english());
        let (header, code) = club.table(Preset::Club);
        let live = Live::new(club.store.clone());
        let (on, of, store) = (live.clone(), header.id.clone(), club.store.clone());
        let set_up = move || {
            let moment = on.set_up_hand(&of, |store| dealt::set_up(store, &of, "1.1.1".parse().unwrap()));
            moment.unwrap().dealt.id.clone()
        };
        let (begun, next_live) = (live.clone(), live.clone());
        let (first, mut follows) = web::block(move || {
            let first = set_up();
            let picture = begun.picture(&header.slug).unwrap();
            let table = codes::find(&store, &codes::Code::parse(&code).unwrap()).unwrap();
            let phone = Phone { table, viewer: None, words, machine: true, picture };
            (first, Follows::begin(begun, phone).unwrap().unwrap())
        })
        .await
        .unwrap();
        assert!(String::from_utf8_lossy(&follows.next().await.unwrap()).contains(first.as_str()));

        let of = header.id;
        let second = web::block(move || {
            next_live.close_hand(&first).unwrap();
            let moment =
                next_live.set_up_hand(&of, |store| dealt::set_up(store, &of, "1.1.1".parse().unwrap()));
            moment.unwrap().dealt.id.clone()
        })
        .await
        .unwrap();
        // On a busy machine one that is asked only once may have answered all the same.
        let mut told = false;
        for _ in 0..3 {
            let mut cut_off = Box::pin(follows.next());
            let asked = std::future::poll_fn(|cx| Poll::Ready(cut_off.as_mut().poll(cx))).await;
            if let Poll::Ready(scene) = asked {
                told |= String::from_utf8_lossy(&scene.unwrap()).contains(second.as_str());
            }
        }
        while !told {
            let scene = tokio::time::timeout(std::time::Duration::from_secs(20), follows.next()).await;
            let scene = scene.expect("the next hand is told").unwrap();
            told = String::from_utf8_lossy(&scene).contains(second.as_str());
        }
    }
}
