//! Tournaments for tests.

use lastcard_tournament::{
    Entrant, EntrantId, HandResult, Name, Player, PlayerId, Setup, SetupKeys, Tournament,
};

/// `a b c d` are players, `a+c b+d` are teams.
fn entrants(names: &str) -> Vec<Entrant> {
    let entrant = |text: &str| {
        let name = Name::parse(&text.replace('+', " & ")).unwrap();
        let id = EntrantId::of(&name, |_| false);
        let player =
            |name: &str| Player { id: PlayerId::parse(name).unwrap(), name: Name::parse(name).unwrap() };
        if text.contains('+') {
            Entrant::team(id, name, text.split('+').map(player).collect())
        } else {
            Entrant::single(id, name)
        }
    };
    names.split_whitespace().map(entrant).collect()
}

pub(super) fn keys(format: &str, method: &str) -> SetupKeys {
    SetupKeys { format: Some(format.into()), method: Some(method.into()), ..SetupKeys::default() }
}

pub(super) fn draw(keys: &SetupKeys, names: &str) -> Tournament {
    Tournament::draw_up(Name::parse("Test").unwrap(), Setup::parse(keys).unwrap(), entrants(names)).unwrap()
}

pub(super) fn named(out: &str, losers: &[&str]) -> HandResult {
    let id = |player: &str| PlayerId::parse(player).unwrap();
    HandResult::Won {
        out: id(out),
        left: lastcard_tournament::FinalHoldings::default(),
        losers: Some(losers.iter().map(|loser| id(loser)).collect()),
    }
}
