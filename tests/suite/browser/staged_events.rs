//! A cup of thirty-two teams, from the sign-up to the podium.

use chrono::{TimeDelta, Utc};
use lastcard::club::Publication;
use lastcard::store::announcements::{self, NewAnnouncement};
use lastcard::store::staged_events::{self, StagePosition, StagedEventRecord};
use lastcard::store::tournaments::Header;
use lastcard::store::{AnnouncementId, Store, clubs, codes};
use lastcard::tournament::staged_event::FixtureSlot;
use lastcard::tournament::{Name, Player, Setup, SetupKeys};

use crate::browser::announcements::announcing::logged_in;
use crate::browser::control_room::formats::enter_totals;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::{App, spawn_app};
use crate::support::copy::copy;
use crate::support::database::Database;
use crate::support::evening::{keys, play};

const DESK: Kind = Kind { size: (1440, 900), javascript: true, dark: false };

/// Announces a cup of two against two with thirty-two places.
fn announce(app: &App) -> String {
    let store = app.snapshots.store();
    let club = clubs::list(store).unwrap().remove(0);
    let new = NewAnnouncement {
        name: Name::parse("Spring cup").unwrap(),
        place: None,
        about: None,
        starts_at: Utc::now() + TimeDelta::hours(1),
        setup: Setup::parse(&SetupKeys { target: Some(10), ..keys("two-vs-two") }).unwrap(),
        format_open: false,
        places: 32,
        takes_names: true,
    };
    let made = announcements::create_public(store, &club.id, &AnnouncementId::made(), &[new]).unwrap();
    assert_eq!(made.state, Publication::Announced);
    made.slug
}

fn load(store: &Store) -> StagedEventRecord {
    let club = clubs::list(store).unwrap().remove(0);
    staged_events::list(store, &club.id).unwrap().remove(0)
}

/// Plays the open matches of a cup except one; the first team of each wins.
fn play_all_but(app: &App, record: &StagedEventRecord, left: Option<StagePosition>) {
    for one in record.tournaments.iter().filter(|one| Some(one.position) != left) {
        while !app.snapshots.fresh_unredacted(&one.header.slug).unwrap().tally.standings.finished {
            play(&app.snapshots, &one.header, 1);
        }
    }
}

/// Enters the result of a match at its table; returns the sentence that names the winners.
async fn win_at_table(app: &App, header: &Header) -> String {
    let stored = app.snapshots.fresh_unredacted(&header.slug).unwrap();
    let table = codes::list(app.snapshots.store(), &header.club_id, &header.id).unwrap().remove(0);
    let seats: Vec<String> =
        stored.tournament().hands()[0].seating.players().iter().map(ToString::to_string).collect();
    let phone = Phone::ordinary().await;
    phone.open(&app.url(&format!("/at/{}", table.code))).await;
    enter_totals(&phone, &seats[0], &[(&seats[1], "12"), (&seats[3], "8")]).await;
    phone.wait_for_text(".saved", "20").await;
    let mut teams = stored.tournament().entrants().iter();
    let is_out = |player: &Player| player.id.as_str() == seats[0];
    let team = teams.find(|team| team.players.iter().any(is_out)).unwrap();
    copy("public-winners").with("count", 1).with("players", 2).with("names", team.name.as_str()).to_string()
}

#[tokio::test]
async fn a_cup_of_thirty_two_is_played_from_sign_up_to_podium() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let desk = logged_in(&app, DESK).await;
    let slug = announce(&app);

    // Most teams are pasted by an organiser; the last one signs up by phone.
    let teams: Vec<String> = (1..32).map(|team| format!("Anna {team} + Boris {team}")).collect();
    desk.open(&app.url(&format!("/organise/coming/{slug}"))).await;
    desk.type_into("#names", &teams.join("\n")).await;
    desk.tap(".sign-up-add .button").await;
    desk.wait_for_text(".notice", copy("announcement-added").with("count", 31)).await;
    let phone = Phone::ordinary().await;
    phone.open(&app.url(&format!("/t/{slug}"))).await;
    phone.tap("a[href$='/sign-up']").await;
    phone.type_into(".sign-up-name:nth-of-type(1)", "Priya").await;
    phone.type_into(".sign-up-name:nth-of-type(2)", "Rahul").await;
    phone.tap("main form .primary").await;
    phone.wait_for_text(".own-sign-up", copy("own-sign-up-place").with("place", 32)).await;

    // More than two teams need an event.
    desk.open(&app.url(&format!("/organise/coming/{slug}"))).await;
    desk.tap(&format!("a[href='/organise/events/new?fixture={slug}']")).await;
    desk.tap("a[href*='kind=cup']").await;
    desk.type_into("[name=length_1]", "10").await;
    desk.tap("main form .primary:not(.visually-hidden)").await;
    desk.wait_for_text(".notice.good", copy("done-staged-saved")).await;
    assert_eq!(desk.texts(".staged-line-up li").await.len(), 32);
    desk.tap(".staged-step .primary").await;
    desk.wait_for_text(".notice.good", copy("done-staged-drawn")).await;

    let store = &database.store;
    phone.open(&app.url("/c/aurora/events/spring-cup")).await;
    let wall = Phone::of(DESK).await;
    wall.open(&app.url("/c/aurora/events/spring-cup/projector")).await;
    let last_match = StagePosition::Fixture(FixtureSlot { group: 1, round: 5, number: 1 });
    for matches in [16, 8, 4, 2, 1] {
        let record = load(store);
        let left = record.tournament(0, last_match).map(|_| last_match);
        play_all_but(&app, &record, left);
        if matches > 1 {
            // The page follows the results by itself.
            let decided = 32 - matches;
            phone.wait_until(async || phone.texts(".staged-winner").await.len() == decided).await;
            // The notice of the draw before is gone.
            desk.open(&app.url("/organise/events/spring-cup")).await;
            desk.tap(".staged-step .primary").await;
            desk.wait_for_text(".notice.good", copy("done-staged-drawn")).await;
        }
    }
    let won = win_at_table(&app, load(store).tournament(0, last_match).unwrap()).await;
    phone.wait_for_text(".staged-state", &won).await;
    let ranking = phone.texts(".staged-table tbody tr").await;
    assert_eq!(ranking.len(), 32);
    assert!(ranking[0].starts_with('1') && ranking[1].starts_with('2'), "{ranking:?}");
    // The wall follows, too, and scrolls to what does not fit.
    wall.wait_for_text(".staged-state", &won).await;
    wall.wait_until(async || wall.run("return scrollY > 0", &[]).await == true).await;
    desk.reload().await;
    desk.tap("a[href$='/certificates']").await;
    desk.wait_for_text(".certificate", copy("certificate-place").with("place", 1)).await;
}
