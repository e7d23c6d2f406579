//! The players round the table.

use lastcard_rules::hand::{HandStage, Visible};
use lastcard_rules::{Seat, Seats};

use crate::played_hands::perspective::Perspective;
use crate::ui::translator::Translator;

/// A player's place at the table, as everybody sees it.
pub struct PlayerBadge {
    /// CSS class that positions the player.
    pub place: String,
    pub name: String,
    pub cards: u32,
    pub waited_for: bool,
    /// True if this is the viewer, and the name does not say so already.
    pub you: bool,
    /// True if the player has left the hand.
    pub left: bool,
    /// Further remarks: partner, dealer, UNO, place taken, points.
    pub marks: Vec<BadgeMark>,
}

/// A short remark beside a name.
pub struct BadgeMark {
    pub kind: &'static str,
    pub text: String,
}

/// Returns the players in seat order, starting on the viewer's left and ending with the viewer.
pub fn player_badges(
    words: Translator,
    seen: &Perspective<'_>,
    visible: &Visible,
    own: bool,
) -> Vec<PlayerBadge> {
    let (me, seats) = (seen.view.seat(), visible.table.seats);
    let others = seats.saturating_sub(1);
    let mut seat = me;
    let round = (0..seats).map(|turn| {
        seat = seat.left(seats);
        PlayerBadge {
            place: place(turn, others),
            name: seen.name(seat),
            cards: seen.view.size(seat),
            waited_for: awaited_seats(visible.stage).has(seat),
            you: own && seat == me && seen.name(seat) != words.say("practice-you").to_string(),
            left: !visible.active.contains(&seat),
            marks: marks(words, seen, visible, seat, own),
        }
    });
    round.collect()
}

/// Returns the class of a place: up the left side, along the top and down the right side, clockwise.
fn place(turn: usize, others: usize) -> String {
    if turn >= others {
        return "own".to_owned();
    }
    let side = match others {
        0 | 1 => 0,
        2..=5 => 1,
        6 | 7 => 2,
        _ => 3,
    };
    let top = others - 2 * side;
    if turn < side {
        format!("west-{}", side - turn)
    } else if turn < side + top {
        format!("north-{}-of-{top}", turn - side + 1)
    } else {
        format!("east-{}", turn - side - top + 1)
    }
}

/// Returns the seats that the hand waits for, as far as everybody may know.
pub fn awaited_seats(stage: HandStage) -> Seats {
    match stage {
        HandStage::Draft { by, .. }
        | HandStage::StartColour { by }
        | HandStage::Turn { by }
        | HandStage::Drawn { by, .. }
        | HandStage::Response { by, .. }
        | HandStage::Swap { by }
        | HandStage::Ready { by } => Seats::NONE.with(by),
        HandStage::Exchange { by, with, .. } => Seats::NONE.with(by).with(with),
        HandStage::Over { .. } => Seats::NONE,
    }
}

fn marks(
    words: Translator,
    seen: &Perspective<'_>,
    visible: &Visible,
    seat: Seat,
    own: bool,
) -> Vec<BadgeMark> {
    let mut marks = Vec::new();
    let mut mark = |holds: bool, kind, text: String| {
        if holds {
            marks.push(BadgeMark { kind, text });
        }
    };
    let of = |each: &[u8]| each.get(seat.number()).copied().unwrap_or_default();
    let partner = own && seen.partners(seat).has(seen.view.seat());
    mark(partner, "partner", words.say("play-partner").into());
    mark(visible.exposed.contains(&seat), "exposed", words.say("play-not-called").into());
    mark(visible.called.contains(&seat), "called", words.say("play-called").into());
    let (points, stages, place) = (of(&visible.points), of(&visible.stages), of(&visible.places));
    let refill = visible.rules.is_refill();
    mark(refill, "points", words.say("play-points").with("count", points).into());
    mark(
        visible.rules.options().seven_rounds,
        "points",
        words.say("play-stages").with("count", stages).into(),
    );
    mark(place > 0, "place", words.say("play-place").with("place", place).into());
    mark(visible.table.dealer == seat, "dealer", words.say("play-dealer").into());
    marks
}
