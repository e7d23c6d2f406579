//! Played hands, for the organiser: seats and phones, and the hands in progress.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use askama::Template;

use lastcard_rules::bot::Bot;
use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_store::codes::Code;
use lastcard_store::seats::{Holder, Holders, SeatRequest};
use lastcard_tournament::{Player, PlayerId};

use crate::app::state;
use crate::print::address::PrintedAddress;
use crate::table::cards::TableCard;
use crate::ui::{page::Page, tournament_text::TournamentText, translator::Translator};

/// The page at `/organise/t/{slug}/phones`.
#[derive(Template)]
#[template(path = "played_hands/desk.html")]
pub struct PhonesPage {
    pub page: Page,
    pub slug: String,
    pub name: String,
    /// Confirms what was just done.
    pub done: Option<String>,
    /// True if the addresses in the codes work on this computer only.
    pub local: PrintedAddress,
    pub hands: Vec<HandInPlay>,
    pub players: Vec<PlayerOnPhone>,
}

pub struct HandInPlay {
    pub table: u32,
    pub title: String,
    /// Progress of the hand, in words.
    pub says: String,
    /// Its id, so that an answer applies to this hand only.
    pub id: String,
    /// Phones that ask for a seat: number and sentence.
    pub asks: Vec<(u32, String)>,
}

/// A player, and who holds the seat.
pub struct PlayerOnPhone {
    pub id: String,
    pub name: String,
    /// The holder of the seat, in words.
    pub says: String,
    pub held: bool,
    pub bot: Option<&'static str>,
    /// The personal link; its number is not shown.
    pub link: TableCard,
}

/// Returns the card of a player, with the public URL through which this organiser reached the service.
pub fn player_card(request: &HttpRequest, code: &Code) -> TableCard {
    TableCard::new(0, code, state::absolute_url(request, &format!("/me/{code}")))
}

pub fn hand_in_play(says: TournamentText<'_>, moment: &HandSnapshot) -> HandInPlay {
    let slot = moment.dealt.slot;
    let state = if moment.is_open() { "phones-open" } else { "phones-joining" };
    let asks = moment.seat_requests().map(|ask| request_line(says, moment, ask));
    HandInPlay {
        id: moment.dealt.id.to_string(),
        asks: asks.collect(),
        table: slot.table,
        title: says.hand(slot),
        says: says.words.say(state).with("count", moment.move_count()).into(),
    }
}

/// Returns the number of a request for a seat, with a line about it.
fn request_line(says: TournamentText<'_>, moment: &HandSnapshot, ask: &SeatRequest) -> (u32, String) {
    let key = match moment.holder(&ask.player).map(|held| &held.by) {
        Some(Holder::Phone(_)) => "phones-asks-phone",
        Some(Holder::Bot(_)) => "phones-asks-bot",
        None => "phones-asks-free",
    };
    let name = says.player(&ask.player);
    (ask.number, says.words.say(key).with("name", name).with("number", ask.number).into())
}

pub fn player_line(
    words: Translator,
    request: &HttpRequest,
    player: &Player,
    holders: &Holders,
    codes: &BTreeMap<PlayerId, Code>,
) -> PlayerOnPhone {
    let held = holders.get(&player.id);
    let bot = held.and_then(|held| match held.by {
        Holder::Bot(Bot::Greedy) => Some("greedy"),
        Holder::Bot(Bot::Random) => Some("random"),
        Holder::Phone(_) => None,
    });
    let key = match (held, bot) {
        (None, _) => "phones-nobody".to_owned(),
        (Some(_), Some(bot)) => format!("play-seat-bot-{bot}"),
        (Some(_), None) => "phones-by-phone".to_owned(),
    };
    let none = || TableCard { number: 0, code: String::new(), url: String::new(), used: None };
    PlayerOnPhone {
        id: player.id.to_string(),
        name: player.name.to_string(),
        says: words.say(key).into(),
        held: held.is_some(),
        bot,
        link: codes.get(&player.id).map_or_else(none, |code| player_card(request, code)),
    }
}
