//! Arbitrary results as programs write them, after a byte that chooses the evening: an accepted result is
//! afterwards in the file, unchanged.

use std::sync::LazyLock;

use lastcard::tournament::{
    Amendment, Entrant, EntrantId, Entry, Format, Name, Player, PlayerId, Revisions, Setup, SetupKeys, Slot,
    Tournament, file,
};

use super::files::{comes_back, tell};

/// An evening for each format and scoring method, with nothing recorded.
pub(super) static EVENINGS: LazyLock<Vec<Tournament>> = LazyLock::new(|| {
    let formats = [
        Format::FourPlayer,
        Format::FreeForAll,
        Format::TwoVsTwo,
        Format::Team,
        Format::Challenge,
        Format::Cowboy,
        Format::Duo,
        Format::EightPlayer,
        Format::Individual,
    ];
    let keys = |format: Format| {
        format.scorings().iter().map(move |method| SetupKeys {
            format: Some(format.to_string()),
            method: Some(method.to_string()),
            ..SetupKeys::default()
        })
    };
    formats.into_iter().flat_map(keys).map(|keys| drawn_up(&keys)).collect()
});

fn drawn_up(keys: &SetupKeys) -> Tournament {
    let setup = Setup::parse(keys).unwrap();
    let (most, size) = (*setup.format().entrants().end(), *setup.format().team_size().start());
    let names = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya", "Ilya"]
        .map(|name| Name::parse(name).unwrap());
    let player = |name: &Name| Player { id: PlayerId::of(name, |_| false), name: name.clone() };
    let entrant = |names: &[Name]| {
        let joined = names.iter().map(Name::as_str).collect::<Vec<_>>().join(" & ");
        let name = Name::parse(&joined).unwrap();
        Entrant::team(EntrantId::of(&name, |_| false), name, names.iter().map(player).collect())
    };
    let entrants = names.chunks(size).take(most).map(entrant).collect();
    Tournament::draw_up(Name::parse("Friday").unwrap(), setup, entrants).unwrap()
}

/// Evening chosen by a byte.
pub(super) fn evening(which: u8) -> &'static Tournament {
    &EVENINGS[usize::from(which) % EVENINGS.len()]
}

/// A tournament with everything recorded so far.
pub(super) struct Recorded {
    pub(super) tournament: Tournament,
    drawn_up: &'static Tournament,
    ledger: Vec<Entry>,
}

impl Recorded {
    pub(super) fn nothing(drawn_up: &'static Tournament) -> Self {
        Self { tournament: drawn_up.clone(), drawn_up, ledger: Vec::new() }
    }

    /// Records an amendment if it is accepted.
    pub(super) fn record(&mut self, slot: Slot, amendment: Amendment) {
        let before = Revisions::of(self.ledger.iter().filter(|entry| entry.slot == slot));
        let Ok(entry) = self.tournament.amendment_entry(slot, &before, amendment) else { return };
        self.ledger.push(entry);
        let folded = self.drawn_up.clone().with_ledger(&self.ledger);
        self.tournament = folded.unwrap_or_else(|problems| panic!("{problems:?}: {:?}", self.ledger));
    }
}

pub fn run(data: &[u8]) {
    let Some((which, text)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    let mut recorded = Recorded::nothing(evening(*which));
    for line in text.lines() {
        match file::read_result(line) {
            Ok((outcome, penalties)) => {
                // The next hand, or the last one again.
                let hands = recorded.tournament.hands().iter();
                let open = recorded.tournament.next_hands().first().map(|next| next.slot);
                let Some(slot) = open.or_else(|| hands.last().map(|hand| hand.slot)) else { return };
                recorded.record(slot, Amendment::Record { outcome, penalties });
            }
            Err(problems) => {
                assert!(!problems.is_empty(), "it was refused without a problem");
                tell(&problems);
            }
        }
    }
    comes_back(&recorded.tournament);
}
