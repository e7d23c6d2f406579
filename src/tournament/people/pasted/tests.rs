//! Texts as written by programs and pasted by people. The first few come from bug reports of other projects.

use proptest::prelude::*;

use super::*;

#[test]
fn list_markers_are_removed_and_names_stay() {
    for (pasted, names, tidied) in [
        ("Anna\nBoris", "Anna|Boris", false),
        ("  Anna \r\n\r\n\tBoris\n", "Anna|Boris", false),
        (
            "1. Anna\n2) Boris\n(3) Vera\n4: Gleb\n5 - Dina\n#6 Egor\n№ 7 Zoya\n8.Ilya",
            "Anna|Boris|Vera|Gleb|Dina|Egor|Zoya|Ilya",
            true,
        ),
        ("१. अन्ना\n२. बोरिस", "अन्ना|बोरिस", true),
        ("1️⃣ Anna\n2️⃣ Boris", "Anna|Boris", true),
        ("1 Anna\n2 Boris\n3 Vera", "Anna|Boris|Vera", true),
        ("1\tAnna\n2\tBoris", "Anna|Boris", true),
        ("1;Anna;1500\n2;Boris;1480", "Anna|Boris", true),
        ("- Anna\n* Boris\n• Vera\n◦Gleb\n– Dina\n— Egor", "Anna|Boris|Vera|Gleb|Dina|Egor", true),
        ("[ ] Anna\n[x] Boris\n☐ Vera", "Anna|Boris|Vera", true),
        ("- [ ] 1. Anna", "Anna", true),
        ("Anna, Boris, Vera, Gleb", "Anna|Boris|Vera|Gleb", true),
        ("Anna, Boris, Vera and Gleb", "Anna|Boris|Vera|Gleb", true),
        ("अन्ना, बोरिस और वेरा", "अन्ना|बोरिस|वेरा", true),
        ("Salt and Pepper\nGleb", "Salt and Pepper|Gleb", false),
        ("Anna; Boris;\nVera،Gleb、Dina", "Anna|Boris|Vera|Gleb|Dina", true),
        ("Anna\tBoris\nVera\u{2028}Gleb", "Anna|Boris|Vera|Gleb", true),
        ("\"Anna\"\n\"Boris\"", "Anna|Boris", true),
        ("1. Anna + Boris, 2. Vera + Gleb", "Anna + Boris|Vera + Gleb", true),
        // Texts that only look like a list.
        ("1\n2\n3\n4", "1|2|3|4", false),
        ("7 of Nine\nData", "7 of Nine|Data", false),
        ("Anna 2\nPlayer 10", "Anna 2|Player 10", false),
        ("2.0\n-Anna\n+1", "2.0|-Anna|+1", false),
        ("1234. Anna", "1234. Anna", false),
        ("Anna \"the cat\" Ek\nO’Neil\nMary-Ann", "Anna \"the cat\" Ek|O’Neil|Mary-Ann", false),
        ("🦊\nמרים", "🦊|מרים", false),
        (",;\n1.\n-", "-", true),
        ("", "", false),
    ] {
        let read = PastedNames::read(pasted);
        assert_eq!(read.text().replace('\n', "|"), names, "{pasted:?}");
        assert_eq!(read.tidied, tidied, "{pasted:?}");
        assert_eq!(PastedNames::read(&read.text()).text(), read.text(), "{pasted:?} once more");
    }
}

#[test]
fn the_last_two_of_a_team_are_split() {
    let read = PastedNames::read("Reds: Anna, Boris and Dina\nBlues: Vera, Gleb, Egor");
    assert_eq!(read.text(), "Reds: Anna + Boris + Dina\nBlues: Vera + Gleb + Egor");
}

#[test]
fn known_names_are_kept_whole() {
    let read = PastedNames::read_with_pick("Ek, Anna\nBoris, Vera", None, |line| line == "Ek, Anna");
    assert_eq!(read.text(), "Ek, Anna\nBoris\nVera");
}

#[test]
fn each_name_keeps_its_line_number() {
    let read = PastedNames::read("Anna, Boris\n\n3. Vera");
    let lines: Vec<(usize, &str)> = read.lines.iter().map(|(line, name)| (*line, name.as_str())).collect();
    assert_eq!(lines, [(1, "Anna"), (1, "Boris"), (3, "Vera")]);
}

fn names(text: &str) -> String {
    PastedNames::read(text).text().replace('\n', "|")
}

#[test]
fn exports_of_other_programs_are_read() {
    for (pasted, read, left_out) in [
        // RFC 4180: quotes around cells that contain the delimiter.
        ("\"Ek, Anna\",12\n\"Lund, Boris\",9\n\"Moe, Gleb\",1", "Anna Ek|Boris Lund|Gleb Moe", ""),
        ("Nr;Name\n1;Ek, Anna\n2;Lund, Boris", "Anna Ek|Boris Lund", "Nr · Name"),
        ("Name,Note\n\"Anna \"\"Ace\"\" Ek\",1\nBoris,2", "Anna \"Ace\" Ek|Boris", "Name · Note"),
        ("Name\tAddress\nAnna\t\"1 Road\n2 Town\"\nBoris\t\"3 Road\"", "Anna|Boris", "Name · Address"),
        // Columns by their heading.
        (
            "No.\tName\tFED\tRtg\tClub/City\n1\tKowalska Anna\tPOL\t1712\tSkoczek\n2\tNovák Petr\tCZE\t1655\tSokol\n\
             3\tSchmidt Jörg\tGER\t1600\tSK 1890",
            "Kowalska Anna|Novák Petr|Schmidt Jörg",
            "No. · Name · FED · Rtg · Club/City",
        ),
        (
            "Timestamp,First Name,Last Name,Email\n1/8/2026 18:46:43,Anna,Ek,anna@example.org\n\
             1/9/2026 09:12:01,Boris,Lund,boris@example.org",
            "Anna Ek|Boris Lund",
            "Timestamp · First Name · Last Name · Email",
        ),
        ("Фамилия;Имя\nЕк;Анна\nЛунд;Борис", "Анна Ек|Борис Лунд", "Фамилия · Имя"),
        ("Name;Vorname\nEk;Anna\nLund;Boris", "Anna Ek|Boris Lund", "Name · Vorname"),
        // One column of words, and others of numbers, dates and ticks.
        ("Anna,✅,2026-01-08\nBoris,,2026-01-09", "Anna|Boris", ""),
        ("Spieler\nAnna\nBoris", "Anna|Boris", "Spieler"),
        // Mail addresses.
        (
            "Anna Ek <anna@example.org>; Boris Lund <boris@example.org>; \"Moe, Gleb\" <gleb@example.org>",
            "Anna Ek|Boris Lund|Gleb Moe",
            "",
        ),
        ("Anna Ek (anna@example.org)\nBoris - boris@example.org\n@Vera", "Anna Ek|Boris|Vera", ""),
        // Numbers.
        ("9️⃣ Kim\n🔟 Lev\n1️⃣1️⃣ Mia\n1️⃣2️⃣ Noa", "Kim|Lev|Mia|Noa", ""),
        ("① アンナ\n② ボリス\n③ ヴェラ", "アンナ|ボリス|ヴェラ", ""),
        ("1.-Anna\n2.-Boris", "Anna|Boris", ""),
        ("1-Anna\n2-Boris", "Anna|Boris", ""),
        ("1/ Anna\n2/ Boris", "Anna|Boris", ""),
        ("a) Anna\nb) Boris", "Anna|Boris", ""),
        ("1 Anna\n2 Boris\n4 Vera\n5 Gleb", "Anna|Boris|Vera|Gleb", ""),
        ("१ अन्ना\n२ बोरिस\n४ वेरा", "अन्ना|बोरिस|वेरा", ""),
        ("1. Anna ✅\n2. Boris ✅\n3. Vera ❌\n4. Gleb ✔️", "Anna|Boris|Vera|Gleb", ""),
        ("\u{202a}Anna\u{202c}\nBoris", "Anna|Boris", ""),
        // Titles and sections.
        (
            "Friday 28/11 UNO night 🎉\n1. Anna\n2. Boris\n3. Vera\n4. Gleb\n\nReserves:\n1. Dina",
            "Anna|Boris|Vera|Gleb|Dina",
            "Friday 28/11 UNO night 🎉|Reserves:",
        ),
        ("Confirmed: Anna, Boris, Vera\nReserves: Dina", "Anna|Boris|Vera|Dina", "Confirmed:|Reserves:"),
        // Teams.
        ("Reds: Anna + Boris\nBlues: Vera + Gleb", "Reds: Anna + Boris|Blues: Vera + Gleb", ""),
        ("Reds – Anna + Boris\nBlues - Vera + Gleb", "Reds: Anna + Boris|Blues: Vera + Gleb", ""),
        ("Reds – Anna, Boris\nBlues – Vera, Gleb", "Reds: Anna + Boris|Blues: Vera + Gleb", ""),
        ("Uma +1\nBo\nChe\nDov", "Uma +1|Bo|Che|Dov", ""),
        // Texts that only look like one of these.
        ("Anna: late\nBoris", "Anna: late|Boris", ""),
        ("Anna\n1. Boris\nVera", "Anna|Boris|Vera", ""),
        ("7-Eleven\nAnna", "7-Eleven|Anna", ""),
        ("\"Anna\nBoris\"", "Anna|Boris", ""),
        ("Anna ❤️\nBoris 🌻", "Anna ❤️|Boris 🌻", ""),
    ] {
        let found = PastedNames::read(pasted);
        assert_eq!(found.text().replace('\n', "|"), read, "{pasted:?}");
        assert_eq!(found.left_out.join("|"), left_out, "{pasted:?}");
        assert!(found.mails.is_empty() && !found.is_unclear(), "{pasted:?}");
        assert_eq!(names(&found.text()), read, "{pasted:?} once more");
    }
}

#[test]
fn ambiguous_lines_are_asked_about() {
    let ways = |pasted: &PastedNames| -> Vec<String> {
        pasted.ways.iter().map(|way| format!("{} {}", way.pick, way.names.join("|"))).collect()
    };
    for pasted in ["Smith, John\nGarcía López, María", "Smith, John; García López, María"] {
        let read = PastedNames::read(pasted);
        assert!(read.is_unclear(), "{pasted}");
        assert_eq!(
            ways(&read),
            [
                "2+1 John Smith|María García López",
                "1+2 Smith John|García López María",
                "all Smith|John|García López|María",
                "1 Smith|García López",
                "2 John|María",
            ]
        );
        for way in &read.ways {
            let answered = PastedNames::read_with_pick(pasted, Some(&way.pick), |_| false);
            assert!(!answered.is_unclear());
            assert_eq!(answered.text(), way.names.join("\n"));
        }
        // An answer that is not one of the ways changes nothing.
        assert!(PastedNames::read_with_pick(pasted, Some(&"7".parse().unwrap()), |_| false).is_unclear());
    }
    // Another answer overrides the guess.
    let table = "Name;Club\nAnna;Skoczek\nBoris;Sokol";
    assert!(!PastedNames::read(table).is_unclear());
    assert_eq!(ways(&PastedNames::read(table)).first().unwrap(), "1 Anna|Boris");
    assert_eq!(
        PastedNames::read_with_pick(table, Some(&"2".parse().unwrap()), |_| false).text(),
        "Skoczek\nSokol"
    );
    // Two names in one line are two people.
    assert!(PastedNames::read("Anna, Boris").ways.is_empty());
}

#[test]
fn a_mail_address_without_a_name_is_asked_about() {
    let read = PastedNames::read("Anna\n\n<vera@example.org>\nBoris");
    assert_eq!(read.text(), "Anna\nBoris");
    assert_eq!(read.mails, [(3, "vera@example.org".to_owned())]);
}

#[test]
fn each_table_row_keeps_its_line_number() {
    let read = PastedNames::read("\nName;Rtg\n\nAnna;1\n\nBoris;2");
    assert_eq!(read.lines, [(4, "Anna".to_owned()), (6, "Boris".to_owned())]);
}

fn pieces() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "Anna",
        "Ek",
        "Boris",
        " ",
        ",",
        ";",
        "\t",
        "\n",
        "\"",
        "\"\"",
        "1",
        "2.",
        "3)",
        "1.-",
        "①",
        "🔟",
        "a)",
        "✅",
        "+",
        ":",
        " – ",
        "@",
        "anna@example.org",
        "<",
        ">",
        "Name",
        "Reserves:",
        "🦊",
        "-",
        "|",
        "#4",
        "(5)",
    ]);
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn no_name_contains_an_address_or_list_marker(text in prop_oneof![pieces(), any::<String>()]) {
        let read = PastedNames::read(&text);
        let named = read.lines.iter().map(|(_, name)| name).chain(read.ways.iter().flat_map(|way| &way.names));
        for name in named {
            prop_assert!(!name.contains('@'), "{text:?}: {name:?}");
            let quotes = name.matches('"').count();
            let at_ends = [name.starts_with('"'), name.ends_with('"')];
            // A nickname may be at the start or the end, with both its quotes.
            prop_assert!(at_ends == [false; 2] || (quotes % 2 == 0 && at_ends != [true; 2]), "{text:?}: {name:?}");
            prop_assert_eq!(ListNumbers::default().strip_decoration(name), name.trim(), "{:?}", text);
        }
    }
}
