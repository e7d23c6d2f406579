//! The lines across a chart.

/// The height of a chart in its own units; what is at the bottom of it has 0 points.
pub(super) const HEIGHT: u32 = 1000;

/// From 0 to a number that is a little more than what is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Scale {
    top: u32,
}

impl Scale {
    /// A scale for values up to this one.
    pub(super) fn to(most: u32) -> Self {
        Self { top: most.max(1) }
    }

    /// How far below the upper edge a value stands.
    pub(super) fn depth(self, value: u32) -> u32 {
        let height = u64::from(value.min(self.top)) * u64::from(HEIGHT) / u64::from(self.top);
        HEIGHT - u32::try_from(height).unwrap_or(HEIGHT)
    }

    /// Round numbers from 0 on, five lines above it at most.
    pub(super) fn steps(self) -> Vec<u32> {
        const MOST: u32 = 5;
        let round = (0..9).flat_map(|power| [1, 2, 5].map(|step| step * 10_u32.pow(power)));
        let step = round.into_iter().find(|step| self.top / step <= MOST).unwrap_or(self.top);
        (0..=self.top / step).map(|times| times * step).collect()
    }
}

/// Thousandths of a chart as SVG has them: “43.2%”.
pub(in crate::view::public) fn percent(thousandths: u32) -> String {
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_at_round_numbers() {
        for (top, steps) in [
            (0, vec![0, 1]),
            (1, vec![0, 1]),
            (5, vec![0, 1, 2, 3, 4, 5]),
            (7, vec![0, 2, 4, 6]),
            (458, vec![0, 100, 200, 300, 400]),
            (500, vec![0, 100, 200, 300, 400, 500]),
            (1241, vec![0, 500, 1000]),
            (4_000_000_000, vec![0, 4_000_000_000]),
        ] {
            assert_eq!(Scale::to(top).steps(), steps, "{top}");
        }
    }

    #[test]
    fn more_points_stand_higher() {
        let scale = Scale::to(200);
        assert_eq!([0, 50, 200, 300].map(|value| scale.depth(value)), [1000, 750, 0, 0]);
        assert_eq!(percent(432), "43.2%");
    }
}
