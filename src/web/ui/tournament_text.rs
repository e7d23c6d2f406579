//! Sentences about the effect of a hand, or of saving it. The button, the confirmation and the list of hands share
//! them.

use lastcard_tournament::{
    Credit, Effect, EntrantId, Hand, HandResult, MethodId, Penalty, PenaltyKind, PlayerId, Requirement,
    Seating, Setup, Slot, Standing, Tournament, VoidReason, excerpt, required_holdings,
};

use crate::line_up::texts::line_name;
use crate::ui::message::isolate;
use crate::ui::translator::Translator;

/// Formats the effects of hands in one language.
#[derive(Clone, Copy)]
pub struct TournamentText<'a> {
    /// The language.
    pub words: Translator,
    /// The tournament that the hands belong to.
    pub tournament: &'a Tournament,
}

impl TournamentText<'_> {
    /// Returns a player's name, shortened if it would push the points off the screen.
    pub fn player(&self, id: &PlayerId) -> String {
        self.tournament.player(id).map_or_else(|| id.to_string(), |player| shorten_name(player.name.as_str()))
    }

    /// Returns an entrant's name with everybody who has played for it, shortened in the same way.
    pub fn entrant_name(&self, id: &EntrantId) -> String {
        let entrant = self.tournament.entrant(id);
        entrant.map_or_else(|| id.to_string(), |entrant| shorten_name(&line_name(self.words, entrant)))
    }

    /// Returns an entrant's name in a hand: for a single player, that of the person in the seat.
    pub fn entrant_in_hand(&self, id: &EntrantId, slot: Slot) -> String {
        let Some(entrant) = self.tournament.entrant(id) else { return id.to_string() };
        match (entrant.players.as_slice(), entrant.seated(slot).next()) {
            ([_], Some(sits)) => self.player(sits),
            _ => shorten_name(entrant.name.as_str()),
        }
    }

    /// Joins names with [`list_names`].
    pub fn list(&self, names: &[String]) -> String {
        list_names(self.words, names)
    }

    /// Names a hand: “Hand 3”, with the round if there are several, or “Play-off, hand 1”.
    pub fn hand(&self, slot: Slot) -> String {
        let rounds = self.tournament.scored_hands().next_back().map_or(1, |hand| hand.slot.round);
        let key = match self.tournament.in_play_off(slot) {
            true => "table-hand-of-play-off",
            false if rounds > 1 => "table-hand-of-round",
            false => "table-hand",
        };
        self.words.say(key).with("hand", slot.hand).with("round", slot.round).to_string()
    }

    /// Formats the effect of this result on the hand.
    pub fn result(&self, hand: &Hand, result: &HandResult) -> String {
        match result {
            HandResult::Void(reason) => self.void(*reason),
            HandResult::Order(order) => self.order(order),
            HandResult::Won { .. } | HandResult::Refill { .. } => {
                self.tournament.effect(hand, result).map_or_else(String::new, |effect| self.effect(&effect))
            }
        }
    }

    fn void(&self, reason: VoidReason) -> String {
        self.words
            .say(match reason {
                VoidReason::Stuck => "table-void-stuck",
                VoidReason::Withdrawn => "table-void-withdrawn",
                VoidReason::Abandoned => "table-void-abandoned",
                VoidReason::Withheld => "table-void-withheld",
            })
            .to_string()
    }

    fn effect(&self, effect: &Effect) -> String {
        if self.tournament.in_play_off(effect.slot) {
            return self.win_text(effect.slot, &effect.winners);
        }
        let told =
            |Credit { entrant, points }: &Credit| (entrant.clone(), self.words.number(*points).to_string());
        match self.tournament.setup().method().id() {
            MethodId::Std => {
                let points = effect.credited.first().map_or(0, |credit| credit.points);
                self.credit_text(effect.slot, &effect.winners, &self.words.number(points).to_string())
            }
            MethodId::Lose200 | MethodId::Challenge => {
                self.charge_text(effect.slot, effect.out.as_ref(), effect.charged.iter().map(told))
            }
            MethodId::Refill => self.gain_text(effect.slot, effect.credited.iter().map(told)),
            MethodId::Lazy | MethodId::MaxLoser | MethodId::Placement => effect
                .out
                .as_ref()
                .map_or_else(String::new, |out| self.loser_text(effect.slot, out, &effect.losers)),
        }
    }

    /// Formats a win without points, such as “Anna wins”.
    pub fn win_text(&self, slot: Slot, winners: &[EntrantId]) -> String {
        let names: Vec<String> = winners.iter().map(|id| self.entrant_in_hand(id, slot)).collect();
        let count = names.len();
        self.words.say("table-wins-hand").with("names", self.list(&names)).with("count", count).to_string()
    }

    /// Formats the order of finishing, such as “Anna, Boris, Vera, and Gleb loses”.
    pub fn order(&self, order: &[PlayerId]) -> String {
        let names: Vec<String> = order.iter().map(|id| self.player(id)).collect();
        let Some((last, before)) = names.split_last() else { return String::new() };
        let before: Vec<String> = before.iter().map(|name| isolate(name)).collect();
        let before = before.join(&self.words.say("table-list-comma").to_string());
        self.words.say("table-order").with("before", before).with("last", last.as_str()).to_string()
    }

    /// Formats points for winners, such as “Anna and Vera +111”. The points may be a placeholder.
    pub fn credit_text(&self, slot: Slot, winners: &[EntrantId], points: &str) -> String {
        let names: Vec<String> = winners.iter().map(|id| self.entrant_in_hand(id, slot)).collect();
        let names = self.list(&names);
        self.words.say("table-credit").with("names", names).with("points", points).to_string()
    }

    /// Formats points charged, such as “Anna wins · Boris 34 against, Gleb 77 against”. The points may be
    /// placeholders.
    pub fn charge_text(
        &self,
        slot: Slot,
        out: Option<&PlayerId>,
        charged: impl Iterator<Item = (EntrantId, String)>,
    ) -> String {
        let each = self.points_text("table-charge", slot, charged);
        let Some(out) = out else { return each };
        self.words.say("table-charged").with("out", self.player(out)).with("charges", each).to_string()
    }

    /// Formats points gained, such as “Boris +34, Gleb +77”. The points may be placeholders.
    pub fn gain_text(&self, slot: Slot, gained: impl Iterator<Item = (EntrantId, String)>) -> String {
        self.points_text("table-credit", slot, gained)
    }

    fn points_text(
        &self,
        key: &'static str,
        slot: Slot,
        points: impl Iterator<Item = (EntrantId, String)>,
    ) -> String {
        let one = |(entrant, points): (EntrantId, String)| {
            let name = self.entrant_in_hand(&entrant, slot);
            self.words.say(key).with("names", name).with("points", points).to_string()
        };
        points.map(one).collect::<Vec<_>>().join(&self.words.say("table-list-comma").to_string())
    }

    /// Formats the losers: “Anna wins, Gleb deals next”, or “Anna wins, Gleb loses” if the schedule sets the next
    /// dealer (§0.5.7e).
    pub fn loser_text(&self, slot: Slot, out: &PlayerId, losers: &[PlayerId]) -> String {
        let names: Vec<String> = losers.iter().map(|id| self.player(id)).collect();
        let (out, names) = (self.player(out), self.list(&names));
        let Some(dealer) = losers.first().filter(|_| self.tournament.loser_deals_after(slot)) else {
            return self
                .words
                .say("table-lazy")
                .with("out", out)
                .with("losers", names)
                .with("count", losers.len())
                .to_string();
        };
        let dealer = self.player(dealer);
        let key = if losers.len() > 1 { "table-lazy-level" } else { "table-lazy-deals" };
        self.words.say(key).with("out", out).with("losers", names).with("dealer", dealer).to_string()
    }

    /// Formats the figure shown for an entrant: points, with the average if the ranking uses it; hands won under
    /// `lazy`; hands lost if the last player left is the loser.
    pub fn figure(&self, line: &Standing) -> String {
        let figure = match (self.tournament.setup().method().id(), line.total) {
            (_, Some(total)) => self.words.number(total),
            (MethodId::Placement, None) => self.words.say("table-losses").with("count", line.lost),
            (_, None) => self.words.say("table-wins").with("count", line.won),
        };
        match line.average {
            Some(average) => format!("{figure} · {}", self.words.average(average)),
            None => figure.to_string(),
        }
    }

    /// Formats a penalty with its player, such as “Vera: hint, 4 cards”.
    pub fn penalty(&self, penalty: &Penalty) -> String {
        let (name, fine) = (self.player(&penalty.player), self.fine(&penalty.kind, penalty.cards));
        self.words.say("table-penalty-of").with("name", name).with("fine", fine).to_string()
    }

    /// Formats a penalty alone, such as “Hint, 4 cards”.
    pub fn fine(&self, kind: &str, cards: u32) -> String {
        let kind = self.penalty_kind(kind);
        self.words.say("table-penalty-fine").with("kind", kind).with("cards", cards).to_string()
    }

    /// Names a kind of penalty, in this language or in the club's own words.
    pub fn penalty_kind(&self, kind: &str) -> String {
        match kind.parse::<PenaltyKind>() {
            Ok(known) => self.words.say(format!("penalty-{known}")).to_string(),
            Err(_) => kind.to_owned(),
        }
    }
}

/// Returns the players whose holdings are asked for if this player goes out, clockwise (M-3, M-4).
pub fn asked_players(setup: &Setup, seating: &Seating, out: &PlayerId) -> Vec<PlayerId> {
    let wanted =
        required_holdings(setup, seating, out).into_iter().filter(|ask| ask.need != Requirement::Nothing);
    wanted.map(|ask| ask.player).collect()
}

fn shorten_name(name: &str) -> String {
    /// Highest number of characters in a name: enough for most names of two people, and a sentence still fits on a
    /// phone's button.
    const MAX_NAME_CHARACTERS: usize = 28;
    excerpt(name, MAX_NAME_CHARACTERS)
}

/// Joins names: “Anna”, “Anna and Boris”, “Anna, Boris and Vera”.
pub fn list_names(words: Translator, names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| isolate(name)).collect();
    let Some((last, before)) = names.split_last() else { return String::new() };
    if before.is_empty() {
        return last.clone();
    }
    let before = before.join(&words.say("table-list-comma").to_string());
    words.say("table-list-and").with("before", before).with("last", last.as_str()).to_string()
}
