//! The table's page under bad conditions: no scripts, no signal, two phones, slips of the finger.

use std::fmt::Display;

use crate::browser::phones::hall::Hall;
use crate::browser::phones::kind::Kind;
use crate::browser::phones::line::Line;
use crate::browser::phones::phone::Phone;
use crate::support::copy::{copy, credit, hand, hand_of, name_list};

/// Enters a hand with typed totals.
pub(crate) async fn type_in(phone: &Phone, out: &str, left: [(&str, &str); 2]) {
    phone.tap(&format!(".seat:has([value={out}])")).await;
    for (player, points) in left {
        phone.type_into(&format!("[data-player={player}] .total input"), points).await;
    }
    phone.tap(".save").await;
}

/// A hand with its outcome, such as “Hand 1: Anna and Boris +75”.
pub(crate) fn hand_line(hand: impl Display, what: impl Display) -> String {
    format!("{hand}: {what}")
}

/// The final line at the table, such as “Anna wins”.
pub(crate) fn winner_line(names: &[&str]) -> String {
    // Several players of a team win together.
    let players: usize = names.iter().map(|name| name.split(" & ").count()).sum();
    let line = copy("public-winners").with("count", names.len()).with("players", players);
    line.with("names", name_list(names)).to_string()
}

/// The effect of a hand under lazy scoring, such as “Anna wins, Gleb deals next”.
pub(crate) fn lazy_effect(out: &str, losers: &[&str]) -> String {
    let key = if losers.len() > 1 { "table-lazy-level" } else { "table-lazy-deals" };
    copy(key).with("out", out).with("losers", name_list(losers)).with("dealer", losers[0]).to_string()
}

/// Sums the bytes transferred until the page had loaded. The offline copies are fetched a moment later.
const TO_OPEN: &str = "
    const page = performance.getEntriesByType('navigation')[0], parts = performance.getEntriesByType('resource');
    const before = parts.filter((part) => part.startTime <= page.loadEventEnd);
    return [page, ...before].reduce((sum, part) => sum + part.transferSize, 0);
";

#[tokio::test]
async fn everything_the_page_loads_weighs_less_than_60_kb() {
    let hall = Hall::four_players("lazy");
    let line = Line::to(hall.app.address).await;
    let phone = Phone::ordinary().await;
    phone.open(&format!("{}{}", line.url(), hall.table_path(1))).await;
    phone.wait_for_text(".penalties summary", "").await;
    let weight = phone.run(TO_OPEN, &[]).await.as_u64().unwrap();
    assert!((5_000..60_000).contains(&weight), "{weight} bytes");
    // Includes the pages stored for offline use.
    phone.wait_for_text("#kept[data-state=can]", copy("offline-can")).await;
    let weight = line.bytes_received();
    assert!(weight < 140_000, "{weight} bytes");
}

#[tokio::test]
async fn a_hand_is_recorded_without_scripts() {
    let hall = Hall::four_players("std");
    let phone = Phone::of(Kind { javascript: false, ..Kind::default() }).await;
    phone.open(&hall.table_url(1)).await;
    phone.tap(".seat:has([value=anna])").await;
    phone.type_into("[name='left.vera.5']", "1").await;
    phone.type_into("[name='left.vera.SKIP']", "x").await;
    phone.type_into("[name='total.gleb']", "77").await;
    phone.tap(".save").await;
    let wrong = copy("problem-out-of-range").with("given", "x").with("min", 0).with("max", 8);
    let skip = copy("table-face-skip").to_string();
    let wrong = copy("problem-of-face").with("face", skip).with("text", wrong.to_string());
    phone.wait_for_text("[data-player=vera] .field-error", wrong).await;
    phone.wait_for_value("[name='left.vera.5']", "1").await;
    phone.wait_for_value("[name='left.vera.SKIP']", "x").await;
    phone.wait_for_value("[name='total.gleb']", "77").await;
    phone.type_into("[name='left.vera.SKIP']", "1").await;
    phone.tap(".save").await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 102))).await;
    phone.tap(".undo button").await;
    phone.wait_for_text(".hand-title", hand_of(1, 12)).await;
}

async fn assert_result_is_shown(javascript: bool) {
    let hall = Hall::four_players("std");
    let phone = Phone::of(Kind { javascript, ..Kind::default() }).await;
    phone.open(&hall.table_url(1)).await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".moment-score", "+75").await;
    phone.wait_for_text(".moment-score", name_list(&["Anna", "Boris"])).await;
    // The place, the number of places gained and the new place share one line.
    let inline = "document.querySelector('.moment-place').insertAdjacentHTML('beforeend', '<span class=\"moved up\">▲1</span>');
        return getComputedStyle(document.querySelector('.moment .moved')).display";
    assert_eq!(phone.run(inline, &[]).await, "inline");
    // The next hand and Undo are visible beside it.
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    let bottom = "return document.querySelector('.seats').getBoundingClientRect().bottom";
    phone.wait_until(async || phone.run(bottom, &[]).await.as_f64().unwrap() < 560.0).await;
    phone.wait_for_text(".undo", copy("table-undo")).await;
    if javascript {
        let said = "return document.querySelector('body > [role=status]').textContent.includes(arguments[0])";
        let saved = hand_line(hand(1), credit(&["Anna", "Boris"], 75));
        phone.wait_until(async || phone.run(said, &[&saved]).await == true).await;
        assert_eq!(phone.run("return document.querySelectorAll('.saved[role]').length", &[]).await, 0);
    }
    // A reload shows the same, and so does a second phone.
    phone.reload().await;
    phone.wait_for_text(".moment-score", "+75").await;
    // Starting the next hand dismisses the summary.
    phone.tap(".seat:has([value=vera])").await;
    phone.wait_until_gone(".moment").await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
}

#[tokio::test]
async fn a_saved_result_shows_score_and_place() {
    assert_result_is_shown(true).await;
}

#[tokio::test]
async fn a_saved_result_shows_them_without_scripts() {
    assert_result_is_shown(false).await;
}

#[tokio::test]
async fn the_deck_is_counted_while_tapping() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    phone.tap(".seat:has([value=anna])").await;
    for _ in 0..8 {
        phone.tap("[data-player=vera] [data-key=D2]").await;
    }
    phone.wait_for_text(".save", copy("table-missing-cards").with("name", "Gleb")).await;
    phone.tap("[data-player=gleb] [data-key=D2]").await;
    let draw_two = copy("table-face-draw-two").to_string();
    let none_left = copy("table-none-left").with("most", 8).with("face", draw_two);
    phone.wait_for_text("[data-player=gleb] .refused-key", none_left).await;
    phone.wait_for_text("[data-player=vera] output", "160").await;
    phone.tap("[data-player=vera] [data-take-back=D2]").await;
    phone.wait_for_text("[data-player=vera] output", "140").await;
    phone.tap("[data-player=gleb] [data-key=D2]").await;
    phone.wait_for_text(".save", credit(&["Anna", "Boris"], 160)).await;
    // Another player went out after all: the cards tapped for the others are not sent.
    phone.tap(".seat:has([value=vera])").await;
    phone.type_into("[data-player=anna] .total input", "5").await;
    phone.type_into("[data-player=boris] .total input", "6").await;
    phone.tap(".save").await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Vera", "Gleb"], 11))).await;
}

/// A player's penalty, such as “Vera: Hint, 4 cards”.
pub(crate) fn penalty_line(name: &str, kind: &str, cards: u32) -> String {
    let kind = copy(format!("penalty-{kind}")).to_string();
    let fine = copy("table-penalty-fine").with("kind", kind).with("cards", cards).to_string();
    copy("table-penalty-of").with("name", name).with("fine", fine).to_string()
}

#[tokio::test]
async fn a_penalty_takes_its_cards_from_the_rules() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    phone.tap(".penalties summary").await;
    phone.choose("[name='penalty.1.player']", "vera").await;
    phone.choose("[name='penalty.1.kind']", "hint").await;
    phone.wait_for_value("[name='penalty.1.cards']", "4").await;
    // The next row has appeared.
    phone.choose("[name='penalty.2.player']", "anna").await;
    phone.choose("[name='penalty.2.kind']", "misplay").await;
    phone.type_into("[name='penalty.2.cards']", "2").await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".saved", penalty_line("Vera", "hint", 4)).await;
    phone.wait_for_text(".saved", penalty_line("Anna", "misplay", 2)).await;
}

#[tokio::test]
async fn offline_entries_wait_and_are_sent_once() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phone = Phone::ordinary().await;
    phone.open(&format!("{}{}", line.url(), hall.table_path(1))).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    line.cut();
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    let waits = hand_line(hand_of(1, 12), credit(&["Anna", "Boris"], 75));
    phone.wait_for_text(".waiting", copy("table-waiting-to-send").with("what", waits)).await;
    // The rest of the block is known: the table plays on.
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    type_in(&phone, "gleb", [("anna", "12"), ("boris", "20")]).await;
    phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    phone.wait_until(async || phone.texts(".waiting .saved-text").await.len() == 2).await;
    assert_eq!(phone.texts(".waiting").await.len(), 1);
    // Taking back a waiting entry returns what was typed.
    phone.tap(".waiting [data-act=takeBackEntry]").await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.wait_for_value("[data-player=boris] .total input", "20").await;
    phone.type_into("[data-player=boris] .total input", "21").await;
    phone.tap(".save").await;
    phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    line.mend();
    phone.reload().await;
    phone.wait_for_text(".saved", hand_line(hand(2), credit(&["Vera", "Gleb"], 33))).await;
    phone.wait_until_gone(".waiting").await;
    let entries = hall.entries();
    assert_eq!(entries, ["1.1.1 1", "1.1.2 1"]);
}

#[tokio::test]
async fn a_contested_waiting_entry_stays_until_decided() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let (away, other) = (Phone::ordinary().await, Phone::ordinary().await);
    away.open(&format!("{}{}", line.url(), hall.table_path(1))).await;
    away.wait_for_text(".save", copy("table-missing-out")).await;
    line.cut();
    type_in(&away, "anna", [("vera", "30"), ("gleb", "45")]).await;
    away.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    // The scorer is in the middle of the next hand when the signal returns.
    away.tap(".seat:has([value=gleb])").await;
    other.open(&hall.table_url(1)).await;
    type_in(&other, "anna", [("vera", "30"), ("gleb", "46")]).await;
    other.wait_for_text(".saved", credit(&["Anna", "Boris"], 76)).await;
    line.mend();
    let refused = hand_line(hand_of(1, 12), credit(&["Anna", "Boris"], 75));
    away.wait_for_text(".waiting", copy("table-waiting-refused").with("what", refused)).await;
    away.wait_for_text(".hand-title", hand_of(2, 12)).await;
    away.tap("[data-act=look]").await;
    away.wait_for_text(".contested .theirs", credit(&["Anna", "Boris"], 76)).await;
    away.wait_for_text(".contested .yours", credit(&["Anna", "Boris"], 75)).await;
    // A reload does not lose it.
    away.reload().await;
    away.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    away.tap("[data-act=look]").await;
    away.tap(".keep").await;
    away.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 76))).await;
    away.wait_until_gone(".waiting").await;
}

#[tokio::test]
async fn lazy_cards_may_be_counted_instead() {
    let hall = Hall::four_players("lazy");
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    phone.tap(".seat:has([value=anna])").await;
    phone.tap(".counting summary").await;
    phone.tap("[data-player=vera] [data-key='5']").await;
    phone.tap("[data-player=gleb] [data-key='7']").await;
    phone.wait_for_text(".save", lazy_effect("Anna", &["Gleb"])).await;
    phone.tap("[data-player=vera] [data-key='2']").await;
    let level = lazy_effect("Anna", &["Vera", "Gleb"]);
    phone.wait_for_text(".save", &level).await;
    phone.tap(".save").await;
    phone.wait_for_text(".saved", hand_line(hand(1), level)).await;
}

#[tokio::test]
async fn the_open_page_sends_once_the_signal_returns() {
    let hall = Hall::four_players("std");
    let line = Line::to(hall.app.address).await;
    let phone = Phone::ordinary().await;
    phone.open(&format!("{}{}", line.url(), hall.table_path(1))).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    line.cut();
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".waiting", credit(&["Anna", "Boris"], 75)).await;
    line.mend();
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    phone.wait_until_gone(".waiting").await;
    assert_eq!(hall.entries(), ["1.1.1 1"]);
}

#[tokio::test]
async fn two_phones_that_disagree_see_both_entries() {
    let hall = Hall::four_players("std");
    let (one, other) = (Phone::ordinary().await, Phone::ordinary().await);
    one.open(&hall.table_url(1)).await;
    other.open(&hall.table_url(1)).await;
    other.tap(".seat:has([value=anna])").await;
    type_in(&one, "anna", [("vera", "30"), ("gleb", "45")]).await;
    one.wait_for_text(".saved", credit(&["Anna", "Boris"], 75)).await;
    // A scorer who has started is warned, and continues undisturbed.
    other.wait_for_text(".stale", copy("table-stale")).await;
    other.type_into("[data-player=vera] .total input", "30").await;
    other.type_into("[data-player=gleb] .total input", "47").await;
    other.tap(".save").await;
    other.wait_for_text(".contested .theirs", credit(&["Anna", "Boris"], 75)).await;
    other.wait_for_text(".contested .yours", credit(&["Anna", "Boris"], 77)).await;
    other.wait_for_text(".save", credit(&["Anna", "Boris"], 77)).await;
    other.tap(".save").await;
    other.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 77))).await;
    // The first phone learns of it without being touched.
    one.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 77))).await;
    one.wait_for_text(".hand-title", hand_of(2, 12)).await;
}

#[tokio::test]
async fn two_phones_that_agree_do_not_conflict() {
    let hall = Hall::four_players("std");
    let (one, other) = (Phone::ordinary().await, Phone::ordinary().await);
    for phone in [&one, &other] {
        phone.open(&hall.table_url(1)).await;
        phone.tap(".seat:has([value=anna])").await;
    }
    for phone in [&one, &other] {
        for player in ["vera", "gleb"] {
            phone.tap(&format!("[data-player={player}] [data-key=SKIP]")).await;
        }
        phone.tap(".save").await;
        phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 40))).await;
    }
    assert_eq!(hall.entries(), ["1.1.1 1"]);
}

#[tokio::test]
async fn a_hand_is_undone_corrected_and_voided() {
    let hall = Hall::four_players("std");
    let phone = Phone::ordinary().await;
    phone.open(&hall.table_url(1)).await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".saved", hand(1)).await;
    phone.tap(".undo button").await;
    phone.wait_for_text(".hand-title", hand_of(1, 12)).await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "46")]).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    // Nobody can move: the hand is played again.
    phone.tap(".no-result summary").await;
    phone.tap("[value=stuck]").await;
    let stuck = copy("table-void-stuck").to_string();
    phone.wait_for_text(".saved", hand_line(hand(2), &stuck)).await;
    phone.wait_for_text(".hand-title", copy("schedule-again")).await;
    // A slip: the hand was not stuck.
    phone.tap(".undo button").await;
    phone
        .wait_for_text(".taken-back", copy("table-taken-back").with("hand", hand(2)).with("result", stuck))
        .await;
    phone.wait_until(async || phone.text(".hand-title").await == hand_of(2, 12).to_string()).await;
    phone.tap(".no-result summary").await;
    phone.tap("[value=abandoned]").await;
    phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
    // An earlier hand is corrected in the same form, prefilled with its result.
    phone.tap(".fold:has(.hands) summary").await;
    phone.tap(".hands li:last-child .button").await;
    phone
        .wait_for_text(".recorded", copy("table-correcting").with("result", credit(&["Anna", "Boris"], 76)))
        .await;
    phone.wait_for_text(".save", credit(&["Anna", "Boris"], 76)).await;
    phone.type_into("[data-player=gleb] .total input", "45").await;
    phone.tap(".save").await;
    phone.tap(".confirming .primary").await;
    phone.wait_for_text(".saved", hand_line(hand(1), credit(&["Anna", "Boris"], 75))).await;
    phone.wait_for_text(".hand-title", hand_of(3, 12)).await;
}

#[tokio::test]
async fn what_was_unfolded_stays_unfolded() {
    let hall = Hall::four_players("std");
    let (phone, other) = (Phone::ordinary().await, Phone::ordinary().await);
    phone.open(&hall.table_url(1)).await;
    phone.wait_for_text(".save", copy("table-missing-out")).await;
    phone.tap("#handover > summary").await;
    other.open(&hall.table_url(1)).await;
    type_in(&other, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    assert_eq!(phone.run("return document.getElementById('handover').open", &[]).await, true);
}

#[tokio::test]
async fn a_waiting_table_continues_automatically() {
    let hall = Hall::open(&crate::support::evening::keys("eight-player"));
    let (one, other) = (Phone::ordinary().await, Phone::ordinary().await);
    one.open(&hall.table_url(1)).await;
    other.open(&hall.table_url(2)).await;
    for phone in [&one, &other] {
        for number in 1..=4 {
            phone.wait_for_text(".hand-title", hand_of(number, 28)).await;
            phone.tap(".seat:nth-of-type(1)").await;
            phone.tap(".holding:nth-child(2) [data-key='5']").await;
            phone.tap(".holding:nth-child(4) [data-key='7']").await;
            phone.tap(".save").await;
            phone.wait_for_text(".saved", hand_line(hand(number), "")).await;
        }
        if hall.entries().len() == 4 {
            phone.wait_for_text("#play", copy("table-waits")).await;
        }
    }
    other.wait_for_text(".hand-title", hand_of(5, 28)).await;
    one.wait_for_text(".hand-title", hand_of(5, 28)).await;
}

#[tokio::test]
async fn everything_fits_a_small_phone_and_a_thumb() {
    let long = "Annapurna".repeat(11);
    let hall = Hall::with_names([&long, "विक्रमादित्य सिंह", "שרה לוי", "🂡 Gleb 🂡"]);
    let phone = Phone::of(Kind { size: (360, 740), dark: true, ..Kind::default() }).await;
    phone.open(&hall.table_url(1)).await;
    for seat in [1, 2] {
        phone.tap(&format!(".seat:nth-of-type({seat})")).await;
        for key in ["W", "SKIP", "SKIP", "9"] {
            phone.tap(&format!("[data-key='{key}']")).await;
        }
        let wide = phone.run("return document.documentElement.scrollWidth", &[]).await;
        assert_eq!(wide, 360, "the page is wider than the phone");
        let small = "
            const targets = '.seat, .key, .held button, .total input, .button, summary';
            return [...document.querySelectorAll(targets)].filter((e) => e.getClientRects().length > 0)
                .map((e) => [e.innerText || e.className, e.getBoundingClientRect()])
                .filter(([, box]) => box.width < 48 || box.height < 48)
                .map(([name, box]) => `${name}: ${box.width} × ${box.height}`);
        ";
        assert_eq!(phone.run(small, &[]).await, serde_json::json!([]), "too small for a thumb");
    }
}

#[tokio::test]
async fn a_short_phone_shows_every_key_unclipped() {
    let hall = Hall::four_players("std");
    let phone = Phone::of(Kind { size: (360, 640), ..Kind::default() }).await;
    phone.open(&hall.table_url(1)).await;
    type_in(&phone, "anna", [("vera", "30"), ("gleb", "45")]).await;
    phone.wait_for_text(".hand-title", hand_of(2, 12)).await;
    phone.tap(".seat:has([value=anna])").await;
    phone.run("scrollTo(0, 0)", &[]).await;
    let hidden = "
        const seen = (e) => e.getClientRects().length > 0;
        const bar = document.querySelector('.saving').getBoundingClientRect().top;
        const keys = [...document.querySelectorAll('.key')].filter(seen);
        const clipped = [...document.querySelectorAll('.key .what')].filter((e) => seen(e) && e.scrollHeight > e.clientHeight);
        return [keys.length, ...keys.filter((e) => e.getBoundingClientRect().bottom > bar), ...clipped].map((e) => e.innerText ?? e);
    ";
    phone.wait_until(async || phone.run(hidden, &[]).await == serde_json::json!([30])).await;
}
