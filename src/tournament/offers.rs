//! Formats that suit the number of people, and lengths that fit into an evening.

use strum::IntoEnumIterator;

use crate::forecast::TournamentLength;
use crate::{Format, HandsPerBlock, Pace, Setup, SetupKeys};

/// Length of an evening in minutes; longer tournaments are offered in a shortened form.
const EVENING_MINUTES: i64 = 4 * 60;

/// Number of people entered before a format is chosen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Headcount {
    /// Number of players entered individually.
    pub singles: usize,
    /// Number of players in each team that was entered as a team.
    pub teams: Vec<usize>,
}

impl Headcount {
    /// Counts the people from the number of players on each line.
    pub fn of(sizes: &[usize]) -> Self {
        let teams: Vec<usize> = sizes.iter().copied().filter(|size| *size > 1).collect();
        Self { singles: sizes.len() - teams.len(), teams }
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.singles + self.teams.iter().sum::<usize>()
    }

    /// Returns true if a format allows this number of people. Teams need a format with teams.
    fn fits(&self, format: Format) -> bool {
        let players = self.players();
        if !format.has_teams() {
            return self.teams.is_empty() && format.players().contains(&players);
        }
        let size = self.teams.first().copied().unwrap_or(players / 2);
        let is_team = |team: &usize| *team == size;
        format.team_size().contains(&size) && self.teams.iter().all(is_team) && players == 2 * size
    }

    /// Returns the format that clubs usually play with this number of people: one with a schedule if it seats
    /// everybody or nearly everybody, or a single table if a schedule would leave half of the players without
    /// a seat.
    fn usual_format(&self) -> Format {
        match self.players() {
            players if !self.teams.is_empty() => {
                if players == 4 {
                    Format::TwoVsTwo
                } else {
                    Format::Team
                }
            }
            2 => Format::Duo,
            4 => Format::FourPlayer,
            8 => Format::EightPlayer,
            0..=7 => Format::FreeForAll,
            _ => Format::Individual,
        }
    }
}

/// Returns the formats that allow this number of people, the usual one first.
pub fn formats_for(party: &Headcount) -> Vec<Format> {
    let mut formats: Vec<Format> = Format::iter().filter(|format| party.fits(*format)).collect();
    formats.sort_by_key(|format| *format != party.usual_format());
    formats
}

/// Returns the hands per block and the number of blocks with which a movement for this many players fits into
/// an evening: one round with the longest blocks for which it fits, or else only some blocks of a round. The
/// number of blocks is `None` for a whole round, as in the form.
pub fn evening_plan(format: Format, players: usize, pace: Pace) -> (HandsPerBlock, Option<u32>) {
    let usual = (HandsPerBlock::Four, None);
    if !format.is_movement() {
        return usual;
    }
    let fits = |hands_per_block: &HandsPerBlock| {
        let hands_per_block = Some(u64::from(hands_per_block.get()));
        let keys = SetupKeys { format: Some(format.to_string()), hands_per_block, ..SetupKeys::default() };
        let hands = Setup::parse(&keys).ok().and_then(|setup| TournamentLength::of(&setup, players)?.hands);
        hands.is_none_or(|[.., most]| pace.time_for(most).num_minutes() <= EVENING_MINUTES)
    };
    let whole = [HandsPerBlock::Four, HandsPerBlock::Two, HandsPerBlock::One].into_iter().find(fits);
    whole.map_or_else(|| (HandsPerBlock::Four, Some(blocks_of_evening(pace))), |hands| (hands, None))
}

/// Returns the number of blocks of four hands that fit into an evening.
fn blocks_of_evening(pace: Pace) -> u32 {
    let block = pace.time_for(HandsPerBlock::Four.get()).num_minutes().max(1);
    u32::try_from(EVENING_MINUTES / block).unwrap_or(1).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(party: &Headcount) -> Vec<String> {
        formats_for(party).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn fitting_formats_are_offered_the_usual_first() {
        for (players, formats) in [
            (0, vec![]),
            (1, vec![]),
            (2, vec!["duo", "free-for-all", "challenge", "cowboy"]),
            (3, vec!["free-for-all", "challenge", "cowboy"]),
            (
                4,
                vec![
                    "four-player",
                    "two-vs-two",
                    "team",
                    "free-for-all",
                    "challenge",
                    "cowboy",
                    "individual",
                ],
            ),
            (5, vec!["free-for-all", "challenge", "cowboy", "individual"]),
            (6, vec!["free-for-all", "team", "challenge", "cowboy", "individual"]),
            (8, vec!["eight-player", "team", "free-for-all", "challenge", "cowboy", "individual"]),
            (9, vec!["individual", "free-for-all", "challenge", "cowboy"]),
            (10, vec!["individual", "team", "free-for-all", "challenge", "cowboy"]),
            (11, vec!["individual"]),
            (13, vec!["individual"]),
            (64, vec!["individual"]),
            (65, vec![]),
        ] {
            assert_eq!(names(&Headcount { singles: players, teams: vec![] }), formats, "{players}");
        }
    }

    #[test]
    fn teams_are_offered_team_formats() {
        for (sizes, formats) in [
            (vec![2, 2], vec!["two-vs-two", "team"]),
            (vec![3, 3], vec!["team"]),
            // One team entered as a team, the other player by player.
            (vec![2, 1, 1], vec!["two-vs-two", "team"]),
            (vec![1, 3, 1, 1], vec!["team"]),
            (vec![2, 3], vec![]),
            (vec![2, 2, 2], vec![]),
            (vec![6, 6], vec![]),
        ] {
            assert_eq!(names(&Headcount::of(&sizes)), formats, "{sizes:?}");
        }
    }

    #[test]
    fn an_evening_is_no_longer_than_four_hours() {
        for (players, hands_per_block, blocks) in [
            (5, 4, None),
            (8, 4, None),
            (9, 4, None),
            (13, 2, None),
            (20, 2, None),
            (21, 1, None),
            (40, 1, None),
            (64, 4, Some(10)),
        ] {
            let (hands, number) = evening_plan(Format::Individual, players, Pace::default());
            assert_eq!((hands.get(), number), (hands_per_block, blocks), "{players}");
        }
        let slow = Pace::new(3600).unwrap();
        assert_eq!(evening_plan(Format::Individual, 64, slow), (HandsPerBlock::Four, Some(1)));
        assert_eq!(evening_plan(Format::FreeForAll, 8, slow), (HandsPerBlock::Four, None));
    }
}
