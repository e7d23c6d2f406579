//! Redraw of an individual: hands already played stay, and everybody present plays on.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::build::*;
use super::people::*;
use crate::file;
use crate::{
    EntrantId, Entry, Fault, Format, HandNumber, HandResult, LineUpChange, LineUpRefusal, Player, PlayerId,
    RecordingState, SeatDeparture, Slot, Standing, StandingState, Tournament, VoidReason, tally,
};

fn blocks(tournament: &Tournament) -> BTreeMap<(u32, u32), Vec<Slot>> {
    let mut blocks: BTreeMap<_, Vec<Slot>> = BTreeMap::new();
    for hand in tournament.hands() {
        blocks.entry((hand.slot.round, hand.block)).or_default().push(hand.slot);
    }
    blocks
}

fn players_of(tournament: &Tournament, slots: &[Slot]) -> BTreeSet<PlayerId> {
    let seatings = slots.iter().filter_map(|slot| tournament.hand(*slot)).map(|hand| &hand.seating);
    seatings.flat_map(|seating| seating.players().iter().cloned()).collect()
}

fn present_players(tournament: &Tournament, slot: Slot) -> BTreeSet<PlayerId> {
    tournament.entrants().iter().flat_map(|entrant| entrant.seated(slot)).cloned().collect()
}

/// Asserts the properties of every schedule, whatever line-up changes were made.
fn assert_sound(tournament: &Tournament) {
    let per_block = tournament.setup().plan().unwrap().hands_per_block.get();
    // Number of blocks that each line has sat out since the last change of the players present.
    let mut rests: BTreeMap<&EntrantId, usize> = BTreeMap::new();
    for (block, slots) in blocks(tournament) {
        let there: Vec<_> = tournament.entrants().iter().filter(|e| e.plays(slots[0])).collect();
        let numbers: BTreeSet<u32> = slots.iter().map(|slot| slot.hand).collect();
        assert_eq!(numbers.len(), per_block as usize, "{block:?}");
        for number in numbers {
            let now: Vec<Slot> = slots.iter().copied().filter(|slot| slot.hand == number).collect();
            assert_eq!(now.len(), there.len() / 4, "{block:?}");
            assert_eq!(players_of(tournament, &now).len(), now.len() * 4, "somebody sits twice in {block:?}");
        }
        for hand in slots.iter().filter_map(|slot| tournament.hand(*slot)) {
            let mut sitting = hand.seating.players().iter();
            let absent = sitting.find(|id| !present_players(tournament, hand.slot).contains(*id));
            assert!(absent.is_none() || tournament.is_closed(hand), "{absent:?} sits in {}", hand.slot);
        }
        if !rests.keys().copied().eq(there.iter().map(|entrant| &entrant.id).collect::<BTreeSet<_>>()) {
            rests = there.iter().map(|entrant| (&entrant.id, 0)).collect();
        }
        let seated = players_of(tournament, &slots);
        for entrant in there {
            let sits_out = !seated.iter().any(|player| entrant.has(player));
            *rests.get_mut(&entrant.id).unwrap() += usize::from(sits_out);
        }
        assert!(rests.values().max().unwrap() - rests.values().min().unwrap() <= 1, "{block:?} {rests:?}");
    }
}

fn first_open(tournament: &Tournament, player: &PlayerId) -> Option<HandNumber> {
    let own = tournament.hands().iter().find(|hand| hand.is_open() && hand.seating.has(player));
    own.map(|hand| HandNumber::of(hand.slot))
}

/// First hands of the blocks in which nothing is recorded.
fn unbegun_blocks(tournament: &Tournament) -> Vec<HandNumber> {
    let open = |slot: &Slot| tournament.hand(*slot).unwrap().is_open();
    let all = blocks(tournament).into_values().filter(|slots| slots.iter().all(open));
    all.map(|slots| HandNumber::of(slots[0])).collect()
}

fn withdrawal(tournament: &Tournament, player: &str) -> LineUpChange {
    let from = first_open(tournament, &id(player)).unwrap();
    let step = LineUpChange::Leaves {
        entrant: entrant(player),
        change: SeatDeparture { from, leaves: id(player), comes: None },
    };
    tournament.adjust_line_up_change(&step)
}

fn arrival(tournament: &Tournament, player: &str) -> LineUpChange {
    LineUpChange::Joins { player: person(player), from: unbegun_blocks(tournament)[0] }
}

fn play_in_turn(mut tournament: Tournament, hands: usize, entries: &mut Vec<Entry>) -> Tournament {
    for turn in 0..hands {
        let next = tournament.next_hands();
        let Some(next) = next.get(turn % next.len().max(1)) else { break };
        let outcome = some_result(&tournament, &next.seats, turn, &[5, 7, 11]);
        let entry = tournament.new_entry(next.slot, 1, Some(outcome), vec![]).unwrap();
        tournament = tournament.with_ledger(std::slice::from_ref(&entry)).unwrap();
        entries.push(entry);
    }
    tournament
}

fn recorded_hands(tournament: &Tournament) -> Vec<String> {
    let recorded = tournament.hands().iter().filter(|hand| !hand.is_open() && !tournament.is_closed(hand));
    recorded.map(|hand| format!("{hand:?}")).collect()
}

#[derive(Debug, Clone)]
enum Deed {
    Withdraw(prop::sample::Index),
    Join { later: bool },
    Substitute(prop::sample::Index),
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        3 => any::<prop::sample::Index>().prop_map(Deed::Withdraw),
        2 => any::<bool>().prop_map(|later| Deed::Join { later }),
        1 => any::<prop::sample::Index>().prop_map(Deed::Substitute),
    ]
}

fn change_of(now: &Tournament, deed: &Deed, number: usize) -> Option<LineUpChange> {
    let there: Vec<PlayerId> = now.entrants().iter().flat_map(|e| e.last_seated()).cloned().collect();
    let leaves = |index: &prop::sample::Index, comes: Option<Player>| {
        let leaves = index.get(&there).clone();
        let from = first_open(now, &leaves)?;
        let entrant = now.entrant_of(&leaves)?.id.clone();
        Some(now.adjust_line_up_change(&LineUpChange::Leaves {
            entrant,
            change: SeatDeparture { from, leaves, comes },
        }))
    };
    let come = person(&format!("z{number}"));
    match deed {
        Deed::Withdraw(index) => leaves(index, None),
        Deed::Substitute(index) => leaves(index, Some(come)),
        Deed::Join { later } => {
            let from = unbegun_blocks(now);
            let from = if *later { from.last() } else { from.first() };
            Some(LineUpChange::Joins { player: come, from: *from? })
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn redraws_keep_played_hands_and_seat_only_present_players(
        players in 4_usize..24,
        hands_per_block in prop::sample::select(vec![1_u64, 2, 4]),
        deeds in prop::collection::vec((0_usize..30, deed()), 1..6),
    ) {
        let drawn = individual(players, hands_per_block);
        let (mut now, mut entries) = (drawn.clone(), Vec::new());
        let slots = blocks(&now).len();
        for (number, (hands, deed)) in deeds.iter().enumerate() {
            now = play_in_turn(now, *hands, &mut entries);
            let Some(step) = change_of(&now, deed, number) else { continue };
            let Ok(then) = now.with_line_up_change(&step) else { continue };
            assert_sound(&then);
            prop_assert_eq!(recorded_hands(&then), recorded_hands(&now));
            prop_assert_eq!(tally(&then).effects, tally(&now).effects);
            prop_assert_eq!(blocks(&then).len(), slots);
            // The tournament as stored and the file as written give the same tournament.
            let again = Tournament::draw_up(then.name().clone(), then.setup().clone(), then.entrants().to_vec());
            prop_assert_eq!(again.unwrap().with_ledger(&entries), Ok(then.clone()));
            prop_assert_eq!(file::read(&file::write(&then)), Ok(then.clone()));
            now = then;
        }
        let ended = play_in_turn(now, 4000, &mut entries);
        prop_assert!(tally(&ended).standings.finished);
        prop_assert_eq!(file::read(&file::write(&ended)), Ok(ended));
    }
}

fn count_hands(tournament: &Tournament, player: &str) -> usize {
    let own = tournament.hands().iter().filter(|h| h.seating.has(&id(player)) && !tournament.is_closed(h));
    own.count()
}

#[test]
fn a_withdrawal_between_blocks_voids_nothing() {
    let mut entries = Vec::new();
    let now = play_in_turn(individual(9, 4), 16, &mut entries);
    let leaves = now.next_hands()[0].seats.players()[0].clone();
    let then = with_change(&now, &withdrawal(&now, leaves.as_str()));
    assert!(then.hands().iter().all(|hand| !then.is_closed(hand)));
    // Two of nine blocks are played; nobody sits out any of the other seven.
    for block in 3..=9 {
        assert!(then.sitting_out(1, block).is_empty());
    }
    let eight = individual(8, 4);
    let there: Vec<PlayerId> =
        now.players().map(|player| player.id.clone()).filter(|id| *id != leaves).collect();
    let number = |of: &PlayerId| there.iter().position(|id| id == of).unwrap() + 1;
    for hand in then.hands().iter().filter(|hand| hand.block > 2) {
        let slot = Slot { hand: hand.slot.hand - 8, ..hand.slot };
        let seats: Vec<String> = hand.seating.players().iter().map(|id| format!("p{}", number(id))).collect();
        assert_eq!(seats.join(", "), eight.hand(slot).unwrap().seating.to_string());
    }
    assert_eq!(line(&tally(&then), leaves.as_str()).state, StandingState::Withdrawn);
}

#[test]
fn a_withdrawal_in_a_block_closes_only_that_table() {
    let mut entries = Vec::new();
    // One hand at each of two tables; the player who leaves sits at the first.
    let now = play_in_turn(individual(9, 4), 2, &mut entries);
    let leaves = now.hands()[0].seating.players()[0].to_string();
    let then = with_change(&now, &withdrawal(&now, &leaves));
    let closed: Vec<String> =
        then.hands().iter().filter(|h| then.is_closed(h)).map(|h| h.slot.to_string()).collect();
    assert_eq!(closed, ["1.1.2", "1.1.3", "1.1.4"]);
    assert_eq!(then.recording_state(Slot { round: 1, hand: 2, table: 1 }), RecordingState::Closed);
    assert_eq!(count_hands(&then, &leaves), 1);
    assert!(then.sitting_out(1, 2).is_empty());
    assert_sound(&then);
}

/// A block that has begun at another table continues there, and the departing player's table plays none of
/// its hands.
#[test]
fn a_block_begun_at_another_table_stays() {
    let drawn = individual(8, 4);
    let second = Slot { round: 1, hand: 1, table: 2 };
    let result = some_result(&drawn, &drawn.hand(second).unwrap().seating, 0, &[5, 7, 11]);
    let now = record(drawn, second, 1, Some(result)).unwrap();
    let then = with_change(&now, &withdrawal(&now, "p8"));
    let closed: Vec<String> =
        then.hands().iter().filter(|h| then.is_closed(h)).map(|h| h.slot.to_string()).collect();
    assert_eq!(closed, ["1.1.1", "1.1.2", "1.1.3", "1.1.4"]);
    let at_table = |t: &Tournament, table| -> Vec<String> {
        let own = t.hands().iter().filter(|h| h.slot.table == table && h.block == 1);
        own.map(|hand| hand.seating.to_string()).collect()
    };
    assert_eq!(at_table(&then, 2), at_table(&now, 2));
    assert_eq!(then.hands().iter().filter(|hand| hand.block == 2).count(), 4, "seven play at one table");
    assert_eq!(file::read(&file::write(&then)), Ok(then.clone()));
    // If the hand was played after all, the result is accepted; undone, it is void again.
    let first = Slot { table: 1, ..second };
    assert_eq!(then.recording_state(first), RecordingState::Recorded);
    let result = some_result(&then, &then.hand(first).unwrap().seating, 0, &[5, 7, 11]);
    let late = record(then.clone(), first, 1, Some(result)).unwrap();
    assert_eq!(tally(&late).effects.len(), 2);
    assert_eq!(record(late, first, 2, None).unwrap(), then);
}

#[test]
fn a_late_player_joins_with_a_block_at_zero() {
    let mut entries = Vec::new();
    let now = play_in_turn(individual(8, 4), 8, &mut entries);
    let then = with_change(&now, &arrival(&now, "z"));
    let Standing { total, hands, .. } = line(&tally(&then), "z").clone();
    assert_eq!((total, hands), (Some(0), 0));
    // Six of seven blocks are left; nine players play them, and one sits out each block.
    assert_eq!(count_hands(&then, "z"), 24);
    assert!((20..=24).contains(&(count_hands(&then, "p1") - 4)));
    assert!(then.sitting_out(1, 1).is_empty());
    let rests: BTreeSet<String> =
        (2..=7).flat_map(|block| then.sitting_out(1, block)).map(|player| player.name.to_string()).collect();
    assert_eq!(rests.len(), 6);
    assert_sound(&then);
    // With three more players there is a third table.
    let three = ["x", "y", "w"].into_iter().fold(then, |now, name| with_change(&now, &arrival(&now, name)));
    assert_eq!(three.tables(), 3);
    assert_eq!(count_hands(&three, "w"), 24);
}

#[test]
fn players_who_sat_out_play_first_after_a_redraw() {
    let mut entries = Vec::new();
    let now = play_in_turn(individual(10, 4), 16, &mut entries);
    let before: BTreeSet<String> =
        (1..=2).flat_map(|block| now.sitting_out(1, block)).map(|player| player.id.to_string()).collect();
    let goes_on = |id: &String| now.next_hands().iter().any(|next| next.seats.has(&super::build::id(id)));
    let mut players = now.players().map(|player| player.id.to_string());
    let leaves = players.find(|id| !before.contains(id) && goes_on(id)).unwrap();
    let then = with_change(&now, &withdrawal(&now, &leaves));
    // Nine players are left and one sits out each block: first the five who have played both blocks.
    let mut rests: Vec<String> = Vec::new();
    for block in 3..=10 {
        rests.extend(then.sitting_out(1, block).into_iter().map(|player| player.id.to_string()));
    }
    assert_eq!(rests.len(), 8);
    assert!(rests[..5].iter().all(|id| !before.contains(id)), "{before:?} {rests:?}");
}

/// Players who have played more sit out first: of two players who stay to the end, the one with fewer blocks
/// played never sits out before the other.
#[test]
fn a_redraw_first_rests_those_who_played_most() {
    for players in 7..=24_usize {
        for block in 1..=4_usize.min(players - 2) {
            let drawn = individual(players, 4);
            let from = u32::try_from(block * 4 + 1).unwrap();
            let then = with_change(&drawn, &withdrawal_from("p1", from));
            let rests = |id: &str| -> Vec<u32> {
                rests_of(&then, id).into_iter().filter(|rest| *rest as usize > block).collect()
            };
            let before = |id: &str| rests_of(&then, id).iter().filter(|r| **r as usize <= block).count();
            let names: Vec<String> = (2..=players).map(|number| format!("p{number}")).collect();
            for (more, fewer) in names.iter().flat_map(|a| names.iter().map(move |b| (a, b))) {
                if before(more) < before(fewer) {
                    let first = |id: &str| rests(id).first().copied().unwrap_or(u32::MAX);
                    assert!(first(more) <= first(fewer), "{players}, block {block}: {fewer} before {more}");
                }
            }
        }
    }
}

/// Blocks of the first round that a player sits out.
fn rests_of(tournament: &Tournament, player: &str) -> Vec<u32> {
    tournament.sit_outs(&id(player)).into_iter().map(|(_, block)| block).collect()
}

#[test]
fn impossible_changes_are_refused() {
    let mut entries = Vec::new();
    let four = individual(4, 4);
    let few = vec![Fault::WithdrawalTooFew { left: 3, needed: 4 }];
    assert_eq!(faults(four.with_line_up_change(&withdrawal(&four, "p1"))), few);
    let now = play_in_turn(individual(9, 4), 10, &mut entries);
    let join = |name: &str, hand: u32| LineUpChange::Joins { player: person(name), from: FROM(hand) };
    // The second block has begun.
    assert_eq!(now.with_line_up_change(&join("z", 5)), Err(LineUpRefusal::StepRecorded { hand: 5 }));
    assert_eq!(faults(now.with_line_up_change(&join("z", 10))), [Fault::LateInBlock { round: 1, hand: 13 }]);
    assert_eq!(now.with_line_up_change(&join("z", 37)), Err(LineUpRefusal::StepAfterEnd));
    assert_eq!(faults(now.with_line_up_change(&join("p3", 9)))[0], Fault::IdTwice { id: "p3".to_owned() });
    let then = with_change(&now, &withdrawal_from("p3", 9));
    assert_eq!(then.with_line_up_change(&withdrawal_from("p3", 13)), Err(LineUpRefusal::StepAfterEnd));
    assert_eq!(now.with_line_up_change(&withdrawal_from("p3", 37)), Err(LineUpRefusal::StepAfterEnd));
    assert_eq!(now.with_line_up_change(&withdrawal_from("nobody", 9)), Err(LineUpRefusal::StepUnknown));
    let ended = play_in_turn(now, 4000, &mut entries);
    assert_eq!(ended.with_line_up_change(&join("z", 33)), Err(LineUpRefusal::StepOver));
    // A block of one hand that began at another table has no second hand at which a player could leave.
    let begun = play_in_turn(individual(8, 1), 1, &mut Vec::new());
    let other = begun.next_hands().into_iter().find(|next| next.slot.table == 2).unwrap();
    let leaves = other.seats.players()[0].to_string();
    let refused = begun.with_line_up_change(&withdrawal(&begun, &leaves));
    assert_eq!(refused, Err(LineUpRefusal::StepRecorded { hand: 1 }));
}

/// A correction may leave a slot without a result at a table that is no longer needed.
#[test]
fn an_undone_hand_of_a_removed_table_is_ignored() {
    let drawn = individual(8, 4);
    let slot = Slot { round: 1, hand: 1, table: 2 };
    let result = some_result(&drawn, &drawn.hand(slot).unwrap().seating, 0, &[5, 7, 11]);
    let first = drawn.new_entry(slot, 1, Some(result), vec![]).unwrap();
    let now = drawn.with_ledger(std::slice::from_ref(&first)).unwrap();
    let undone = now.new_entry(slot, 2, None, vec![]).unwrap();
    let now = now.with_ledger(&[first.clone(), undone.clone()]).unwrap();
    let then = with_change(&now, &withdrawal(&now, "p1"));
    assert_eq!(then.tables(), 1);
    let again = Tournament::draw_up(then.name().clone(), then.setup().clone(), then.entrants().to_vec());
    assert_eq!(again.unwrap().with_ledger(&[first, undone]), Ok(then));
}

#[test]
fn four_and_eight_player_movements_are_not_redrawn() {
    let now = draw(&keys("eight-player", "std"), "a b c d e f g h");
    let then = with_change(&now, &withdrawal_from("a", 1));
    let void = HandResult::Void(VoidReason::Withdrawn);
    assert!(
        then.hands().iter().all(|hand| (hand.result == Some(void.clone())) == hand.seating.has(&id("a")))
    );
    let late = Fault::LateNotForFormat { format: Format::EightPlayer };
    assert_eq!(faults(now.with_line_up_change(&arrival_from("z", 1))), [late]);
}
