//! Route table: every address of the service.

use actix_web::middleware::from_fn;
use actix_web::web::{self, ServiceConfig, get, post, resource, scope};

use crate::{
    accounts::{account, invites, login, organisers, second_factor, second_step, setup},
    api::tokens as api_tokens,
    app::static_files,
    clubs::handlers as club_pages,
    hands::log as hand_log,
    leaderboard::handlers as public_pages,
    middleware::audit_log,
    offline as kept,
    operations::health,
    played_hands::replay,
    practice::handlers as practice,
    print::handlers as printouts,
    projector::{handlers as walls, spectate as watch},
    rules::handlers as rules,
    scorer::handlers as scorer,
    seasons::handlers as year,
    ui::language,
};
use crate::{
    announcements::{desk as announcement_desk, sign_up_desk as sign_ups},
    audience::handlers as audience,
    audit::handlers as audit,
    charts::show_chances as chances,
    clubs::{desk as club, file as club_file},
    control_room::{
        blocks, calls, clock, codes, confirming, dealer, handlers as tournament, lifecycle,
        lockouts as guesses, play_off, reopening as opening,
    },
    desk::handlers as desk,
    forecast::handlers as forecast,
    hands::desk as hands,
    leaderboard::desk as own_standings,
    line_up::handlers as people,
    operations::service,
    played_hands::desk as phones,
    print::desk as print,
    profiles::desk as person,
    projector::desk as wall,
    roster::{erasure, handlers as players, merging},
    rulings::handlers as rulings,
    seasons::{desk as season_desk, end as season_end},
    table::cards,
    tournament_form::{draw, edit, handlers as tournaments, presence, start},
    type_in::handlers as type_in,
    webhooks::handlers as webhooks,
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
        .service(resource("/").route(get().to(club_pages::home)))
        .service(resource("/live").route(get().to(club_pages::home_live)))
        .service(resource("/static/{path:.*}").route(get().to(static_files::show)))
        .service(scope("/t/{slug}").configure(tournament_routes))
        .service(scope("/at").configure(table_routes))
        .service(resource("/score/{code}").route(get().to(scorer::show)))
        .service(resource("/score/{code}/live").route(get().to(scorer::live)))
        .service(scope("/me/{code}").configure(player_routes))
        .service(scope("/c/{club}").configure(club_routes))
        .service(resource("/ratings").route(get().to(crate::ratings::handlers::show)))
        .service(resource("/ratings/live").route(get().to(crate::ratings::handlers::live)))
        .service(scope("/rules").configure(rules_routes))
        .service(scope("/practice").configure(practice_routes))
        .service(resource("/kept").route(get().to(kept::show)))
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
        .service(resource("").route(get().to(public_pages::leaderboard)))
        .service(resource("/live").route(get().to(public_pages::leaderboard)))
        .service(resource("/news").route(get().to(public_pages::versions)))
        .service(resource("/projector").route(get().to(walls::projector)))
        .service(resource("/projector/live").route(get().to(watch::projector_live)))
        .service(resource("/tables/{table}").route(get().to(watch::show)))
        .service(resource("/tables/{table}/live").route(get().to(watch::live)))
        .service(resource("/schedule").route(get().to(public_pages::schedule)))
        .service(resource("/schedule/live").route(get().to(public_pages::schedule)))
        .service(resource("/schedule/{block}").route(get().to(public_pages::schedule_block)))
        .service(resource("/schedule/{block}/live").route(get().to(public_pages::schedule_block)))
        .service(resource("/seats").route(get().to(public_pages::seats)))
        .service(resource("/seats/live").route(get().to(public_pages::seats)))
        .service(resource("/charts").route(get().to(public_pages::charts)))
        .service(resource("/charts/live").route(get().to(public_pages::charts)))
        .service(resource("/embed").route(get().to(public_pages::embed)))
        .service(resource("/embed/live").route(get().to(public_pages::embed)))
        .service(resource("/leaderboard.{kind}").route(get().to(crate::export::files::leaderboard)))
        .service(resource("/schedule.{kind}").route(get().to(crate::export::files::schedule)))
        .service(resource("/ledger.{kind}").route(get().to(crate::export::files::ledger)))
        .service(resource("/card.png").route(get().to(crate::export::files::card)))
        .service(resource("/print").route(get().to(printouts::schedule_printout)))
        .service(resource("/print/live").route(get().to(printouts::schedule_printout)))
        .service(resource("/print/plan").route(get().to(printouts::redirect_to_plan)))
        .service(resource("/print/plan/{player}").route(get().to(printouts::plan)))
        .service(resource("/print/plan/{player}/live").route(get().to(printouts::plan)))
        .service(resource("/print/{what}").route(get().to(printouts::printout)))
        .service(resource("/print/{what}/live").route(get().to(printouts::printout)))
        .service(resource("/hands/{slot}").route(get().to(public_pages::hand)))
        .service(resource("/hands/{slot}/live").route(get().to(public_pages::hand)))
        .service(resource("/hands/{slot}/replay").route(get().to(replay::show)))
        .service(resource("/hands/{slot}/log").route(get().to(hand_log::show)))
        .service(resource("/entrants/{id}").route(get().to(public_pages::entrant)))
        .service(resource("/entrants/{id}/live").route(get().to(public_pages::entrant)))
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
        .service(resource("").route(get().to(club_pages::club)))
        .service(resource("/live").route(get().to(club_pages::club_live)))
        .configure(year::routes)
        .service(resource("/feed.atom").route(get().to(crate::export::feeds::feed)))
        .service(resource("/calendar.ics").route(get().to(crate::export::feeds::calendar)));
}

fn rules_routes(config: &mut ServiceConfig) {
    config
        .service(resource("").route(get().to(rules::index)))
        .service(resource("/tournaments").route(get().to(rules::tournaments)))
        .service(resource("/{preset}").route(get().to(rules::preset)));
}

fn practice_routes(config: &mut ServiceConfig) {
    config
        .service(resource("").route(get().to(practice::show)).route(post().to(practice::create)))
        .service(resource("/{key}").route(get().to(practice::hand)))
        .service(resource("/{key}/moves").route(post().to(practice::play)))
        .service(resource("/{key}/live").route(get().to(practice::live)))
        .service(resource("/{key}/log").route(get().to(practice::log)))
        .service(resource("/{key}/replay").route(get().to(practice::replay)));
}

/// Pages of the organiser's desk.
fn desk_routes(config: &mut ServiceConfig) {
    config
        .service(resource("").route(get().to(desk::show)))
        .service(resource("/guesses").route(post().to(guesses::lift_lockout)))
        .service(resource("/club").route(get().to(club::show)).route(post().to(club::update)))
        .service(resource("/service").route(get().to(service::show)))
        .service(resource("/audit").route(get().to(audit::show_club)))
        .service(resource("/audit.{kind}").route(get().to(audit::send_club)))
        .service(resource("/club/ratings").route(post().to(club::set_joint_ratings)))
        .service(resource("/club/file").route(get().to(club_file::show)))
        .service(resource("/webhooks").route(get().to(webhooks::list)).route(post().to(webhooks::create)))
        .service(resource("/webhooks/{id}").route(get().to(webhooks::show)))
        .service(resource("/webhooks/{id}/test").route(post().to(webhooks::send_test)))
        .service(resource("/webhooks/{id}/attempt").route(post().to(webhooks::try_now)))
        .service(resource("/webhooks/{id}/secret").route(post().to(webhooks::rotate)))
        .service(resource("/webhooks/{id}/end").route(post().to(webhooks::remove)))
        .configure(roster_routes)
        .configure(season_routes)
        .service(resource("/live").route(get().to(desk::live)))
        .service(resource("/tournaments").route(post().to(tournaments::create)))
        .service(
            resource("/tournaments/new")
                .route(get().to(tournaments::new))
                .route(post().to(tournaments::review_names)),
        )
        .service(scope("/t/{slug}").configure(own_routes));
    announcement_routes(config);
    account_routes(config);
}

/// Organiser's pages of the roster and of the people on it.
fn roster_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/players").route(get().to(players::show)).route(post().to(players::create)))
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
        .service(resource("/players/{id}/page").route(get().to(person::show)))
        .service(resource("/players/{id}/openness").route(post().to(person::set_visibility)))
        .service(
            resource("/players/{id}/record")
                .app_data(web::FormConfig::default().limit(PLAYER_EXPORT_LIMIT))
                .route(get().to(person::export_record))
                .route(post().to(person::import_record)),
        )
        .service(resource("/players/{id}/record/end").route(post().to(person::remove)))
        .service(resource("/players/{id}/alias").route(post().to(players::set_alias)))
        .service(resource("/players/{id}/name").route(post().to(players::rename)))
        .service(resource("/players/{id}/archive").route(post().to(players::archive)))
        .service(resource("/players/{id}/archive/end").route(post().to(players::restore)));
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
        .service(
            resource("/seasons/{slug}/end")
                .route(get().to(season_end::show))
                .route(post().to(season_end::create)),
        )
        .service(
            resource("/seasons/{slug}/reopening")
                .route(get().to(season_end::confirm_reopening))
                .route(post().to(season_end::reopen)),
        )
        .service(resource("/seasons/{slug}/certificates").route(get().to(season_end::certificates)))
        .service(
            resource("/seasons/{slug}/certificates/everybody")
                .route(get().to(season_end::certificates_of_everybody)),
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
                .route(get().to(announcement_desk::new))
                .route(post().to(announcement_desk::create)),
        )
        .service(resource("/announcements").route(post().to(announcement_desk::announce_all)))
        .service(resource("/coming/{slug}").route(get().to(sign_ups::show)))
        .service(
            resource("/coming/{slug}/edit")
                .route(get().to(announcement_desk::edit))
                .route(post().to(announcement_desk::update)),
        )
        .service(resource("/coming/{slug}/state").route(post().to(announcement_desk::set_state)))
        .service(resource("/coming/{slug}/check-in").route(post().to(announcement_desk::reissue_check_in)))
        .service(resource("/coming/{slug}/sign-ups").route(post().to(sign_ups::create)))
        .service(resource("/coming/{slug}/sign-ups/{number}").route(post().to(sign_ups::update)))
        .service(resource("/coming/{slug}/confirmations").route(post().to(sign_ups::confirm_all)))
        .service(
            resource("/coming/{slug}/deletion")
                .route(get().to(announcement_desk::ask_deletion))
                .route(post().to(announcement_desk::delete)),
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
            resource("/api-tokens").route(get().to(api_tokens::show)).route(post().to(api_tokens::create)),
        )
        .service(resource("/api-tokens/{id}/end").route(post().to(api_tokens::revoke)))
        .service(resource("/invites/{id}/end").route(post().to(organisers::revoke)));
}

/// Organiser's pages of a tournament.
fn own_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/live").route(get().to(tournament::live)))
        .service(resource("").route(get().to(tournament::show)))
        .service(resource("/edit").route(get().to(edit::show)).route(post().to(edit::update)))
        .service(
            resource("/deletion")
                .route(get().to(lifecycle::confirm_deletion))
                .route(post().to(lifecycle::delete)),
        )
        .service(resource("/audience").route(get().to(audience::show)).route(post().to(audience::update)))
        .service(resource("/audience/standings").route(post().to(audience::end_embargo)))
        .service(resource("/standings").route(get().to(own_standings::show)))
        .service(resource("/forecast").route(get().to(forecast::show)))
        .service(resource("/audit").route(get().to(audit::show)))
        .service(resource("/audit.{kind}").route(get().to(audit::send)))
        .service(resource("/print").route(get().to(print::show_chooser)))
        .service(resource("/print/plan").route(get().to(print::redirect_to_plan)))
        .service(resource("/print/{what}").route(get().to(print::show)))
        .service(resource("/print/{what}/{of}").route(get().to(print::show_one)))
        .service(resource("/chances").route(post().to(chances::update)))
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
        .service(resource("/people/{deed}").route(get().to(people::show)).route(post().to(people::create)))
        .service(resource("/changes/{id}/end").route(post().to(people::undo)))
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
        .service(resource("/rulings").route(get().to(rulings::show)).route(post().to(rulings::create)))
        .service(resource("/rulings/{id}/end").route(post().to(rulings::undo)))
        .service(resource("/calls/{table}").route(post().to(calls::answer)))
        .service(resource("/cards").route(get().to(cards::show)))
        .service(resource("/type-in").route(get().to(type_in::show)).route(post().to(type_in::record)))
        .service(resource("/dealer/{table}").route(post().to(dealer::draw)))
        .service(
            resource("/codes/{table}").route(get().to(codes::ask_reissue)).route(post().to(codes::reissue)),
        )
        .service(resource("/scorer").route(post().to(codes::issue_scorer)))
        .service(resource("/scorer/end").route(post().to(codes::revoke_scorer)))
        .service(resource("/codes-until").route(post().to(codes::set_until)))
        .service(resource("/phones").route(get().to(phones::show)))
        .service(resource("/phones/players/{player}").route(post().to(phones::change)))
        .service(
            resource("/phones/{table}/{end}")
                .route(get().to(phones::confirm_end))
                .route(post().to(phones::end)),
        )
        .service(resource("/phones/{table}/asks/{number}").route(post().to(phones::answer)))
        .service(resource("/hands/{slot}").route(get().to(hands::show)).route(post().to(hands::record)))
        .service(resource("/hands/{slot}/opening").route(get().to(opening::show)))
        .service(resource("/hands/{slot}/consequences").route(post().to(hands::preview)))
        .service(resource("/blocks").route(post().to(blocks::update)));
}
