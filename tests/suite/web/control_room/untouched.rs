//! A tournament without results that count: its start is taken back, or it is deleted.

use chrono::{TimeDelta, Utc};
use lastcard::club::{Publication, TournamentState};
use lastcard::store::announcements::{self, NewAnnouncement};
use lastcard::store::tournaments::{self, NewTournament};
use lastcard::store::{AnnouncementId, StoreError, clubs, codes};
use lastcard::tournament::{Name, Setup};
use macro_rules_attribute::apply;

use crate::support::app::{Reply, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::evening::{self, keys, play};
use crate::web::control_room::lifecycle::with_started;

const AT: &str = "/organise/t/friday-night";

/// Returns true if the page offers to take the start back and to delete the tournament.
fn has_offers(page: &Reply) -> bool {
    let [draft, deletion] = [format!("action=\"{AT}/start/end\""), format!("href=\"{AT}/deletion\"")];
    assert_eq!(page.body.contains(&draft), page.body.contains(&deletion));
    page.body.contains(&draft)
}

#[apply(on_both!)]
fn an_unplayed_tournament_can_become_a_draft_again(database: &Database) {
    let app = spawn_app(database);
    let (vera, anybody) = (with_started(&app), app.browser());
    let header = tournaments::load(&database.store, "friday-night").unwrap().header;
    let before = codes::list(&database.store, &header.club_id, &header.id).unwrap();
    // Also via the archive, and with a draw for the dealer.
    vera.post(&format!("{AT}/dealer/1"), &[("dealer", "anna")]).assert_leads_to(AT);
    vera.post(&format!("{AT}/stop"), &[]).assert_leads_to(&format!("{AT}?done=stopped"));
    vera.post(&format!("{AT}/archive"), &[]).assert_leads_to(&format!("{AT}?done=archived"));
    assert!(has_offers(&vera.get(&format!("{AT}?tab=settings"))));
    anybody.get("/t/friday-night").assert_says(200, "Friday night");
    vera.post(&format!("{AT}/start/end"), &[]).assert_leads_to(&format!("{AT}?done=redrafted"));
    vera.get(&format!("{AT}?done=redrafted")).assert_shows(200, copy("done-redrafted"));
    anybody.get("/t/friday-night").assert_shows(404, copy("error-404"));
    let stored = tournaments::load(&database.store, "friday-night").unwrap();
    assert_eq!((stored.header.state, stored.header.stopped_at), (TournamentState::Draft, None));
    assert_eq!(stored.tournament.first_dealer(1), None);
    assert_eq!(codes::list(&database.store, &header.club_id, &header.id).unwrap(), before);
    // It is edited and started like any draft.
    vera.get(&format!("{AT}/edit")).assert_says(200, "Anna");
    let seen = stored.header.revision.to_string();
    vera.post(&format!("{AT}/start"), &[("revision", seen.as_str()), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    let again = vera.get(&format!("{AT}?tab=settings"));
    again.assert_shows(200, copy("event-redrafted"));
    anybody.get("/t/friday-night").assert_says(200, "Friday night");
}

#[apply(on_both!)]
fn a_tournament_stays_while_a_result_counts(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let header = tournaments::load(&database.store, "friday-night").unwrap().header;
    play(&app.snapshots, &header, 1);
    assert!(!has_offers(&vera.get(&format!("{AT}?tab=settings"))));
    vera.post(&format!("{AT}/start/end"), &[]).assert_shows(409, copy("error-recorded"));
    vera.get(&format!("{AT}/deletion")).assert_shows(409, copy("error-recorded"));
    vera.post(&format!("{AT}/deletion"), &[("name", "Friday night")])
        .assert_shows(409, copy("error-recorded"));
    // A result that is taken back is still in the ledger.
    let form = [("slot", "1.1.1"), ("based_on", "1"), ("entry_key", "0123456789-undone"), ("undo", "hand")];
    assert_eq!(vera.post(&format!("{AT}/hands/1.1.1"), &form).status.as_u16(), 303);
    vera.post(&format!("{AT}/start/end"), &[]).assert_shows(409, copy("error-recorded"));
    assert_eq!(tournaments::load(&database.store, "friday-night").unwrap().entries.len(), 2);
    // No result counts any more, so it can be deleted, but not by accident.
    assert!(!vera.get(AT).body.contains(&format!("action=\"{AT}/start/end\"")));
    vera.get(&format!("{AT}/deletion")).assert_shows(200, copy("deletion-loses-history").with("count", 2));
    vera.post(&format!("{AT}/deletion"), &[("name", "friday NIGHT")])
        .assert_leads_to("/organise?done=deleted");
    assert!(matches!(tournaments::load(&database.store, "friday-night"), Err(StoreError::NotFound)));
}

#[apply(on_both!)]
fn deletion_needs_the_tournaments_name(database: &Database) {
    let app = spawn_app(database);
    let (vera, anybody) = (with_started(&app), app.browser());
    let ask = vera.get(&format!("{AT}/deletion"));
    ask.assert_shows(200, copy("deletion-name"));
    for wrong in ["", "friday", "Friday night!"] {
        let again = vera.post(&format!("{AT}/deletion"), &[("name", wrong)]);
        again.assert_shows(422, copy("problem-deletion-name"));
        again.assert_says(422, &format!("value=\"{wrong}\""));
    }
    assert_eq!(vera.post(&format!("{AT}/deletion"), &[]).status.as_u16(), 422);
    vera.post(&format!("{AT}/deletion"), &[("name", " Friday  night ")])
        .assert_leads_to("/organise?done=deleted");
    anybody.get("/t/friday-night").assert_shows(404, copy("error-404"));
    vera.get(AT).assert_shows(404, copy("error-404"));
    assert!(matches!(tournaments::load(&database.store, "friday-night"), Err(StoreError::NotFound)));
    // The tournament stays in the club's audit log.
    vera.get("/organise/audit").assert_says(200, "friday-night");
}

#[apply(on_both!)]
fn the_announcement_of_a_deleted_tournament_comes_back(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let (club, store) = (clubs::list(&database.store).unwrap().remove(0), &database.store);
    let keys = keys("four-player");
    let new = NewAnnouncement {
        name: Name::parse("Cup").unwrap(),
        place: None,
        about: None,
        starts_at: Utc::now() + TimeDelta::hours(1),
        setup: Setup::parse(&keys).unwrap(),
        format_open: false,
        places: 4,
        takes_names: true,
    };
    let made = announcements::create(store, &club.id, &AnnouncementId::made(), &[new]).unwrap();
    announcements::set_state(store, &club.id, &made.id, Publication::Announced, true).unwrap();
    let drawn = NewTournament { announcement: Some(made.id.clone()), ..evening::new("Cup", &keys) };
    let header = evening::start_tournament(store, &club, &drawn);
    assert_eq!(header.slug, made.slug);
    let at = format!("/organise/t/{}", header.slug);
    vera.get(&format!("{at}/deletion")).assert_shows(200, copy("deletion-announcement"));
    vera.post(&format!("{at}/deletion"), &[("name", "Cup")]).assert_leads_to("/organise?done=deleted");
    app.browser().get(&format!("/t/{}/sign-up", made.slug)).assert_says(200, "Cup");
}
