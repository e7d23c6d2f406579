//! Tests that chances are plausible.

mod calibration;

use rand::Rng;

use super::*;
use crate::model::InlineVec;
use crate::model::tests::{drawn_up, keys, result};
use crate::{Change, Format, LineUpChange, MethodId, PlayerId, SetupKeys, Since, StandingState, tally};

/// Fewer runs than in production, but enough for these tests.
const RUNS: u32 = 400;

pub(super) fn told(tournament: &Tournament) -> Chances {
    OddsJob::in_runs(tournament, 7, RUNS).chances()
}

/// Plays up to this many hands. The player who goes out is drawn by strength.
pub(super) fn played(
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
        let entry = real.entry(next.slot, 1, Some(outcome), Vec::new()).unwrap();
        real = real.with_ledger(&[entry]).unwrap();
    }
    real
}

fn evenly(real: Tournament, hands: usize) -> Tournament {
    let strengths = vec![1000; real.players().count()];
    played(real, &strengths, hands, &mut Xoshiro256PlusPlus::seed_from_u64(3))
}

fn of(format: Format, method: MethodId, players: usize) -> Tournament {
    let agreed = method.agrees_hands() && !format.is_movement();
    let keys = SetupKeys { agreed_hands: agreed.then_some(20), ..keys(format, method) };
    drawn_up(players, &keys)
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
            let evening = evenly(of(format, *method, players), 3);
            let chances = OddsJob::in_runs(&evening, 1, 40).chances();
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
    let evening = evenly(of(Format::FourPlayer, MethodId::Std, 4), 5);
    assert_eq!(told(&evening), told(&evening));
    assert_ne!(told(&evening), OddsJob::in_runs(&evening, 8, RUNS).chances());
}

#[test]
fn before_any_hand_all_are_equal() {
    for (players, share) in [(4, 0.25), (8, 0.125)] {
        let format = if players == 4 { Format::FourPlayer } else { Format::EightPlayer };
        let chances = told(&of(format, MethodId::Std, players));
        assert!(
            chances.prospects.iter().all(|prospect| (prospect.first - share).abs() < 0.08),
            "{chances:?}"
        );
    }
}

#[test]
fn who_leads_has_more_and_the_more_so_the_later_it_is() {
    let mut before = 0.0;
    for hands in [3, 6, 9] {
        // The first player goes out of every hand.
        let strengths = [1_000_000, 1, 1, 1];
        let evening = of(Format::FourPlayer, MethodId::Std, 4);
        let evening = played(evening, &strengths, hands, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let chances = told(&evening);
        let leader = &chances.prospects[0];
        assert!(chances.prospects[1..].iter().all(|other| other.first < leader.first), "{chances:?}");
        assert!(chances.prospects[1..].iter().all(|other| other.place > leader.place), "{chances:?}");
        assert!(leader.first > before, "{hands}: {chances:?}");
        // Three hands say little, no matter who won them.
        assert!(hands > 3 || leader.first < 0.8, "{chances:?}");
        before = leader.first;
    }
}

#[test]
fn a_lead_that_cannot_be_lost_is_told_as_nearly_sure() {
    let blocks = SetupKeys { blocks: Some(3), ..keys(Format::FourPlayer, MethodId::Lazy) };
    // A player who has won eleven of twelve hands cannot be caught, but is the winner only after the last
    // one.
    let strengths = [1_000_000, 1, 1, 1];
    let evening = played(drawn_up(4, &blocks), &strengths, 11, &mut Xoshiro256PlusPlus::seed_from_u64(1));
    let chances = told(&evening);
    let leader = &chances.prospects[0];
    assert!((leader.first - 1.0).abs() < 1e-9, "{chances:?}");
    assert!((leader.place - 1.0).abs() < 1e-9, "{chances:?}");
    assert_eq!(leader.odds(), Odds::Nearly);
    assert!(chances.prospects[1..].iter().all(|other| other.odds() == Odds::Hardly));
}

#[test]
fn a_shared_first_place_is_divided() {
    // One hand is open. The partners who won the others stay level, no matter who wins it.
    let lazy = keys(Format::FourPlayer, MethodId::Lazy);
    let one_block = SetupKeys { blocks: Some(1), tie_breaks: Some(Vec::new()), ..lazy };
    let strengths = [1_000_000, 1_000_000, 1, 1];
    let evening = played(drawn_up(4, &one_block), &strengths, 3, &mut Xoshiro256PlusPlus::seed_from_u64(1));
    let first: Vec<f64> = told(&evening).prospects.iter().map(|prospect| prospect.first).collect();
    assert!(first[0].to_bits() == 0.5_f64.to_bits() && first[1].to_bits() == 0.5_f64.to_bits(), "{first:?}");
    assert!(told(&evening).prospects[..2].iter().all(|prospect| (prospect.place - 1.0).abs() < 1e-9));
}

#[test]
fn who_has_withdrawn_or_is_out_has_no_chances() {
    let mut evening = evenly(of(Format::Challenge, MethodId::Challenge, 5), 4);
    let all = told(&evening).prospects.len();
    assert_eq!(all, 5);
    while tally(&evening).standings.standings.iter().all(|line| line.state != StandingState::Eliminated) {
        evening = evenly(evening, 1);
    }
    let chances = told(&evening);
    assert!(chances.prospects.len() < 5 && (sum(&chances) - 1.0).abs() < 1e-9, "{chances:?}");
    let evening = evenly(of(Format::Individual, MethodId::Std, 8), 12);
    let leaves = evening.entrants()[2].players[0].id.clone();
    let change = Change { from: Since { round: 1, hand: 9 }, leaves, comes: None };
    let step = LineUpChange::Leaves { entrant: evening.entrants()[2].id.clone(), change };
    let evening = evening.with_step(&step).unwrap();
    let chances = told(&evening);
    assert!(chances.of(&evening.entrants()[2].id).is_none());
    assert!((sum(&chances) - 1.0).abs() < 0.01, "{chances:?}");
}

#[test]
fn chances_are_told_while_it_runs_and_not_before_anything_is_known() {
    let outlook_of = |evening: &Tournament| outlook(evening, &tally(evening).standings);
    let four = of(Format::FourPlayer, MethodId::Std, 4);
    for (hands, expected) in [
        (0, Outlook::Early),
        (2, Outlook::Early),
        (3, Outlook::Open),
        (11, Outlook::Open),
        (12, Outlook::Over),
    ] {
        assert_eq!(outlook_of(&evenly(four.clone(), hands)), expected, "{hands}");
    }
    assert_eq!(outlook_of(&evenly(four, 5).with_stopped(true)), Outlook::Over);
    // At two tables it takes six hands until everybody has played three on average.
    let eight = of(Format::EightPlayer, MethodId::Std, 8);
    assert_eq!(outlook_of(&evenly(eight.clone(), 5)), Outlook::Early);
    assert_eq!(outlook_of(&evenly(eight, 6)), Outlook::Open);
    let endless = drawn_up(5, &keys(Format::FreeForAll, MethodId::Lazy));
    assert_eq!(outlook_of(&evenly(endless, 6)), Outlook::Endless);
}

#[test]
fn nobody_is_told_to_be_sure_or_to_have_none() {
    let entrant = of(Format::FourPlayer, MethodId::Std, 4).entrants()[0].id.clone();
    for (first, odds) in [
        (0.0, Odds::Hardly),
        (0.0099, Odds::Hardly),
        (0.01, Odds::About(1)),
        (0.304, Odds::About(30)),
        (0.99, Odds::About(99)),
        (0.9901, Odds::Nearly),
        (1.0, Odds::Nearly),
    ] {
        assert_eq!(Prospect { entrant: entrant.clone(), first, place: 1.0 }.odds(), odds, "{first}");
    }
}

/// The draws follow the right distribution: if one of two players won 30 of 40 hands, the drawn chance is
/// near three in four, shrunk towards a half.
#[test]
fn strengths_are_drawn_from_what_the_hands_say_and_shrunk() {
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
