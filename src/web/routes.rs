//! Every address of the service.

use actix_web::web::{self, ServiceConfig, get, post, resource};

use super::organise::{
    archive, cards, club, codes, dealer, deletion, desk, draw, edit, forecast, guesses, hands, merging,
    opening, people, phones, play_off, players, presence, reopening, start, stop, tournament, tournaments,
};
use super::{
    account, at, hand_log, health, invites, login, me, organisers, practice, public, replay, rules,
    second_factor, second_step, setup, static_files, watch,
};

/// What is sent to us at most, unless a route says otherwise: no form of ours comes near it.
const BODY_LIMIT: usize = 64 * 1024;

/// The route table.
pub fn routes(config: &mut ServiceConfig) {
    config
        .app_data(web::PayloadConfig::new(BODY_LIMIT))
        .app_data(web::FormConfig::default().limit(BODY_LIMIT))
        .app_data(web::JsonConfig::default().limit(BODY_LIMIT))
        // public
        .service(resource("/").route(get().to(public::home)))
        .service(resource("/c/{club}").route(get().to(public::club)))
        .service(resource("/t/{slug}").route(get().to(public::leaderboard)))
        .service(resource("/t/{slug}/projector").route(get().to(public::projector)))
        .service(resource("/t/{slug}/projector/live").route(get().to(watch::wall)))
        .service(resource("/t/{slug}/tables/{table}").route(get().to(watch::show)))
        .service(resource("/t/{slug}/tables/{table}/live").route(get().to(watch::live)))
        .service(resource("/t/{slug}/schedule").route(get().to(public::schedule)))
        .service(resource("/t/{slug}/schedule/live").route(get().to(public::schedule)))
        .service(resource("/t/{slug}/schedule/{block}").route(get().to(public::schedule_block)))
        .service(resource("/t/{slug}/schedule/{block}/live").route(get().to(public::schedule_block)))
        .service(resource("/t/{slug}/print").route(get().to(public::print)))
        .service(resource("/t/{slug}/print/live").route(get().to(public::print)))
        .service(resource("/t/{slug}/hands/{slot}").route(get().to(public::hand)))
        .service(resource("/t/{slug}/hands/{slot}/live").route(get().to(public::hand)))
        .service(resource("/t/{slug}/hands/{slot}/replay").route(get().to(replay::show)))
        .service(resource("/t/{slug}/hands/{slot}/log").route(get().to(hand_log::show)))
        .service(resource("/t/{slug}/entrants/{id}").route(get().to(public::entrant)))
        .service(resource("/t/{slug}/entrants/{id}/live").route(get().to(public::entrant)))
        .configure(rules_routes)
        // accounts
        .service(resource("/setup").route(get().to(setup::show)).route(post().to(setup::create)))
        .service(resource("/login").route(get().to(login::show)).route(post().to(login::create)))
        .service(
            resource("/login/second-step")
                .route(get().to(second_step::show))
                .route(post().to(second_step::create)),
        )
        .service(resource("/logout").route(post().to(login::delete)))
        .service(resource("/invite/{token}").route(get().to(invites::show)).route(post().to(invites::accept)))
        .configure(account_routes)
        // the phone at a table
        .service(resource("/at").route(get().to(at::find)))
        .service(resource("/at/{code}").route(get().to(at::show)))
        .service(resource("/at/{code}/dealer").route(post().to(at::draw)))
        .service(resource("/at/{code}/entries").route(post().to(at::record)))
        .service(resource("/at/{code}/hands/{slot}").route(get().to(at::hand)))
        // a hand on the phones of a table
        .service(
            resource("/at/{code}/play").route(get().to(at::play::show)).route(post().to(at::play::set_up)),
        )
        .service(resource("/at/{code}/play/live").route(get().to(at::play::live)))
        .service(resource("/at/{code}/play/seats").route(post().to(at::play::sit)))
        .service(
            resource("/at/{code}/play/seats/{player}")
                .route(get().to(at::play::confirm))
                .route(post().to(at::play::take_over)),
        )
        .service(resource("/at/{code}/play/asks/{number}").route(post().to(at::play::answer)))
        .service(resource("/at/{code}/play/deal").route(post().to(at::play::deal)))
        .service(resource("/at/{code}/play/{hand}").route(post().to(at::play::make)))
        .service(resource("/me/{code}").route(get().to(me::show)).route(post().to(me::sit)))
        .configure(news_routes)
        .configure(desk_routes)
        // operations
        .service(resource("/healthz").route(get().to(health::alive)))
        .service(resource("/readyz").route(get().to(health::ready)))
        // static files
        .service(resource("/favicon.ico").route(get().to(static_files::favicon)))
        .service(resource("/static/{path:.*}").route(get().to(static_files::show)));
}

/// One's own account, and who else organises.
fn account_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/organise/account").route(get().to(account::show)))
        .service(resource("/organise/account/password").route(post().to(account::change_password)))
        .service(resource("/organise/account/sessions").route(post().to(account::log_out_everywhere)))
        .service(resource("/organise/account/sessions/others/end").route(post().to(account::end_others)))
        .service(resource("/organise/account/sessions/{id}/end").route(post().to(account::end_session)))
        .service(
            resource("/organise/account/second-factor")
                .route(get().to(second_factor::show))
                .route(post().to(second_factor::create)),
        )
        .service(resource("/organise/account/second-factor/end").route(post().to(second_factor::end)))
        .service(resource("/organise/organisers").route(get().to(organisers::show)))
        .service(
            resource("/organise/organisers/{id}/reset")
                .route(get().to(organisers::ask_reset))
                .route(post().to(organisers::reset)),
        )
        .service(
            resource("/organise/organisers/{id}/removal")
                .route(get().to(organisers::ask_removal))
                .route(post().to(organisers::remove)),
        )
        .service(
            resource("/organise/invites")
                .route(get().to(organisers::ask_invite))
                .route(post().to(organisers::invite)),
        )
        .service(resource("/organise/invites/{id}/end").route(post().to(organisers::revoke)));
}

/// The news that pages follow to stay up to date.
fn news_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/live").route(get().to(public::home_live)))
        .service(resource("/c/{club}/live").route(get().to(public::club_live)))
        .service(resource("/t/{slug}/live").route(get().to(public::leaderboard)))
        .service(resource("/t/{slug}/news").route(get().to(public::versions)))
        .service(resource("/at/{code}/live").route(get().to(at::live)))
        .service(resource("/me/{code}/live").route(get().to(me::live)))
        .service(resource("/organise/live").route(get().to(desk::live)))
        .service(resource("/organise/t/{slug}/live").route(get().to(tournament::live)));
}

/// The rules explained, and practice.
fn rules_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/rules").route(get().to(rules::index)))
        .service(resource("/rules/tournaments").route(get().to(rules::tournaments)))
        .service(resource("/rules/{preset}").route(get().to(rules::preset)))
        // practice
        .service(resource("/practice").route(get().to(practice::show)).route(post().to(practice::create)))
        .service(resource("/practice/{key}").route(get().to(practice::hand)))
        .service(resource("/practice/{key}/moves").route(post().to(practice::play)))
        .service(resource("/practice/{key}/live").route(get().to(practice::live)))
        .service(resource("/practice/{key}/log").route(get().to(practice::log)))
        .service(resource("/practice/{key}/replay").route(get().to(practice::replay)));
}

/// The organiser's desk.
fn desk_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/organise").route(get().to(desk::show)))
        .service(resource("/organise/guesses").route(post().to(guesses::open)))
        .service(resource("/organise/club").route(get().to(club::show)).route(post().to(club::update)))
        .service(
            resource("/organise/players").route(get().to(players::show)).route(post().to(players::create)),
        )
        .service(
            resource("/organise/players/{id}/merging")
                .route(get().to(merging::ask))
                .route(post().to(merging::create)),
        )
        .service(resource("/organise/players/{id}/name").route(post().to(players::rename)))
        .service(resource("/organise/players/{id}/archive").route(post().to(players::archive)))
        .service(resource("/organise/players/{id}/archive/end").route(post().to(players::restore)))
        .service(resource("/organise/tournaments").route(post().to(tournaments::create)))
        .service(resource("/organise/tournaments/new").route(get().to(tournaments::new)))
        .service(resource("/organise/t/{slug}").route(get().to(tournament::show)))
        .service(
            resource("/organise/t/{slug}/edit").route(get().to(edit::show)).route(post().to(edit::update)),
        )
        .service(
            resource("/organise/t/{slug}/deletion")
                .route(get().to(deletion::ask))
                .route(post().to(deletion::create)),
        )
        .service(resource("/organise/t/{slug}/forecast").route(get().to(forecast::show)))
        .service(resource("/organise/t/{slug}/draw").route(post().to(draw::create)))
        .service(resource("/organise/t/{slug}/presence").route(post().to(presence::update)))
        .service(resource("/organise/t/{slug}/start").route(post().to(start::create)));
    started_routes(config);
}

/// The organiser's pages of a tournament that has started.
fn started_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/organise/t/{slug}/stop").route(get().to(stop::ask)).route(post().to(stop::create)),
        )
        .service(
            resource("/organise/t/{slug}/people/{deed}")
                .route(get().to(people::ask))
                .route(post().to(people::create)),
        )
        .service(resource("/organise/t/{slug}/changes/{id}/end").route(post().to(people::take_back)))
        .service(resource("/organise/t/{slug}/play-off").route(post().to(play_off::create)))
        .service(resource("/organise/t/{slug}/play-off/end").route(post().to(play_off::end)))
        .service(resource("/organise/t/{slug}/reopening").route(post().to(reopening::create)))
        .service(resource("/organise/t/{slug}/archive").route(post().to(archive::create)))
        .service(resource("/organise/t/{slug}/archive/end").route(post().to(archive::end)))
        .service(resource("/organise/t/{slug}/cards").route(get().to(cards::show)))
        .service(resource("/organise/t/{slug}/dealer/{table}").route(post().to(dealer::draw)))
        .service(
            resource("/organise/t/{slug}/codes/{table}")
                .route(get().to(codes::ask))
                .route(post().to(codes::reissue)),
        )
        .service(resource("/organise/t/{slug}/phones").route(get().to(phones::show)))
        .service(resource("/organise/t/{slug}/phones/players/{player}").route(post().to(phones::change)))
        .service(
            resource("/organise/t/{slug}/phones/{table}/{end}")
                .route(get().to(phones::ask))
                .route(post().to(phones::end)),
        )
        .service(resource("/organise/t/{slug}/phones/{table}/asks/{number}").route(post().to(phones::answer)))
        .service(
            resource("/organise/t/{slug}/hands/{slot}")
                .route(get().to(hands::show))
                .route(post().to(hands::record)),
        )
        .service(resource("/organise/t/{slug}/hands/{slot}/opening").route(get().to(opening::ask)));
}
