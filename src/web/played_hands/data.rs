//! The JSON form of a hand, for programs: the facts that one phone may know.

use serde_json::{Value, json};

use lastcard_rules::log::LoggedResult;
use lastcard_rules::{Move, Seat};
use lastcard_snapshots::played_hands::Game;
use lastcard_store::seats::{Holder, TakenSeat};
use lastcard_tournament::PlayerId;

use crate::played_hands::at_table::{PlayContext, public_move};
use crate::ui::seats::seat_changes_of;

impl PlayContext<'_> {
    /// Returns the public state, with what the phone's own seat may see and do under the rules. `moves` are those
    /// of a seat on turn, `reactions` those out of turn, and `others` those that only cost cards: false cries and
    /// reports.
    pub fn to_json(self) -> Value {
        let dealt = &self.moment.dealt;
        let mut data = json!({
            "hand": dealt.id,
            "slot": dealt.slot.to_string(),
            "attempt": dealt.attempt,
            "state": dealt.state.to_string(),
            "revision": self.moment.move_count(),
            "commitment": dealt.seed.commitment().to_string(),
            "rules": dealt.rules,
            "dealer": dealt.dealer,
            "opener": dealt.opener,
            "seats": dealt.seating.players().iter().map(|player| self.seat_json(player)).collect::<Vec<_>>(),
            "seat": self.seat(),
            "notice": self.notice,
            "asks": self.pending_requests().map(|ask| json!({ "number": ask.number, "player": ask.player })).collect::<Vec<_>>(),
            "seat_changes": seat_changes_of(self.snapshot, dealt)
                .map(|(at, change)| json!({ "at": at, "player": change.player, "by": change.by, "way": change.way }))
                .collect::<Vec<_>>(),
        });
        let Some(game) = self.moment.game.as_ref().filter(|_| !self.hides_cards()) else { return data };
        if let Some(fields) = data.as_object_mut() {
            fields.insert("recent".to_owned(), recent(game));
            fields.insert("waits_for".to_owned(), json!(awaited_seats(game)));
            fields.insert("reminds".to_owned(), self.moment.reminds.into());
            if let Some(seat) = self.seat().filter(|_| self.moment.is_open()) {
                fields.extend(seat_fields(game, seat));
            }
            if let Some(ended) = game.result() {
                let ids: Vec<String> = dealt.seating.players().iter().map(ToString::to_string).collect();
                fields.insert("result".to_owned(), json!(LoggedResult::of(&ended, &ids)));
            }
        }
        data
    }

    fn seat_json(&self, player: &PlayerId) -> Value {
        let held = self.moment.holder(player);
        let by = held.map(|held| match &held.by {
            Holder::Phone(_) => "phone".to_owned(),
            Holder::Bot(bot) => bot.to_string(),
        });
        let taken_over_at = held.and_then(|held: &TakenSeat| held.taken_over_at);
        json!({ "player": player, "name": self.name(player), "held": by, "taken_over_at": taken_over_at })
    }
}

/// Returns the seats that the hand waits for. It is public that one side of an exchange has chosen.
fn awaited_seats(game: &Game) -> Vec<Seat> {
    game.hand().waits_for().iter().collect()
}

fn recent(game: &Game) -> Value {
    let first = game.move_count() - game.recent().len();
    let steps = game.recent().iter().enumerate();
    let told = steps.map(|(place, step)| {
        let made = &step.made;
        json!({ "number": first + place + 1, "by": made.by, "move": public_move(&made.what), "actor": made.actor })
    });
    told.collect()
}

fn seat_fields(game: &Game, seat: Seat) -> Vec<(String, Value)> {
    let view = game.hand().view_for(seat);
    let legal = view.legal();
    let moves: Vec<Move> = legal.into_play().collect();
    let reactions: Vec<Move> = legal.into_reactions().collect();
    let known = |what: &Move| moves.contains(what) || reactions.contains(what);
    let others: Vec<Move> = legal.into_moves().filter(|what| !known(what)).collect();
    let shown = game.revealed_to(seat).map(|shown| json!({ "seat": shown.of, "holding": shown.holding }));
    let fields = [
        ("view", json!(view.visible())),
        ("moves", json!(moves)),
        ("reactions", json!(reactions)),
        ("others", json!(others)),
        ("shown", json!(shown)),
    ];
    fields.map(|(key, value)| (key.to_owned(), value)).into()
}
