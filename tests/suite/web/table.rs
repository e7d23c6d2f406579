//! The table's page over HTTP: what is refused, and that nothing typed is lost.

use lastcard::store::clubs::{self, ClubDetails};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Store, codes};
use lastcard::tournament::{Name, Penalty, PlayerId, SetupKeys, tally};

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::database::{Database, on_both};
use crate::support::{evening, ex_48};

/// A running tournament and the phone at its first table.
pub(super) struct Table {
    app: App,
    pub(super) store: Store,
    pub(super) header: Header,
    pub(super) code: String,
    pub(super) phone: Browser,
}

pub(super) fn table(database: &Database, keys: &SetupKeys) -> Table {
    let app = spawn_app(database);
    let store = database.store.clone();
    let details = ClubDetails {
        name: Name::parse("Aurora").unwrap(),
        time_zone: chrono_tz::Tz::Europe__Berlin,
        language: "en".to_owned(),
    };
    let club = clubs::create(&store, &details).unwrap();
    let header = evening::started(&store, &club, keys);
    let code = codes::list(&store, &club.id, &header.id).unwrap().remove(0).code.to_string();
    let phone = app.browser();
    Table { app, store, header, code, phone }
}

pub(super) fn four_players(database: &Database, method: &str) -> Table {
    table(database, &ex_48::by(method))
}

impl Table {
    pub(super) fn page(&self) -> Reply {
        self.phone.get(&format!("/at/{}", self.code))
    }

    /// Sends the form of a hand as a browser would: based on a revision, under a key of its own.
    pub(super) fn send(&self, slot: &str, based_on: u32, fields: &[(&str, &str)]) -> Reply {
        let key = lastcard::store::entries::EntryKey::random().to_string();
        self.send_as(&key, slot, based_on, fields)
    }

    pub(super) fn send_as(&self, key: &str, slot: &str, based_on: u32, fields: &[(&str, &str)]) -> Reply {
        let based_on = based_on.to_string();
        let mut all = vec![("slot", slot), ("based_on", &based_on), ("entry_key", key)];
        all.extend_from_slice(fields);
        self.phone.post(&format!("/at/{}/entries", self.code), &all)
    }

    /// How many entries the ledger holds.
    pub(super) fn entries(&self) -> usize {
        tournaments::load(&self.store, &self.header.slug).unwrap().entries.len()
    }
}

/// A hand that is right: Anna and Boris +75.
pub(super) const RIGHT: [(&str, &str); 3] = [("out", "anna"), ("total.vera", "30"), ("total.gleb", "45")];

on_both! {
    fn a_hand_is_recorded_and_the_next_one_shown(database) {
        let table = four_players(database, "std");
        table.page().says(200, "Hand 1 of 12");
        table.send("1.1.1", 0, &RIGHT).leads_to(&format!("/at/{}", table.code));
        table.page().says(200, "Hand 1: <b>Anna and Boris +75</b>");
        table.page().says(200, "Hand 2 of 12");
    }

    fn a_phone_that_has_seen_it_all_is_told_nothing(database) {
        let table = four_players(database, "std");
        let page = table.page();
        let version = page.body.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap();
        let again = format!("/at/{}?seen={version}", table.code);
        assert_eq!(table.phone.get(&again).status.as_u16(), 204);
        table.send("1.1.1", 0, &RIGHT);
        table.phone.get(&again).says(200, "Hand 2 of 12");
    }

    fn impossible_holdings_are_refused_in_words_and_stay_typed(database) {
        let table = four_players(database, "std");
        let cases: [(&[(&str, &str)], &str); 9] = [
            (&[("left.vera.D2", "5"), ("left.gleb.D2", "4")], "Draw 2: 9 of 8 in the deck, all holdings together"),
            (&[("left.vera.D2", "9"), ("total.gleb", "1")], "Draw 2: 9 of 8 in the deck"),
            (&[("left.vera.W", "5"), ("total.gleb", "1")], "Wild: 5 of 4 in the deck"),
            (&[("left.anna.5", "1"), ("total.vera", "1"), ("total.gleb", "1")], "This player went out and so has no cards left"),
            (&[("total.vera", "34")], "The cards of this player are missing"),
            (&[("left.vera.5", "0"), ("total.gleb", "1")], "Only the player who went out has no cards"),
            (&[("total.vera", "1241"), ("total.gleb", "1")], "1,241 points: the whole deck counts only 1,240"),
            (&[("total.vera", "-3"), ("total.gleb", "1")], "“-3” must be a whole number from 0 to 1,240"),
            (&[("total.vera", "700"), ("total.gleb", "700")], "1,400 points in all holdings together"),
        ];
        for (fields, words) in cases {
            let mut all = vec![("out", "anna")];
            all.extend_from_slice(fields);
            let reply = table.send("1.1.1", 0, &all);
            reply.says(422, words);
            for (name, value) in fields {
                reply.says(422, &format!("name=\"{name}\" value=\"{value}\""));
            }
            reply.says(422, "value=\"anna\" data-seat=\"0\"");
        }
        table.send("1.1.1", 0, &RIGHT[1..]).says(422, "Tap who went out");
        // Also when all that is wrong stands beside one player.
        table.send("1.1.1", 0, &[("out", "anna")]).says(422, "Not saved yet");
        assert_eq!(table.entries(), 0);
    }

    fn a_holding_of_somebody_else_is_refused(database) {
        let table = four_players(database, "std");
        table.send("1.1.1", 0, &[("out", "zoya"), ("total.vera", "1")]).says(422, "does not sit at this table");
        table.send("1.1.1", 0, &[("out", "anna"), ("left.vera.JOKER", "1")]).says(400, "could not be understood");
        table.send("1.1.1", 0, &[("void", "bored")]).says(400, "could not be understood");
        table.phone.post(&format!("/at/{}/entries", table.code), &RIGHT).says(400, "could not be understood");
        assert_eq!(table.entries(), 0);
    }

    fn lazy_takes_a_loser_or_cards_that_agree(database) {
        let table = four_players(database, "lazy");
        table.send("1.1.1", 0, &[("out", "anna")]).says(422, "Say who lost the hand");
        table.send("1.1.1", 0, &[("out", "anna"), ("losers", "boris")]).says(422, "is on the side that won");
        table.send("1.1.1", 0, &[("out", "anna"), ("losers", "gleb")]).leads_to(&format!("/at/{}", table.code));
        table.page().says(200, "Anna wins, Gleb deals next");
        table.send("1.1.2", 0, &[("out", "anna"), ("left.vera.5", "1")]).leads_to(&format!("/at/{}", table.code));
        table.page().says(200, "Anna wins, Vera deals next");
    }

    fn a_stale_page_is_a_conflict_that_shows_both(database) {
        let table = four_players(database, "std");
        table.send("1.1.1", 0, &RIGHT);
        let reply = table.send("1.1.1", 0, &[("out", "vera"), ("left.anna.SKIP", "1"), ("total.boris", "7")]);
        reply.says(409, "Anna and Boris +75");
        reply.says(409, "Vera and Gleb +27");
        reply.says(409, "name=\"based_on\" value=\"1\"");
        reply.says(409, "name=\"left.anna.SKIP\" value=\"1\"");
        assert_eq!(table.entries(), 1);
        // The same entry from two phones is none.
        table.send("1.1.1", 0, &RIGHT).leads_to(&format!("/at/{}", table.code));
        assert_eq!(table.entries(), 1);
        table.send("1.1.1", 1, &[("out", "vera"), ("total.anna", "20"), ("total.boris", "7")]);
        table.page().says(200, "Vera and Gleb +27");
        assert_eq!(table.entries(), 2);
        // A stale undo shows what it would have taken back.
        table.send("1.1.1", 1, &[("undo", "yes")]).says(409, "Vera and Gleb +27");
    }

    fn the_same_submission_twice_is_recorded_once(database) {
        let table = four_players(database, "std");
        for _ in 0..2 {
            table.send_as("the-same-key", "1.1.1", 0, &RIGHT).leads_to(&format!("/at/{}", table.code));
        }
        assert_eq!(table.entries(), 1);
    }

    fn a_code_opens_its_own_table_only(database) {
        let table = table(database, &evening::keys("eight-player"));
        table.send("1.2.1", 0, &RIGHT).says(404, "nothing here");
        table.send("1.1.1", 0, &[("out", "ilya")]).says(422, "The cards of this player are missing");
        table.send("1.1.9", 0, &[("void", "abandoned")]).says(409, "Other hands come first");
        table.phone.get(&format!("/at/{}/hands/1.2.1", table.code)).says(404, "nothing here");
        let other = evening::started(&table.store, &clubs::list(&table.store).unwrap()[0], &evening::keys("two-vs-two"));
        assert_ne!(other.slug, table.header.slug);
        table.page().says(200, "Hand 1 of 28");
        assert_eq!(table.entries(), 0);
    }

    fn unknown_and_replaced_codes_lead_to_a_form(database) {
        let table = four_players(database, "std");
        table.phone.get("/at").says(200, "Your table’s code");
        table.phone.get("/at/222222").says(404, "No table has the code 222222");
        table.phone.get("/at?code=%3Cb%3E").says(404, "&#60;b&#62;");
        let typed = format!("/at?code={}+{}", &table.code[..3].to_lowercase(), &table.code[3..]);
        table.phone.get(&typed).leads_to(&format!("/at/{}", table.code));
        let (club, id) = (&table.header.club_id, &table.header.id);
        table.app.live.change(id, |store| codes::reissue(store, club, id, 1, None)).unwrap();
        table.page().says(404, "was replaced");
        table.send("1.1.1", 0, &RIGHT).says(404, "was replaced");
        assert_eq!(table.entries(), 0);
    }

    fn guessing_codes_is_stopped(database) {
        let table = four_players(database, "std");
        for _ in 0..60 {
            table.phone.get("/at/222222");
        }
        table.phone.get("/at/222222").says(429, "Too many");
        table.page().says(429, "Too many");
    }

    fn a_table_that_plays_is_not_shut_out_by_a_guesser_in_the_same_hall(database) {
        let table = four_players(database, "std");
        table.page().says(200, "Hand 1 of 12");
        for _ in 0..60 {
            table.phone.get("/at/222222");
        }
        table.phone.get("/at/222222").says(429, "Too many");
        table.page().says(200, "Hand 1 of 12");
        table.send("1.1.1", 0, &RIGHT).leads_to(&format!("/at/{}", table.code));
    }

    fn a_match_ends_and_takes_nothing_more(database) {
        let keys = SetupKeys { target: Some(100), ..evening::keys("two-vs-two") };
        let table = table(database, &keys);
        table.page().says(200, "Hand 1");
        let out = [("out", "anna"), ("total.vera", "60"), ("total.gleb", "45")];
        table.send("1.1.1", 0, &out).leads_to(&format!("/at/{}", table.code));
        table.page().says(200, "Winner: Anna &#38; Boris");
        // A page that was still open.
        table.send("1.1.2", 0, &out).says(409, "The tournament is over");
        assert_eq!(table.entries(), 1);
        // Correcting the last hand opens the match again (M-8).
        table.phone.get(&format!("/at/{}/hands/1.1.1", table.code)).says(200, "name=\"total.vera\" value=\"60\"");
        table.send("1.1.1", 1, &[("out", "anna"), ("total.vera", "6"), ("total.gleb", "45")]);
        table.page().says(200, "Hand 2");
    }

    fn a_hand_that_is_open_has_nothing_to_correct(database) {
        let table = four_players(database, "std");
        let back = format!("/at/{}", table.code);
        table.phone.get(&format!("{back}/hands/1.1.3")).leads_to(&back);
        table.phone.get(&format!("{back}/hands/9.1.3")).leads_to(&back);
        table.phone.get(&format!("{back}/hands/x")).says(404, "nothing here");
    }

    fn a_table_waits_for_the_start_and_rests_in_the_archive(database) {
        let table = four_players(database, "std");
        let (club, name) = (table.header.club_id.clone(), "Next Friday");
        let draft = tournaments::create(&table.store, &club, None, &evening::new(name, &evening::keys("four-player"))).unwrap();
        let code = codes::list(&table.store, &club, &draft.id).unwrap().remove(0).code;
        table.phone.get(&format!("/at/{code}")).says(200, "Not started yet");
        let fixed = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef")];
        let path = format!("/at/{code}/entries");
        table.phone.post(&path, &[&fixed[..], &RIGHT].concat()).says(409, "has not started the tournament yet");
        table.send("1.1.1", 0, &RIGHT);
        tournaments::stop(&table.store, &club, &table.header.id, None).unwrap();
        table.send("1.1.2", 0, &RIGHT).says(409, "The tournament is over");
        tournaments::archive(&table.store, &club, &table.header.id, None).unwrap();
        table.send("1.1.1", 1, &[("undo", "yes")]).says(409, "archived");
        assert_eq!(table.entries(), 1);
    }

    fn penalties_are_noted_and_change_no_points(database) {
        let table = four_players(database, "std");
        table.page().says(200, "Note a penalty");
        table.page().says(200, ">Hint, 4 cards</option>");
        let fined = [
            ("penalty.1.player", "vera"),
            ("penalty.1.kind", "hint"),
            ("penalty.3.player", "anna"),
            ("penalty.3.kind", "misplay"),
            ("penalty.3.cards", "2"),
        ];
        table.send("1.1.1", 0, &[&RIGHT[..], &fined].concat()).leads_to(&format!("/at/{}", table.code));
        table.page().says(200, "Anna and Boris +75</b> <span class=\"noted\">Vera: Hint, 4 cards</span>");
        let stored = tournaments::load(&table.store, &table.header.slug).unwrap();
        let hint = Penalty { player: PlayerId::parse("vera").unwrap(), kind: "hint".to_owned(), cards: 4 };
        assert_eq!(stored.entries.last().unwrap().entry.penalties[0], hint);
        // M-7
        let totals = tally(&stored.tournament).standings.standings;
        assert_eq!(totals.iter().filter_map(|line| line.total).collect::<Vec<_>>(), [75, 75, 0, 0]);
        let hand = format!("/t/{}/hands/1.1.1", table.header.slug);
        table.phone.get(&hand).says(200, "<li>Anna: Wrong card laid, 2 cards</li>");
        // A correction of the result keeps what was noted; a penalty can be taken back as well.
        let form = table.phone.get(&format!("/at/{}/hands/1.1.1", table.code));
        form.says(200, "<option value=\"hint\" data-cards=\"4\" selected>");
        form.says(200, "name=\"penalty.2.cards\" value=\"2\"");
        table.send("1.1.1", 1, &[&RIGHT[..], &fined[..2]].concat());
        let page = table.phone.get(&hand);
        assert_eq!(page.body.matches("Vera: Hint, 4 cards").count(), 3, "noted, and twice in the history");
        assert_eq!(page.body.matches("Anna: Wrong card laid").count(), 1, "in the history only");
        table.send("1.1.2", 0, &[("void", "stuck"), fined[0], fined[1], ("penalty.1.cards", "0")]);
        let record = table.phone.get(&format!("/t/{}/entrants/vera", table.header.slug));
        record.says(200, "Penalties: 2 hints, 4 cards");
        let clean = table.phone.get(&format!("/t/{}/entrants/gleb", table.header.slug));
        assert!(!clean.body.contains("Penalties"), "{}", clean.body);
    }

    fn a_penalty_that_cannot_be_read_is_refused_beside_its_row(database) {
        let table = four_players(database, "std");
        let cases: [(&[(&str, &str)], &str); 6] = [
            (&[("penalty.1.kind", "hint")], "Choose who got this penalty, or empty the row."),
            (&[("penalty.1.player", "anna"), ("penalty.1.cards", "2")], "Choose what this penalty was for."),
            (&[("penalty.1.player", "zoya"), ("penalty.1.kind", "hint")], "does not sit at this table"),
            (&[("penalty.1.player", "anna"), ("penalty.1.kind", "hint"), ("penalty.1.cards", "-1")], "“-1” must be a whole number from 0 to 112"),
            (&[("penalty.1.player", "anna"), ("penalty.1.kind", "hint"), ("penalty.1.cards", "113")], "“113” must be a whole number from 0 to 112"),
            (&[("penalty.1.player", "anna"), ("penalty.1.kind", "sleeping")], "must be a whole number from 0 to 112"),
        ];
        for (fields, words) in cases {
            let reply = table.send("1.1.1", 0, &[&RIGHT[..], fields].concat());
            reply.says(422, words);
            reply.says(422, "Not saved yet");
            reply.says(422, "name=\"total.vera\" value=\"30\"");
            reply.says(422, "<fieldset class=\"penalty wrong\">");
        }
        table.send("1.1.1", 0, &[&RIGHT[..], &[("penalty.x.kind", "hint")]].concat()).says(400, "could not be understood");
        assert_eq!(table.entries(), 0);
        // The club's own words come from files, and survive a correction.
        let own = [("penalty.1.player", "anna"), ("penalty.1.kind", "Sleeping at the table"), ("penalty.1.cards", "1")];
        table.send("1.1.1", 0, &[&RIGHT[..], &own].concat());
        let form = table.phone.get(&format!("/at/{}/hands/1.1.1", table.code));
        form.says(200, "<option value=\"Sleeping at the table\" selected>Sleeping at the table</option>");
        let record = table.phone.get(&format!("/t/{}/entrants/anna", table.header.slug));
        record.says(200, "Penalties: 1 × Sleeping at the table, 1 card");
    }

    fn a_penalty_that_only_one_phone_noted_is_not_lost(database) {
        let table = four_players(database, "std");
        let fined = [&RIGHT[..], &[("penalty.1.player", "vera"), ("penalty.1.kind", "hint")]].concat();
        table.send("1.1.1", 0, &RIGHT);
        table.send("1.1.1", 0, &fined).says(409, "<dd class=\"yours\">Vera: Hint, 4 cards</dd>");
        table.send("1.1.1", 1, &fined).leads_to(&format!("/at/{}", table.code));
        // Neither is it contradicted by who has not noticed.
        table.send("1.1.1", 1, &RIGHT).leads_to(&format!("/at/{}", table.code));
        assert_eq!(table.entries(), 2);
    }

    fn names_are_shown_as_they_are_and_never_as_markup(database) {
        let table = four_players(database, "std");
        let long = "x".repeat(4000);
        let reply = table.send("1.1.1", 0, &[("out", "anna"), ("total.vera", &long), ("total.gleb", "<script>")]);
        reply.says(422, "“xxxxxxxxxxxxxxxxxxxx…” must be a whole number");
        reply.says(422, "value=\"&#60;script&#62;\"");
        assert!(!reply.body.contains("<script>"), "{}", reply.body);
    }

    fn an_organiser_corrects_by_the_same_form(database) {
        let app = spawn_app(database);
        let organiser = app.organiser();
        let club = clubs::list(&database.store).unwrap().remove(0);
        let header = evening::started(&database.store, &club, &evening::keys("four-player"));
        let path = format!("/organise/t/{}/hands/1.1.1", header.slug);
        app.browser().get(&path).leads_to(&format!("/login?next={path}"));
        organiser.get(&path).says(200, "Who went out?");
        let fixed = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef")];
        let send = |more: &[(&str, &str)]| organiser.post(&path, &[&fixed[..], more].concat());
        send(&[("out", "anna")]).says(422, "The cards of this player are missing");
        send(&RIGHT).leads_to(&format!("/organise/t/{}?done=corrected", header.slug));
        organiser.get(&path).says(200, "Saved so far: Anna and Boris +75");
        organiser.get(&path).says(200, &format!("href=\"/t/{}/hands/1.1.1\">History", header.slug));
        let entry = tournaments::load(&database.store, &header.slug).unwrap().entries.iter().next().unwrap().clone();
        assert!(entry.account_id.is_some());
        let other = app.browser();
        assert_eq!(other.post(&path, &fixed).status.as_u16(), 401);
    }
}
