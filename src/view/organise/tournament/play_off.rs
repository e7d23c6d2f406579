//! The play-off of a shared first place, at the desk.

use crate::tournament::{HandsToWin, PlayOffRefusal, Tally, Tournament};
use crate::view::people::line_name;
use crate::view::play_off::hands_won;
use crate::view::{Words, listed};

/// What there is to say, or to do, about a play-off.
pub enum PlayOffView {
    /// Some share the first place and may play it off.
    Offer {
        /// Who.
        names: String,
        /// How many hands may be agreed.
        choices: [u32; 3],
    },
    /// Some share the first place, but one table does not seat them.
    NoTable {
        /// Why not.
        says: String,
    },
    /// There is one.
    Begun {
        /// How it stands.
        says: String,
        /// Whether it counts.
        counts: bool,
        /// Whether it can be taken back.
        untouched: bool,
    },
}

impl PlayOffView {
    /// What to show; nothing where the first place is not shared.
    pub fn of(tournament: &Tournament, tally: &Tally, w: Words) -> Option<Self> {
        if let Some(standing) = &tally.standings.play_off {
            return Some(Self::Begun {
                says: hands_won(w, tournament, standing),
                counts: standing.counts,
                untouched: tournament.play_off_untouched(),
            });
        }
        match tournament.new_play_off(HandsToWin::One) {
            Ok(play_off) => {
                let level = play_off.entrants().iter().filter_map(|id| tournament.entrant(id));
                Some(Self::Offer {
                    names: listed(level.map(|entrant| line_name(w, entrant))),
                    choices: HandsToWin::ALL.map(HandsToWin::get),
                })
            }
            Err(refusal @ PlayOffRefusal::PlayOffSeats { .. }) => {
                Some(Self::NoTable { says: w.fault(&refusal).to_string() })
            }
            Err(_) => None,
        }
    }
}
