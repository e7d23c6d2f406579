//! Places the names at the ends of chart lines: close to their lines, without overlap.

use crate::charts::scale::HEIGHT;

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
    use proptest::prelude::*;

    use super::*;

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
