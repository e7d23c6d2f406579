//! Trial evenings: a club's tournament of bots, in which nothing counts and which disappears after a day.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use lastcard_tournament::{
    Entrant, EntrantId, Format, Name, NameKey, NextHand, Pace, Problem, Setup, SetupKeys, Slot, Tournament,
    evening_plan,
};

/// Lifetime of a trial evening, from its start.
pub const TRIAL_LIFETIME: TimeDelta = TimeDelta::days(1);

/// Number of players. With thirteen, three tables play and somebody sits out, so the organiser sees both.
pub const TRIAL_PLAYERS: usize = 13;

/// Speed at which the bots of a trial evening play, as an organiser chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TrialSpeed {
    /// They wait.
    Paused,
    /// As people play, at the club's pace.
    RealTime,
    /// Ten times as fast.
    Tenfold,
    /// Sixty times as fast: a minute in a second.
    Sixtyfold,
    /// At once up to the end of the block, where they wait.
    Block,
    /// At once to the end.
    End,
}

/// Pace of the bots, as recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrialPace {
    /// They wait.
    Paused,
    /// This many times as fast as people.
    Times(u32),
    /// At once up to the end of this block, where they wait.
    Through {
        /// Round, starting at 1.
        round: u32,
        /// Block in the round, starting at 1.
        block: u32,
    },
    /// At once to the end.
    End,
}

/// Pace of the bots, and the time from which it applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrialClock {
    /// Pace of the bots.
    pub pace: TrialPace,
    /// Time at which it was chosen.
    pub since: DateTime<Utc>,
}

impl TrialSpeed {
    /// Returns the pace to record; a block is the first one that is not over.
    pub fn pace(self, tournament: &Tournament) -> TrialPace {
        match self {
            Self::Paused => TrialPace::Paused,
            Self::RealTime => TrialPace::Times(1),
            Self::Tenfold => TrialPace::Times(10),
            Self::Sixtyfold => TrialPace::Times(60),
            Self::Block => {
                let (round, block) = open_block(tournament).unwrap_or_default();
                TrialPace::Through { round, block }
            }
            Self::End => TrialPace::End,
        }
    }
}

impl TrialPace {
    /// Pace of an evening that has just begun.
    pub const FIRST: Self = Self::Times(10);

    /// Returns the speed that now applies: bots that have reached the end of their block wait.
    pub fn speed(self, tournament: &Tournament) -> TrialSpeed {
        match self {
            Self::Paused => TrialSpeed::Paused,
            Self::Times(..10) => TrialSpeed::RealTime,
            Self::Times(10..60) => TrialSpeed::Tenfold,
            Self::Times(_) => TrialSpeed::Sixtyfold,
            Self::Through { round, block } => match open_block(tournament) {
                Some(open) if open <= (round, block) => TrialSpeed::Block,
                _ => TrialSpeed::Paused,
            },
            Self::End => TrialSpeed::End,
        }
    }

    /// Returns the time that the bots take for a hand; `None` if they do not play it.
    fn time_for(self, slot: Slot, block: u32, pace: Pace) -> Option<TimeDelta> {
        match self {
            Self::Paused => None,
            Self::Times(factor) => {
                let factor = i32::try_from(factor.max(1)).unwrap_or(i32::MAX);
                Some(usual_time(slot, pace) / factor)
            }
            Self::Through { round, block: last } => {
                ((slot.round, block) <= (round, last)).then(TimeDelta::zero)
            }
            Self::End => Some(TimeDelta::zero()),
        }
    }
}

/// Returns the time that people take for a hand: the club's pace, give or take a quarter, so that the tables do not all finish at once.
fn usual_time(slot: Slot, pace: Pace) -> TimeDelta {
    let spread = (slot.round * 7 + slot.hand * 3 + slot.table * 2) % 6;
    let percent = i32::try_from(75 + spread * 10).unwrap_or(100);
    pace.time_for(1) * percent / 100
}

/// Returns round and block of the first hand that is still to be played; `None` once there is none.
fn open_block(tournament: &Tournament) -> Option<(u32, u32)> {
    let open = tournament.hands().iter().filter(|hand| hand.is_open());
    open.map(|hand| (hand.slot.round, hand.block)).min()
}

/// Returns the hands that the bots have finished by now, at most one a table. `ready` is the time from which the table could play a hand.
pub fn finished_trial_hands(
    tournament: &Tournament,
    clock: TrialClock,
    pace: Pace,
    ready: impl Fn(&NextHand) -> DateTime<Utc>,
    now: DateTime<Utc>,
) -> Vec<NextHand> {
    let is_finished = |next: &NextHand| {
        let block = tournament.hand(next.slot).map_or(1, |hand| hand.block);
        let takes = clock.pace.time_for(next.slot, block, pace);
        takes.is_some_and(|takes| ready(next).max(clock.since) + takes <= now)
    };
    tournament.next_hands().into_iter().filter(is_finished).collect()
}

/// Draws up the tournament of a trial evening with the first names that nobody in the club has. If too few are free, the rest are numbered.
///
/// # Errors
/// Fails if the names do not suffice for the format.
pub fn draw_up_trial(
    name: Name,
    names: &[Name],
    club: impl IntoIterator<Item = NameKey>,
    pace: Pace,
) -> Result<Tournament, Vec<Problem>> {
    let format = Format::Individual;
    let (hands, blocks) = evening_plan(format, TRIAL_PLAYERS, pace);
    let keys = SetupKeys {
        format: Some(format.to_string()),
        hands_per_block: Some(hands.get().into()),
        blocks: blocks.map(Into::into),
        ..SetupKeys::default()
    };
    let mut taken: BTreeSet<NameKey> = club.into_iter().collect();
    let numbered = (2..=99).flat_map(|number| {
        names.iter().filter_map(move |name| Name::parse(&format!("{name} {number}")).ok())
    });
    let free = names.iter().cloned().chain(numbered).filter(|name| taken.insert(name.key()));
    let mut ids = BTreeSet::new();
    let entrants = free.take(TRIAL_PLAYERS).map(|name| {
        let id = EntrantId::of(&name, |id| ids.contains(id));
        ids.insert(id.as_str().to_owned());
        Entrant::single(id, name)
    });
    Tournament::draw_up(name, Setup::parse(&keys)?, entrants.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_tournament::{HandResult, VoidReason};

    fn name(text: &str) -> Name {
        Name::parse(text).unwrap()
    }

    fn evening() -> Tournament {
        let names: Vec<Name> = ('A'..='P').map(|letter| name(&format!("{letter}nna"))).collect();
        draw_up_trial(name("Trial"), &names, [], Pace::default()).unwrap()
    }

    fn start() -> DateTime<Utc> {
        DateTime::UNIX_EPOCH
    }

    /// Hands finished this many seconds after the start at a pace.
    fn finished(tournament: &Tournament, pace: TrialPace, seconds: i64) -> usize {
        let clock = TrialClock { pace, since: start() };
        let now = start() + TimeDelta::seconds(seconds);
        finished_trial_hands(tournament, clock, Pace::default(), |_| start(), now).len()
    }

    #[test]
    fn bots_take_the_clubs_pace_divided_by_the_factor() {
        let tournament = evening();
        assert_eq!(tournament.next_hands().len(), 3);
        for (pace, seconds, count) in [
            (TrialPace::Paused, 100_000, 0),
            (TrialPace::Times(1), 269, 0),
            (TrialPace::Times(1), 450, 3),
            (TrialPace::Times(10), 26, 0),
            (TrialPace::Times(10), 45, 3),
            (TrialPace::Times(60), 8, 3),
            (TrialPace::End, 0, 3),
            (TrialPace::Through { round: 1, block: 1 }, 0, 3),
            (TrialPace::Through { round: 0, block: 0 }, 0, 0),
        ] {
            assert_eq!(finished(&tournament, pace, seconds), count, "{pace:?} {seconds}");
        }
    }

    #[test]
    fn a_change_of_pace_starts_the_hand_anew() {
        let clock = TrialClock { pace: TrialPace::Times(60), since: start() + TimeDelta::hours(1) };
        let at = |seconds| {
            let now = clock.since + TimeDelta::seconds(seconds);
            finished_trial_hands(&evening(), clock, Pace::default(), |_| start(), now).len()
        };
        assert_eq!((at(0), at(8)), (0, 3));
    }

    #[test]
    fn bots_wait_at_the_end_of_the_block() {
        let mut tournament = evening();
        let pace = TrialSpeed::Block.pace(&tournament);
        assert_eq!(pace, TrialPace::Through { round: 1, block: 1 });
        assert_eq!(pace.speed(&tournament), TrialSpeed::Block);
        for _ in 0..2 {
            let void = Some(HandResult::Void(VoidReason::Abandoned));
            let entries: Vec<_> = tournament
                .next_hands()
                .iter()
                .map(|next| tournament.new_entry(next.slot, 1, void.clone(), Vec::new()).unwrap())
                .collect();
            tournament = tournament.with_ledger(&entries).unwrap();
        }
        assert_eq!(finished(&tournament, pace, 100_000), 0);
        assert_eq!(pace.speed(&tournament), TrialSpeed::Paused);
        assert_eq!(TrialSpeed::Block.pace(&tournament), TrialPace::Through { round: 1, block: 2 });
    }

    #[test]
    fn every_speed_is_read_back_from_its_pace() {
        for speed in TrialSpeed::VARIANTS {
            assert_eq!(speed.pace(&evening()).speed(&evening()), *speed);
        }
    }

    #[test]
    fn nobody_of_the_club_plays() {
        let names = ["Anna", "Boris", "Vera"].map(name);
        let tournament = draw_up_trial(name("Trial"), &names, [name("ANNA").key()], Pace::default()).unwrap();
        let playing: Vec<String> = tournament.players().map(|player| player.name.to_string()).collect();
        assert_eq!(playing.len(), TRIAL_PLAYERS);
        assert_eq!(playing[..4], ["Boris", "Vera", "Anna 2", "Boris 2"]);
    }
}
