//! Events under pseudonyms.

use super::kind::EventKind;
use super::payloads::{ChangePayload, ConfirmationPayload, DealerPayload};
use super::seat_change::SeatChange;
use crate::Pseudonyms;
use lastcard_tournament::{Name, Pseudonym, Ruling};

impl EventKind {
    /// Replaces ids by their pseudonyms, and names by the results of `name`; `None` if a name has no
    /// replacement.
    pub fn relabelled(&self, labels: &Pseudonyms, name: impl Fn(&Name) -> Option<Name>) -> Option<Self> {
        let change = |note: &ChangePayload| note.renamed(&name);
        let called = |ruling: &Ruling| Ruling {
            verdict: ruling.verdict.map_player(|player| labels.player_id(player)),
            ..ruling.clone()
        };
        let dealer = |DealerPayload { table, player }: &DealerPayload| {
            Some(DealerPayload { table: *table, player: name(player)? })
        };
        Some(match self {
            Self::Drawn { order, entrants } => Self::Drawn {
                order: *order,
                entrants: entrants.iter().map(|id| labels.entrant_id(id)).collect(),
            },
            Self::Substituted(note) => Self::Substituted(change(note)?),
            Self::Withdrawn(note) => Self::Withdrawn(change(note)?),
            Self::Joined(note) => Self::Joined(change(note)?),
            Self::Undone { step, change: note } => Self::Undone { step: *step, change: change(note)? },
            Self::DealerDrawn(note) => Self::DealerDrawn(dealer(note)?),
            Self::DealerUndone(note) => Self::DealerUndone(dealer(note)?),
            Self::Merged { goes, stays } => Self::Merged { goes: name(goes)?, stays: name(stays)? },
            Self::Confirmed(note) => Self::Confirmed(ConfirmationPayload {
                player: note.player.as_ref().map(|player| labels.player_id(player)),
                ..note.clone()
            }),
            Self::Ruled(ruling) => Self::Ruled(called(ruling)),
            Self::RulingUndone(ruling) => Self::RulingUndone(called(ruling)),
            Self::Seat(change) => {
                Self::Seat(SeatChange { player: labels.player_id(&change.player), ..change.clone() })
            }
            Self::Created
            | Self::Edited
            | Self::Started
            | Self::Stopped
            | Self::Reopened
            | Self::Archived
            | Self::Unarchived
            | Self::Redrafted
            | Self::Reissued { .. }
            | Self::ScorerIssued
            | Self::ScorerRevoked
            | Self::CodesUntil(_)
            | Self::ChancesShown
            | Self::ChancesHidden
            | Self::PlayOff
            | Self::PlayOffUndone
            | Self::Audience
            | Self::Erased
            | Self::Clock(_)
            | Self::Said(_)
            | Self::SaidNoMore
            | Self::Closed(_)
            | Self::Opened(_)
            | Self::TrialPace(_)
            | Self::Confirming(_)
            | Self::Counting(_)
            | Self::PrizeGiving(_)
            | Self::PrizeGivingEnded
            | Self::Called(_)
            | Self::CallEnded { .. } => self.clone(),
        })
    }

    /// Translates the pseudonyms among the names in an event, using `say`.
    #[must_use]
    pub fn localised(&self, say: impl Fn(Pseudonym) -> String) -> Self {
        let name = |name: &Name| Some(name.localised(&say).unwrap_or_else(|| name.clone()));
        self.relabelled(&Pseudonyms::default(), name).unwrap_or_else(|| self.clone())
    }
}

impl ChangePayload {
    fn renamed(&self, name: impl Fn(&Name) -> Option<Name>) -> Option<Self> {
        let each = |who: &Option<Name>| match who {
            Some(who) => name(who).map(Some),
            None => Some(None),
        };
        Some(Self { leaves: each(&self.leaves)?, comes: each(&self.comes)?, from: self.from })
    }
}
