//! Charts and small tables, compared with a recount from the hands.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::build::*;
use crate::{
    BigHand, CardCost, CardCosts, EntrantId, FinalHolding, HandNumber, HandResult, Meeting, SetupKeys,
    StandingState, Tally, TotalsLine, TotalsUnit, Tournament, balance, card_costs, entrant_hands, meetings,
    tally, totals,
};
use lastcard_rules::Face;

/// Records hand after hand until the tournament is over, or no results are left.
fn play_results(keys: &SetupKeys, players: &str, results: &[(usize, Vec<u32>)]) -> Tournament {
    let mut now = draw(keys, players);
    for (first, numbers) in results {
        let Some(next) = tally(&now).standings.next.into_iter().next() else { break };
        let result = some_result(&now, &next.seats, *first, numbers);
        now = record(now, next.slot, 1, Some(result)).unwrap();
    }
    now
}

fn line<'a>(lines: &'a [TotalsLine], entrant: &EntrantId) -> &'a TotalsLine {
    lines.iter().find(|line| line.entrant == *entrant).unwrap()
}

/// Recounts an entrant's figure from the entrant's own hands, up to hand `until`.
fn recount(
    now: &Tournament,
    tally: &Tally,
    entrant: &EntrantId,
    until: HandNumber,
    tallied: TotalsUnit,
) -> u32 {
    let own = entrant_hands(now, tally, entrant);
    let before = own.iter().filter(|own| own.effect.is_some() && HandNumber::of(own.hand.slot) <= until);
    match tallied {
        TotalsUnit::Points => before.map(|own| own.points.unwrap_or_default()).sum(),
        TotalsUnit::HandsWon => u32::try_from(before.filter(|own| own.won).count()).unwrap(),
        TotalsUnit::HandsLost => u32::try_from(before.filter(|own| own.lost).count()).unwrap(),
    }
}

fn recount_meetings(
    now: &Tournament,
    tally: &Tally,
    entrant: &EntrantId,
    other: &EntrantId,
    beside: bool,
) -> [u32; 3] {
    let mut sums = [0; 3];
    for own in entrant_hands(now, tally, entrant).iter().filter(|own| own.effect.is_some()) {
        let list = if beside { &own.partners } else { &own.opponents };
        if list.iter().any(|player| now.entrant_of(&player.id).unwrap().id == *other) {
            let counted = [1, u32::from(own.won), own.points.unwrap_or_default()];
            sums.iter_mut().zip(counted).for_each(|(sum, one)| *sum += one);
        }
    }
    sums
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_recount_gives_the_same_totals(
        setup in prop::sample::select(all_setups()),
        results in prop::collection::vec((0_usize..10, prop::collection::vec(0_u32..90, 4)), 0..30),
        most in 1_usize..12,
    ) {
        let now = play_results(&setup.0, setup.1, &results);
        let tally = tally(&now);
        let all = totals(&now, &tally, usize::MAX / 100);
        let few = totals(&now, &tally, most);
        prop_assert!(few.moments.len() <= most);
        prop_assert_eq!(few.moments.last(), all.moments.last());
        for standing in &tally.standings.standings {
            let (one, other) = (line(&all.lines, &standing.entrant), line(&few.lines, &standing.entrant));
            prop_assert_eq!(one.values.len(), all.moments.len() + 1);
            prop_assert_eq!(other.values.len(), few.moments.len() + 1);
            for totals in [&all, &few] {
                let own = line(&totals.lines, &standing.entrant);
                for (place, moment) in (1..).zip(&totals.moments) {
                    let sum = recount(&now, &tally, &standing.entrant, *moment, totals.tallied);
                    prop_assert_eq!(own.value_at(place), Some(sum));
                }
            }
            let figure = match all.tallied {
                TotalsUnit::Points => standing.total.unwrap(),
                TotalsUnit::HandsWon => standing.won,
                TotalsUnit::HandsLost => standing.lost,
            };
            prop_assert_eq!(one.last(), figure);
            let is_in = standing.state != StandingState::Eliminated;
            prop_assert!(!is_in || one.until == all.moments.len());
            // Nothing changes later.
            prop_assert!(one.values[one.until..].iter().all(|value| *value == figure));
        }
    }

    #[test]
    fn meetings_match_a_recount(
        setup in prop::sample::select(all_setups()),
        results in prop::collection::vec((0_usize..10, prop::collection::vec(0_u32..90, 4)), 0..20),
    ) {
        let now = play_results(&setup.0, setup.1, &results);
        let tally = tally(&now);
        let (mut taken, mut given) = (0, 0);
        for entrant in now.entrants() {
            let own = entrant_hands(&now, &tally, &entrant.id);
            let found = meetings(&now, &own);
            for (list, beside) in [(&found.partners, true), (&found.opponents, false)] {
                for other in now.entrants() {
                    let same = list.iter().find(|meeting| meeting.entrant == other.id);
                    let counted = same.map_or([0; 3], |Meeting { hands, won, points, .. }| [*hands, *won, *points]);
                    prop_assert_eq!(counted, recount_meetings(&now, &tally, &entrant.id, &other.id, beside));
                }
                let shares = list.windows(2).all(|pair| pair[0].won * pair[1].hands >= pair[1].won * pair[0].hands);
                prop_assert!(shares);
            }
            let (all, big) = balance(&now, entrant, &own, 5);
            prop_assert!(big.len() <= 5 && big.windows(2).all(|pair| pair[0].points >= pair[1].points));
            let takes = |big: &&BigHand| big.taken;
            prop_assert!(big.iter().filter(takes).map(|big| big.points).sum::<u32>() <= all.taken);
            // Each player of a pair takes all the points; a team takes them once.
            let sides = if now.setup().format().is_movement() { 2 } else { 1 };
            (taken, given) = (taken + all.taken, given + all.given * sides);
        }
        // Points taken equal points given.
        prop_assert_eq!(taken, given);
    }

    #[test]
    fn every_card_is_counted_once(
        outs in prop::collection::vec((0_usize..4, prop::collection::vec((0_usize..15, 0_u8..2), 0..5)), 1..12),
        zero50 in any::<bool>(),
    ) {
        let options = vec![("house.zero50".to_owned(), zero50.to_string().as_str().into())];
        let mut now = draw(&SetupKeys { options, ..keys("four-player", "std") }, "a b c d");
        let (mut cards, mut points, mut holdings) = (BTreeMap::new(), 0, 0);
        for (out, held) in &outs {
            let next = tally(&now).standings.next.remove(0);
            let out = next.seats.players()[*out].clone();
            let losing = next.seats.opponents_of(now.setup().format(), &out);
            let held: lastcard_rules::FaceCounts = held.iter().map(|(face, count)| (Face::ALL[*face], *count)).collect();
            let left = FinalHolding::Counted(held);
            holdings += 1;
            points += now.setup().holding_points(&left);
            for (face, count) in held.iter().filter(|(_, count)| *count > 0) {
                *cards.entry(face).or_insert(0) += u32::from(count);
            }
            let held = [(losing[0].clone(), left), (losing[1].clone(), FinalHolding::Total(7))].into_iter().collect();
            let result = HandResult::Won { out, left: held, losers: None };
            let Ok(entry) = now.new_entry(next.slot, 1, Some(result), Vec::new()) else { return Ok(()) };
            let Ok(more) = now.clone().with_ledger(&[entry]) else { return Ok(()) };
            now = more;
        }
        let costs = card_costs(&now, &tally(&now), |_| true);
        prop_assert_eq!((costs.counted, costs.totals), (holdings, holdings));
        let found: BTreeMap<Face, u32> = costs.faces.iter().map(|CardCost { face, left, .. }| (*face, *left)).collect();
        prop_assert_eq!(found, cards);
        prop_assert_eq!(costs.faces.iter().map(|cost| cost.points).sum::<u32>(), points);
        prop_assert!(costs.faces.windows(2).all(|pair| pair[0].points >= pair[1].points));
        prop_assert_eq!(card_costs(&now, &tally(&now), |_| false), CardCosts::default());
    }
}

#[test]
fn an_eliminated_player_ends_early() {
    let mut challenge = draw(&keys("challenge", "challenge"), "a b c");
    for (out, held) in [("a", [("b", "300"), ("c", "10")]), ("a", [("b", "250"), ("c", "20")])] {
        challenge = play(challenge, won(out, &held));
    }
    let challenge = play(challenge, won("a", &[("c", "30")]));
    let all = totals(&challenge, &tally(&challenge), 99);
    let b = &all.lines[1];
    assert_eq!((b.from, b.until, b.values.as_slice()), (0, 2, [0, 300, 550, 550].as_slice()));
    assert_eq!(all.lines[2].values, [0, 10, 30, 60]);
    assert_eq!(all.lines[2].until, 3);
}

/// A late player starts with the highest total if points are charged (§0.5.9b).
#[test]
fn a_late_player_begins_later() {
    let limited = SetupKeys { limit: Some(400), ..keys("free-for-all", "lose200") };
    let mut late = entrants("a b c d");
    late[3].since = Some(HandNumber { round: 1, hand: 3 });
    let setup = crate::Setup::parse(&limited).unwrap();
    let name = crate::Name::parse("Late").unwrap();
    let mut now = Tournament::draw_up(name, setup, late).unwrap();
    for held in [[("b", "30"), ("c", "10")], [("b", "25"), ("c", "20")]] {
        now = play(now, won("a", &held));
    }
    now = play(now, won("a", &[("b", "1"), ("c", "2"), ("d", "3")]));
    let all = totals(&now, &tally(&now), 99);
    assert_eq!((all.lines[3].from, all.lines[3].values.as_slice()), (2, [55, 58].as_slice()));
    assert_eq!((all.lines[3].value_at(1), all.lines[3].value_at(3)), (None, Some(58)));
}
