//! Arrivals and departures after the start: stored, logged, and revocable until the next result.

use lastcard::club::StateChange;
use lastcard::club::{ChangePayload, ClaimMethod, EventKind};
use lastcard::rules::bot::Bot;
use lastcard::store::entries;
use lastcard::store::players;
use lastcard::store::tournaments::{self, ChangeError, LineUpError, TournamentImport, TournamentRecord};
use lastcard::store::{codes, merging, played_hands, seats};
use lastcard::tournament::{
    EntrantId, Fault, HandNumber, LineUpChange, LineUpRefusal, Name, Player, PlayerId, SeatDeparture,
    Tournament, file, tally,
};
use macro_rules_attribute::apply;

use crate::store::{name, set_up};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, slot, start_friday_night, win_by_seat};

fn player(name: &str) -> Player {
    let name = Name::parse(name).unwrap();
    Player { id: PlayerId::of(&name, |_| false), name }
}

/// Returns a withdrawal or substitution in a line of one player, from this hand of round 1 on.
fn withdrawal_or_substitution(line: &str, leaves: &str, comes: Option<&str>, hand: u32) -> LineUpChange {
    let change = SeatDeparture {
        from: HandNumber { round: 1, hand },
        leaves: PlayerId::parse(leaves).unwrap(),
        comes: comes.map(player),
    };
    LineUpChange::Leaves { entrant: EntrantId::parse(line).unwrap(), change }
}

fn arrival(name: &str, hand: u32) -> LineUpChange {
    LineUpChange::Joins { player: player(name), from: HandNumber { round: 1, hand } }
}

/// Returns the kinds of the events since the start.
fn kinds(store: &lastcard::store::Store, stored: &TournamentRecord) -> Vec<String> {
    let events = tournaments::events(store, &stored.header.id).unwrap();
    let before = ["created", "drawn", "started"];
    let kinds = events.iter().map(|event| event.kind.to_string());
    kinds.filter(|kind| !before.contains(&kind.as_str())).collect()
}

fn seats(tournament: &Tournament, hand: u32) -> String {
    tournament.hand(slot(1, 1, hand)).unwrap().seating.to_string()
}

#[apply(on_both!)]
fn a_line_up_change_is_recorded_and_undone(database: &Database) {
    let store = &database.store;
    let (club, account) = set_up(store);
    let header = start_friday_night(store, &club, &keys("four-player"));
    let before = tournaments::load(store, &header.slug).unwrap();
    let step = withdrawal_or_substitution("anna", "anna", Some("Xenia"), 1);
    let changed = tournaments::change_line_up(store, &club.id, &header.id, Some(&account.id), &step).unwrap();
    assert_eq!(changed.revision, header.revision + 1);
    let now = tournaments::load(store, &header.slug).unwrap();
    assert_eq!(now.tournament, before.tournament.with_line_up_change(&step).unwrap());
    // A newcomer joins the roster.
    let xenia = players::list(store, &club.id).unwrap().into_iter().find(|p| p.name.as_str() == "Xenia");
    assert_eq!(now.people[&player("Xenia").id].roster_id, Some(xenia.unwrap().id));
    let event = tournaments::events(store, &header.id).unwrap().pop().unwrap();
    let from = HandNumber { round: 1, hand: 1 };
    let note = ChangePayload { leaves: Some(name("Anna")), comes: Some(name("Xenia")), from };
    assert_eq!((&event.kind, event.account_id), (&EventKind::Substituted(note), Some(account.id.clone())));

    let last = now.undoable().unwrap().id.clone();
    tournaments::undo_line_up_change(store, &club.id, &header.id, Some(&account.id), &last).unwrap();
    let after = tournaments::load(store, &header.slug).unwrap();
    assert_eq!(after.tournament, before.tournament);
    assert_eq!(kinds(store, &after), ["substituted", "undone"]);
    let again = tournaments::undo_line_up_change(store, &club.id, &header.id, None, &last);
    assert!(matches!(again, Err(LineUpError::TooLate)), "{again:?}");
}

#[apply(on_both!)]
fn a_result_makes_line_up_changes_final(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_friday_night(store, &club, &keys("free-for-all"));
    let take = |step: &LineUpChange| tournaments::change_line_up(store, &club.id, &header.id, None, step);
    let load = || tournaments::load(store, &header.slug).unwrap();
    take(&arrival("Xenia", 1)).unwrap();
    take(&withdrawal_or_substitution("anna", "anna", Some("Ylva"), 1)).unwrap();
    // Only the last one can be taken back.
    let first = load().steps[0].id.clone();
    let refused = tournaments::undo_line_up_change(store, &club.id, &header.id, None, &first);
    assert!(matches!(refused, Err(LineUpError::TooLate)), "{refused:?}");
    let now = load();
    assert!(seats(&now.tournament, 1).contains("ylva"));
    entries::record(store, &entry(&now, slot(1, 1, 1), Some(win_by_seat(&now, slot(1, 1, 1), 0, 5))))
        .unwrap();
    let now = load();
    assert_eq!(now.undoable(), None);
    let last = now.steps[1].id.clone();
    let refused = tournaments::undo_line_up_change(store, &club.id, &header.id, None, &last);
    assert!(matches!(refused, Err(LineUpError::TooLate)), "{refused:?}");
    // Undoing the result is an entry too: the line-up change can still not be taken back.
    entries::record(store, &entry(&now, slot(1, 1, 1), None)).unwrap();
    assert_eq!(load().undoable(), None);
    assert!(seats(&load().tournament, 1).contains("ylva"));
}

#[apply(on_both!)]
fn impossible_line_up_changes_change_nothing(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_friday_night(store, &club, &keys("four-player"));
    let load = || tournaments::load(store, &header.slug).unwrap();
    let now = load();
    entries::record(store, &entry(&now, slot(1, 1, 1), Some(win_by_seat(&now, slot(1, 1, 1), 0, 5))))
        .unwrap();
    let before = load();
    let refused =
        |step: &LineUpChange| match tournaments::change_line_up(store, &club.id, &header.id, None, step) {
            Err(LineUpError::Refused(refusal)) => refusal,
            other => panic!("{other:?}"),
        };
    assert_eq!(
        refused(&withdrawal_or_substitution("anna", "anna", None, 1)),
        LineUpRefusal::StepRecorded { hand: 1 }
    );
    assert_eq!(refused(&withdrawal_or_substitution("anna", "anna", None, 13)), LineUpRefusal::StepAfterEnd);
    assert_eq!(refused(&withdrawal_or_substitution("anna", "olga", None, 2)), LineUpRefusal::StepUnknown);
    let plays = |refusal: LineUpRefusal| {
        let LineUpRefusal::StepProblems { problems } = refusal else { panic!("{refusal:?}") };
        assert!(matches!(problems[0].fault, Fault::SubstitutePlays { .. }), "{problems:?}");
    };
    plays(refused(&withdrawal_or_substitution("anna", "anna", Some("Boris"), 2)));
    // Under another name since, but the same entry of the roster.
    let boris = before.people[&player("Boris").id].roster_id.clone().unwrap();
    players::rename(store, &club.id, &boris, &Name::parse("Bob").unwrap()).unwrap();
    plays(refused(&withdrawal_or_substitution("anna", "anna", Some("Bob"), 2)));
    assert_eq!(load(), before);
    tournaments::change_state(store, &club.id, &header.id, StateChange::Archive, None).unwrap();
    let refused = tournaments::change_line_up(
        store,
        &club.id,
        &header.id,
        None,
        &withdrawal_or_substitution("anna", "anna", None, 2),
    );
    assert!(matches!(refused, Err(LineUpError::Change(ChangeError::AlreadySo))), "{refused:?}");
}

#[apply(on_both!)]
fn reopened_hands_belong_to_the_current_players(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    for step in [
        withdrawal_or_substitution("anna", "anna", Some("Xenia"), 1),
        withdrawal_or_substitution("anna", "anna", None, 1),
        arrival("Xenia", 1),
    ] {
        let header = start_friday_night(store, &club, &keys("free-for-all"));
        let load = || tournaments::load(store, &header.slug).unwrap();
        let first = slot(1, 1, 1);
        for undo in [false, true] {
            let now = load();
            let result = win_by_seat(&now, first, 1, 5);
            entries::record(store, &entry(&now, first, Some(result))).unwrap();
            if undo {
                entries::record(store, &entry(&load(), first, None)).unwrap();
            } else {
                let stuck = lastcard::tournament::HandResult::Void(lastcard::tournament::VoidReason::Stuck);
                entries::record(store, &entry(&load(), first, Some(stuck))).unwrap();
            }
        }
        let wanted = load().tournament.with_line_up_change(&step).unwrap();
        tournaments::change_line_up(store, &club.id, &header.id, None, &step).unwrap();
        assert_eq!(load().tournament, wanted);
    }
}

#[apply(on_both!)]
fn an_import_keeps_line_up_changes(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    for (format, steps) in [
        (
            "eight-player",
            vec![
                withdrawal_or_substitution("anna", "anna", Some("Xenia"), 2),
                withdrawal_or_substitution("boris", "boris", None, 2),
            ],
        ),
        ("free-for-all", vec![withdrawal_or_substitution("anna", "anna", None, 2), arrival("Xenia", 2)]),
        (
            "individual",
            vec![
                withdrawal_or_substitution("anna", "anna", None, 2),
                arrival("Xenia", 5),
                withdrawal_or_substitution("boris", "boris", None, 9),
            ],
        ),
    ] {
        let header = start_friday_night(store, &club, &keys(format));
        let load = |slug: &str| tournaments::load(store, slug).unwrap();
        for next in tally(&load(&header.slug).tournament).standings.next {
            let now = load(&header.slug);
            entries::record(store, &entry(&now, next.slot, Some(win_by_seat(&now, next.slot, 0, 5))))
                .unwrap();
        }
        for step in &steps {
            tournaments::change_line_up(store, &club.id, &header.id, None, step).unwrap();
        }
        let kept = load(&header.slug);
        let read = file::read(&file::write(&kept.tournament)).unwrap();
        let import = TournamentImport { starts_at: kept.header.starts_at, tournament: read };
        let imported = tournaments::import(store, &club.id, None, &import).unwrap();
        let imported = load(&imported.slug);
        assert_eq!(imported.tournament, kept.tournament);
        assert_eq!(imported.entries.len(), kept.entries.len());
        assert_eq!(imported.steps.len(), steps.len());
        let taken: Vec<_> = imported.steps.iter().map(|taken| &taken.step).collect();
        assert!(steps.iter().all(|step| taken.contains(&step)));
        // Nothing was recorded since, so the last one can be taken back.
        let last = imported.undoable().unwrap().id.clone();
        tournaments::undo_line_up_change(store, &club.id, &imported.header.id, None, &last).unwrap();
    }
}

#[apply(on_both!)]
fn undoing_a_redraw_restores_the_blocks(database: &Database) {
    let store = &database.store;
    let (club, account) = set_up(store);
    let header = start_friday_night(store, &club, &keys("individual"));
    let load = || tournaments::load(store, &header.slug).unwrap();
    let take = |step: &LineUpChange| {
        tournaments::change_line_up(store, &club.id, &header.id, Some(&account.id), step)
    };
    let (before, codes) = (load(), codes::list(store, &club.id, &header.id).unwrap());
    take(&withdrawal_or_substitution("anna", "anna", None, 1)).unwrap();
    let seven = load();
    assert_eq!((seven.tournament.tables(), before.tournament.tables()), (1, 2));
    let last = seven.undoable().unwrap().id.clone();
    tournaments::undo_line_up_change(store, &club.id, &header.id, None, &last).unwrap();
    assert_eq!(load().tournament, before.tournament);
    assert_eq!(
        codes::list(store, &club.id, &header.id).unwrap(),
        codes,
        "the printed codes still open their tables"
    );
    // Twelve need a third table, which gets a code.
    for name in ["Xenia", "Yuri", "Wanda", "Karl"] {
        take(&arrival(name, 1)).unwrap();
    }
    assert_eq!(codes::list(store, &club.id, &header.id).unwrap().len(), 3);
    assert_eq!(codes::list(store, &club.id, &header.id).unwrap()[..2], codes);
    // A block that began at another table stays; the leaver leaves with its second hand.
    let now = load();
    entries::record(store, &entry(&now, slot(1, 3, 1), Some(win_by_seat(&now, slot(1, 3, 1), 0, 5))))
        .unwrap();
    let player = load().tournament.hand(slot(1, 1, 1)).unwrap().seating.players()[0].to_string();
    take(&withdrawal_or_substitution(&player, &player, None, 1)).unwrap();
    let now = load();
    assert_eq!(now.steps.last().unwrap().step.since(), HandNumber { round: 1, hand: 2 });
    assert!(now.tournament.is_closed(now.tournament.hand(slot(1, 1, 1)).unwrap()));
    assert!(now.tournament.hand(slot(1, 3, 2)).unwrap().is_open());
    assert_eq!(now.tournament.hands().iter().filter(|hand| hand.block == 2).count(), 8);
    // The other two tables play it to its end.
    while load().tournament.next_hands()[0].slot.hand < 5 {
        let now = load();
        let next = now.tournament.next_hands()[0].slot;
        entries::record(store, &entry(&now, next, Some(win_by_seat(&now, next, 0, 5)))).unwrap();
    }
    assert_eq!(load().entries.len(), 8);
    take(&arrival("Lena", 5)).unwrap();
    assert_eq!(load().tournament.hands().iter().filter(|hand| hand.block == 2).count(), 12);
}

#[apply(on_both!)]
fn a_merged_substitute_keeps_the_place(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_friday_night(store, &club, &keys("four-player"));
    tournaments::change_line_up(
        store,
        &club.id,
        &header.id,
        None,
        &withdrawal_or_substitution("anna", "anna", Some("Xenia"), 1),
    )
    .unwrap();
    let xenia = tournaments::load(store, &header.slug).unwrap().people[&player("Xenia").id].roster_id.clone();
    let xenia = xenia.unwrap();
    let other = players::add(store, &club.id, &[Name::parse("Ksenia").unwrap()]).unwrap().remove(0);
    merging::merge(store, &club.id, &other.id, &xenia, None).unwrap();
    let now = tournaments::load(store, &header.slug).unwrap();
    assert_eq!(now.people[&player("Xenia").id].roster_id, Some(other.id.clone()));
    // Both have a place here: they are two people.
    let boris = now.people[&player("Boris").id].roster_id.clone().unwrap();
    assert!(merging::merge(store, &club.id, &boris, &other.id, None).is_err());
}

#[apply(on_both!)]
fn a_played_hand_keeps_its_players(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_friday_night(store, &club, &keys("four-player"));
    let first = slot(1, 1, 1);
    let hand = played_hands::set_up(store, &header.id, first).unwrap();
    let take = |name: &str, leaver: &str| {
        let step = withdrawal_or_substitution(leaver, leaver, Some(name), 1);
        tournaments::change_line_up(store, &club.id, &header.id, None, &step)
    };
    // Nothing is dealt yet: the hand is set up anew, with the substitute.
    take("Xenia", "anna").unwrap();
    assert_ne!(played_hands::set_up(store, &header.id, first).unwrap().id, hand.id);
    let now = tournaments::load(store, &header.slug).unwrap();
    for player in now.tournament.hand(first).unwrap().seating.players() {
        seats::take(store, &header.id, player, &seats::Holder::Bot(Bot::Greedy), ClaimMethod::Sit, None)
            .unwrap();
    }
    let hand = played_hands::set_up(store, &header.id, first).unwrap();
    assert!(hand.seating.has(&player("Xenia").id));
    played_hands::deal(store, &hand.id, None).unwrap();
    let refused = take("Ylva", "boris");
    assert!(matches!(refused, Err(LineUpError::InPlay(slot)) if slot == first), "{refused:?}");
    played_hands::close(store, &hand.id).unwrap();
    take("Ylva", "boris").unwrap();
}
