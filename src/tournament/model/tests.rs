//! Tests that the model scores like the real ledger.

use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use strum::IntoEnumIterator as _;

use super::*;
use crate::{
    Entrant, EntrantId, FinalHolding, FinalHoldings, Format, HandResult, MethodId, Name, Player, SetupKeys,
    tally,
};

/// Draws up a tournament of this many players, `p1` and so on; teams are made of neighbours.
pub(crate) fn sample_tournament(players: usize, keys: &SetupKeys) -> Tournament {
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

pub(crate) fn keys(format: Format, method: MethodId) -> SetupKeys {
    SetupKeys { format: Some(format.to_string()), method: Some(method.to_string()), ..SetupKeys::default() }
}

/// Returns the result of a drawn hand for the players who sat at a table with these players of the model.
pub(crate) fn result(drawn: &ModelResult, ids: &[PlayerId], seated: &[PlayerId]) -> HandResult {
    let of = |each: &[u32], id: &PlayerId| each[ids.iter().position(|other| other == id).unwrap()];
    let left = |held: &[u32], but: Option<&PlayerId>| -> FinalHoldings {
        let holding = seated.iter().filter(|id| Some(*id) != but);
        holding.map(|id| (id.clone(), FinalHolding::Total(of(held, id)))).collect()
    };
    match drawn {
        ModelResult::Out { out, held } => {
            HandResult::Won { out: ids[*out].clone(), left: left(held, Some(&ids[*out])), losers: None }
        }
        ModelResult::Order(order) => HandResult::Order(order.iter().map(|seat| ids[seat].clone()).collect()),
        ModelResult::Refill { points, held } => HandResult::Refill {
            points: seated.iter().map(|id| (id.clone(), of(points, id))).collect(),
            left: left(held, None),
        },
    }
}

/// Plays a tournament by the model and by the real ledger side by side, to the end of both or for 40 hands.
fn assert_same_scoring(mut real: Tournament, seed: u64) {
    let game = Model::of(&real);
    let strengths: Vec<u32> =
        (0..game.players()).map(|player| if player == 0 { 1_600 } else { 1_000 }).collect();
    let mut run = Run::of(&game, &strengths);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let first = real.hands()[0].seating.players().to_vec();
    for played in 0..40 {
        let standings = tally(&real).standings;
        let due = run.next();
        assert_eq!(standings.next.is_empty(), due.is_none(), "{played}");
        // Tables take turns here, as in the model.
        let Some(next) = standings.next.iter().min_by_key(|next| next.slot) else { break };
        let due = due.unwrap();
        let is_movement = real.setup().plan().is_some();
        let ids = if is_movement { next.seats.players().to_vec() } else { first.clone() };
        let number = |id: &PlayerId| real.players().position(|player| player.id == *id).unwrap();
        let players: InlineVec = ids.iter().map(number).collect();
        assert_eq!(players, due.players, "{played}");
        let drawn = run.draw(&mut rng, &players);
        run.apply(due, &drawn);
        let outcome = result(&drawn, &ids, next.seats.players());
        let entry = real.new_entry(next.slot, 1, Some(outcome), Vec::new()).unwrap();
        real = real.with_ledger(&[entry]).unwrap();
        let adds_up = real.setup().method().id().sums_points();
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
    assert_eq!(tally(&real).standings.finished, run.next().is_none());
}

#[test]
fn the_model_scores_every_format_like_the_ledger() {
    for format in Format::iter() {
        let players = match format {
            Format::Duo => 2,
            Format::EightPlayer => 8,
            Format::Team => 6,
            Format::FreeForAll | Format::Challenge | Format::Cowboy => 5,
            Format::TwoVsTwo | Format::FourPlayer | Format::Individual => 4,
        };
        for method in format.scorings() {
            (0..3).for_each(|seed| {
                assert_same_scoring(sample_tournament(players, &keys(format, *method)), seed);
            });
        }
    }
}

/// The hand in which somebody reaches the limit is played at both tables, in the model as in the tournament.
#[test]
fn the_forecast_plays_the_last_hand_at_every_table() {
    for (format, limit) in [(Format::EightPlayer, 60), (Format::Individual, 100)] {
        let limited = keys(format, MethodId::Lose200);
        let limited = SetupKeys { limit: Some(limit), stop_at_limit: Some(true), ..limited };
        (0..20).for_each(|seed| assert_same_scoring(sample_tournament(8, &limited), seed));
    }
}
