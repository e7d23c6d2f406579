//! Knock-outs, compared with counting by rounds.

use super::*;

/// Plays a knock-out with a list of those still in, and returns the round in which each entrant went out.
fn rounds_survived(event: &StagedEvent) -> BTreeMap<EntrantId, u32> {
    let stage = &event.stages()[0];
    let mut out = BTreeMap::new();
    let last = stage.fixtures().keys().map(|slot| slot.round).max().unwrap();
    for (slot, tournament) in stage.fixtures() {
        let is_third = slot.round == last && slot.number == 2;
        let winner = tally(tournament)
            .standings
            .standings
            .into_iter()
            .find(|line| line.rank == Some(1))
            .unwrap()
            .entrant;
        for entrant in tournament.entrants() {
            let rounds = out.entry(entrant.id.clone()).or_insert(0);
            *rounds = match (is_third, entrant.id == winner) {
                (true, true) => 2 * slot.round - 3 + 1,
                (true, false) => *rounds,
                (false, true) => 2 * slot.round,
                (false, false) => 2 * slot.round - 1,
            };
        }
    }
    out
}

#[test]
fn simulated_cups_rank_as_counted_round_by_round() {
    check_cups(0..150);
}

#[test]
#[ignore = "takes a minute"]
fn ten_thousand_cups_rank_as_counted_round_by_round() {
    check_cups(0..10_000);
}

/// Plays a cup for each seed, and compares its ranking with the rounds that everybody survived, counted without the tree.
fn check_cups(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut rng = rng(seed);
        let players = rng.random_range(2..=17);
        let setup =
            Setup::parse(&SetupKeys { agreed_hands: Some(1), ..keys("free-for-all", "lazy") }).unwrap();
        let plan = StagePlan { setup, draw: StageDraw::Lot, ..stage("Cup", knock_out(true), None) };
        let mut lots = self::rng(seed + 1_000);
        let played = play_out(event(players, vec![plan]), &mut rng, |tournament| {
            finish(tournament, |_| lots.random_range(0..2))
        });
        let survived = rounds_survived(&played);
        let lines = played.standings().lines;
        assert_eq!(lines.len(), players);
        for pair in lines.windows(2) {
            let [one, other] = pair else { unreachable!() };
            assert!(survived[&one.entrant] >= survived[&other.entrant], "{players} players, seed {seed}");
            assert_eq!(
                one.rank == other.rank,
                survived[&one.entrant] == survived[&other.entrant],
                "{players} players, seed {seed}"
            );
        }
    }
}
