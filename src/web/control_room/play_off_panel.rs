//! The play-off for a shared first place, for the organiser.

use lastcard_tournament::{HandsToWin, PlayOffRefusal, Tally, Tournament};

use crate::leaderboard::play_off::play_off_text;
use crate::line_up::texts::line_name;
use crate::ui::translator::{Translator, join_names};

/// The state of a play-off.
pub enum PlayOffView {
    /// Several share the first place and may play it off.
    Offer {
        /// Names of the entrants who share it.
        names: String,
        /// Numbers of hands to choose from.
        choices: [u32; 3],
    },
    /// Several share the first place, but one table cannot seat them.
    NoTable {
        /// The reason, in words.
        says: String,
    },
    /// A play-off was started.
    Begun {
        /// Its present score.
        says: String,
        /// True if it counts.
        counts: bool,
        /// True if it can be undone.
        untouched: bool,
    },
}

impl PlayOffView {
    /// Returns the state; `None` if the first place is not shared.
    pub fn of(tournament: &Tournament, tally: &Tally, words: Translator) -> Option<Self> {
        if let Some(standing) = &tally.standings.play_off {
            return Some(Self::Begun {
                says: play_off_text(words, tournament, standing),
                counts: standing.counts,
                untouched: tournament.play_off_untouched(),
            });
        }
        match tournament.new_play_off(HandsToWin::One) {
            Ok(play_off) => {
                let level = play_off.entrants().iter().filter_map(|id| tournament.entrant(id));
                Some(Self::Offer {
                    names: join_names(level.map(|entrant| line_name(words, entrant))),
                    choices: HandsToWin::ALL.map(HandsToWin::get),
                })
            }
            Err(refusal @ PlayOffRefusal::PlayOffSeats { .. }) => {
                Some(Self::NoTable { says: words.fault(&refusal).to_string() })
            }
            Err(_) => None,
        }
    }
}
