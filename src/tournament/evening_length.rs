//! Lengths of a movement: the one that fits into an evening, a shorter one and a longer one.

use std::num::NonZeroU32;

use strum::{Display, EnumIter, EnumString, IntoEnumIterator};

use crate::forecast::TournamentLength;
use crate::{Format, HandsPerBlock, MovementLength, Pace, Setup, SetupKeys};

/// Length of an evening in minutes; longer tournaments are offered in a shortened form.
const EVENING_MINUTES: i64 = 4 * 60;

/// A length as people think of it. What it means in blocks and hands depends on the number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumIter, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum LengthChoice {
    /// About half of an evening.
    Short,
    /// As much as fits into an evening.
    Evening,
    /// About twice an evening, or a whole round if only a part of it fits.
    Long,
}

/// A length of a movement in hands and blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlannedLength {
    /// Number of hands in a block.
    pub hands_per_block: HandsPerBlock,
    /// Number of rounds or blocks.
    pub length: MovementLength,
}

impl LengthChoice {
    /// Returns the length that this choice means for this many players of a movement.
    pub fn plan(self, format: Format, players: usize, pace: Pace) -> PlannedLength {
        let (hands, blocks) = evening_plan(format, players, pace);
        let part = blocks.and_then(NonZeroU32::new);
        let length = part.map_or(MovementLength::Rounds(NonZeroU32::MIN), MovementLength::Blocks);
        let evening = PlannedLength { hands_per_block: hands, length };
        match self {
            Self::Evening => evening,
            Self::Short => evening.halved(players),
            Self::Long => evening.doubled(),
        }
    }

    /// Returns the choice that means this length; `None` if none does.
    pub fn of(length: PlannedLength, format: Format, players: usize, pace: Pace) -> Option<Self> {
        Self::iter().find(|choice| choice.plan(format, players, pace) == length)
    }
}

impl PlannedLength {
    /// Returns half the hands in a block or, if a block has only one hand, half of the round.
    fn halved(self, players: usize) -> Self {
        match self.hands_per_block {
            HandsPerBlock::Four => Self { hands_per_block: HandsPerBlock::Two, ..self },
            HandsPerBlock::Two => Self { hands_per_block: HandsPerBlock::One, ..self },
            HandsPerBlock::One => {
                let half = u32::try_from(players.div_ceil(2)).ok().and_then(NonZeroU32::new);
                Self { length: MovementLength::Blocks(half.unwrap_or(NonZeroU32::MIN)), ..self }
            }
        }
    }

    /// Returns twice the hands in a block or, if a block cannot be longer, a whole round or another one.
    fn doubled(self) -> Self {
        match (self.hands_per_block, self.length) {
            (HandsPerBlock::One, _) => Self { hands_per_block: HandsPerBlock::Two, ..self },
            (HandsPerBlock::Two, _) => Self { hands_per_block: HandsPerBlock::Four, ..self },
            (HandsPerBlock::Four, MovementLength::Blocks(_)) => {
                let length = MovementLength::Rounds(NonZeroU32::MIN);
                Self { hands_per_block: HandsPerBlock::One, length }
            }
            (HandsPerBlock::Four, MovementLength::Rounds(rounds)) => {
                Self { length: MovementLength::Rounds(rounds.saturating_mul(TWO)), ..self }
            }
        }
    }
}

const TWO: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

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

    /// Number of hands at each table.
    fn hands(choice: LengthChoice, format: Format, players: usize) -> u32 {
        let plan = choice.plan(format, players, Pace::default());
        let (rounds, blocks) = match plan.length {
            MovementLength::Rounds(rounds) => (Some(rounds.get().into()), None),
            MovementLength::Blocks(blocks) => (None, Some(blocks.get().into())),
        };
        let hands_per_block = Some(plan.hands_per_block.get().into());
        let format = Some(format.to_string());
        let keys = SetupKeys { format, rounds, blocks, hands_per_block, ..SetupKeys::default() };
        TournamentLength::of(&Setup::parse(&keys).unwrap(), players).unwrap().hands.unwrap()[1]
    }

    #[test]
    fn an_evening_can_be_shorter_or_longer() {
        for (format, players, lengths) in [
            (Format::FourPlayer, 4, [6, 12, 24]),
            (Format::EightPlayer, 8, [14, 28, 56]),
            (Format::Individual, 13, [13, 26, 52]),
            (Format::Individual, 21, [11, 21, 42]),
            (Format::Individual, 40, [20, 39, 78]),
            (Format::Individual, 64, [20, 40, 63]),
        ] {
            let choices = [LengthChoice::Short, LengthChoice::Evening, LengthChoice::Long];
            assert_eq!(choices.map(|choice| hands(choice, format, players)), lengths, "{players}");
        }
    }

    #[test]
    fn a_length_is_recognised() {
        for players in 4..=64 {
            for choice in LengthChoice::iter() {
                let plan = choice.plan(Format::Individual, players, Pace::default());
                let found = LengthChoice::of(plan, Format::Individual, players, Pace::default());
                assert_eq!(found, Some(choice), "{players}");
            }
        }
        let (hands_per_block, length) = (HandsPerBlock::Four, MovementLength::Blocks(NonZeroU32::MIN));
        let other = PlannedLength { hands_per_block, length };
        assert_eq!(LengthChoice::of(other, Format::Individual, 13, Pace::default()), None);
    }
}
