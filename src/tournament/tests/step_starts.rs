//! Hands from which a line-up change can take effect.

use super::build::*;
use super::people::*;
use crate::{LineUpChangeKind, LineUpRefusal, Slot, Tournament};

/// Hands at which a line-up change can take effect, as `1 2 …`, or as `round.table.hand` with several tables.
fn change_starts(tournament: &Tournament, kind: LineUpChangeKind, leaves: Option<&str>) -> String {
    let slots = tournament.line_up_change_starts(kind, leaves.map(id).as_ref());
    let written = |slot: &Slot| {
        if tournament.tables() > 1 { slot.to_string() } else { slot.hand.to_string() }
    };
    slots.iter().map(written).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_change_starts_after_the_last_recorded_hand() {
    use LineUpChangeKind::{Arrival, Substitution, Withdrawal};
    let fresh = draw(&keys("four-player", "std"), "a b c d");
    let begun = play_next_hands(fresh.clone(), 5);
    // The second hand is opened again: nothing changes before a recorded hand.
    let opened = record(begun.clone(), slot(2), 2, None).unwrap();
    let free_for_all = play_next_hands(draw(&keys("free-for-all", "std"), "a b c d e"), 3);
    let table = [
        (&fresh, Substitution, Some("a"), "1 2 3 4 5 6 7 8 9 10 11 12"),
        (&begun, Substitution, Some("a"), "6 7 8 9 10 11 12"),
        (&begun, Withdrawal, Some("d"), "6 7 8 9 10 11 12"),
        (&opened, Substitution, Some("a"), "6 7 8 9 10 11 12"),
        (&begun, Substitution, Some("nobody"), ""),
        // A match knows only its next hand.
        (&free_for_all, Arrival, None, "4"),
        (&free_for_all, Withdrawal, Some("b"), "4"),
    ];
    for (tournament, kind, leaves, hands) in table {
        assert_eq!(change_starts(tournament, kind, leaves), hands, "{kind} of {leaves:?}");
    }
}

/// §12.5, §0.5.9b: a block in which somebody may have played is not redrawn.
#[test]
fn redrawn_movements_change_at_block_starts() {
    use LineUpChangeKind::{Arrival, Substitution, Withdrawal};
    // Four players at one table, in blocks of four hands.
    let begun = play_next_hands(individual(4, 4), 1);
    let table = [
        (Arrival, None, "5 9"),
        // At the next hand, or at the start of a block.
        (Withdrawal, Some("p1"), "2 5 9"),
        (Substitution, Some("p1"), "2 3 4 5 6 7 8 9 10 11 12"),
    ];
    for (kind, leaves, hands) in table {
        assert_eq!(change_starts(&begun, kind, leaves), hands, "{kind}");
    }
}

#[test]
fn only_the_table_of_the_leaving_player_counts() {
    let begun = play_next_hands(draw(&keys("eight-player", "std"), "1 2 3 4 5 6 7 8"), 1);
    let first = |leaves: Option<&str>| {
        let starts = begun.line_up_change_starts(LineUpChangeKind::Substitution, leaves.map(id).as_ref());
        starts.first().map(ToString::to_string)
    };
    let seated = |table: u32| begun.hand(Slot { table, ..slot(1) }).unwrap().seating.players()[0].to_string();
    assert_eq!(first(Some(&seated(1))).as_deref(), Some("1.1.2"));
    assert_eq!(first(Some(&seated(2))).as_deref(), Some("1.2.1"));
    // Hands played at the same time are listed once.
    let anybody = begun.line_up_change_starts(LineUpChangeKind::Substitution, None);
    let mut hands: Vec<(u32, u32)> = anybody.iter().map(|slot| (slot.round, slot.hand)).collect();
    hands.dedup();
    assert_eq!(hands.len(), anybody.len());
}

#[test]
fn over_and_too_late_are_different_refusals() {
    let short = crate::SetupKeys { agreed_hands: Some(2), ..keys("free-for-all", "lazy") };
    let table = [
        (play_next_hands(draw(&short, "a b c d"), 2), LineUpRefusal::StepOver),
        (play_next_hands(draw(&short, "a b c d"), 1), LineUpRefusal::StepAfterEnd),
    ];
    for (tournament, refusal) in table {
        assert_eq!(tournament.no_start_refusal(), refusal);
    }
}
