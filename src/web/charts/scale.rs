//! The vertical scale of a chart.

/// Height of a chart in its own units; the bottom is 0 points.
pub const HEIGHT: u32 = 1000;

/// A scale from 0 to the largest value shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scale {
    top: u32,
}

impl Scale {
    /// Creates a scale for values up to `most`.
    pub fn up_to(most: u32) -> Self {
        Self { top: most.max(1) }
    }

    /// Returns the distance of a value from the upper edge.
    pub fn depth(self, value: u32) -> u32 {
        let height = u64::from(value.min(self.top)) * u64::from(HEIGHT) / u64::from(self.top);
        HEIGHT - u32::try_from(height).unwrap_or(HEIGHT)
    }

    /// Returns 0 and up to five round numbers above 0.
    pub fn steps(self) -> Vec<u32> {
        const MAX_STEPS: u32 = 5;
        let round = (0..9).flat_map(|power| [1, 2, 5].map(|step| step * 10_u32.pow(power)));
        let step = round.into_iter().find(|step| self.top / step <= MAX_STEPS).unwrap_or(self.top);
        (0..=self.top / step).map(|times| times * step).collect()
    }
}

/// Formats thousandths of a chart as an SVG percentage: “43.2%”.
pub fn percent(thousandths: u32) -> String {
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
            assert_eq!(Scale::up_to(top).steps(), steps, "{top}");
        }
    }

    #[test]
    fn more_points_are_higher() {
        let scale = Scale::up_to(200);
        assert_eq!([0, 50, 200, 300].map(|value| scale.depth(value)), [1000, 750, 0, 0]);
        assert_eq!(percent(432), "43.2%");
    }
}
