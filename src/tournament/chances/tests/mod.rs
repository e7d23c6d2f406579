//! Tests that chances are plausible.

mod calibration;

use rand::Rng;

use super::*;
use crate::model::InlineVec;
use crate::model::tests::{keys, result, sample_tournament};
use crate::{
    Format, HandNumber, LineUpChange, MethodId, PlayerId, SeatDeparture, SetupKeys, StandingState, tally,
};

/// Fewer runs than in production, but enough for these tests.
const RUNS: u32 = 400;

pub(super) fn chances_of(tournament: &Tournament) -> Chances {
    OddsJob::with_max_runs(tournament, 7, RUNS).chances()
}

/// Plays up to this many hands. The player who goes out is drawn by strength.
pub(super) fn play_by_strength(
    mut real: Tournament,
    strengths: &[u32],
    hands: usize,
    rng: &mut impl Rng,
) -> Tournament {
    let game = Model::of(&real);
    for _ in 0..hands {
        let standings = tally(&real).standings;
        let Some(next) = standings.next.iter().min_by_key(|next| next.slot) else { break };
        let seated = next.seats.players();
        let number = |id: &PlayerId| real.players().position(|player| player.id == *id).unwrap();
        let players: InlineVec = seated.iter().map(number).collect();
        let drawn = Run::of(&game, strengths).draw(rng, &players);
        let outcome = result(&drawn, seated, seated);
        let entry = real.new_entry(next.slot, 1, Some(outcome), Vec::new()).unwrap();
        real = real.with_ledger(&[entry]).unwrap();
    }
    real
}

fn play_evenly(real: Tournament, hands: usize) -> Tournament {
    let strengths = vec![1000; real.players().count()];
    play_by_strength(real, &strengths, hands, &mut Xoshiro256PlusPlus::seed_from_u64(3))
}

fn drawn_up_for(format: Format, method: MethodId, players: usize) -> Tournament {
    let agreed = method.allows_agreed_hands() && !format.is_movement();
    let keys = SetupKeys { agreed_hands: agreed.then_some(20), ..keys(format, method) };
    sample_tournament(players, &keys)
}

fn sum(chances: &Chances) -> f64 {
    chances.prospects.iter().map(|prospect| prospect.first).sum()
}

#[test]
fn somebody_comes_first_in_every_format_and_scoring() {
    use strum::IntoEnumIterator as _;
    for format in Format::iter() {
        let players = match format {
            Format::Duo => 2,
            Format::EightPlayer => 8,
            Format::Team => 6,
            Format::Individual => 9,
            Format::FreeForAll | Format::Challenge | Format::Cowboy => 5,
            Format::TwoVsTwo | Format::FourPlayer => 4,
        };
        for method in format.scorings() {
            let evening = play_evenly(drawn_up_for(format, *method, players), 3);
            let chances = OddsJob::with_max_runs(&evening, 1, 40).chances();
            assert_eq!(chances.runs, 40);
            assert!((sum(&chances) - 1.0).abs() < 1e-9, "{format} {method}: {chances:?}");
            assert_eq!(chances.prospects.len(), evening.entrants().len());
            let places = 1.0..=f64::from(u32::try_from(players).unwrap());
            assert!(chances.prospects.iter().all(|prospect| places.contains(&prospect.place)));
        }
    }
}

#[test]
fn the_same_input_gives_the_same_chances() {
    let evening = play_evenly(drawn_up_for(Format::FourPlayer, MethodId::Std, 4), 5);
    assert_eq!(chances_of(&evening), chances_of(&evening));
    assert_ne!(chances_of(&evening), OddsJob::with_max_runs(&evening, 8, RUNS).chances());
}

#[test]
fn before_any_hand_all_are_equal() {
    for (players, share) in [(4, 0.25), (8, 0.125)] {
        let format = if players == 4 { Format::FourPlayer } else { Format::EightPlayer };
        let chances = chances_of(&drawn_up_for(format, MethodId::Std, players));
        assert!(
            chances.prospects.iter().all(|prospect| (prospect.first - share).abs() < 0.08),
            "{chances:?}"
        );
    }
}

#[test]
fn a_leader_gains_chances_with_every_hand() {
    let mut before = 0.0;
    for hands in [3, 6, 9] {
        // The first player goes out in every hand.
        let strengths = [1_000_000, 1, 1, 1];
        let evening = drawn_up_for(Format::FourPlayer, MethodId::Std, 4);
        let evening = play_by_strength(evening, &strengths, hands, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let chances = chances_of(&evening);
        let leader = &chances.prospects[0];
        assert!(chances.prospects[1..].iter().all(|other| other.first < leader.first), "{chances:?}");
        assert!(chances.prospects[1..].iter().all(|other| other.place > leader.place), "{chances:?}");
        assert!(leader.first > before, "{hands}: {chances:?}");
        // Three hands say little, regardless of who won them.
        assert!(hands > 3 || leader.first < 0.8, "{chances:?}");
        before = leader.first;
    }
}

#[test]
fn an_unbeatable_lead_is_nearly_certain() {
    let blocks = SetupKeys { blocks: Some(3), ..keys(Format::FourPlayer, MethodId::Lazy) };
    // A player who has won eleven of twelve hands cannot be caught, but is the winner only after the last
    // one.
    let strengths = [1_000_000, 1, 1, 1];
    let evening = play_by_strength(
        sample_tournament(4, &blocks),
        &strengths,
        11,
        &mut Xoshiro256PlusPlus::seed_from_u64(1),
    );
    let chances = chances_of(&evening);
    let leader = &chances.prospects[0];
    assert!((leader.first - 1.0).abs() < 1e-9, "{chances:?}");
    assert!((leader.place - 1.0).abs() < 1e-9, "{chances:?}");
    assert_eq!(leader.odds(), Odds::Nearly);
    assert!(chances.prospects[1..].iter().all(|other| other.odds() == Odds::Hardly));
}

#[test]
fn a_shared_first_place_is_divided() {
    // One hand is open. The partners who won the others stay level, regardless of who wins the open hand.
    let lazy = keys(Format::FourPlayer, MethodId::Lazy);
    let one_block = SetupKeys { blocks: Some(1), tie_breaks: Some(Vec::new()), ..lazy };
    let strengths = [1_000_000, 1_000_000, 1, 1];
    let evening = play_by_strength(
        sample_tournament(4, &one_block),
        &strengths,
        3,
        &mut Xoshiro256PlusPlus::seed_from_u64(1),
    );
    let first: Vec<f64> = chances_of(&evening).prospects.iter().map(|prospect| prospect.first).collect();
    assert!(first[0].to_bits() == 0.5_f64.to_bits() && first[1].to_bits() == 0.5_f64.to_bits(), "{first:?}");
    assert!(chances_of(&evening).prospects[..2].iter().all(|prospect| (prospect.place - 1.0).abs() < 1e-9));
}

#[test]
fn withdrawn_and_eliminated_entrants_have_no_chances() {
    let mut evening = play_evenly(drawn_up_for(Format::Challenge, MethodId::Challenge, 5), 4);
    let all = chances_of(&evening).prospects.len();
    assert_eq!(all, 5);
    while tally(&evening).standings.standings.iter().all(|line| line.state != StandingState::Eliminated) {
        evening = play_evenly(evening, 1);
    }
    let chances = chances_of(&evening);
    assert!(chances.prospects.len() < 5 && (sum(&chances) - 1.0).abs() < 1e-9, "{chances:?}");
    let evening = play_evenly(drawn_up_for(Format::Individual, MethodId::Std, 8), 12);
    let leaves = evening.entrants()[2].players[0].id.clone();
    let change = SeatDeparture { from: HandNumber { round: 1, hand: 9 }, leaves, comes: None };
    let step = LineUpChange::Leaves { entrant: evening.entrants()[2].id.clone(), change };
    let evening = evening.with_line_up_change(&step).unwrap();
    let chances = chances_of(&evening);
    assert!(chances.prospect(&evening.entrants()[2].id).is_none());
    assert!((sum(&chances) - 1.0).abs() < 0.01, "{chances:?}");
}

#[test]
fn chances_are_shown_only_mid_tournament() {
    let outlook_of = |evening: &Tournament| odds_availability(evening, &tally(evening).standings);
    let four = drawn_up_for(Format::FourPlayer, MethodId::Std, 4);
    for (hands, expected) in [
        (0, OddsAvailability::Early),
        (2, OddsAvailability::Early),
        (3, OddsAvailability::Open),
        (11, OddsAvailability::Open),
        (12, OddsAvailability::Over),
    ] {
        assert_eq!(outlook_of(&play_evenly(four.clone(), hands)), expected, "{hands}");
    }
    assert_eq!(outlook_of(&play_evenly(four, 5).with_stopped(true)), OddsAvailability::Over);
    // At two tables, it takes six hands until everybody has played three hands on average.
    let eight = drawn_up_for(Format::EightPlayer, MethodId::Std, 8);
    assert_eq!(outlook_of(&play_evenly(eight.clone(), 5)), OddsAvailability::Early);
    assert_eq!(outlook_of(&play_evenly(eight, 6)), OddsAvailability::Open);
    let endless = sample_tournament(5, &keys(Format::FreeForAll, MethodId::Lazy));
    assert_eq!(outlook_of(&play_evenly(endless, 6)), OddsAvailability::Endless);
}

#[test]
fn odds_are_never_zero_or_certain() {
    for (first, odds) in [
        (0.0, Odds::Hardly),
        (0.0099, Odds::Hardly),
        (0.01, Odds::About(1)),
        (0.304, Odds::About(30)),
        (0.99, Odds::About(99)),
        (0.9901, Odds::Nearly),
        (1.0, Odds::Nearly),
    ] {
        assert_eq!(Odds::of(first), odds, "{first}");
    }
}

/// The draws follow the right distribution: if one of two players won 30 of 40 hands, the drawn chance is
/// near three in four, shrunk towards a half.
#[test]
fn drawn_strengths_follow_the_hands_and_shrink() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut mean = |wins: [u32; 2]| {
        let among: InlineVec = [0, 1].into_iter().collect();
        let evidence = Evidence { contests: vec![(among, wins[0] + wins[1])], wins: wins.to_vec() };
        let (mut strengths, mut drawn) = (SkillSampler::new(evidence, &mut rng), Vec::new());
        let sum: f64 = (0..2_000)
            .map(|_| {
                strengths.next(&mut rng, &mut drawn);
                f64::from(drawn[0]) / f64::from(drawn[0] + drawn[1])
            })
            .sum();
        sum / 2_000.0
    };
    let (none, few, many) = (mean([0, 0]), mean([2, 0]), mean([30, 10]));
    assert!((none - 0.5).abs() < 0.02, "{none}");
    assert!((0.52..0.62).contains(&few), "{few}");
    assert!((0.6..0.74).contains(&many), "{many}");
}
