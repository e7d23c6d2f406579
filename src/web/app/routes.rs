//! Route table of the pages: every address of the service, and what it is.

use actix_web::App;
use actix_web::web::{self, Path, Query, ServiceConfig};

use lastcard_store::RosterId;

use crate::accounts::{invites, login, second_step, setup};
use crate::app::{
    desk_routes::desk_routes,
    route_table::{RouteInfo, Routes, public},
    static_files,
};
use crate::charts::LiveCharts;
use crate::clubs::handlers::{LiveClub, LiveEvenings, LiveHome};
use crate::entrants::LiveEntrant;
use crate::export::{self, embed::LiveEmbed};
use crate::extract::visitor;
use crate::hands::{log as hand_log, page::LiveHand};
use crate::live::stream;
use crate::operations::health;
use crate::played_hands::{self, replay};
use crate::print::page::Printout;
use crate::prize_giving::season::LiveSeasonWall;
use crate::profiles::{head_to_head_page::LiveHeadToHead, list_page::LivePeople, profile_page::LiveProfile};
use crate::projector::{self, spectate};
use crate::ratings::{LiveJointRatings, LiveRatings};
use crate::schedule::{page::SchedulePart, seating_page::LiveSeats};
use crate::seasons::{line_page::LiveSeasonLine, page::LiveSeason, review_page::LiveSeasonReview};
use crate::staged_events::page::LiveStagedEvent;
use crate::{announcements, api, metrics, offline, player, practice, print, rules, scorer, table};

/// Maximum size of a body in bytes, unless a route sets another. None of our forms comes near it.
const BODY_LIMIT: usize = 64 * 1024;

/// Registers all routes.
pub fn routes(config: &mut ServiceConfig) {
    config
        .app_data(web::PayloadConfig::new(BODY_LIMIT))
        .app_data(web::FormConfig::default().limit(BODY_LIMIT))
        .app_data(web::JsonConfig::default().limit(BODY_LIMIT));
    all(&mut Routes::new(config, &mut Vec::new()));
    config.configure(api::routes::routes);
}

/// Returns the routes of the pages.
pub fn route_list() -> Vec<RouteInfo> {
    let mut list = Vec::new();
    // An application that is never started.
    let _ = App::new().configure(|config| {
        all(&mut Routes::new(config, &mut list));
    });
    list
}

/// All routes of pages. A request is compared with them from the top, so the most requested ones come first, and those with the same prefix
/// are grouped together.
fn all(routes: &mut Routes<'_>) {
    routes
        .live("/", |()| ((), LiveHome))
        .add(public("/static/{path:.*}").get(static_files::show))
        .scope("/t/{slug}", tournament_routes)
        .scope("/at", table_routes)
        .add(public("/score/{code}").get(scorer::show))
        .add(public("/score/{code}/live").get(scorer::live))
        .scope("/me/{code}", player_routes)
        .scope("/c/{club}", club_routes)
        .live("/ratings", |()| ((), LiveJointRatings))
        .scope("/rules", rules_routes)
        .scope("/practice", practice_routes)
        .add(public("/kept").get(offline::show))
        .add(public("/oembed").get(export::oembed::oembed))
        .add(public("/setup").get(setup::show).post(setup::create))
        .add(public("/login").get(login::show).post(login::create))
        .add(public("/login/second-step").get(second_step::show).post(second_step::create))
        .add(public("/language").post(visitor::choose_language))
        .add(public("/logout").post(login::delete))
        .add(public("/invite/{token}").get(invites::show).post(invites::accept))
        .scope("/organise", desk_routes)
        .add(public("/api").get(api::document::show_page))
        // operations
        .add(public("/healthz").get(health::alive))
        .add(public("/readyz").get(health::ready))
        .add(public("/metrics").get(metrics::exposed::show))
        .add(public("/favicon.ico").get(static_files::favicon));
}

/// Public pages of a tournament, each with its stream.
fn tournament_routes(routes: &mut Routes<'_>) {
    routes
        .add(public("").get(announcements::page::show))
        .add(public("/live").get(announcements::page::live))
        .add(public("/news").get(stream::news))
        .add(public("/projector").get(projector::page::projector))
        .add(public("/projector/live").get(spectate::projector_live))
        .add(public("/tables/{table}").get(spectate::show))
        .add(public("/tables/{table}/live").get(spectate::live))
        .live("/schedule", |slug: Path<String>| (slug.into_inner(), SchedulePart::Now))
        .live("/schedule/{block}", Path::<(String, SchedulePart)>::into_inner)
        .live("/seats", |slug: Path<String>| (slug.into_inner(), LiveSeats))
        .live("/charts", |at: (Path<String>, Query<LiveCharts>)| (at.0.into_inner(), at.1.into_inner()))
        .live("/embed", |slug: Path<String>| (slug.into_inner(), LiveEmbed))
        .add(public("/leaderboard.{kind}").get(export::files::leaderboard))
        .add(public("/schedule.{kind}").get(export::files::schedule))
        .add(public("/ledger.{kind}").get(export::files::ledger))
        .add(public("/card.png").get(export::files::card))
        .live("/print", |slug: Path<String>| (slug.into_inner(), Printout::Schedule))
        .add(public("/print/plan").get(print::redirect_to_plan))
        .live("/print/plan/{player}", |at: Path<(String, String)>| {
            let (slug, player) = at.into_inner();
            (slug, Printout::Plan(player))
        })
        .live("/print/{what}", Path::<(String, Printout)>::into_inner)
        .live("/hands/{slot}", Path::<(String, LiveHand)>::into_inner)
        .add(public("/hands/{slot}/replay").get(replay::show))
        .add(public("/hands/{slot}/log").get(hand_log::show))
        .live("/entrants/{id}", Path::<(String, LiveEntrant)>::into_inner)
        // before the start: the announcement
        .add(public("/sign-up").get(announcements::sign_up::show).post(announcements::sign_up::create))
        .add(
            public("/sign-up/{code}")
                .get(announcements::own_sign_up::show)
                .post(announcements::own_sign_up::change),
        )
        .add(public("/sign-up/{code}/live").get(announcements::own_sign_up::live))
        .add(public("/poster").get(announcements::page::poster))
        .add(public("/calendar.ics").get(export::feeds::evening))
        .add(
            public("/check-in/{code}")
                .get(announcements::check_in::show)
                .post(announcements::check_in::record),
        )
        .add(public("/check-in/{code}/live").get(announcements::check_in::live));
}

/// Pages for the phone at a table. A table's code opens that table and nothing else.
fn table_routes(routes: &mut Routes<'_>) {
    routes.add(public("").get(table::handlers::find)).scope("/{code}", coded_table_routes);
}

fn coded_table_routes(routes: &mut Routes<'_>) {
    routes
        .add(public("").get(table::handlers::show))
        .add(public("/live").get(table::handlers::live))
        .add(public("/confirmations").post(table::confirming::confirm))
        .add(public("/check").get(table::confirming::check))
        .add(public("/app.webmanifest").get(table::handlers::manifest))
        .add(public("/entries").post(table::handlers::record))
        // a hand on the phones of a table
        .add(public("/play").get(played_hands::handlers::show).post(played_hands::handlers::set_up))
        .add(public("/play/live").get(played_hands::handlers::live))
        .add(public("/play/seats").post(played_hands::seats::sit))
        .add(public("/play/deal").post(played_hands::seats::deal))
        .add(public("/play/{hand}").post(played_hands::moves::make))
        .add(
            public("/play/seats/{player}")
                .get(played_hands::seats::confirm)
                .post(played_hands::seats::take_over),
        )
        .add(public("/play/asks/{number}").post(played_hands::seat_requests::answer))
        .add(public("/hands/{slot}").get(table::handlers::hand))
        .add(public("/hands/{slot}/consequences").post(table::handlers::preview))
        .add(public("/dealer").post(table::dealer::draw))
        .add(public("/calls").post(table::calls::update))
        .add(public("/rules").get(rules::show_at_table))
        .add(public("/players/{player}").get(table::player_qr::show));
}

/// Pages of a player's phone.
fn player_routes(routes: &mut Routes<'_>) {
    routes
        .add(public("").get(player::evening::show).post(player::evening::sit))
        .add(public("/confirmations").post(player::evening::confirm))
        .add(public("/calls").post(player::evening::call))
        .add(public("/app.webmanifest").get(player::evening::manifest))
        .add(public("/hand").get(player::report::show))
        .add(public("/hand/live").get(player::report::live))
        .add(public("/entries").post(player::report::record))
        .add(public("/page").get(player::privacy::show).post(player::privacy::choose))
        .add(public("/live").get(player::evening::live));
}

/// Public pages of a club.
fn club_routes(routes: &mut Routes<'_>) {
    routes
        .live("", |club: Path<String>| (club.into_inner(), LiveClub))
        .live("/evenings", |club: Path<String>| (club.into_inner(), LiveEvenings))
        .live("/players", |club: Path<String>| (club.into_inner(), LivePeople))
        .live("/players/{player}", Path::<(String, LiveProfile)>::into_inner)
        .live("/players/{player}/with/{other}", |at: Path<(String, RosterId, RosterId)>| {
            let (club, one, other) = at.into_inner();
            (club, LiveHeadToHead(one, other))
        })
        .live("/ratings", |club: Path<String>| (club.into_inner(), LiveRatings(None)))
        .scope("/seasons/{season}", club_season_routes)
        .scope("/events/{event}", club_event_routes)
        .add(public("/feed.atom").get(export::feeds::feed))
        .add(public("/calendar.ics").get(export::feeds::calendar));
}

/// Public pages of a season.
fn club_season_routes(routes: &mut Routes<'_>) {
    routes
        .live("", LiveSeason::at)
        .live("/evenings", LiveSeason::with_all_evenings)
        .live("/ratings", LiveRatings::of_season)
        .live("/prize-giving", LiveSeasonWall::at)
        .live("/year", LiveSeasonReview::at)
        .live("/players/{player}", LiveSeasonLine::at);
}

/// Public pages of an event of several stages.
fn club_event_routes(routes: &mut Routes<'_>) {
    routes
        .live("", LiveStagedEvent::at)
        .live("/ranking", LiveStagedEvent::ranking)
        .live("/projector", LiveStagedEvent::wall)
        .live("/stages/{stage}", LiveStagedEvent::stage);
}

fn rules_routes(routes: &mut Routes<'_>) {
    routes
        .add(public("").get(rules::index))
        .add(public("/tournaments").get(rules::tournaments))
        .add(public("/{preset}").get(rules::preset));
}

fn practice_routes(routes: &mut Routes<'_>) {
    routes
        .add(public("").get(practice::handlers::show).post(practice::handlers::create))
        .scope("/{key}", practice_hand_routes);
}

fn practice_hand_routes(routes: &mut Routes<'_>) {
    routes
        .add(public("").get(practice::handlers::hand))
        .add(public("/moves").post(practice::handlers::play))
        .add(public("/live").get(practice::handlers::live))
        .add(public("/log").get(practice::handlers::log))
        .add(public("/replay").get(practice::handlers::replay));
}
