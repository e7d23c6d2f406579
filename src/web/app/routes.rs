//! Route table: every address of the service.

use actix_web::middleware::from_fn;
use actix_web::web::{self, Path, Query, ServiceConfig, get, post, resource, scope};

use lastcard_store::RosterId;

use crate::accounts::{account, invites, login, organisers, second_factor, second_step, setup};
use crate::announcements::{self, sign_up_desk};
use crate::app::static_files;
use crate::charts::{page::LiveCharts, show_chances};
use crate::clubs::{
    desk as club, file,
    handlers::{LiveClub, LiveHome},
};
use crate::control_room::{
    self, blocks, calls, clock, codes, confirming, dealer, lifecycle, lockouts, play_off, reopening,
};
use crate::entrants::page::LiveEntrant;
use crate::export::embed::LiveEmbed;
use crate::hands::{log as hand_log, page::LiveHand};
use crate::leaderboard::desk as own_standings;
use crate::live::{live_page::live, stream};
use crate::middleware::audit_log;
use crate::operations::{health, service};
use crate::played_hands::replay;
use crate::print::{handlers as printouts, page::Printout};
use crate::profiles::{head_to_head_page::LiveHeadToHead, list_page::LivePeople, profile_page::LiveProfile};
use crate::projector::{self, desk as wall, spectate};
use crate::ratings::page::{LiveJointRatings, LiveRatings};
use crate::roster::{self, erasure, merging};
use crate::schedule::{page::SchedulePart, seating_page::LiveSeats};
use crate::seasons::{
    desk as season_desk, end,
    page::{LiveSeason, LiveSeasonLine},
    review_page::LiveSeasonReview,
};
use crate::table::cards;
use crate::tournament_form::{self, draw, edit, presence, start};
use crate::ui::language;
use crate::{
    api, audience, audit, desk, forecast, hands, line_up, offline, played_hands, practice, print, profiles,
    rules, rulings, scorer, type_in, webhooks,
};

/// Maximum size of a body in bytes, unless a route sets another. None of our forms comes near it.
const BODY_LIMIT: usize = 64 * 1024;

/// Maximum size of a form with a player export, in bytes: enough for two thousand evenings.
const PLAYER_EXPORT_LIMIT: usize = 1024 * 1024;

/// Registers all routes. A request is compared with them from the top, so the most requested ones come first, and those with the same
/// prefix are grouped together.
pub fn routes(config: &mut ServiceConfig) {
    config
        .app_data(web::PayloadConfig::new(BODY_LIMIT))
        .app_data(web::FormConfig::default().limit(BODY_LIMIT))
        .app_data(web::JsonConfig::default().limit(BODY_LIMIT))
        .configure(live("/", |()| ((), LiveHome)))
        .service(resource("/static/{path:.*}").route(get().to(static_files::show)))
        .service(scope("/t/{slug}").configure(tournament_routes))
        .service(scope("/at").configure(table_routes))
        .service(resource("/score/{code}").route(get().to(scorer::handlers::show)))
        .service(resource("/score/{code}/live").route(get().to(scorer::handlers::live)))
        .service(scope("/me/{code}").configure(player_routes))
        .service(scope("/c/{club}").configure(club_routes))
        .configure(live("/ratings", |()| ((), LiveJointRatings)))
        .service(scope("/rules").configure(rules_routes))
        .service(scope("/practice").configure(practice_routes))
        .service(resource("/kept").route(get().to(offline::show)))
        .service(resource("/oembed").route(get().to(crate::export::oembed::oembed)))
        .service(resource("/setup").route(get().to(setup::show)).route(post().to(setup::create)))
        .service(resource("/login").route(get().to(login::show)).route(post().to(login::create)))
        .service(
            resource("/login/second-step")
                .route(get().to(second_step::show))
                .route(post().to(second_step::create)),
        )
        .service(resource("/language").route(post().to(language::choose)))
        .service(resource("/logout").route(post().to(login::delete)))
        .service(resource("/invite/{token}").route(get().to(invites::show)).route(post().to(invites::accept)))
        .service(scope("/organise").wrap(from_fn(audit_log::note)).configure(desk_routes))
        .service(resource("/api").route(get().to(crate::api::document::show_page)))
        .configure(crate::api::routes::routes)
        // operations
        .service(resource("/healthz").route(get().to(health::alive)))
        .service(resource("/readyz").route(get().to(health::ready)))
        .service(resource("/metrics").route(get().to(crate::metrics::exposed::show)))
        .service(resource("/favicon.ico").route(get().to(static_files::favicon)));
}

/// Public pages of a tournament, each with its stream.
fn tournament_routes(config: &mut ServiceConfig) {
    config
        .service(resource("").route(get().to(announcements::page::show)))
        .service(resource("/live").route(get().to(announcements::page::live)))
        .service(resource("/news").route(get().to(stream::news)))
        .service(resource("/projector").route(get().to(projector::handlers::projector)))
        .service(resource("/projector/live").route(get().to(spectate::projector_live)))
        .service(resource("/tables/{table}").route(get().to(spectate::show)))
        .service(resource("/tables/{table}/live").route(get().to(spectate::live)))
        .configure(live("/schedule", |slug: Path<String>| (slug.into_inner(), SchedulePart::Now)))
        .configure(live("/schedule/{block}", Path::<(String, SchedulePart)>::into_inner))
        .configure(live("/seats", |slug: Path<String>| (slug.into_inner(), LiveSeats)))
        .configure(live("/charts", |at: (Path<String>, Query<LiveCharts>)| {
            (at.0.into_inner(), at.1.into_inner())
        }))
        .configure(live("/embed", |slug: Path<String>| (slug.into_inner(), LiveEmbed)))
        .service(resource("/leaderboard.{kind}").route(get().to(crate::export::files::leaderboard)))
        .service(resource("/schedule.{kind}").route(get().to(crate::export::files::schedule)))
        .service(resource("/ledger.{kind}").route(get().to(crate::export::files::ledger)))
        .service(resource("/card.png").route(get().to(crate::export::files::card)))
        .configure(live("/print", |slug: Path<String>| (slug.into_inner(), Printout::Schedule)))
        .service(resource("/print/plan").route(get().to(printouts::redirect_to_plan)))
        .configure(live("/print/plan/{player}", |at: Path<(String, String)>| {
            let (slug, player) = at.into_inner();
            (slug, Printout::Plan(player))
        }))
        .configure(live("/print/{what}", Path::<(String, Printout)>::into_inner))
        .configure(live("/hands/{slot}", Path::<(String, LiveHand)>::into_inner))
        .service(resource("/hands/{slot}/replay").route(get().to(replay::show)))
        .service(resource("/hands/{slot}/log").route(get().to(hand_log::show)))
        .configure(live("/entrants/{id}", Path::<(String, LiveEntrant)>::into_inner))
        // before the start: the announcement
        .service(
            resource("/sign-up")
                .route(get().to(crate::announcements::sign_up::show))
                .route(post().to(crate::announcements::sign_up::create)),
        )
        .service(
            resource("/sign-up/{code}")
                .route(get().to(crate::announcements::own_sign_up::show))
                .route(post().to(crate::announcements::own_sign_up::change)),
        )
        .service(resource("/sign-up/{code}/live").route(get().to(crate::announcements::own_sign_up::live)))
        .service(resource("/poster").route(get().to(crate::announcements::page::poster)))
        .service(
            resource("/check-in/{code}")
                .route(get().to(crate::announcements::check_in::show))
                .route(post().to(crate::announcements::check_in::record)),
        )
        .service(resource("/check-in/{code}/live").route(get().to(crate::announcements::check_in::live)));
}

/// Pages for the phone at a table. A table's code opens that table and nothing else.
fn table_routes(config: &mut ServiceConfig) {
    config
        .service(resource("").route(get().to(crate::table::handlers::find)))
        .service(resource("/{code}").route(get().to(crate::table::handlers::show)))
        .service(resource("/{code}/live").route(get().to(crate::table::handlers::live)))
        .service(resource("/{code}/confirmations").route(post().to(crate::table::confirming::confirm)))
        .service(resource("/{code}/check").route(get().to(crate::table::confirming::check)))
        .service(resource("/{code}/app.webmanifest").route(get().to(crate::table::handlers::manifest)))
        .service(resource("/{code}/entries").route(post().to(crate::table::handlers::record)))
        // a hand on the phones of a table
        .service(
            resource("/{code}/play")
                .route(get().to(crate::played_hands::handlers::show))
                .route(post().to(crate::played_hands::handlers::set_up)),
        )
        .service(resource("/{code}/play/live").route(get().to(crate::played_hands::handlers::live)))
        .service(resource("/{code}/play/seats").route(post().to(crate::played_hands::seats::sit)))
        .service(resource("/{code}/play/deal").route(post().to(crate::played_hands::seats::deal)))
        .service(resource("/{code}/play/{hand}").route(post().to(crate::played_hands::moves::make)))
        .service(
            resource("/{code}/play/seats/{player}")
                .route(get().to(crate::played_hands::seats::confirm))
                .route(post().to(crate::played_hands::seats::take_over)),
        )
        .service(
            resource("/{code}/play/asks/{number}")
                .route(post().to(crate::played_hands::seat_requests::answer)),
        )
        .service(resource("/{code}/hands/{slot}").route(get().to(crate::table::handlers::hand)))
        .service(
            resource("/{code}/hands/{slot}/consequences").route(post().to(crate::table::handlers::preview)),
        )
        .service(resource("/{code}/dealer").route(post().to(crate::table::dealer::draw)))
        .service(resource("/{code}/calls").route(post().to(crate::table::calls::update)))
        .service(resource("/{code}/rules").route(get().to(crate::rules::at_table::show)))
        .service(resource("/{code}/players/{player}").route(get().to(crate::table::player_qr::show)));
}

/// Pages of a player's phone.
fn player_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("")
                .route(get().to(crate::player::evening::show))
                .route(post().to(crate::player::evening::sit)),
        )
        .service(resource("/confirmations").route(post().to(crate::player::evening::confirm)))
        .service(resource("/calls").route(post().to(crate::player::evening::call)))
        .service(resource("/app.webmanifest").route(get().to(crate::player::evening::manifest)))
        .service(resource("/hand").route(get().to(crate::player::report::show)))
        .service(resource("/hand/live").route(get().to(crate::player::report::live)))
        .service(resource("/entries").route(post().to(crate::player::report::record)))
        .service(
            resource("/page")
                .route(get().to(crate::player::privacy::show))
                .route(post().to(crate::player::privacy::choose)),
        )
        .service(resource("/live").route(get().to(crate::player::evening::live)));
}

/// Public pages of a club.
fn club_routes(config: &mut ServiceConfig) {
    config
        .configure(live("", |club: Path<String>| (club.into_inner(), LiveClub)))
        .configure(live("/players", |club: Path<String>| (club.into_inner(), LivePeople)))
        .configure(live("/players/{player}", Path::<(String, LiveProfile)>::into_inner))
        .configure(live("/players/{player}/with/{other}", |at: Path<(String, RosterId, RosterId)>| {
            let (club, one, other) = at.into_inner();
            (club, LiveHeadToHead(one, other))
        }))
        .configure(live("/ratings", |club: Path<String>| (club.into_inner(), LiveRatings(None))))
        .configure(live("/seasons/{season}", LiveSeason::at))
        .configure(live("/seasons/{season}/ratings", LiveRatings::of_season))
        .configure(live("/seasons/{season}/year", LiveSeasonReview::at))
        .configure(live("/seasons/{season}/players/{player}", LiveSeasonLine::at))
        .service(resource("/feed.atom").route(get().to(crate::export::feeds::feed)))
        .service(resource("/calendar.ics").route(get().to(crate::export::feeds::calendar)));
}

fn rules_routes(config: &mut ServiceConfig) {
    config
        .service(resource("").route(get().to(rules::handlers::index)))
        .service(resource("/tournaments").route(get().to(rules::handlers::tournaments)))
        .service(resource("/{preset}").route(get().to(rules::handlers::preset)));
}

fn practice_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("")
                .route(get().to(practice::handlers::show))
                .route(post().to(practice::handlers::create)),
        )
        .service(resource("/{key}").route(get().to(practice::handlers::hand)))
        .service(resource("/{key}/moves").route(post().to(practice::handlers::play)))
        .service(resource("/{key}/live").route(get().to(practice::handlers::live)))
        .service(resource("/{key}/log").route(get().to(practice::handlers::log)))
        .service(resource("/{key}/replay").route(get().to(practice::handlers::replay)));
}

/// Pages of the organiser's desk.
fn desk_routes(config: &mut ServiceConfig) {
    config
        .service(resource("").route(get().to(desk::handlers::show)))
        .service(resource("/guesses").route(post().to(lockouts::lift_lockout)))
        .service(resource("/club").route(get().to(club::show)).route(post().to(club::update)))
        .service(resource("/service").route(get().to(service::show)))
        .service(resource("/audit").route(get().to(audit::handlers::show_club)))
        .service(resource("/audit.{kind}").route(get().to(audit::handlers::send_club)))
        .service(resource("/club/ratings").route(post().to(club::set_joint_ratings)))
        .service(resource("/club/file").route(get().to(file::show)))
        .service(
            resource("/webhooks")
                .route(get().to(webhooks::handlers::list))
                .route(post().to(webhooks::handlers::create)),
        )
        .service(resource("/webhooks/{id}").route(get().to(webhooks::handlers::show)))
        .service(resource("/webhooks/{id}/test").route(post().to(webhooks::handlers::send_test)))
        .service(resource("/webhooks/{id}/attempt").route(post().to(webhooks::handlers::try_now)))
        .service(resource("/webhooks/{id}/secret").route(post().to(webhooks::handlers::rotate)))
        .service(resource("/webhooks/{id}/end").route(post().to(webhooks::handlers::remove)))
        .configure(roster_routes)
        .configure(season_routes)
        .service(resource("/live").route(get().to(desk::handlers::live)))
        .service(resource("/tournaments").route(post().to(tournament_form::handlers::create)))
        .service(
            resource("/tournaments/new")
                .route(get().to(tournament_form::handlers::new))
                .route(post().to(tournament_form::handlers::review_names)),
        )
        .service(scope("/t/{slug}").configure(own_routes));
    announcement_routes(config);
    account_routes(config);
}

/// Organiser's pages of the roster and of the people on it.
fn roster_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/players")
                .route(get().to(roster::handlers::show))
                .route(post().to(roster::handlers::create)),
        )
        .service(
            resource("/players/{id}/merging")
                .route(get().to(merging::show))
                .route(post().to(merging::create)),
        )
        .service(
            resource("/players/{id}/erasure")
                .route(get().to(erasure::show))
                .route(post().to(erasure::create)),
        )
        .service(resource("/players/{id}/page").route(get().to(profiles::desk::show)))
        .service(resource("/players/{id}/openness").route(post().to(profiles::desk::set_visibility)))
        .service(
            resource("/players/{id}/record")
                .app_data(web::FormConfig::default().limit(PLAYER_EXPORT_LIMIT))
                .route(get().to(profiles::desk::export_record))
                .route(post().to(profiles::desk::import_record)),
        )
        .service(resource("/players/{id}/record/end").route(post().to(profiles::desk::remove)))
        .service(resource("/players/{id}/alias").route(post().to(roster::handlers::set_alias)))
        .service(resource("/players/{id}/name").route(post().to(roster::handlers::rename)))
        .service(resource("/players/{id}/archive").route(post().to(roster::handlers::archive)))
        .service(resource("/players/{id}/archive/end").route(post().to(roster::handlers::restore)));
}

/// Organiser's pages of seasons.
fn season_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/seasons").route(get().to(season_desk::list)))
        .service(
            resource("/seasons/new").route(get().to(season_desk::new)).route(post().to(season_desk::create)),
        )
        .service(
            resource("/seasons/{slug}")
                .route(get().to(season_desk::show))
                .route(post().to(season_desk::update)),
        )
        .service(resource("/seasons/{slug}/end").route(get().to(end::show)).route(post().to(end::create)))
        .service(
            resource("/seasons/{slug}/reopening")
                .route(get().to(end::confirm_reopening))
                .route(post().to(end::reopen)),
        )
        .service(resource("/seasons/{slug}/certificates").route(get().to(end::certificates)))
        .service(
            resource("/seasons/{slug}/certificates/everybody")
                .route(get().to(end::certificates_of_everybody)),
        )
        .service(
            resource("/seasons/{slug}/deletion")
                .route(get().to(season_desk::confirm_deletion))
                .route(post().to(season_desk::delete)),
        );
}

/// Organiser's pages of announcements.
fn announcement_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/coming/new")
                .route(get().to(announcements::desk::new))
                .route(post().to(announcements::desk::create)),
        )
        .service(resource("/announcements").route(post().to(announcements::desk::announce_all)))
        .service(resource("/coming/{slug}").route(get().to(sign_up_desk::show)))
        .service(
            resource("/coming/{slug}/edit")
                .route(get().to(announcements::desk::edit))
                .route(post().to(announcements::desk::update)),
        )
        .service(resource("/coming/{slug}/state").route(post().to(announcements::desk::set_state)))
        .service(resource("/coming/{slug}/check-in").route(post().to(announcements::desk::reissue_check_in)))
        .service(resource("/coming/{slug}/sign-ups").route(post().to(sign_up_desk::create)))
        .service(resource("/coming/{slug}/sign-ups/{number}").route(post().to(sign_up_desk::update)))
        .service(resource("/coming/{slug}/confirmations").route(post().to(sign_up_desk::confirm_all)))
        .service(
            resource("/coming/{slug}/deletion")
                .route(get().to(announcements::desk::ask_deletion))
                .route(post().to(announcements::desk::delete)),
        );
}

/// Pages of the organiser's own account, and of the other organisers.
fn account_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/account").route(get().to(account::show)))
        .service(resource("/account/password").route(post().to(account::change_password)))
        .service(resource("/account/sessions").route(post().to(account::log_out_everywhere)))
        .service(resource("/account/sessions/others/end").route(post().to(account::end_others)))
        .service(resource("/account/sessions/{id}/end").route(post().to(account::end_session)))
        .service(
            resource("/account/second-factor")
                .route(get().to(second_factor::show))
                .route(post().to(second_factor::create)),
        )
        .service(resource("/account/second-factor/end").route(post().to(second_factor::end)))
        .service(resource("/organisers").route(get().to(organisers::show)))
        .service(
            resource("/organisers/{id}/reset")
                .route(get().to(organisers::show_reset_form))
                .route(post().to(organisers::create_reset_link)),
        )
        .service(
            resource("/organisers/{id}/removal")
                .route(get().to(organisers::show_removal_form))
                .route(post().to(organisers::remove)),
        )
        .service(
            resource("/invites")
                .route(get().to(organisers::show_invite_form))
                .route(post().to(organisers::invite)),
        )
        .service(
            resource("/api-tokens").route(get().to(api::tokens::show)).route(post().to(api::tokens::create)),
        )
        .service(resource("/api-tokens/{id}/end").route(post().to(api::tokens::revoke)))
        .service(resource("/invites/{id}/end").route(post().to(organisers::revoke)));
}

/// Organiser's pages of a tournament.
fn own_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/live").route(get().to(control_room::handlers::live)))
        .service(resource("").route(get().to(control_room::handlers::show)))
        .service(resource("/edit").route(get().to(edit::show)).route(post().to(edit::update)))
        .service(
            resource("/deletion")
                .route(get().to(lifecycle::confirm_deletion))
                .route(post().to(lifecycle::delete)),
        )
        .service(
            resource("/audience")
                .route(get().to(audience::handlers::show))
                .route(post().to(audience::handlers::update)),
        )
        .service(resource("/audience/standings").route(post().to(audience::handlers::end_embargo)))
        .service(resource("/standings").route(get().to(own_standings::show)))
        .service(resource("/forecast").route(get().to(forecast::handlers::show)))
        .service(resource("/audit").route(get().to(audit::handlers::show)))
        .service(resource("/audit.{kind}").route(get().to(audit::handlers::send)))
        .service(resource("/print").route(get().to(print::desk::show_chooser)))
        .service(resource("/print/plan").route(get().to(print::desk::redirect_to_plan)))
        .service(resource("/print/{what}").route(get().to(print::desk::show)))
        .service(resource("/print/{what}/{of}").route(get().to(print::desk::show_one)))
        .service(resource("/chances").route(post().to(show_chances::update)))
        .service(resource("/draw").route(post().to(draw::create)))
        .service(resource("/presence").route(post().to(presence::update)))
        .service(resource("/start").route(post().to(start::create)))
        .service(resource("/start/end").route(post().to(lifecycle::redraft)));
    started_routes(config);
}

/// Organiser's pages of a tournament that has started.
fn started_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/stop").route(get().to(lifecycle::confirm_stop)).route(post().to(lifecycle::stop)))
        .service(
            resource("/people/{deed}")
                .route(get().to(line_up::handlers::show))
                .route(post().to(line_up::handlers::create)),
        )
        .service(resource("/changes/{id}/end").route(post().to(line_up::handlers::undo)))
        .service(resource("/play-off").route(post().to(play_off::create)))
        .service(resource("/play-off/end").route(post().to(play_off::undo)))
        .service(resource("/reopening").route(post().to(lifecycle::reopen)))
        .service(resource("/archive").route(post().to(lifecycle::archive)))
        .service(resource("/archive/end").route(post().to(lifecycle::unarchive)))
        .service(resource("/wall").route(post().to(wall::update)))
        .service(resource("/clock").route(post().to(clock::update)))
        .service(resource("/confirming").route(post().to(confirming::update)))
        .service(resource("/counting").route(post().to(confirming::set_counting)))
        .service(resource("/confirmations").route(post().to(confirming::confirm)))
        .service(
            resource("/rulings")
                .route(get().to(rulings::handlers::show))
                .route(post().to(rulings::handlers::create)),
        )
        .service(resource("/rulings/{id}/end").route(post().to(rulings::handlers::undo)))
        .service(resource("/calls/{table}").route(post().to(calls::answer)))
        .service(resource("/cards").route(get().to(cards::show)))
        .service(
            resource("/type-in")
                .route(get().to(type_in::handlers::show))
                .route(post().to(type_in::handlers::record)),
        )
        .service(resource("/dealer/{table}").route(post().to(dealer::draw)))
        .service(
            resource("/codes/{table}").route(get().to(codes::ask_reissue)).route(post().to(codes::reissue)),
        )
        .service(resource("/scorer").route(post().to(codes::issue_scorer)))
        .service(resource("/scorer/end").route(post().to(codes::revoke_scorer)))
        .service(resource("/codes-until").route(post().to(codes::set_until)))
        .service(resource("/phones").route(get().to(played_hands::desk::show)))
        .service(resource("/phones/players/{player}").route(post().to(played_hands::desk::change)))
        .service(
            resource("/phones/{table}/{end}")
                .route(get().to(played_hands::desk::confirm_end))
                .route(post().to(played_hands::desk::end)),
        )
        .service(resource("/phones/{table}/asks/{number}").route(post().to(played_hands::desk::answer)))
        .service(
            resource("/hands/{slot}")
                .route(get().to(hands::desk::show))
                .route(post().to(hands::desk::record)),
        )
        .service(resource("/hands/{slot}/opening").route(get().to(reopening::show)))
        .service(resource("/hands/{slot}/consequences").route(post().to(hands::desk::preview)))
        .service(resource("/blocks").route(post().to(blocks::update)));
}
