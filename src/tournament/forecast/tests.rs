//! Tests that forecasts are plausible.

use super::*;
use crate::model::tests::{keys, sample_tournament};
use crate::{Format, MethodId, SetupKeys};

fn movement(players: usize, rounds: u64) -> Tournament {
    let format = if players == 4 { Format::FourPlayer } else { Format::EightPlayer };
    sample_tournament(players, &SetupKeys { rounds: Some(rounds), ..keys(format, MethodId::Std) })
}

/// Returns a forecast of fewer runs, which are enough for these tests.
fn forecast_of(tournament: &Tournament, edge: SkillGap) -> Forecast {
    forecast_in_runs(tournament, edge, 300)
}

/// A player without hands has no average, and thus cannot be first.
#[test]
fn the_forecast_ranks_an_individual_by_the_average() {
    let individual = SetupKeys { blocks: Some(1), ..keys(Format::Individual, MethodId::Lose200) };
    let short = forecast_of(&sample_tournament(5, &individual), SkillGap(57));
    // In one run of five, the strongest player sits out the only block and cannot be first.
    assert!(short.chances[0].permille < 800, "{short:?}");
}

#[test]
fn the_same_input_gives_the_same_forecast() {
    let four = movement(4, 1);
    assert_eq!(forecast_of(&four, SkillGap::default()), forecast_of(&four, SkillGap::default()));
}

#[test]
fn equal_players_win_equally_often() {
    for (players, share) in [(4, 250), (8, 125)] {
        let forecast = forecast_of(&movement(players, 1), SkillGap(25));
        for chance in &forecast.chances {
            assert!(chance.permille.abs_diff(share) <= 45, "{players}: {chance:?}");
        }
    }
}

#[test]
fn the_chance_grows_with_rounds_and_skill_gap() {
    for players in [4, 8] {
        let forecast = |edge| forecast_of(&movement(players, 1), edge).chances;
        let clear = forecast(SkillGap::default());
        assert_eq!(
            clear.iter().map(|chance| chance.after).collect::<Vec<_>>(),
            [1, 2, 3].map(ForecastPoint::Rounds)
        );
        assert!(clear.is_sorted_by(|one, next| one.permille < next.permille), "{players}: {clear:?}");
        let far = forecast(SkillGap(57));
        assert!(clear.iter().zip(&far).all(|(clear, far)| clear.permille < far.permille), "{far:?}");
    }
}

#[test]
fn hands_and_blocks_are_those_of_the_schedule() {
    let one = forecast_of(&movement(8, 1), SkillGap::default());
    assert_eq!((one.hands, one.blocks), (Some([28, 28, 28]), Some(7)));
    let five = forecast_of(&movement(4, 5), SkillGap::default());
    assert_eq!((five.hands, five.blocks), (Some([60, 60, 60]), Some(15)));
    assert_eq!(five.chances.last().unwrap().after, ForecastPoint::End);
    let blocks = SetupKeys { blocks: Some(2), ..keys(Format::FourPlayer, MethodId::Std) };
    let short = forecast_of(&sample_tournament(4, &blocks), SkillGap::default());
    assert_eq!((short.hands, short.blocks), (Some([8, 8, 8]), Some(2)));
    assert_eq!(short.chances[0].after, ForecastPoint::End);
    assert!(short.chances[0].permille < short.chances[1].permille, "{short:?}");
}

/// The winner of a hand gets 71 points on average: no side reaches 500 before about seven hands, and one does
/// within twenty.
#[test]
fn a_match_lasts_as_long_as_its_target_needs() {
    let long =
        forecast_of(&sample_tournament(4, &keys(Format::TwoVsTwo, MethodId::Std)), SkillGap::default());
    let [few, usual, many] = long.hands.unwrap();
    assert!((6..10).contains(&few) && (9..14).contains(&usual) && (12..18).contains(&many), "{long:?}");
    assert_eq!((long.blocks, long.chances[0].after, long.chances.len()), (None, ForecastPoint::End, 1));
    let target = SetupKeys { target: Some(200), ..keys(Format::TwoVsTwo, MethodId::Std) };
    let short = forecast_of(&sample_tournament(4, &target), SkillGap::default());
    assert!(short.hands.unwrap()[1] < usual && short.chances[0].permille < long.chances[0].permille);
    let open =
        forecast_of(&sample_tournament(4, &keys(Format::TwoVsTwo, MethodId::Lazy)), SkillGap::default());
    assert_eq!((open.hands, open.chances[2].after), (None, ForecastPoint::Hands(36)));
}

#[test]
fn the_forecast_needs_no_names() {
    for (format, method, players) in [
        (Format::TwoVsTwo, MethodId::Std, 4),
        (Format::FourPlayer, MethodId::Std, 4),
        (Format::EightPlayer, MethodId::Lose200, 8),
        (Format::Team, MethodId::Std, 6),
        (Format::FreeForAll, MethodId::Lose200, 5),
        (Format::FreeForAll, MethodId::Lazy, 5),
        (Format::Challenge, MethodId::Challenge, 4),
        (Format::Cowboy, MethodId::Placement, 3),
        (Format::Duo, MethodId::Lose200, 2),
        (Format::Individual, MethodId::Std, 13),
    ] {
        for stop_at_limit in
            [None, Some(true).filter(|_| format.is_movement() && method == MethodId::Lose200)]
        {
            let keys = SetupKeys { stop_at_limit, ..keys(format, method) };
            let whole = forecast(&sample_tournament(players, &keys), SkillGap::default());
            let length = TournamentLength::of(&Setup::parse(&keys).unwrap(), players).unwrap();
            assert_eq!((length.hands, length.blocks), (whole.hands, whole.blocks), "{format} {method}");
        }
    }
    assert_eq!(
        TournamentLength::of(&Setup::parse(&keys(Format::FourPlayer, MethodId::Std)).unwrap(), 5),
        None
    );
}

/// Simulations with bots gave similar numbers: 3 and 52 of 60 evenings.
#[test]
fn the_forecast_counts_evenings_with_everybody_at_the_limit() {
    let often = |format, players, change: fn(SetupKeys) -> SetupKeys| {
        let setup = Setup::parse(&change(keys(format, MethodId::Lose200))).unwrap();
        over_limit_permille(&setup, players)
    };
    let as_it_is = |keys| keys;
    let four = often(Format::FourPlayer, 4, as_it_is).unwrap();
    let eight = often(Format::EightPlayer, 8, as_it_is).unwrap();
    assert!((10..=200).contains(&four) && (700..=990).contains(&eight), "{four}, {eight}");
    let twice = often(Format::FourPlayer, 4, |keys| SetupKeys { rounds: Some(2), ..keys }).unwrap();
    assert!(twice > four, "{twice}, {four}");
    let stops = |keys| SetupKeys { stop_at_limit: Some(true), ..keys };
    assert_eq!(often(Format::FourPlayer, 4, stops), None);
    assert_eq!(often(Format::FreeForAll, 4, as_it_is), None);
    assert_eq!(often(Format::EightPlayer, 4, as_it_is), None);
}
