//! The vertical scale of a chart, and the places of the names at the ends of its lines.

/// Height of a chart in its own units; the bottom is 0 points.
pub const HEIGHT: u32 = 1000;

/// A scale from 0 to the largest value shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scale {
    top: u32,
}

impl Scale {
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

/// Spreads ascending `depths`, measured from the upper edge, so that neighbours are at least `gap` apart, and moves them as little as
/// possible. If there is not enough room, the gaps shrink evenly.
pub fn spread_apart(depths: &[u32], gap: u32) -> Vec<u32> {
    let between = u32::try_from(depths.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let gap = HEIGHT.checked_div(between).map_or(0, |room| i64::from(gap.min(room)));
    // With the gaps subtracted, only the order matters: neighbours out of order are pooled at their mean.
    let mut groups: Vec<(i64, i64)> = Vec::new();
    for (depth, above) in depths.iter().zip(0_i64..) {
        let mut group = (i64::from(*depth) - above * gap, 1);
        while let Some((sum, count)) = groups.pop_if(|(sum, count)| *sum * group.1 > group.0 * *count) {
            group = (group.0 + sum, group.1 + count);
        }
        groups.push(group);
    }
    let lowest = i64::from(HEIGHT) - i64::from(between) * gap;
    let placed = groups.iter().flat_map(|(sum, count)| (0..*count).map(move |_| sum / count));
    let down = placed.zip(0_i64..).map(|(place, above)| place.clamp(0, lowest) + above * gap);
    down.map(|depth| u32::try_from(depth).unwrap_or_default()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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

    #[test]
    fn names_are_placed_beside_their_lines() {
        for (depths, placed) in [
            (vec![], vec![]),
            (vec![500], vec![500]),
            (vec![100, 500, 900], vec![100, 500, 900]),
            (vec![500, 500], vec![480, 520]),
            (vec![0, 0, 10], vec![0, 40, 80]),
            (vec![990, 1000], vec![960, 1000]),
        ] {
            assert_eq!(spread_apart(&depths, 40), placed, "{depths:?}");
        }
    }

    proptest! {
        #[test]
        fn names_never_overlap(mut depths in prop::collection::vec(0..=HEIGHT, 1..40), gap in 1..80_u32) {
            depths.sort_unstable();
            let placed = spread_apart(&depths, gap);
            let room = gap.min(HEIGHT / u32::try_from(depths.len() - 1).unwrap().max(1));
            prop_assert!(placed.windows(2).all(|pair| pair[1] >= pair[0] + room), "{placed:?}");
            prop_assert!(placed.iter().all(|depth| *depth <= HEIGHT));
        }
    }
}
