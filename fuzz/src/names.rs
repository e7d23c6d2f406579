//! Arbitrary names: an accepted name is accepted as displayed, and so are the ids made from it.

use lastcard::tournament::{Format, Lineup, Name, PastedNames, PlayerId, Slot};

pub fn run(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    if let Ok(name) = Name::parse(text) {
        assert_eq!(Name::parse(name.as_str()).as_ref(), Ok(&name));
        let id = PlayerId::of(&name, |_| false);
        assert_eq!(PlayerId::parse(id.as_str()).as_ref(), Ok(&id), "{name}");
    }
    if let Ok(slot) = text.parse::<Slot>() {
        assert_eq!(slot.to_string().parse(), Ok(slot));
    }
    let pasted = PastedNames::read(text);
    assert!(pasted.lines.iter().all(|(_, name)| !name.contains('@')), "an address is somebody: {text:?}");
    for format in [Format::Team, Format::FreeForAll] {
        if let Ok(lineup) =
            Lineup::parse_numbered(format, pasted.lines.iter().map(|(n, line)| (*n, line.as_str())))
        {
            let (names, entrants) = (lineup.names().count(), lineup.entrants());
            assert_eq!(entrants.iter().map(|entrant| entrant.players.len()).sum::<usize>(), names);
            let ids: std::collections::BTreeSet<_> = entrants.iter().map(|entrant| &entrant.id).collect();
            assert_eq!(ids.len(), entrants.len(), "two entrants have one id: {text:?}");
        }
    }
}
