//! Processes a move, from its arrival to its publication.

use std::sync::Arc;

use strum::IntoStaticStr;

use super::registry::ActiveHand;
use super::{Game, HandSnapshot};
use crate::Snapshots;
use lastcard_rules::{Move, Reason, Seat};
use lastcard_store::played_hands::{self, Actor, AppendOutcome, MadeMove, NewMoves};
use lastcard_store::seats::Holder;
use lastcard_store::{PlayedHandId, StoreError};

/// A request to make a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveRequest {
    /// The player who moves or, in a scorer's report, the player reported.
    pub by: Seat,
    /// The phone that sent it; `None` for a scorer's report.
    pub phone: Option<Holder>,
    /// The move.
    pub what: Move,
    /// Number of moves made when it was chosen.
    pub seen: usize,
}

/// A reason why a move was not made; the hand is unchanged. Its text form, without values, is the outcome in
/// metrics.
#[derive(Debug, thiserror::Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum MoveError {
    /// The hand is not dealt yet, or no longer being played.
    #[error("closed")]
    Closed,
    /// The phone does not hold this seat.
    #[error("not-yours")]
    NotYours,
    /// Another move came first, and this one would mean something else now.
    #[error("stale")]
    Stale,
    /// The rules do not allow it.
    #[error("refused")]
    Refused(Reason),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Snapshots {
    /// Makes a move and the forced moves after it. Moves of a hand are judged in the order of their arrival.
    /// A move that has started is completed even if the caller stops waiting.
    pub async fn play(&self, id: &PlayedHandId, turn: MoveRequest) -> Result<Arc<HandSnapshot>, MoveError> {
        let played = self.play_in_order(id, turn).await;
        played.inspect_err(|why| self.metrics.count_move_error(why))
    }

    async fn play_in_order(
        &self,
        id: &PlayedHandId,
        turn: MoveRequest,
    ) -> Result<Arc<HandSnapshot>, MoveError> {
        let hand = if let Some(hand) = self.cached_active_hand(id) {
            hand
        } else {
            let (snapshots, id) = (self.clone(), id.clone());
            run_blocking(move || snapshots.active_hand(&id)).await??
        };
        let first = hand.line.clone().lock_owned().await;
        let before = hand.snapshot();
        let first = match try_move(&before, &turn) {
            // Fast path for most moves, which are legal according to the state in memory and do not end the
            // hand.
            Ok((game, moves)) if game.result().is_none() => {
                let new = NewMoves { hand: id.clone(), after: before.move_count(), moves };
                let after = before.with_game(game);
                if let Some(shown) = self.write_and_publish(hand.clone(), new, after, first).await? {
                    return Ok(shown);
                }
                hand.line.clone().lock_owned().await
            }
            _ => first,
        };
        let snapshots = self.clone();
        run_blocking(move || {
            let _first = first;
            snapshots.play_locked(&hand, |moment| try_move(moment, &turn))
        })
        .await?
    }

    /// Makes the moves that `choose` returns. The caller must hold the lock of the hand. `choose` is called
    /// again if another copy of the program was faster.
    pub(super) fn play_locked(
        &self,
        hand: &ActiveHand,
        mut choose: impl FnMut(&HandSnapshot) -> Result<(Game, Vec<MadeMove>), MoveError>,
    ) -> Result<Arc<HandSnapshot>, MoveError> {
        loop {
            let before = hand.snapshot();
            let (game, moves) = match choose(&before) {
                // The phone may have newer information than this copy of the program.
                Err(MoveError::Stale | MoveError::Closed | MoveError::NotYours)
                    if self.refresh_if_behind(hand, &before)? =>
                {
                    continue;
                }
                chosen => chosen?,
            };
            let after = before.move_count();
            let (ended, made) = (game.result(), moves.len());
            let (written, is_recorded) = match &ended {
                Some(ended) => {
                    let snapshot = self.cache.get_by_id(&before.dealt.tournament);
                    let known = snapshot.as_deref().map(|snapshot| &snapshot.stored);
                    played_hands::finish(self.store(), known, &before.dealt, (after, &moves), ended)?
                }
                None => (self.write_moves(NewMoves { hand: hand.id.clone(), after, moves })?, false),
            };
            match written {
                AppendOutcome::Written if ended.is_some() => {
                    self.metrics.count_hand_end(made, is_recorded);
                    // The result is published first, so that everybody who sees the end of the hand also sees
                    // the tournament with its result.
                    self.publish_result(&before);
                    return Ok(hand.catch_up(self.store())?);
                }
                AppendOutcome::Written => {
                    return Ok(hand.publish(before.with_game(game)));
                }
                AppendOutcome::Behind | AppendOutcome::Closed => {
                    hand.catch_up(self.store())?;
                }
            }
        }
    }

    /// Returns true if another copy of the program changed the hand.
    fn refresh_if_behind(&self, hand: &ActiveHand, before: &Arc<HandSnapshot>) -> Result<bool, StoreError> {
        Ok(!Arc::ptr_eq(&hand.catch_up(self.store())?, before))
    }

    /// Publishes the tournament, whose ledger now has the result.
    fn publish_result(&self, moment: &HandSnapshot) {
        if let Err(error) = self.catch_up(|snapshot| snapshot.header().id == moment.dealt.tournament) {
            tracing::warn!(%error, tournament = %moment.dealt.tournament, "the snapshot is behind");
        }
    }
}

fn try_move(moment: &HandSnapshot, turn: &MoveRequest) -> Result<(Game, Vec<MadeMove>), MoveError> {
    let Some(game) = moment.game.as_ref().filter(|_| moment.is_open()) else { return Err(MoveError::Closed) };
    let (actor, holds) = match &turn.phone {
        Some(phone) => {
            let player = moment.dealt.player(turn.by);
            (Actor::Player, player.is_some_and(|player| moment.is_held_by(player, phone)))
        }
        None => (Actor::Scorer, matches!(turn.what, Move::Report { .. })),
    };
    if !holds {
        return Err(MoveError::NotYours);
    }
    if !game.is_fresh(turn.by, &turn.what, turn.seen) {
        return Err(MoveError::Stale);
    }
    let mut game = game.clone();
    let moves = game.play(MadeMove::now(turn.by, turn.what, actor)).map_err(MoveError::Refused)?;
    Ok((game, moves))
}

pub(crate) async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, StoreError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| StoreError::Unavailable(format!("a blocking task failed: {error}")))
}
