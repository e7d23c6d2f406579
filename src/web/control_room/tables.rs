//! Tables and hands, a line each; the answer to a table's call, and its first dealer.

use actix_web::{HttpResponse, web};

use lastcard_store::tournaments;
use lastcard_tournament::{Hand, Tournament};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnHeader;
use crate::schedule::setup_preview::sides;
use crate::table::dealer::DealerAction;
use crate::ui::{form::Form, tournament_text::TournamentText, translator::Translator};

/// A hand with a result.
pub struct HandLine {
    pub slot: String,
    pub name: String,
    pub result: String,
}

pub fn hand_line(tournament: &Tournament, hand: &Hand, words: Translator) -> HandLine {
    let says = TournamentText { words, tournament };
    let result = hand.result.as_ref().map(|result| says.result(hand, result)).unwrap_or_default();
    let mut name = hand_name(tournament, hand, words);
    if tournament.tables() > 1 {
        name = format!("{} · {name}", words.say("desk-table-of").with("table", hand.slot.table));
    }
    HandLine { slot: hand.slot.to_string(), name, result }
}

/// Lists the recorded hands, the latest first.
pub fn hand_lines(tournament: &Tournament, words: Translator) -> Vec<HandLine> {
    let recorded = tournament.hands().iter().rev().filter(|hand| !hand.is_open());
    recorded.map(|hand| hand_line(tournament, hand, words)).collect()
}

/// `Round 1, hand 5 of 12`, or `Hand 5` in a match.
pub fn hand_name(tournament: &Tournament, hand: &Hand, words: Translator) -> String {
    let slot = hand.slot;
    if tournament.in_play_off(slot) {
        return TournamentText { words, tournament }.hand(slot);
    }
    if tournament.setup().plan().is_none() {
        return words.say("desk-table-hand-match").with("hand", slot.hand).to_string();
    }
    words
        .say("desk-table-hand")
        .with("round", slot.round)
        .with("hand", slot.hand)
        .with("hands", tournament.round_hand_count(slot.round))
        .to_string()
}

/// `Anna and Boris against Vera and Gleb`, or all names if everyone plays alone.
pub fn versus(tournament: &Tournament, hand: &Hand, words: Translator) -> Option<String> {
    Some(match sides(tournament, hand, words)? {
        (one, Some(other)) => {
            words.say("desk-table-versus").with("one", one).with("other", other).to_string()
        }
        (everybody, None) => everybody,
    })
}

/// `POST /organise/t/{slug}/calls/{table}`: marks the call of a table as answered.
pub async fn answer_call(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Error> {
    let table = path.1;
    let answered = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::answer_call(store, &deed.club, &deed.tournament, table, &deed.by)
    });
    answered.await?;
    Ok(see_other(format!("/organise/t/{}?done=call-answered", header.slug)))
}

/// `POST /organise/t/{slug}/dealer/{table}`: an organiser notes the first dealer, lets the program draw, or takes the draw back.
pub async fn draw_dealer(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, u32)>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (slug, table) = path.into_inner();
    let deed = DealerAction::parse(&form)?;
    let (snapshots, by) = (site.snapshots.clone(), organiser.account.id.clone());
    web::block(move || deed.apply(&snapshots, &header.id, table, Some(&by))).await??;
    Ok(see_other(format!("/organise/t/{slug}")))
}
