//! Live pages: public pages that are the same for everybody, and that update themselves while they are open.
//! `Routes::live` registers a page with its stream, and each has an entry in the page cache, which holds the compressed bytes.

use std::sync::Arc;

use actix_web::web::{self, Data};
use actix_web::{FromRequest, HttpRequest, HttpResponse};

use crate::app::{error::Error, route_table::Responds, state::AppState};
use crate::live::{
    page_cache::{CachedPage, FramePolicy},
    stream::{page_update, version_update},
    subject::{Subject, Updates},
};
use crate::ui::page::Visitor;

/// Page that shows the current version of a subject.
pub trait LivePage: Clone + Send + Sync + 'static {
    /// Thing that the page shows.
    type Subject: Subject + Sync;

    /// Cost of the page, which decides where it is rendered.
    const RENDERING: Rendering = Rendering::Inline;

    /// Sites that may show the page in a frame.
    const FRAMES: FramePolicy = FramePolicy::Nobody;

    /// Returns the canonical address. The page is cached under it.
    fn path(&self, subject: &Self::Subject) -> String;

    /// Renders the page. Fails with `NotFound` if the subject has no such page, and with `MovedTo` if it has another address now.
    fn render(&self, state: &AppState, visitor: &Visitor, subject: &Self::Subject) -> Result<String, Error>;
}

/// Time and thread on which a page is rendered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rendering {
    /// At once: everything is in memory.
    Inline,
    /// On a thread that may wait for the database.
    Blocking,
    /// On such a thread when its turn comes: the page takes long, and other visitors should not wait for it.
    Queued,
}

/// Subject's name and page at an address.
pub type LiveAddress<P> = (<<P as LivePage>::Subject as Subject>::Name, P);

/// Returns the handler that shows a page. `parse` tells the subject's name and the page from the parameters of the address.
pub fn show_handler<A: FromRequest + 'static, P: LivePage>(
    parse: fn(A) -> LiveAddress<P>,
) -> impl Responds<(Data<AppState>, HttpRequest, Visitor, A)> {
    move |state: Data<AppState>, request: HttpRequest, visitor: Visitor, address: A| async move {
        show(&state, &request, visitor, parse(address)).await
    }
}

/// Like [`show_handler`], for the stream of the page.
pub fn follow_handler<A: FromRequest + 'static, P: LivePage>(
    parse: fn(A) -> LiveAddress<P>,
) -> impl Responds<(Data<AppState>, HttpRequest, Visitor, A)> {
    move |state: Data<AppState>, request: HttpRequest, visitor: Visitor, address: A| async move {
        follow(&state, &request, visitor, parse(address)).await
    }
}

/// Answers with a page, from the page cache if its subject has not changed.
pub async fn show<P: LivePage>(
    state: &Data<AppState>,
    request: &HttpRequest,
    visitor: Visitor,
    (name, page): LiveAddress<P>,
) -> Result<HttpResponse, Error> {
    let subject = P::Subject::find(state, &name).await?;
    let opened = Opened::new(state, request, visitor, page, &subject);
    Ok(opened.cached(&subject).await?.answer(request))
}

/// Streams a page: its content after each change of the subject. An address that does not exist has no stream.
pub async fn follow<P: LivePage>(
    state: &Data<AppState>,
    request: &HttpRequest,
    visitor: Visitor,
    (name, page): LiveAddress<P>,
) -> Result<HttpResponse, Error> {
    let subject = P::Subject::find(state, &name).await?;
    let opened = Opened::new(state, request, visitor, page, &subject);
    match opened.cached(&subject).await {
        Err(Error::MovedTo(_)) => return Err(Error::NotFound),
        cached => cached?,
    };
    let key = (format!("{}/live", opened.visitor.path), opened.visitor.words.language());
    let mut updates = subject.follow(state).await?;
    Ok(state.viewers.subscribe(key, state.watch_shutdown(), async move || {
        let subject = updates.next().await?;
        match opened.cached(&subject).await {
            Ok(cached) => Some(page_update(&cached)),
            Err(Error::NotFound | Error::MovedTo(_)) => None,
            // The page then loads itself again, and shows the reason.
            Err(_) => Some(version_update(&subject.version())),
        }
    }))
}

/// Page opened by a visitor, whose path is the canonical one.
struct Opened<P> {
    state: Data<AppState>,
    visitor: Visitor,
    page: P,
    route: Arc<str>,
}

impl<P: LivePage> Opened<P> {
    fn new(
        state: &Data<AppState>,
        request: &HttpRequest,
        visitor: Visitor,
        page: P,
        subject: &P::Subject,
    ) -> Self {
        let visitor = Visitor { path: page.path(subject), ..visitor };
        let pattern = request.match_pattern().unwrap_or_default();
        let route = pattern.strip_suffix("/live").unwrap_or(&pattern).into();
        Self { state: state.clone(), visitor, page, route }
    }

    /// Returns the page for this version, from the cache or rendered now.
    async fn cached(&self, subject: &P::Subject) -> Result<Arc<CachedPage>, Error> {
        let (cache, visitor, version) = (&self.state.rendered, &self.visitor, subject.version());
        if let Some(cached) = cache.get(visitor, &version) {
            return Ok(cached);
        }
        let render = {
            let (page, state, visitor, subject) =
                (self.page.clone(), self.state.clone(), visitor.clone(), subject.clone());
            move || page.render(&state, &visitor, &subject)
        };
        let rendered = match P::RENDERING {
            Rendering::Inline => CachedPage::new(&version, render()?),
            Rendering::Blocking => CachedPage::new(&version, web::block(render).await??),
            Rendering::Queued => {
                let turn = cache.queue.wait_for_turn().await?;
                // Another request may have rendered it in the meantime.
                if let Some(cached) = cache.get(visitor, &version) {
                    return Ok(cached);
                }
                turn.run(move || Ok(CachedPage::precompressed(&version, render()?))).await?
            }
        };
        Ok(cache.keep(visitor, rendered.for_frames(P::FRAMES).with_source(subject.key(), self.route.clone())))
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use actix_web::rt::spawn;
    use actix_web::test::{TestRequest, call_service, init_service};
    use actix_web::{App, web};

    use crate::app::{
        routes::routes,
        state::{AppState, Config},
    };
    use lastcard_store::clubs::{self, ClubDetails};
    use lastcard_store::tournaments::{self, TournamentImport};
    use lastcard_store::{Location, Store};
    use lastcard_tournament::{Name, file};

    const FILE: &str = include_str!("../../../tests/evenings/four_player.json");

    /// Opens a service with one tournament, and returns the tournament's slug.
    fn site(folder: &tempfile::TempDir) -> (web::Data<AppState>, String) {
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        let name = Name::parse("Aurora").unwrap();
        let details =
            ClubDetails { name, time_zone: lastcard_tournament::Zone::UTC, language: "en".to_owned() };
        let club = clubs::create(&store, &details).unwrap();
        let import =
            TournamentImport { starts_at: chrono::Utc::now(), tournament: file::read(FILE).unwrap() };
        let slug = tournaments::import(&store, &club.id, None, &import).unwrap().slug;
        (web::Data::new(AppState::open(store, Config::default()).unwrap()), slug)
    }

    #[actix_web::test]
    async fn expensive_pages_wait_in_a_bounded_queue() {
        let folder = tempfile::TempDir::new().unwrap();
        let (site, slug) = site(&folder);
        let service = Rc::new(init_service(App::new().app_data(site.clone()).configure(routes)).await);
        let get = |path: &str, host: usize| {
            let request = TestRequest::get().uri(path).insert_header(("host", format!("h{host}.example")));
            let (service, request) = (service.clone(), request.to_request());
            async move { call_service(&*service, request).await.status().as_u16() }
        };
        // The first request loads the tournament into the cache.
        assert_eq!(get(&format!("/t/{slug}"), 0).await, 200);
        // Holds the turn. The same page for another host is another page.
        let turn = site.rendered.queue.wait_for_turn().await.unwrap();
        let plans = format!("/t/{slug}/print/plans");
        let waiting: Vec<_> = (0..99).map(|host| spawn(get(&plans, host))).collect();
        // The requests take their places one after the other on this thread, and wait.
        assert_eq!(spawn(get(&plans, 100)).await.unwrap(), 503);
        for path in [format!("/t/{slug}"), format!("/t/{slug}/schedule"), "/c/aurora".to_owned()] {
            assert_eq!(get(&path, 0).await, 200, "{path}");
        }
        assert!(waiting.iter().all(|one| !one.is_finished()));
        drop(turn);
        for one in waiting {
            assert_eq!(one.await.unwrap(), 200);
        }
    }

    #[actix_web::test]
    async fn a_page_is_cached_once_per_canonical_address() {
        let folder = tempfile::TempDir::new().unwrap();
        let (site, slug) = site(&folder);
        let service = init_service(App::new().app_data(site.clone()).configure(routes)).await;
        let odd = slug.bytes().fold(String::new(), |odd, byte| format!("{odd}%{byte:02x}"));
        for path in [
            format!("/t/{slug}"),
            format!("/t/{odd}"),
            format!("/t/{slug}?as=new"),
            format!("/t/{slug}/hands/1.1.1"),
            format!("/t/{odd}/hands/1.%31.1"),
            format!("/t/{slug}/schedule/1.1"),
            format!("/t/{odd}/schedule/+1.01"),
        ] {
            let answer = call_service(&service, TestRequest::get().uri(&path).to_request()).await;
            assert_eq!(answer.status().as_u16(), 200, "{path}");
        }
        assert_eq!(site.rendered.usage().0, 3);
    }
}
