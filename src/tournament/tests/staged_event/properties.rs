//! Properties of events whose plans and results are random.

use super::*;

/// Plans by lot: heats or a league or a tree, then a final or a tree. Seven are enough for the best two of three groups and one more.
fn any_event() -> impl Strategy<Value = (StagedEvent, u64)> {
    let forms =
        (7_usize..=20, 2_u32..=3, 0_u8..3, 0_u8..2, 1_u32..=2, 0_u8..3, 0_u8..3, any::<u64>(), any::<bool>());
    forms.prop_map(|(players, groups, first, second, through, draw, carry, seed, is_played_off)| {
        let first = match first {
            0 => StageForm::Groups(count(groups)),
            1 => StageForm::League(count(groups)),
            _ => knock_out(false),
        };
        let last = if second == 0 { StageForm::Groups(count(1)) } else { knock_out(true) };
        let level = if is_played_off { LevelRule::PlayOff } else { LevelRule::Order };
        // Points go along from groups to groups only.
        let carries = [Carry::Nothing, Carry::Points(Percent::ALL), Carry::Order];
        let is_scored = matches!(first, StageForm::Groups(_)) && second == 0;
        let carry = if is_scored { carries[usize::from(carry)] } else { Carry::Nothing };
        let cut = Cut { best_of_each: through, best: 1, level, carry, ..Cut::default() };
        let draw = [StageDraw::Seeding, StageDraw::Lot, StageDraw::Apart][usize::from(draw)];
        let plans = vec![
            StagePlan { draw, ..stage("First", first, None) },
            StagePlan { draw, ..stage("Last", last, Some(cut)) },
        ];
        let name = Name::parse("By lot").unwrap();
        let relations = vec![ids_of(&["p1", "p2", "p3"]), ids_of(&["p4", "p5"])];
        (StagedEvent::plan(name, entrants(&player_names(players)), relations, plans).unwrap(), seed)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn everybody_is_ranked_once_and_a_file_says_it_all((event, seed) in any_event()) {
        let (mut draws, mut lots) = (rng(seed), rng(seed ^ 1));
        let mut event = event;
        for _ in 0..100 {
            let text = file::write_event(&event);
            let read = match file::read_any(&text) {
                Ok(file::ParsedFile::Event(read)) => *read,
                other => panic!("{other:?}"),
            };
            prop_assert_eq!(order(&read), order(&event));
            prop_assert_eq!(file::write_event(&read), text);
            match event.state() {
                EventState::Finished => break,
                EventState::Playing { .. } => {
                    event = play_all(event, |tournament| finish(tournament, |_| lots.random_range(0..10)));
                }
                _ => event = event.advance(&mut draws).unwrap(),
            }
        }
        prop_assert_eq!(event.state(), EventState::Finished);
        let lines = event.standings().lines;
        let ids: BTreeSet<_> = lines.iter().map(|line| line.entrant.clone()).collect();
        prop_assert_eq!(ids.len(), event.entrants().len());
        prop_assert_eq!(lines.len(), event.entrants().len());
        for (number, line) in (1..).zip(&lines) {
            prop_assert!(line.rank.is_some_and(|rank| rank <= number));
        }
        prop_assert!(event.standings().departures.is_empty());
    }
}

/// Iterates over the tournaments of all stages.
fn fixtures(event: &StagedEvent) -> impl Iterator<Item = (usize, FixtureSlot, &Tournament)> {
    let stages = event.stages().iter().enumerate();
    stages.flat_map(|(number, stage)| stage.fixtures().iter().map(move |(slot, own)| (number, *slot, own)))
}

/// Records another result in a hand.
fn correct(tournament: &Tournament, slot: Slot, (first, numbers): (usize, u32)) -> Tournament {
    let hand = tournament.hand(slot).unwrap();
    let result = some_result(tournament, &hand.seating, first, &[numbers, 11, 20]);
    record(tournament.clone(), slot, 2, Some(result)).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Corrections made in two orders, and a record made from nothing, give the same ranking.
    #[test]
    fn any_order_of_corrections_equals_a_replay_from_nothing(
        (planned, seed) in any_event(),
        changes in prop::collection::vec(any::<(prop::sample::Index, prop::sample::Index, u8, u8)>(), 1..8),
    ) {
        let (mut draws, mut lots) = (rng(seed), rng(seed ^ 1));
        let played = play_out(planned.clone(), &mut draws, |tournament| {
            finish(tournament, |_| lots.random_range(0..10))
        });
        // The last of several corrections of a hand stands.
        let mut corrections = BTreeMap::new();
        for (fixture, hand, first, numbers) in changes {
            let all: Vec<_> = fixtures(&played).collect();
            let (stage, slot, tournament) = all[fixture.index(all.len())];
            let hands: Vec<&Hand> = tournament.hands().iter().filter(|hand| !hand.is_open()).collect();
            corrections.insert((stage, slot, hands[hand.index(hands.len())].slot), (first.into(), numbers.into()));
        }
        let apply = |event: StagedEvent, ((stage, slot, hand), to): (&(usize, FixtureSlot, Slot), &(usize, u32))| {
            let corrected = correct(&event.stages()[*stage].fixtures()[slot], *hand, *to);
            event.with_fixture(*stage, *slot, corrected)
        };
        let forwards = corrections.iter().fold(played.clone(), apply);
        let backwards = corrections.iter().rev().fold(played, apply);
        let ranking = |event: &StagedEvent| event.standings().to_json(event);
        prop_assert_eq!(ranking(&forwards), ranking(&backwards));
        // A file has only the last result of each hand.
        let text = file::write_event(&forwards);
        let Ok(file::ParsedFile::Event(replayed)) = file::read_any(&text) else { panic!("{text}") };
        prop_assert_eq!(ranking(&replayed), ranking(&forwards));
    }
}
