//! `GET /organise/t/{slug}/finder.json`: what the control room's search field finds: players, tables, hands and pages.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use strum::VariantArray as _;

use lastcard_club::Role;
use lastcard_tournament::Tournament;

use crate::app::{error::Error, state::AppState};
use crate::control_room::tabs::{RoomTab, room_url};
use crate::extract::own_tournament::OwnHeader;
use crate::live::page_cache::ContentEtag;
use crate::ui::{assets, translator::Translator};

/// Everything that can be found.
#[derive(Serialize)]
struct Finder {
    /// Lines that are found by their text.
    lines: Vec<FinderLine>,
    /// Hands, which are found by their numbers.
    hands: HandNumbers,
}

#[derive(Serialize)]
struct FinderLine {
    text: String,
    /// The kind of line, such as “Player”.
    kind: String,
    href: String,
}

/// Hands of the tournament. There may be thousands, so only their numbers are listed.
#[derive(Serialize)]
struct HandNumbers {
    /// Name of a hand, with {gaps} for its numbers.
    text: String,
    kind: String,
    /// Address to which the hand's `round.table.hand` is added.
    href: String,
    /// Round, table and number of hands.
    of: Vec<(u32, u32, u32)>,
}

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let snapshot = organiser.words().localise_snapshot(site.unredacted_snapshot(&header.slug).await?);
    let is_referee = organiser.account.role == Role::Referee;
    let found = finder(snapshot.tournament(), &header.slug, is_referee, organiser.words());
    let found = serde_json::to_string(&found).unwrap_or_default();
    // The names are for organisers only, so that no cache but the browser's keeps them.
    Ok(ContentEtag::from_hash(&assets::hash(found.as_bytes())).answer(
        &request,
        ["private, no-cache", "cookie"],
        |mut response| response.content_type("application/json").body(found),
    ))
}

fn finder(tournament: &Tournament, slug: &str, is_referee: bool, words: Translator) -> Finder {
    let room = room_url(slug);
    let line = |kind: &'static str, text: String, href: String| FinderLine {
        text,
        kind: words.say(kind).to_string(),
        href,
    };
    let mut lines = Vec::new();
    if !is_referee {
        let people = RoomTab::Players.url(slug);
        lines.extend(tournament.players().map(|player| {
            line("finder-player", player.name.to_string(), format!("{people}#person-{}", player.id))
        }));
    }
    lines.extend((1..=tournament.tables()).map(|table| {
        let name = words.say("desk-table-of").with("table", table).to_string();
        line("finder-table", name, format!("{room}#table-{table}"))
    }));
    let pages = pages(slug, is_referee).into_iter();
    lines.extend(pages.map(|(key, href)| line("finder-page", words.say(key).to_string(), href)));
    Finder { lines, hands: hand_numbers(tournament, &room, words) }
}

fn hand_numbers(tournament: &Tournament, room: &str, words: Translator) -> HandNumbers {
    let mut of: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    for hand in tournament.hands() {
        let most = of.entry((hand.slot.round, hand.slot.table)).or_default();
        *most = hand.slot.hand.max(*most);
    }
    let rounds = tournament.hands().iter().next_back().map_or(1, |hand| hand.slot.round);
    let key = if rounds > 1 { "finder-hand-of-round" } else { "finder-hand" };
    let text = words.say(key).with("round", "{round}").with("table", "{table}").with("hand", "{hand}");
    HandNumbers {
        text: text.to_string(),
        kind: words.say("finder-hands").to_string(),
        href: format!("{room}/hands/"),
        of: of.into_iter().map(|((round, table), hands)| (round, table, hands)).collect(),
    }
}

/// Message keys and addresses of the pages that this account may open.
fn pages(slug: &str, is_referee: bool) -> Vec<(String, String)> {
    let room = room_url(slug);
    let below = |key: &str, path: &str| (key.to_owned(), format!("{room}{path}"));
    let mut pages = vec![
        below("rulings-title", "/rulings"),
        below("audit-title", "/audit"),
        ("organise-desk".to_owned(), "/organise".to_owned()),
    ];
    if is_referee {
        return pages;
    }
    pages.extend(RoomTab::VARIANTS.iter().map(|tab| (tab.key(), tab.url(slug))));
    pages.extend([
        below("standings-own", "/standings"),
        below("cards-title", "/cards"),
        below("phones-title", "/phones"),
        below("print", "/print"),
        below("type-in-title", "/type-in"),
        below("audience-title", "/audience"),
    ]);
    let elsewhere = [
        ("running-leaderboard", format!("/t/{slug}")),
        ("running-schedule", format!("/t/{slug}/schedule")),
        ("seats-title", format!("/t/{slug}/seats")),
        ("projector-link", format!("/t/{slug}/projector")),
        ("desk-new", "/organise/tournaments/new".to_owned()),
        ("desk-announce", "/organise/coming/new".to_owned()),
        ("desk-players", "/organise/players".to_owned()),
        ("seasons-title", "/organise/seasons".to_owned()),
        ("club-title", "/organise/club".to_owned()),
    ];
    pages.extend(elsewhere.map(|(key, href)| (key.to_owned(), href)));
    pages
}
