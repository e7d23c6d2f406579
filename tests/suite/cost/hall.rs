//! Tables of a service without other users or periodic tasks: only the routes.

use std::rc::Rc;
use std::time::Duration;

use actix_web::rt::time::sleep;
use actix_web::rt::{System, SystemRunner};
use actix_web::test::{TestRequest, call_service, init_service};
use actix_web::{App, web};
use allocation_counter::{AllocationInfo, measure};
use lastcard::store::entries::random_key;
use lastcard::store::{Location, Store};
use lastcard::web::{AppState, Config, routes};

use super::tournament::Long;
use crate::support::database::Database;
use crate::support::patience::wait_until;

/// Sends a request and returns the status.
type Ask = dyn Fn(TestRequest) -> u16;

pub(super) struct Hall {
    site: web::Data<AppState>,
    system: Rc<SystemRunner>,
    ask: Box<Ask>,
}

impl Hall {
    pub(super) fn open_on(location: &Location) -> Self {
        let store = Store::open_unmigrated(location).unwrap();
        let site = web::Data::new(AppState::open(store, Config::default()).unwrap());
        let system = Rc::new(System::new());
        let runs = system.clone();
        let app = App::new().app_data(site.clone()).configure(routes);
        let app = system.block_on(init_service(app));
        let ask = move |request: TestRequest| {
            runs.block_on(call_service(&app, request.to_request())).status().as_u16()
        };
        Self { site, system, ask: Box::new(ask) }
    }

    /// Opens the pages of tables, as their phones do before they enter results, and waits until the openings are
    /// recorded.
    pub(super) fn open_tables<const N: usize>(&self, database: &Database, long: &Long, tables: [u32; N]) {
        for code in tables.map(|table| long.code(table)) {
            assert_eq!((self.ask)(TestRequest::get().uri(&format!("/at/{code}"))), 200);
            let noted = format!("SELECT code AS key FROM code_openings WHERE code = '{code}'");
            wait_until(|| {
                // A task records it, and runs only while the runtime is driven.
                self.system.block_on(async { sleep(Duration::from_millis(1)).await });
                !database.texts(&noted).is_empty()
            });
        }
    }

    /// Enters the next result of a table; returns the allocations on the thread of the request.
    pub(super) fn enter_result(&self, long: &Long, table: u32) -> AllocationInfo {
        let snapshot = self.site.snapshots.unredacted(&long.header.slug).unwrap();
        let slot = Long::next(snapshot.tournament(), table);
        let seats = snapshot.tournament().hand(slot).unwrap().seating.players();
        let fields = [
            ("slot".to_owned(), slot.to_string()),
            ("based_on".to_owned(), "0".to_owned()),
            ("entry_key".to_owned(), random_key().to_string()),
            ("out".to_owned(), seats[0].to_string()),
            (format!("total.{}", seats[1]), "20".to_owned()),
            (format!("total.{}", seats[3]), "20".to_owned()),
        ];
        drop(snapshot);
        let path = format!("/at/{}/entries", long.code(table));
        let form = TestRequest::post().uri(&path).set_form(&fields);
        measure(|| assert_eq!((self.ask)(form), 303, "{fields:?}"))
    }
}
