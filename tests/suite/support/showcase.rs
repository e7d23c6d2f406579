//! A club with a tournament in each state, names of every kind, and an address for every page.

use lastcard::club::{ClockPayload, Publication, SignUpSource};
use std::collections::{BTreeMap, BTreeSet};

use chrono::Utc;
use lastcard::club::{
    BlockChoice, ClockCommand, ClockMinutes, ConfirmationMode, Notice, ProfileVisibility, ProjectorSettings,
    SeasonRules, SignUpNames,
};
use lastcard::store::accounts::{self, Login, NewAccount};
use lastcard::store::announcements::{self, NewAnnouncement};
use lastcard::store::clubs::{self, Club};
use lastcard::store::entries::{random_key, record};
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::self_reports::{self, NewSelfReport};
use lastcard::store::sign_ups::{self, NewSignUp, SignUpAction};
use lastcard::store::staged_events::{self, NewStagedEvent};
use lastcard::store::tournaments::{self, Header, TournamentImport};
use lastcard::store::webhooks::{
    self, Delivery, DeliveryFault, DeliveryOutcome, MessageKind, WebhookAddress,
};
use lastcard::store::{AnnouncementId, StagedEventId, Store, codes, player_codes, players};
use lastcard::tournament::IdempotencyKey;
use lastcard::tournament::{
    CountingMode, Format, Name, PlayerId, PointsTaken, Ruling, SelfReport, ShortText, Verdict, file, tally,
};
use lastcard::web::{RouteInfo, route_list};
use regex::Regex;

use super::app::{App, Browser, spawn_app};
use super::database::Database;
use super::evening;

/// Sixty letters without a break opportunity.
const LONG: &str = "Maximilianewilhelminekatharinavonundzuhohensteinlangenburgxy";

/// A running service with content on every page.
pub(crate) struct Showcase {
    pub(crate) app: App,
    /// Logged in as the organiser.
    pub(crate) organiser: Browser,
    /// Pages open to everybody.
    pub(crate) open: Vec<String>,
    /// Pages open to the organiser only.
    pub(crate) own: Vec<String>,
    #[expect(dead_code, reason = "removes the database when it is dropped")]
    database: Database,
}

impl Showcase {
    pub(crate) fn of(database: Database) -> Self {
        let app = spawn_app(&database);
        let organiser = app.organiser();
        let club = clubs::list(&database.store).unwrap().remove(0);
        let other = NewAccount {
            login: Login::parse("boris").unwrap(),
            name: Name::parse("Boris").unwrap(),
            password_hash: "never typed".to_owned(),
        };
        accounts::add(&database.store, &club.id, &other, lastcard::club::Role::Organiser).unwrap();
        let running = import(&database, &club, include_str!("../../evenings/eight_player.json"));
        let ended = import(&database, &club, include_str!("../../evenings/four_player.json"));
        import(&database, &club, include_str!("../../evenings/two_vs_two.json"));
        let draft = tournaments::create(
            &database.store,
            &club.id,
            None,
            &evening::new("Draft", &evening::keys("individual")),
        )
        .unwrap();
        add_hall_state(&database, &running);
        let mut open = public_pages(&database, &club, &running, &ended, &organiser);
        let mut own = organiser_pages(&database, &running, &ended, &draft, &organiser);
        let (open_events, own_events) = add_event_pages(&database.store, &club);
        open.extend(open_events);
        own.extend(own_events);
        Self { app, organiser, open, own, database }
    }

    /// Returns the addresses of all pages.
    pub(crate) fn pages(&self) -> impl Iterator<Item = &str> {
        self.open.iter().chain(&self.own).map(String::as_str)
    }
}

/// Imports a tournament of the demo, with some names that are hard to lay out.
fn import(database: &Database, club: &Club, text: &str) -> Header {
    let names = [
        ("\"Priya\"", "\"प्रिया श्रीवास्तव-चक्रवर्ती\""),
        ("\"Dmitri\"", &format!("\"{LONG}\"")),
        ("\"Gurpreet\"", "\"عبد الرحمن بن محمد\""),
        ("\"Anna\"", "\"Anna 🃏👩‍👩‍👧‍👦\""),
    ];
    let text = names.iter().fold(text.to_owned(), |text, (plain, hard)| text.replace(plain, hard));
    let import = TournamentImport { starts_at: Utc::now(), tournament: file::read(&text).unwrap() };
    tournaments::import(&database.store, &club.id, None, &import).unwrap()
}

fn public_pages(
    database: &Database,
    club: &Club,
    running: &Header,
    ended: &Header,
    organiser: &Browser,
) -> Vec<String> {
    let store = &database.store;
    let tables = codes::list(store, &club.id, &running.id).unwrap();
    let players =
        tournaments::load(store, &running.slug).unwrap().people.keys().take(1).cloned().collect::<Vec<_>>();
    let personal = player_codes::get_or_issue(store, &club.id, &running.id, &players).unwrap();
    let (table, player) = (&tables[0].code, &personal[&players[0]]);
    let season = create_season(store, club, &[running, ended]);
    let game = [("rules", "club"), ("players", ""), ("bots", "greedy"), ("pace", "once"), ("cards", "7")];
    let practice = organiser.post("/practice", &game);
    let mut pages = [
        "/",
        "/c/aurora",
        "/c/aurora/evenings",
        "/rules",
        "/rules/tournaments",
        "/rules/club",
        "/rules/duo",
        "/practice",
        "/kept",
        "/login",
        "/at",
        "/api",
        practice.header("location"),
    ]
    .map(str::to_owned)
    .to_vec();
    for below in ["/schedule", "/seats", "/charts", "/embed", "/tables/1", "/projector?overlay"] {
        pages.push(format!("/t/{}{below}", running.slug));
    }
    for slug in [&running.slug, &ended.slug, &"cup-final".to_owned()] {
        pages.extend([format!("/t/{slug}"), format!("/t/{slug}/projector")]);
    }
    for below in
        ["/schedule/1.2", "/charts?follow=dmitri", "/hands/1.1.1", "/entrants/priya", "/entrants/dmitri"]
    {
        pages.push(format!("/t/{}{below}", running.slug));
    }
    for below in ["", "/seats", "/plans", "/plan/priya", "/standings"] {
        pages.push(format!("/t/{}/print{below}", running.slug));
    }
    pages.push(format!("/t/{}/entrants/anna", ended.slug));
    for below in ["", "/hands/1.1.1", "/players/priya", "/rules", "/rules?q=uno", "/check"] {
        pages.push(format!("/at/{table}{below}"));
    }
    let person = &tournaments::load(store, &ended.slug).unwrap().people[&PlayerId::parse("anna").unwrap()];
    let line = format!("{season}/players/{}", person.roster_id.as_ref().unwrap());
    pages.extend(["evenings", "ratings", "year", "prize-giving"].map(|below| format!("{season}/{below}")));
    pages.extend(["/c/aurora/ratings".to_owned(), season, line]);
    pages.extend(open_people_pages(store, club, ended));
    pages.push(format!("/me/{player}/page"));
    clubs::set_joint_ratings(store, &club.id, true).unwrap();
    pages.push("/ratings".to_owned());
    pages.extend([format!("/me/{player}"), format!("/me/{player}/hand")]);
    pages.extend(add_announcement_pages(store, club));
    let scorer = codes::issue_scorer(store, &club.id, &running.id, None).unwrap();
    pages.push(format!("/score/{}", scorer.code));
    pages
}

/// A cup with hard names, which is drawn, or only planned, and a second stage.
fn event_file(name: &str) -> String {
    let player = |number: usize| format!("{{ \"name\": \"Player {number}\" }}");
    let team = |(number, name): (usize, &str)| {
        let players = [player(2 * number), player(2 * number + 1)].join(", ");
        format!("{{ \"name\": \"{name}\", \"players\": [ {players} ] }}")
    };
    let names = [LONG, "प्रिया श्रीवास्तव-चक्रवर्ती और साथी", "عبد الرحمن بن محمد", "Anna 🃏👩‍👩‍👧‍👦", "Foxes", "Owls"];
    let teams: Vec<String> = names.into_iter().enumerate().map(team).collect();
    format!(
        r#"{{ "lastcard_event": 1, "name": "{name}", "entrants": [ {} ], "stages": [
        {{ "name": "Groups", "form": "league", "groups": 2, "format": "two-vs-two", "starts_at": "2026-12-05T17:00:00Z", "place": "Great hall" }},
        {{ "name": "Knock-out", "form": "knock-out", "third_place": true, "format": "two-vs-two",
           "through": {{ "best_of_each": 2, "best": 1, "level": "play-off" }} }} ] }}"#,
        teams.join(", ")
    )
}

/// Adds an event that is drawn and one that is not, and returns their pages.
fn add_event_pages(store: &Store, club: &Club) -> (Vec<String>, Vec<String>) {
    let make = |name: &str| {
        let file::ParsedFile::Event(plan) = file::read_any(&event_file(name)).unwrap() else { panic!() };
        let new = NewStagedEvent { starts_at: Utc::now(), plan: *plan, announcement: None };
        staged_events::create_once(store, &club.id, &StagedEventId::made(), &new).unwrap()
    };
    let (planned, drawn) = (make("Winter cup"), make("Spring cup"));
    let seen = (drawn.revision, &BTreeSet::new());
    staged_events::draw(store, &club.id, &drawn.id, seen, None, &mut rand::rng()).unwrap();
    let open = ["", "/ranking", "/projector", "/stages/1", "/stages/2"];
    let own = ["", "/certificates", "/certificates/everybody", "/deletion"];
    let mut pages: Vec<String> =
        ["", "/new", "/new?kind=groups-cup"].map(|below| format!("/organise/events{below}")).to_vec();
    pages.extend(own.map(|below| format!("/organise/events/{}{below}", drawn.slug)));
    pages.extend(["", "/edit"].map(|below| format!("/organise/events/{}{below}", planned.slug)));
    (open.map(|below| format!("/c/aurora/events/{}{below}", drawn.slug)).to_vec(), pages)
}

/// Organiser's pages of a running tournament, below its address.
const RUNNING_PAGES: [&str; 21] = [
    "",
    "?tab=players",
    "?tab=show",
    "?tab=settings",
    "?hands=all",
    "/stop",
    "/cards",
    "/codes/1",
    "/phones",
    "/print",
    "/print/tonight?part=cards&part=seats&part=schedule&part=sheets&part=plans",
    "/print/sheets",
    "/print/sheets/1.5",
    "/type-in",
    "/rulings",
    "/audience",
    "/standings",
    "/audit",
    "/hands/1.1.1",
    "/people/substitution?player=priya",
    "/people/withdrawal?player=priya",
];

fn organiser_pages(
    database: &Database,
    running: &Header,
    ended: &Header,
    draft: &Header,
    organiser: &Browser,
) -> Vec<String> {
    let mut pages = [
        "/organise",
        "/organise/archive",
        "/organise/club",
        "/organise/service",
        "/organise/players",
        "/organise/tournaments/new",
        "/organise/account",
        "/organise/account/second-factor",
        "/organise/organisers",
        "/organise/invites",
        "/organise/api-tokens",
        "/organise/webhooks",
        "/organise/audit",
        "/organise/seasons",
        "/organise/seasons/new",
        "/organise/coming/new",
    ]
    .map(str::to_owned)
    .to_vec();
    let announcement = announcements::list(&database.store, &running.club_id).unwrap().remove(0).slug;
    pages.extend(["", "/edit", "/deletion"].map(|below| format!("/organise/coming/{announcement}{below}")));
    pages.push(add_webhook(database));
    pages.extend(season_pages(&database.store, running));
    for below in ["", "/edit", "/deletion", "/forecast"] {
        pages.push(format!("/organise/t/{}{below}", draft.slug));
    }
    for below in RUNNING_PAGES {
        pages.push(format!("/organise/t/{}{below}", running.slug));
    }
    let trial = organiser.post("/organise/trial", &[]);
    let trial = trial.header("location").split('?').next().unwrap().to_owned();
    pages.extend(["", "/deletion"].map(|below| format!("{trial}{below}")));
    for below in
        ["", "?tab=settings", "/prize-giving", "/print/certificates", "/print/certificates/everybody"]
    {
        pages.push(format!("/organise/t/{}{below}", ended.slug));
    }
    let links = Regex::new(r#"href="(/organise/[^"]*/(reset|removal|merging|erasure))""#).unwrap();
    for page in ["/organise/organisers", "/organise/players"] {
        let page = organiser.get(page).body;
        let mut kinds = BTreeMap::new();
        for link in links.captures_iter(&page) {
            kinds.entry(link[2].to_owned()).or_insert_with(|| link[1].to_owned());
        }
        pages.extend(kinds.into_values());
    }
    pages
}

/// Creates an announcement for teams with long names, one on the waiting list and one incomplete; returns its
/// pages.
fn add_announcement_pages(store: &Store, club: &Club) -> Vec<String> {
    let keys = evening::keys("two-vs-two");
    let new = NewAnnouncement {
        name: Name::parse(LONG).unwrap(),
        place: ShortText::parse(&format!("Hall {LONG}")).unwrap(),
        about: Notice::parse(&format!("{LONG} {LONG}")).unwrap(),
        starts_at: Utc::now() + chrono::TimeDelta::hours(1),
        setup: lastcard::tournament::Setup::parse(&keys).unwrap(),
        places: 2,
        takes_names: true,
        format_open: false,
    };
    let made = announcements::create(store, &club.id, &AnnouncementId::made(), &[new]).unwrap();
    let made = announcements::set_state(store, &club.id, &made.id, Publication::Announced, true).unwrap();
    let teams = [vec![LONG, "प्रिया श्रीवास्तव-चक्रवर्ती"], vec!["Anna 🃏"], vec!["عبد الرحمن بن محمد", "Egor"]];
    let mut own = String::new();
    for names in teams {
        let names = names.into_iter().map(|name| Name::parse(name).unwrap()).collect();
        let new = NewSignUp {
            names: SignUpNames::parse(Format::TwoVsTwo, names).unwrap(),
            remark: ShortText::parse(LONG).unwrap(),
            entry_key: random_key(),
            source: SignUpSource::Anybody("somewhere".to_owned()),
        };
        let signed_up = sign_ups::sign_up(store, &made.id, &new).unwrap();
        own = format!("/sign-up/{}", signed_up.code);
    }
    sign_ups::change(store, &made.id, 1, &SignUpAction::Come).unwrap();
    let check_in = format!("/check-in/{}", made.check_in);
    ["", "/sign-up", "/poster", &own, &check_in].map(|below| format!("/t/{}{below}", made.slug)).into()
}

/// Returns the organiser's pages of a season, and of a player on the roster.
fn season_pages(store: &Store, of: &Header) -> Vec<String> {
    let season = seasons::list(store, &of.club_id).unwrap().remove(0).slug;
    let below =
        ["", "/deletion", "/end", "/reopening", "/prize-giving", "/certificates", "/certificates/everybody"];
    let player = players::list(store, &of.club_id).unwrap().remove(0).id;
    let mut pages = below.map(|below| format!("/organise/seasons/{season}{below}")).to_vec();
    pages.push(format!("/organise/players/{player}/page"));
    pages
}

/// Opens the profiles of a whole club; returns the pages of the list, of one person, and of a head-to-head.
fn open_people_pages(store: &Store, club: &Club, of: &Header) -> Vec<String> {
    for player in players::list(store, &club.id).unwrap() {
        players::set_visibility(store, &club.id, &player.id, ProfileVisibility::Everything).unwrap();
    }
    let people = tournaments::load(store, &of.slug).unwrap().people;
    let ids: Vec<_> = people.values().filter_map(|person| person.roster_id.clone()).take(2).collect();
    let page = format!("/c/aurora/players/{}", ids[0]);
    vec!["/c/aurora/players".to_owned(), format!("{page}/with/{}", ids[1]), page]
}

/// Creates a season of these tournaments; returns its address.
fn create_season(store: &Store, club: &Club, of: &[&Header]) -> String {
    let new = NewSeason {
        name: Name::parse(LONG).unwrap(),
        rules: SeasonRules::default(),
        takes_new: true,
        tournaments: of.iter().map(|header| header.id.clone()).collect(),
    };
    format!("/c/{}/seasons/{}", club.slug, seasons::create(store, &club.id, &new).unwrap().slug)
}

/// Adds a clock, an announcement to the hall, a calling table, rulings, and a closed round.
fn add_hall_state(database: &Database, running: &Header) {
    let (store, club, id) = (&database.store, &running.club_id, &running.id);
    let minutes = ClockMinutes::parse("24").unwrap();
    let clock = ClockPayload { table: None, deed: ClockCommand::Started(minutes) };
    tournaments::set_clock(store, club, id, None, &[clock], 0).unwrap();
    let more = ClockPayload { table: Some(2), deed: ClockCommand::Extended(minutes) };
    tournaments::set_clock(store, club, id, None, &[more], 1).unwrap();
    let choice = ProjectorSettings {
        message: ShortText::parse(&format!("Break! {LONG}")).unwrap(),
        ..ProjectorSettings::default()
    };
    tournaments::set_projector(store, club, id, &choice, None, None).unwrap();
    tournaments::call_organiser(store, id, 1, ShortText::parse(LONG).unwrap().as_ref()).unwrap();
    let players: Vec<_> =
        tournaments::load(store, &running.slug).unwrap().tournament.players().map(|p| p.id.clone()).collect();
    let reason = ShortText::parse(LONG).unwrap().unwrap();
    let points = PointsTaken::new(5).unwrap();
    let best = tournaments::load(store, &running.slug).unwrap().tournament;
    let best = tally(&best).standings.standings.remove(0).entrant.to_string();
    for (seen, verdict) in [
        Verdict::Decision,
        Verdict::Points { player: PlayerId::parse(&best).unwrap(), points },
        Verdict::Disqualification { player: players.last().unwrap().clone() },
    ]
    .into_iter()
    .enumerate()
    {
        let ruling = Ruling { verdict, reason: reason.clone() };
        tournaments::make_ruling(store, club, id, None, &ruling, seen).unwrap();
    }
    let minutes = ClockMinutes::parse("10").unwrap();
    tournaments::set_confirming(store, club, id, None, ConfirmationMode::Required(minutes)).unwrap();
    let stored = tournaments::load(store, &running.slug).unwrap();
    let due = stored.tournament.next_hands().remove(0).slot;
    record(store, &evening::entry(&stored, due, Some(evening::win_by_seat(&stored, due, 0, 20)))).unwrap();
    add_self_reports(database, running);
    let round = BlockChoice { round: 1, block: Some(1) };
    tournaments::set_block_closed(store, club, id, None, round, true).unwrap();
}

/// Adds self-reports, two of which claim to have gone out.
fn add_self_reports(database: &Database, running: &Header) {
    let (store, club, id) = (&database.store, &running.club_id, &running.id);
    tournaments::set_counting(store, club, id, None, CountingMode::Players).unwrap();
    let stored = tournaments::load(store, &running.slug).unwrap();
    let due = stored.tournament.next_hands().remove(0);
    for (number, player) in due.seats.players().iter().take(2).enumerate() {
        let new = NewSelfReport {
            tournament: id.clone(),
            slot: due.slot,
            based_on: stored.revision(due.slot),
            player: player.clone(),
            count: SelfReport::Out,
            seen: 0,
            entry_key: IdempotencyKey::parse(&format!("showcase-{number}")).unwrap(),
            device: String::new(),
        };
        self_reports::report(store, None, &new).unwrap();
    }
}

/// Adds a webhook that fails, with its attempts.
fn add_webhook(database: &Database) -> String {
    let (store, club) = (&database.store, clubs::list(&database.store).unwrap().remove(0));
    let address = WebhookAddress::parse(&format!("https://uno.example/{LONG}?key={LONG}")).unwrap();
    let made = webhooks::create(store, &club.id, &address, &MessageKind::choices().collect(), None).unwrap();
    for outcome in [
        DeliveryOutcome::Answered(204),
        DeliveryOutcome::Answered(500),
        DeliveryOutcome::Failed(DeliveryFault::Certificate),
    ] {
        let delivery = Delivery::now("test-0193", MessageKind::Test, 2, outcome);
        webhooks::note_test(store, &club.id, &made.id, &delivery).unwrap();
    }
    database.run("UPDATE webhooks SET failures = 3");
    format!("/organise/webhooks/{}", made.id)
}

/// Returns the routes with a page, as the route table has them: `/t/{slug}/charts`.
pub(crate) fn routes() -> Vec<String> {
    route_list().into_iter().filter(RouteInfo::is_page).map(|route| route.path).collect()
}
