//! Labels of the buttons that save a hand, which say what saving does.

use lastcard_tournament::{EntrantId, FinalHolding, Hand, HandResult, MethodId, PlayerId};

use crate::ui::tournament_text::{TournamentText, asked_players};

/// A button that ends a lazy hand: the winner, the losers, and the label.
pub struct EndingButton {
    pub out: String,
    pub losers: String,
    pub says: String,
}

/// Returns the label for saving if this player goes out, with placeholders for the points.
pub fn save_label(says: TournamentText<'_>, hand: &Hand, out: &PlayerId) -> String {
    let zero = |player: &PlayerId| (player.clone(), FinalHolding::Total(0));
    let setup = says.tournament.setup_of(hand.slot);
    let losing = asked_players(setup, &hand.seating, out);
    let left = losing.iter().map(zero).collect();
    let result = HandResult::Won { out: out.clone(), left, losers: None };
    let Some(effect) = says.tournament.effect(hand, &result) else { return String::new() };
    if setup.scores_wins_only() {
        return says.win_text(hand.slot, &effect.winners);
    }
    match setup.method().id() {
        MethodId::Std => says.credit_text(hand.slot, &effect.winners, "{points}"),
        MethodId::Lose200 | MethodId::Challenge => {
            let placeholder = |entrant: &EntrantId| {
                let own = losing
                    .iter()
                    .filter(|player| says.tournament.entrant_of(player).is_some_and(|e| e.id == *entrant));
                let own: Vec<&str> = own.map(PlayerId::as_str).collect();
                format!("{{points.{}}}", own.join("."))
            };
            let charged = effect.charged.iter();
            let charged = charged.map(|credit| (credit.entrant.clone(), placeholder(&credit.entrant)));
            says.charge_text(hand.slot, Some(out), charged)
        }
        MethodId::Lazy | MethodId::MaxLoser | MethodId::Placement | MethodId::Refill => String::new(),
    }
}

/// Returns the label for saving refill points, with placeholders for them.
pub fn refill_save_label(says: TournamentText<'_>, hand: &Hand) -> String {
    let players = hand.seating.players().iter();
    let entrants = players.filter_map(|player| {
        Some((says.tournament.entrant_of(player)?.id.clone(), format!("{{points.{player}}}")))
    });
    says.gain_text(hand.slot, entrants)
}

/// Returns every ending of such a hand that needs no counting: each loser alone, and for two also a tie (S-LAZY-4).
/// A tie among more has to be counted.
pub fn endings(says: TournamentText<'_>, hand: &Hand) -> Vec<EndingButton> {
    let ending = |out: &PlayerId, losers: &[PlayerId]| EndingButton {
        out: out.to_string(),
        losers: losers.iter().map(PlayerId::as_str).collect::<Vec<_>>().join(" "),
        says: says.loser_text(hand.slot, out, losers),
    };
    let mut endings = Vec::new();
    for out in hand.seating.players() {
        let losing = asked_players(says.tournament.setup(), &hand.seating, out);
        endings.extend(losing.iter().map(|loser| ending(out, std::slice::from_ref(loser))));
        if losing.len() == 2 {
            endings.push(ending(out, &losing));
        }
    }
    endings
}
