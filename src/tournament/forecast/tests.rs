//! That the model scores as the real thing does, and that what it says makes sense.

use std::collections::BTreeMap;

use strum::IntoEnumIterator;

use super::run::{ModelResult, Run};
use super::*;
use crate::tournament::{
    Entrant, EntrantId, Format, HandResult, Left, MethodId, Name, Player, PlayerId, SetupKeys, tally,
};

/// A tournament of so many players, `p1` and so on; teams are made of neighbours.
fn drawn_up(players: usize, keys: &SetupKeys) -> Tournament {
    let setup = Setup::parse(keys).unwrap();
    let name = |number| Name::parse(&format!("p{number}")).unwrap();
    let player = |number| Player { id: PlayerId::parse(&format!("p{number}")).unwrap(), name: name(number) };
    let size = if setup.format().has_teams() { players / 2 } else { 1 };
    let entrant = |first: usize| {
        let letter = if size > 1 { 't' } else { 'p' };
        let id = EntrantId::parse(&format!("{letter}{first}")).unwrap();
        Entrant::team(id, name(first), (first..first + size).map(player).collect())
    };
    let entrants = (1..=players).step_by(size).map(entrant).collect();
    Tournament::draw_up(Name::parse("Test").unwrap(), setup, entrants).unwrap()
}

fn keys(format: Format, method: MethodId) -> SetupKeys {
    SetupKeys { format: Some(format.to_string()), method: Some(method.to_string()), ..SetupKeys::default() }
}

fn movement(players: usize, rounds: u64) -> Tournament {
    let format = if players == 4 { Format::FourPlayer } else { Format::EightPlayer };
    drawn_up(players, &SetupKeys { rounds: Some(rounds), ..keys(format, MethodId::Std) })
}

/// A forecast of fewer runs: enough for what is asked here.
fn told(tournament: &Tournament, edge: Edge) -> Forecast {
    in_runs(tournament, edge, 300)
}

/// The result that a drawn hand stands for.
fn result(drawn: &ModelResult, ids: &[PlayerId], seated: &[PlayerId]) -> HandResult {
    let of = |each: &[u32], id: &PlayerId| each[ids.iter().position(|other| other == id).unwrap()];
    let left = |held: &[u32], but: Option<&PlayerId>| -> BTreeMap<PlayerId, Left> {
        let holding = seated.iter().filter(|id| Some(*id) != but);
        holding.map(|id| (id.clone(), Left::Total(of(held, id)))).collect()
    };
    match drawn {
        ModelResult::Out { out, held } => {
            HandResult::Won { out: ids[*out].clone(), left: left(held, Some(&ids[*out])), losers: None }
        }
        ModelResult::Order(order) => HandResult::Order(order.iter().map(|seat| ids[*seat].clone()).collect()),
        ModelResult::Refill { points, held } => HandResult::Refill {
            points: seated.iter().map(|id| (id.clone(), of(points, id))).collect(),
            left: left(held, None),
        },
    }
}

/// Plays a tournament by the model, and beside it by the real ledger, to the end of both or 40 hands.
fn same_scoring(mut real: Tournament, seed: u64) {
    let game = Model::of(&real);
    let mut run = Run::of(&game, 0, Edge::default().strength());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let first = real.hands()[0].seating.players().to_vec();
    let mut step = 0;
    for played in 0..40 {
        let standings = tally(&real).standings;
        let due = game.next(&run, step).map(|hand| (hand.players.clone(), hand.step));
        assert_eq!(standings.next.is_empty(), due.is_none(), "{played}");
        // Tables take turns here, as in the model.
        let Some(next) = standings.next.iter().min_by_key(|next| next.slot) else { break };
        step = due.map_or(0, |(_, step)| step);
        let is_movement = real.setup().plan().is_some();
        let ids = if is_movement { next.seats.players().to_vec() } else { first.clone() };
        let number = |id: &PlayerId| real.players().position(|player| player.id == *id).unwrap();
        let players: Vec<usize> = ids.iter().map(number).collect();
        let drawn = run.draw(&mut rng, &players);
        run.apply(&players, &drawn);
        let outcome = result(&drawn, &ids, next.seats.players());
        let entry = real.entry(next.slot, 1, Some(outcome), Vec::new()).unwrap();
        real = real.with_ledger(&[entry]).unwrap();
        let adds_up = real.setup().method().id().adds_up();
        for standing in tally(&real).standings.standings {
            let number = real.entrants().iter().position(|entrant| entrant.id == standing.entrant).unwrap();
            let line = &run.lines[number];
            let total = adds_up.then_some(line.points);
            assert_eq!(
                (standing.total, standing.hands, standing.won, standing.lost),
                (total, line.hands, line.won, line.lost),
                "{} after {played}",
                standing.entrant
            );
        }
    }
    assert_eq!(tally(&real).standings.finished, game.next(&run, step).is_none());
}

#[test]
fn every_format_and_scoring_is_played_as_the_ledger_scores_it() {
    for format in Format::iter() {
        let players = match format {
            Format::Duo => 2,
            Format::EightPlayer => 8,
            Format::Team => 6,
            Format::FreeForAll | Format::Challenge | Format::Cowboy => 5,
            Format::TwoVsTwo | Format::FourPlayer | Format::Individual => 4,
        };
        for method in format.scorings() {
            (0..3).for_each(|seed| same_scoring(drawn_up(players, &keys(format, *method)), seed));
        }
    }
}

/// The hand in which somebody reaches the limit is played at both tables, in the model as in the tournament.
#[test]
fn p09_the_forecast_plays_the_last_hand_at_every_table() {
    for (format, limit) in [(Format::EightPlayer, 60), (Format::Individual, 100)] {
        let limited = keys(format, MethodId::Lose200);
        let limited = SetupKeys { limit: Some(limit), stop_at_limit: Some(true), ..limited };
        (0..20).for_each(|seed| same_scoring(drawn_up(8, &limited), seed));
    }
}

/// Nobody stands first by an average of no hands.
#[test]
fn p09_the_forecast_ranks_an_individual_by_the_average() {
    let individual = SetupKeys { blocks: Some(1), ..keys(Format::Individual, MethodId::Lose200) };
    let short = told(&drawn_up(5, &individual), Edge(57));
    // The strongest of five sits out one block of five, and cannot be first in it.
    assert!(short.chances[0].permille < 800, "{short:?}");
}

#[test]
fn the_same_input_gives_the_same_forecast() {
    let four = movement(4, 1);
    assert_eq!(told(&four, Edge::default()), told(&four, Edge::default()));
}

#[test]
fn equal_players_win_equally_often() {
    for (players, share) in [(4, 250), (8, 125)] {
        let forecast = told(&movement(players, 1), Edge(25));
        for chance in &forecast.chances {
            assert!(chance.permille.abs_diff(share) <= 45, "{players}: {chance:?}");
        }
    }
}

#[test]
fn the_chance_grows_with_the_rounds_and_with_the_edge() {
    for players in [4, 8] {
        let forecast = |edge| told(&movement(players, 1), edge).chances;
        let clear = forecast(Edge::default());
        assert_eq!(clear.iter().map(|chance| chance.after).collect::<Vec<_>>(), [1, 2, 3].map(After::Rounds));
        assert!(clear.is_sorted_by(|one, next| one.permille < next.permille), "{players}: {clear:?}");
        let far = forecast(Edge(57));
        assert!(clear.iter().zip(&far).all(|(clear, far)| clear.permille < far.permille), "{far:?}");
    }
}

#[test]
fn hands_and_blocks_are_those_of_the_schedule() {
    let one = told(&movement(8, 1), Edge::default());
    assert_eq!((one.hands, one.blocks), (Some([28, 28, 28]), Some(7)));
    let five = told(&movement(4, 5), Edge::default());
    assert_eq!((five.hands, five.blocks), (Some([60, 60, 60]), Some(15)));
    assert_eq!(five.chances.last().unwrap().after, After::End);
    let blocks = SetupKeys { blocks: Some(2), ..keys(Format::FourPlayer, MethodId::Std) };
    let short = told(&drawn_up(4, &blocks), Edge::default());
    assert_eq!((short.hands, short.blocks), (Some([8, 8, 8]), Some(2)));
    assert_eq!(short.chances[0].after, After::End);
    assert!(short.chances[0].permille < short.chances[1].permille, "{short:?}");
}

/// With 71 points a hand on average to whoever wins it, neither side reaches 500 before seven or so and none after twenty.
#[test]
fn a_match_lasts_as_long_as_its_target_needs() {
    let long = told(&drawn_up(4, &keys(Format::TwoVsTwo, MethodId::Std)), Edge::default());
    let [few, usual, many] = long.hands.unwrap();
    assert!((6..10).contains(&few) && (9..14).contains(&usual) && (12..18).contains(&many), "{long:?}");
    assert_eq!((long.blocks, long.chances[0].after, long.chances.len()), (None, After::End, 1));
    let target = SetupKeys { target: Some(200), ..keys(Format::TwoVsTwo, MethodId::Std) };
    let short = told(&drawn_up(4, &target), Edge::default());
    assert!(short.hands.unwrap()[1] < usual && short.chances[0].permille < long.chances[0].permille);
    let open = told(&drawn_up(4, &keys(Format::TwoVsTwo, MethodId::Lazy)), Edge::default());
    assert_eq!((open.hands, open.chances[2].after), (None, After::Hands(36)));
}
