//! Reasons for refusing a move.

use serde::Serialize;

use super::super::{Card, CardSet};
use super::{Hand, Lay, Move, Phase, Seat};

/// A reason for refusing a move. A refused move leaves the hand unchanged.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    thiserror::Error,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(tag = "fault", rename_all = "kebab-case")]
#[error("{self:?}")]
pub enum Reason {
    /// The hand is over.
    HandOver,
    /// Nobody has this seat, or the player is no longer in play.
    NotInPlay,
    /// It is not this player's turn, or the move is not possible at this point.
    NotNow,
    /// The ruleset does not have this move.
    NotInTheRules,
    /// The card is not in the holding.
    CardNotHeld,
    /// The card matches neither the colour nor the face of the top card (R-PLAY-2), or does not answer the
    /// pending effect.
    DoesNotFit,
    /// The Wild Draw Four may not be laid now (R-WD4-2).
    FourNotAllowed,
    /// A black card needs a colour (R-COL-2).
    ColourMissing,
    /// No colour is ordered with this card (under H-CIRCLE the wheel decides).
    ColourNotAsked,
    /// There is no reason to call: the play does not leave one card.
    NothingToCall,
    /// A card can be laid, so drawing is not allowed (R-DRAW-1).
    CanPlay,
    /// The drawn card fits and must be laid (R-DRAW-3).
    MustPlay,
    /// Only the drawn card may be laid (R-DRAW-4).
    OnlyTheDrawn,
    /// The window for this move has closed, or never opened.
    TooLate,
    /// A dump needs all cards of the colour, in order, with the Reverse first (V-DUO-R).
    AllOrNothing,
    /// The move is not possible with this player.
    NotThisSeat,
}

impl Hand {
    /// Finds the most helpful reason for refusing a move that is not legal.
    pub(super) fn why_not(&self, by: Seat, what: &Move) -> Reason {
        if matches!(self.phase, Phase::Over(_)) {
            return Reason::HandOver;
        }
        if !self.seats().any(|seat| seat == by) {
            return Reason::NotInPlay;
        }
        match *what {
            Move::Play(lay) => self.why_not_play(by, lay),
            Move::Deflect(lay) => match self.phase {
                Phase::Response(pending) if pending.target == by => {
                    self.why_not_laid(by, lay, self.answers(pending))
                }
                _ => Reason::NotNow,
            },
            Move::Jump(_) if !self.may_intercept() => Reason::NotInTheRules,
            Move::Jump(lay) if !self.window => self.held_or(by, lay.card, Reason::TooLate),
            Move::Jump(lay) => self.why_not_laid(by, lay, self.interceptions(by)),
            Move::Pair { .. } if !self.options().pair_as_skip => Reason::NotInTheRules,
            Move::Pair { card, .. } if self.waits_for().has(by) => self.held_or(by, card, Reason::DoesNotFit),
            Move::Dump { .. } if self.waits_for().has(by) => Reason::AllOrNothing,
            Move::Draw => match self.phase {
                Phase::Turn { by: on } if on == by => Reason::CanPlay,
                _ => Reason::NotNow,
            },
            Move::Keep => match self.phase {
                Phase::Drawn { by: on, .. } if on == by => Reason::MustPlay,
                _ => Reason::NotNow,
            },
            Move::Challenge if !self.may_bluff() => Reason::NotInTheRules,
            Move::Swap { .. } if self.waits_for().has(by) => Reason::NotThisSeat,
            Move::Give { card } if self.waits_for().has(by) => self.held_or(by, card, Reason::NotNow),
            Move::Call if self.exposed.has(by) => Reason::TooLate,
            Move::Call => Reason::NothingToCall,
            Move::Catch { .. } => Reason::TooLate,
            Move::Report { kind, seat } if !self.may_report(kind, seat) => Reason::NotInTheRules,
            _ => Reason::NotNow,
        }
    }

    fn why_not_play(&self, by: Seat, lay: Lay) -> Reason {
        match self.phase {
            Phase::Turn { by: on } if on == by => {
                self.why_not_laid(by, lay, self.with_bluff(by, self.lawful(by)))
            }
            Phase::Drawn { by: on, card } if on == by => {
                let drawn = CardSet::of(card);
                if drawn.has(lay.card) {
                    self.why_not_laid(by, lay, self.with_bluff(by, self.lawful(by)) & drawn)
                } else {
                    self.held_or(by, lay.card, Reason::OnlyTheDrawn)
                }
            }
            _ => Reason::NotNow,
        }
    }

    fn why_not_laid(&self, by: Seat, lay: Lay, allowed: CardSet) -> Reason {
        if !self.holdings[by].has(lay.card) {
            return Reason::CardNotHeld;
        }
        if !allowed.has(lay.card) {
            let four = lay.card == Card::WILD_DRAW_FOUR && !self.four_is_right(by);
            return if four { Reason::FourNotAllowed } else { Reason::DoesNotFit };
        }
        match (self.legal(by).names_colour(lay.card), lay.colour) {
            (true, None) => Reason::ColourMissing,
            (false, Some(_)) => Reason::ColourNotAsked,
            _ => Reason::NothingToCall,
        }
    }

    fn held_or(&self, by: Seat, card: Card, otherwise: Reason) -> Reason {
        if self.holdings[by].has(card) { otherwise } else { Reason::CardNotHeld }
    }
}
