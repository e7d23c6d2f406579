//! Exporting a club to a file and importing it into another installation.

use macro_rules_attribute::apply;
use std::fs;
use std::path::PathBuf;

use lastcard::store::announcements::{self, NewAnnouncement};
use lastcard::store::backup::{self, BackupError, ClubImport};
use lastcard::store::clubs::{self, Club};
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::store::{AnnouncementId, Store, accounts, entries, played_hands};
use lastcard::tournament::Setup;
use tempfile::TempDir;

use super::{create_evening, duplicates, revert_migrations, set_up};
use crate::store::name;
use crate::support::backup_lines::{lines, sealed_file};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, new, slot, start_friday_night, win_by_seat};

fn write_file(folder: &TempDir, file: &[u8]) -> PathBuf {
    let path = folder.path().join("aurora.backup");
    fs::write(&path, file).unwrap();
    path
}

/// Asserts that nothing was lost: the tables agree.
fn assert_same(before: (&Store, &Header), after: (&Store, &str)) {
    let one = tournaments::load(before.0, &before.1.slug).unwrap();
    let other = tournaments::load(after.0, after.1).unwrap();
    assert_eq!((other.tournament, other.people), (one.tournament, one.people));
    let who_and_when = |stored: &tournaments::TournamentRecord| -> Vec<_> {
        stored.entries.iter().map(|entry| (entry.id.clone(), entry.entry.clone())).collect()
    };
    let (one, other) =
        (tournaments::load(before.0, &before.1.slug).unwrap(), tournaments::load(after.0, after.1).unwrap());
    assert_eq!(who_and_when(&other), who_and_when(&one));
}

fn file_of_club(store: &Store, club: &Club) -> Vec<u8> {
    backup::club_file(store, &club.id).unwrap()
}

#[apply(on_both!)]
fn a_club_moves_to_a_new_installation(database: &Database) {
    let (club, header) = create_evening(&database.store);
    let folder = TempDir::new().unwrap();
    let file = file_of_club(&database.store, &club);
    // Otherwise two installations would send to one receiver.
    assert!(!lines(&file).iter().any(|line| line.contains("webhook") || line.contains("whsec_")));
    for other in [Database::sqlite(), Database::postgres()] {
        let restored = backup::restore(&other.location, &write_file(&folder, &file)).unwrap();
        let arrived = ClubImport { slug: club.slug.clone(), logins: vec!["vera".to_owned()] };
        assert_eq!(restored.arrived, Some(arrived));
        assert_same((&database.store, &header), (&other.store, &header.slug));
        assert_eq!(file_of_club(&other.store, &club), file, "the same file");
        let again = backup::restore(&other.location, &write_file(&folder, &file));
        assert!(matches!(again, Err(BackupError::ClubIsThere(_))), "{again:?}");
        // The tournament can be continued there.
        let stored = tournaments::load(&other.store, &header.slug).unwrap();
        let next = slot(1, 1, 3);
        entries::record(&other.store, &entry(&stored, next, Some(win_by_seat(&stored, next, 0, 7)))).unwrap();
        assert_eq!(
            played_hands::list_open(&other.store).unwrap(),
            [],
            "a hand in play stays where it is played"
        );
    }
}

#[apply(on_both!)]
fn a_club_joins_another_of_the_same_name(database: &Database) {
    let (club, header) = create_evening(&database.store);
    let folder = TempDir::new().unwrap();
    let path = write_file(&folder, &file_of_club(&database.store, &club));
    for other in [Database::sqlite(), Database::postgres()] {
        let (own, _) = set_up(&other.store);
        let own_header = start_friday_night(&other.store, &own, &keys("eight-player"));
        let own_file = file_of_club(&other.store, &own);
        assert_eq!((&own.slug, &own_header.slug), (&club.slug, &header.slug));
        let arrived = backup::restore(&other.location, &path).unwrap().arrived.unwrap();
        assert_eq!(arrived.slug, format!("{}-2", club.slug));
        assert_eq!(arrived.logins, ["vera-2"]);
        assert_same((&database.store, &header), (&other.store, &format!("{}-2", header.slug)));
        assert_eq!(file_of_club(&other.store, &own), own_file, "the club that was there is as it was");
    }
}

#[apply(on_both!)]
fn announcement_and_tournament_keep_one_address(database: &Database) {
    let (club, _) = create_evening(&database.store);
    let announce = |store: &Store, club: &Club, named: &str| {
        let new = NewAnnouncement {
            name: name(named),
            place: None,
            about: None,
            starts_at: "2096-11-27T18:30:00Z".parse().unwrap(),
            setup: Setup::parse(&keys("four-player")).unwrap(),
            places: 4,
            takes_names: true,
            format_open: false,
        };
        announcements::create(store, &club.id, &AnnouncementId::made(), &[new]).unwrap()
    };
    let (cup, league) = (announce(&database.store, &club, "Cup"), announce(&database.store, &club, "League"));
    let drawn_up = NewTournament { announcement: Some(cup.id.clone()), ..new("Cup", &keys("four-player")) };
    let drawn_up = tournaments::create(&database.store, &club.id, None, &drawn_up).unwrap();
    assert_eq!((drawn_up.slug.as_str(), league.slug.as_str()), ("cup", "league"));
    let folder = TempDir::new().unwrap();
    let path = write_file(&folder, &file_of_club(&database.store, &club));
    for other in [Database::sqlite(), Database::postgres()] {
        let (own, _) = set_up(&other.store);
        // In this installation, the addresses belong to a tournament and an announcement.
        tournaments::create(&other.store, &own.id, None, &new("League", &keys("four-player"))).unwrap();
        announce(&other.store, &own, "Cup");
        backup::restore(&other.location, &path).unwrap();
        let arrived = announcements::by_id(&other.store, &cup.id).unwrap();
        assert_eq!(arrived.slug, "cup-2");
        assert_eq!(tournaments::load(&other.store, "cup-2").unwrap().header.id, drawn_up.id);
        assert_eq!(announcements::by_id(&other.store, &league.id).unwrap().slug, "league-2");
    }
}

#[apply(on_both!)]
fn a_club_file_has_no_secrets(database: &Database) {
    let (club, _) = create_evening(&database.store);
    let shared = start_friday_night(&database.store, &club, &duplicates::duplicate_keys("eight-player"));
    let first = duplicates::play_hand(&database.store, &shared, slot(1, 1, 1));
    let open =
        played_hands::find(&database.store, &played_hands::list_open(&database.store).unwrap()[0]).unwrap();
    let seeds = [String::from(open.seed.clone()), String::from(first.seed.clone())];
    let text = lines(&file_of_club(&database.store, &club)).join("\n");
    for secret in ["$argon2id", "session-secret", &seeds[0], &seeds[1], open.id.as_str()] {
        assert!(!text.contains(secret), "{secret}");
    }
    // Once every table has played the deal, its hands are included with their deck.
    let second = duplicates::play_hand(&database.store, &shared, slot(1, 2, 1));
    let text = lines(&file_of_club(&database.store, &club)).join("\n");
    assert!(text.contains(&seeds[1]) && text.contains(second.id.as_str()));
}

#[apply(on_both!)]
fn an_older_club_file_is_migrated(database: &Database) {
    let (club, header) = create_evening(&database.store);
    revert_migrations(&database.location);
    let file = file_of_club(&Store::open_unmigrated(&database.location).unwrap(), &club);
    let folder = TempDir::new().unwrap();
    let path = write_file(&folder, &file);
    let other = Database::sqlite();
    set_up(&other.store);
    let arrived = backup::restore(&other.location, &path).unwrap().arrived.unwrap();
    assert_eq!(arrived.slug, format!("{}-2", club.slug));
    assert_eq!(tournaments::load(&other.store, &header.slug).unwrap().entries.iter().count(), 3);
    assert!(
        matches!(backup::restore(Database::sqlite().revert_migrations(), &path), Ok(restored) if restored.arrived.is_some())
    );
}

#[apply(on_both!)]
fn a_club_file_with_foreign_references_is_refused(database: &Database) {
    let (club, _) = create_evening(&database.store);
    let file = file_of_club(&database.store, &club);
    let folder = TempDir::new().unwrap();
    let other = Database::sqlite();
    let (own, account) = set_up(&other.store);
    let lines = lines(&file);
    let sealed = |lines: &[String]| sealed_file(lines[..lines.len() - 1].iter().map(String::as_str));
    assert_eq!(self::lines(&sealed(&lines)), lines, "this test writes files as the program does");
    let of_accounts = lines.iter().position(|line| line.contains("\"table\":\"accounts\"")).unwrap() + 1;
    let row = |change: &dyn Fn(&str) -> String| {
        let mut changed = lines.clone();
        changed[of_accounts] = change(&lines[of_accounts]);
        changed
    };
    let mut of_another = lines.clone();
    let stranger = lines[of_accounts].replace(club.id.as_str(), own.id.as_str());
    let stranger = stranger.replace("\"vera\"", "\"wolf\"").replace("[\"", "[\"0").replacen("\"0", "\"", 1);
    of_another.insert(of_accounts, stranger.clone());
    let mut settings = lines.clone();
    settings.insert(
        1,
        "{\"table\":\"settings\",\"columns\":[[\"key\",\"text\"],[\"value\",\"text\"]]}".to_owned(),
    );
    settings.insert(2, "[\"session-secret\",\"mine\"]".to_owned());
    for (what, lines) in [
        ("an organiser of another club", row(&|_| stranger.clone())),
        ("one more of another club", of_another),
        ("a password", row(&|line| line.replacen("\"\"", "\"$argon2id$mine\"", 1))),
        ("a setting", settings),
    ] {
        let refused = backup::restore(&other.location, &write_file(&folder, &sealed(&lines)));
        assert!(refused.is_err(), "{what}");
        assert_eq!(clubs::list(&other.store).unwrap().len(), 1, "{what}");
        let there = accounts::list(&other.store, &own.id).unwrap();
        assert_eq!(there.iter().map(|one| &one.id).collect::<Vec<_>>(), [&account.id], "{what}");
    }
    let none = backup::club_file(&database.store, &own.id);
    assert!(none.is_err(), "a club of another installation");
}
