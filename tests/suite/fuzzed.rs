//! The fuzz target's body with random bytes: a little of it in every run of the suite.

#[expect(clippy::cast_possible_truncation, reason = "bytes")]
#[path = "../../fuzz/moves.rs"]
mod moves;

use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn arbitrary_moves_break_nothing(bytes in prop::collection::vec(any::<u8>(), 0..1_200)) {
        moves::run(&bytes);
    }
}
