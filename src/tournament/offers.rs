//! What can be played by those who are named, and what of it fits into an evening.

use strum::IntoEnumIterator;

use crate::forecast::HowLong;
use crate::{Format, HandsPerBlock, Pace, Setup, SetupKeys};

/// An evening, in minutes: what is longer is offered shorter.
const EVENING: i64 = 4 * 60;

/// Who is named, before there is a format.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Party {
    /// Players who are named one by one.
    pub singles: usize,
    /// The players of each team that was named as one.
    pub teams: Vec<usize>,
}

impl Party {
    /// From the players of each line.
    pub fn of(sizes: &[usize]) -> Self {
        let teams: Vec<usize> = sizes.iter().copied().filter(|size| *size > 1).collect();
        Self { singles: sizes.len() - teams.len(), teams }
    }

    /// Everybody.
    pub fn players(&self) -> usize {
        self.singles + self.teams.iter().sum::<usize>()
    }

    /// Whether a format takes them. Who named teams wants to play in them.
    fn fits(&self, format: Format) -> bool {
        let players = self.players();
        if !format.has_teams() {
            return self.teams.is_empty() && format.players().contains(&players);
        }
        let size = self.teams.first().copied().unwrap_or(players / 2);
        let is_team = |team: &usize| *team == size;
        format.team_size().contains(&size) && self.teams.iter().all(is_team) && players == 2 * size
    }

    /// What a club of so many plays when nobody says otherwise: a schedule where it seats everybody or nearly, one table where that
    /// would leave half of them without a seat.
    fn usual(&self) -> Format {
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

/// The formats that take these, the usual one first.
pub fn offered(party: &Party) -> Vec<Format> {
    let mut formats: Vec<Format> = Format::iter().filter(|format| party.fits(*format)).collect();
    formats.sort_by_key(|format| *format != party.usual());
    formats
}

/// The blocks with which so many play a movement within an evening: the longest that fit into one round, or else some blocks of it. As a
/// form has them: the hands of a block, and the number of blocks where it is not a round.
pub fn usual_evening(format: Format, players: usize, pace: Pace) -> (HandsPerBlock, Option<u32>) {
    let usual = (HandsPerBlock::Four, None);
    if !format.is_movement() {
        return usual;
    }
    let fits = |hands_per_block: &HandsPerBlock| {
        let hands_per_block = Some(u64::from(hands_per_block.get()));
        let keys = SetupKeys { format: Some(format.to_string()), hands_per_block, ..SetupKeys::default() };
        let hands = Setup::parse(&keys).ok().and_then(|setup| HowLong::of(&setup, players)?.hands);
        hands.is_none_or(|[.., most]| pace.of(most).num_minutes() <= EVENING)
    };
    let whole = [HandsPerBlock::Four, HandsPerBlock::Two, HandsPerBlock::One].into_iter().find(fits);
    whole.map_or_else(|| (HandsPerBlock::Four, Some(blocks_of_evening(pace))), |hands| (hands, None))
}

/// How many blocks of four hands an evening has.
fn blocks_of_evening(pace: Pace) -> u32 {
    let block = pace.of(HandsPerBlock::Four.get()).num_minutes().max(1);
    u32::try_from(EVENING / block).unwrap_or(1).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(party: &Party) -> Vec<String> {
        offered(party).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_fits_so_many_is_offered_the_usual_first() {
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
            assert_eq!(names(&Party { singles: players, teams: vec![] }), formats, "{players}");
        }
    }

    #[test]
    fn whoever_names_teams_is_offered_formats_with_teams() {
        for (sizes, formats) in [
            (vec![2, 2], vec!["two-vs-two", "team"]),
            (vec![3, 3], vec!["team"]),
            // One team, and the players of the other.
            (vec![2, 1, 1], vec!["two-vs-two", "team"]),
            (vec![1, 3, 1, 1], vec!["team"]),
            (vec![2, 3], vec![]),
            (vec![2, 2, 2], vec![]),
            (vec![6, 6], vec![]),
        ] {
            assert_eq!(names(&Party::of(&sizes)), formats, "{sizes:?}");
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
            let (hands, number) = usual_evening(Format::Individual, players, Pace::default());
            assert_eq!((hands.get(), number), (hands_per_block, blocks), "{players}");
        }
        let slow = Pace::new(3600).unwrap();
        assert_eq!(usual_evening(Format::Individual, 64, slow), (HandsPerBlock::Four, Some(1)));
        assert_eq!(usual_evening(Format::FreeForAll, 8, slow), (HandsPerBlock::Four, None));
    }
}
