//! Start of a hand: dealer, opener and partners.

use super::build::*;
use crate::{Format, HandStart, HandStartRefusal, PlayerId, SetupKeys, Slot, Tournament};

fn at(round: u32, table: u32, hand: u32) -> Slot {
    Slot { round, hand, table }
}

/// S-LAZY-4, §0.5.7e.
#[test]
fn the_loser_deals_next_in_matches_and_blocks() {
    let movement = |method: &str| draw(&keys("four-player", method), "a b c d");
    let two_rounds = SetupKeys { rounds: Some(2), ..keys("eight-player", "lazy") };
    let two_rounds = draw(&two_rounds, "1 2 3 4 5 6 7 8");
    let played = play(match_of("lazy"), named("a", &["b"]));
    let table: [(&Tournament, Slot, bool); 12] = [
        (&match_of("lazy"), slot(1), true),
        // The next hand of a match does not exist yet, but will.
        (&played, slot(2), true),
        (&match_of("std"), slot(1), false),
        (&movement("lazy"), slot(1), true),
        (&movement("lazy"), slot(3), true),
        // The last hand of a block, and of the movement.
        (&movement("lazy"), slot(4), false),
        (&movement("lazy"), slot(12), false),
        (&movement("lazy"), slot(13), false),
        (&movement("std"), slot(1), false),
        (&two_rounds, at(1, 2, 3), true),
        (&two_rounds, at(1, 2, 28), false),
        (&two_rounds, at(2, 1, 1), true),
    ];
    for (tournament, slot, deals) in table {
        assert_eq!(tournament.loser_deals_after(slot), deals, "{slot} of {:?}", tournament.setup().format());
    }
}

#[test]
fn the_announced_dealer_deals_next() {
    let mut tournament = draw(&keys("four-player", "lazy"), "a b c d");
    for hand in 1..=12 {
        let now = tournament.hand(slot(hand)).unwrap().clone();
        let dealer = now.dealer.clone().unwrap();
        let out = now.seating.left_of(&dealer).unwrap();
        let loser = now.seating.opponents_of(Format::FourPlayer, out)[0].clone();
        tournament = play(tournament, named(out.as_str(), &[loser.as_str()]));
        if let Some(next) =
            tournament.hand(slot(hand + 1)).filter(|_| tournament.loser_deals_after(slot(hand)))
        {
            assert_eq!(next.dealer.as_ref(), Some(&loser), "{hand}");
        }
    }
}

/// T-2X2-1, T-TEAM-2.
#[test]
fn partners_sit_at_every_second_seat() {
    let table: [(Format, &str, &[&str]); 5] = [
        (Format::TwoVsTwo, "a b c d", &["a c", "b d"]),
        (Format::FourPlayer, "a b c d", &["a c", "b d"]),
        (Format::Team, "a b c d e f", &["a c e", "b d f"]),
        (Format::FreeForAll, "a b c d", &[]),
        (Format::Duo, "a b", &[]),
    ];
    for (format, clockwise, sides) in table {
        let sides: Vec<Vec<PlayerId>> = sides.iter().map(|side| side.split(' ').map(id).collect()).collect();
        assert_eq!(seats(clockwise).sides(format), sides, "{format}");
    }
}

fn dealer_and_opener(tournament: &Tournament, slot: Slot) -> Result<(String, String), HandStartRefusal> {
    let HandStart { dealer, opener, .. } = tournament.hand_start(slot)?;
    Ok((dealer.to_string(), opener.to_string()))
}

#[test]
fn the_next_hand_begins_with_its_dealer() {
    let fresh = match_of("lazy");
    let names = |dealer: &str, opener: &str| Ok((dealer.to_owned(), opener.to_owned()));
    let played = play(fresh.clone(), named("a", &["b"]));
    let over = fresh.clone().with_stopped(true);
    let table = [
        // The first seat deals if no dealer is known; the next seat opens.
        (&fresh, slot(1), names("a", "b")),
        (&fresh, slot(2), Err(HandStartRefusal::NotNow)),
        // The loser deals, the winner opens (S-LAZY-2..4).
        (&played, slot(2), names("b", "a")),
        (&played, slot(1), Err(HandStartRefusal::NotNow)),
        (&over, slot(1), Err(HandStartRefusal::NotNow)),
    ];
    for (tournament, slot, beginning) in table {
        assert_eq!(dealer_and_opener(tournament, slot), beginning, "{slot}");
    }
    assert!(played.hand_start(slot(2)).unwrap().by_right);
}
