use crate::{
    FinalHolding, Format, HandResult, Lineup, MOST_RULINGS, Name, PlayerId, PointsTaken, Ruling,
    RulingRefusal, Setup, SetupKeys, ShortText, StandingState, Tournament, Verdict, file, tally,
};

/// Plays a four-player evening with this scoring in which the first side wins 40 points, or the players of
/// the other side are charged 20 each.
fn evening(method: &str) -> Tournament {
    let keys = SetupKeys {
        format: Some("four-player".to_owned()),
        method: Some(method.to_owned()),
        ..SetupKeys::default()
    };
    let entrants = Lineup::parse(Format::FourPlayer, ["Ann", "Boris", "Vera", "Gleb"]).unwrap().entrants();
    let name = Name::parse("Friday").unwrap();
    let evening = Tournament::draw_up(name, Setup::parse(&keys).unwrap(), entrants).unwrap();
    let due = evening.next_hands().remove(0);
    let out = due.seats.players()[0].clone();
    let losers = due.seats.opponents_of(Format::FourPlayer, &out);
    let left = losers.iter().map(|player| ((*player).clone(), FinalHolding::Total(20))).collect();
    let losers = (method == "lazy").then(|| losers.into_iter().cloned().collect());
    let result = HandResult::Won { out, left, losers };
    let entry = evening.new_entry(due.slot, 1, Some(result), Vec::new()).unwrap();
    evening.with_ledger([&entry]).unwrap()
}

fn player(tournament: &Tournament, seat: usize) -> PlayerId {
    tournament.hands()[0].seating.players()[seat].clone()
}

fn ruling(verdict: Verdict) -> Ruling {
    Ruling { verdict, reason: ShortText::parse("Twice late").unwrap().unwrap() }
}

/// Rank, total and state of a player's line.
fn line_of(tournament: &Tournament, player: &PlayerId) -> (Option<u32>, Option<u32>, StandingState) {
    let entrant = tournament.entrant_of(player).unwrap();
    let standings = tally(tournament).standings.standings;
    let line = standings.into_iter().find(|line| line.entrant == entrant.id).unwrap();
    (line.rank, line.total, line.state)
}

#[test]
fn penalty_points_always_worsen_the_total() {
    let ten = PointsTaken::new(10).unwrap();
    let std = evening("std");
    let first = player(&std, 0);
    let taken =
        std.clone().with_rulings(vec![ruling(Verdict::Points { player: first.clone(), points: ten })]);
    assert_eq!(line_of(&std, &first), (Some(1), Some(40), StandingState::Playing));
    assert_eq!(line_of(&taken, &first), (Some(2), Some(30), StandingState::Playing));
    assert_eq!(line_of(&taken, &player(&std, 2)).0, Some(1));
    let charged = evening("lose200");
    let first = player(&charged, 0);
    let taken =
        charged.clone().with_rulings(vec![ruling(Verdict::Points { player: first.clone(), points: ten })]);
    assert_eq!((line_of(&charged, &first).1, line_of(&taken, &first).1), (Some(0), Some(10)));
    assert_eq!(line_of(&taken, &first).0, Some(2));
}

#[test]
fn a_disqualified_player_is_last_without_a_rank() {
    let evening = evening("std");
    let (first, partner) = (player(&evening, 0), player(&evening, 2));
    let out = ruling(Verdict::Disqualification { player: first.clone() });
    let ended = evening.with_rulings(vec![out]).with_stopped(true);
    assert_eq!(line_of(&ended, &first), (None, Some(40), StandingState::Disqualified));
    assert_eq!(line_of(&ended, &partner), (Some(1), Some(40), StandingState::Winner));
    let standings = tally(&ended).standings.standings;
    let last = ended.entrant_of(&first).unwrap();
    assert_eq!(standings.last().map(|line| &line.entrant), Some(&last.id));
}

#[test]
fn impossible_rulings_are_refused() {
    let std = evening("std");
    let (first, loser) = (player(&std, 0), player(&std, 1));
    let points = |player: &PlayerId, points| Verdict::Points {
        player: player.clone(),
        points: PointsTaken::new(points).unwrap(),
    };
    let warning = |player: &PlayerId| Verdict::Warning { player: player.clone() };
    assert_eq!(std.check_ruling(&Verdict::Decision), Ok(()));
    assert_eq!(std.check_ruling(&points(&first, 40)), Ok(()));
    assert_eq!(std.check_ruling(&points(&first, 41)), Err(RulingRefusal::TooFewPoints { has: 40 }));
    assert_eq!(std.check_ruling(&points(&loser, 1)), Err(RulingRefusal::TooFewPoints { has: 0 }));
    assert_eq!(evening("lose200").check_ruling(&points(&loser, 500)), Ok(()));
    assert_eq!(evening("lazy").check_ruling(&points(&first, 1)), Err(RulingRefusal::NoPoints));
    let nobody = PlayerId::parse("nobody").unwrap();
    assert_eq!(std.check_ruling(&warning(&nobody)), Err(RulingRefusal::Nobody));
    let out = ruling(Verdict::Disqualification { player: first.clone() });
    let full = std.clone().with_rulings(vec![ruling(Verdict::Decision); MOST_RULINGS]);
    assert_eq!(full.check_ruling(&Verdict::Decision), Err(RulingRefusal::TooMany));
    assert_eq!(std.with_rulings(vec![out]).check_ruling(&warning(&first)), Err(RulingRefusal::Disqualified));
    for bad in ["", "0", "-5", "1001", "2.5", "ten"] {
        assert!(PointsTaken::parse(bad).is_err(), "{bad}");
    }
    assert_eq!(PointsTaken::parse(" 20 ").map(PointsTaken::get), Ok(20));
}

#[test]
fn withdrawn_players_get_no_rulings() {
    let text = r#"{ "lastcard": 1, "name": "T", "format": "free-for-all", "scoring": { "method": "std" },
        "entrants": [{ "id": "a", "name": "A" }, { "id": "b", "name": "B" },
            { "id": "c", "name": "C", "changes": [{ "from": { "hand": 2 }, "player": null }] }],
        "hands": [{ "hand": 1, "result": { "out": "a", "left": { "b": 10, "c": 10 } } }] }"#;
    let evening = file::read(text).unwrap();
    let warning = |id: &str| Verdict::Warning { player: PlayerId::parse(id).unwrap() };
    assert_eq!(evening.check_ruling(&warning("c")), Err(RulingRefusal::Withdrawn));
    assert_eq!(evening.check_ruling(&warning("b")), Ok(()));
}

#[test]
fn rulings_are_kept_in_the_file() {
    let std = evening("std");
    let (first, second) = (player(&std, 0), player(&std, 1));
    let ruled = std.with_rulings(vec![
        ruling(Verdict::Decision),
        ruling(Verdict::Warning { player: second }),
        ruling(Verdict::Points { player: first.clone(), points: PointsTaken::new(5).unwrap() }),
        ruling(Verdict::Disqualification { player: first }),
    ]);
    let text = file::write(&ruled);
    assert!(text.contains(r#"{"kind":"decision","reason":"Twice late"}"#), "{text}");
    assert_eq!(file::read(&text), Ok(ruled));
    let faults = |rulings: &str| {
        let start = text.find("\"rulings\": ").unwrap();
        let end = start + text[start..].find(']').unwrap() + 1;
        let text = format!("{}\"rulings\": {rulings}{}", &text[..start], &text[end..]);
        file::read(&text).unwrap_err().iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    for (bad, place) in [
        (r#"[{"kind":"thrashing","reason":"x"}]"#, "rulings[0].kind: UnknownWord"),
        (r#"[{"kind":"warning","reason":"x"}]"#, "rulings[0].player: Missing"),
        (r#"[{"kind":"warning","player":"zoya","reason":"x"}]"#, "rulings[0].player: UnknownPlayer"),
        (r#"[{"kind":"decision","reason":" "}]"#, "rulings[0].reason: Missing"),
        (r#"[{"kind":"decision","player":"ann","reason":"x"}]"#, "rulings[0].player: UnknownKey"),
        (r#"[{"kind":"points","player":"ann","points":0,"reason":"x"}]"#, "rulings[0].points: OutOfRange"),
    ] {
        let faults = faults(bad);
        assert!(faults.contains(place), "{bad}: {faults}");
    }
}
