//! Route table of the organiser's desk: every address with the roles that may use it, and what a change leaves in the audit log.

use crate::accounts::{account, organisers, second_factor};
use crate::announcements::{self, sign_up_desk};
use crate::app::route_table::{
    Audit::{Entry, Event, Nothing},
    Routes, organiser, referee,
};
use crate::charts::chances;
use crate::clubs::{desk as club, file};
use crate::control_room::{self, blocks, clock, codes, confirming, lifecycle, play_off, reopening, tables};
use crate::projector::desk as wall;
use crate::roster::{self, erasure, merging};
use crate::seasons::{desk as season_desk, end};
use crate::table::cards;
use crate::tournament_form::{self, draft, edit};
use crate::{
    api, audience, audit, desk, forecast, hands, leaderboard, line_up, operations, played_hands, print,
    prize_giving, profiles, rulings, staged_events, trial, type_in, webhooks,
};

/// Maximum size of a form with a player export, in bytes: enough for two thousand evenings.
const PLAYER_EXPORT_LIMIT: usize = 1024 * 1024;

pub fn desk_routes(routes: &mut Routes<'_>) {
    routes
        .add(referee("").get(desk::show))
        .add(referee("/archive").get(desk::archive::show))
        .add(organiser("/guesses").post(Entry("guesses"), codes::lift_lockout))
        .add(organiser("/club").get(club::show).post(Entry("settings"), club::update))
        .add(organiser("/service").get(operations::show))
        .add(organiser("/audit").get(audit::show_club))
        .add(organiser("/audit.{kind}").get(audit::send_club))
        .add(organiser("/club/ratings").post(Entry("joint-ratings"), club::set_joint_ratings))
        .add(organiser("/club/file").download(Entry("file"), file::show))
        .add(
            organiser("/webhooks")
                .get(webhooks::handlers::list)
                .post(Entry("webhook-made"), webhooks::handlers::create),
        )
        .scope("/webhooks/{id}", webhook_routes)
        .with(roster_routes)
        .with(season_routes)
        .with(event_routes)
        .add(referee("/live").get(desk::live))
        .add(organiser("/tournaments").post(Entry("tournament-created"), tournament_form::handlers::create))
        .add(
            organiser("/tournaments/new")
                .get(tournament_form::handlers::new)
                .post(Nothing, tournament_form::handlers::review_names),
        )
        .add(organiser("/trial").post(Entry("trial-begun"), trial::create))
        .scope("/t/{slug}", own_routes)
        .with(announcement_routes)
        .with(account_routes);
}

fn webhook_routes(routes: &mut Routes<'_>) {
    routes
        .add(organiser("").get(webhooks::handlers::show))
        .add(organiser("/test").post(Nothing, webhooks::handlers::send_test))
        .add(organiser("/attempt").post(Nothing, webhooks::handlers::try_now))
        .add(organiser("/secret").post(Entry("webhook-secret"), webhooks::handlers::rotate))
        .add(organiser("/end").post(Entry("webhook-ended"), webhooks::handlers::remove));
}

fn roster_routes(routes: &mut Routes<'_>) {
    routes
        .add(
            organiser("/players")
                .get(roster::handlers::show)
                .post(Entry("player-added"), roster::handlers::create),
        )
        .scope("/players/{id}", rostered_player_routes);
}

fn rostered_player_routes(routes: &mut Routes<'_>) {
    routes
        .add(organiser("/merging").get(merging::show).post(Entry("player-merged"), merging::create))
        .add(organiser("/erasure").get(erasure::show).post(Entry("player-erased"), erasure::create))
        .add(organiser("/page").get(profiles::desk::show))
        .add(organiser("/openness").post(Entry("player-openness"), profiles::desk::set_visibility))
        .add(
            organiser("/record")
                .form_limit(PLAYER_EXPORT_LIMIT)
                .get(profiles::desk::export_record)
                .post(Entry("player-record"), profiles::desk::import_record),
        )
        .add(organiser("/record/end").post(Entry("player-record-removed"), profiles::desk::remove))
        .add(organiser("/alias").post(Entry("player-alias"), roster::handlers::set_alias))
        .add(organiser("/name").post(Entry("player-renamed"), roster::handlers::rename))
        .add(organiser("/archive").post(Entry("player-archived"), roster::handlers::archive))
        .add(organiser("/archive/end").post(Entry("player-restored"), roster::handlers::restore));
}

fn season_routes(routes: &mut Routes<'_>) {
    routes
        .add(organiser("/seasons").get(season_desk::list))
        .add(organiser("/seasons/new").get(season_desk::new).post(Entry("season-made"), season_desk::create))
        .scope("/seasons/{slug}", own_season_routes);
}

fn own_season_routes(routes: &mut Routes<'_>) {
    routes
        .add(organiser("").get(season_desk::show).post(Entry("season-changed"), season_desk::update))
        .add(organiser("/end").get(end::show).post(Entry("season-ended"), end::create))
        .add(organiser("/reopening").get(end::confirm_reopening).post(Entry("season-reopened"), end::reopen))
        .add(
            organiser("/prize-giving")
                .get(prize_giving::season::show)
                .post(Entry("season-prize-giving"), prize_giving::season::update),
        )
        .add(organiser("/certificates").get(end::certificates))
        .add(organiser("/certificates/everybody").get(end::certificates_of_everybody))
        .add(
            organiser("/deletion")
                .get(season_desk::confirm_deletion)
                .post(Entry("season-removed"), season_desk::delete),
        );
}

fn event_routes(routes: &mut Routes<'_>) {
    routes
        .add(
            organiser("/events")
                .get(staged_events::desk::list)
                .post(Entry("staged-event-made"), staged_events::desk::create),
        )
        .add(
            organiser("/events/new")
                .get(staged_events::desk::new)
                .post(Nothing, staged_events::desk::change_stages),
        )
        .scope("/events/{slug}", own_event_routes);
}

fn own_event_routes(routes: &mut Routes<'_>) {
    routes
        .add(organiser("").get(staged_events::desk::show))
        .add(
            organiser("/edit")
                .get(staged_events::desk::edit)
                .post(Entry("staged-event-changed"), staged_events::desk::update),
        )
        .add(organiser("/stages").post(Nothing, staged_events::desk::change_own_stages))
        .add(organiser("/line-up").post(Nothing, staged_events::desk::preview))
        .add(organiser("/draw").post(Entry("staged-event-drawn"), staged_events::desk::draw))
        .add(organiser("/take-back").post(Entry("staged-event-taken-back"), staged_events::desk::take_back))
        .add(organiser("/file").get(staged_events::desk::export))
        .add(organiser("/certificates").get(staged_events::desk::certificates))
        .add(organiser("/certificates/everybody").get(staged_events::desk::certificates_of_everybody))
        .add(
            organiser("/deletion")
                .get(staged_events::desk::confirm_deletion)
                .post(Entry("staged-event-removed"), staged_events::desk::delete),
        );
}

fn announcement_routes(routes: &mut Routes<'_>) {
    routes
        .add(
            organiser("/coming/new")
                .get(announcements::desk::new)
                .post(Entry("fixture-made"), announcements::desk::create),
        )
        .add(organiser("/announcements").post(Entry("fixture-state"), announcements::desk::announce_all))
        .scope("/coming/{slug}", own_announcement_routes);
}

fn own_announcement_routes(routes: &mut Routes<'_>) {
    routes
        .add(organiser("").get(sign_up_desk::show))
        .add(
            organiser("/edit")
                .get(announcements::desk::edit)
                .post(Entry("fixture-changed"), announcements::desk::update),
        )
        .add(organiser("/state").post(Entry("fixture-state"), announcements::desk::set_state))
        .add(organiser("/check-in").post(Entry("fixture-check-in"), announcements::desk::reissue_check_in))
        .add(organiser("/sign-ups").post(Entry("sign-up-added"), sign_up_desk::create))
        .add(organiser("/sign-ups/{number}").post(Entry("sign-up-changed"), sign_up_desk::update))
        .add(organiser("/confirmations").post(Entry("sign-ups-confirmed"), sign_up_desk::confirm_all))
        .add(
            organiser("/deletion")
                .get(announcements::desk::ask_deletion)
                .post(Entry("fixture-removed"), announcements::desk::delete),
        );
}

/// Pages of the organiser's own account, and of the other organisers.
fn account_routes(routes: &mut Routes<'_>) {
    routes
        .add(referee("/account").get(account::show))
        .add(referee("/account/password").post(Entry("password"), account::change_password))
        .add(referee("/account/sessions").post(Entry("sessions-ended"), account::log_out_everywhere))
        .add(referee("/account/sessions/others/end").post(Entry("sessions-ended"), account::end_others))
        .add(referee("/account/sessions/{id}/end").post(Entry("sessions-ended"), account::end_session))
        .add(
            referee("/account/second-factor")
                .get(second_factor::show)
                .post(Entry("second-factor-on"), second_factor::create),
        )
        .add(referee("/account/second-factor/end").post(Entry("second-factor-off"), second_factor::end))
        .add(organiser("/organisers").get(organisers::show))
        .add(
            organiser("/organisers/{id}/reset")
                .get(organisers::show_reset_form)
                .post(Entry("reset-link"), organisers::create_reset_link),
        )
        .add(
            organiser("/organisers/{id}/removal")
                .get(organisers::show_removal_form)
                .post(Entry("account-removed"), organisers::remove),
        )
        .add(
            organiser("/invites")
                .get(organisers::show_invite_form)
                .post(Entry("invited"), organisers::invite),
        )
        .add(organiser("/api-tokens").get(api::tokens::show).post(Entry("token-made"), api::tokens::create))
        .add(organiser("/api-tokens/{id}/end").post(Entry("token-ended"), api::tokens::revoke))
        .add(organiser("/invites/{id}/end").post(Entry("invite-ended"), organisers::revoke));
}

/// Organiser's pages of a tournament.
fn own_routes(routes: &mut Routes<'_>) {
    routes
        .add(referee("/live").get(control_room::handlers::live))
        .add(referee("").get(control_room::handlers::show))
        .add(referee("/finder.json").get(control_room::finder::show))
        .add(organiser("/edit").get(edit::show).post(Event, edit::update))
        .add(
            organiser("/deletion")
                .get(lifecycle::confirm_deletion)
                .post(Entry("tournament-deleted"), lifecycle::delete),
        )
        .add(organiser("/audience").get(audience::show).post(Event, audience::update))
        .add(organiser("/audience/standings").post(Event, audience::end_embargo))
        .add(organiser("/standings").get(leaderboard::show))
        .add(organiser("/forecast").get(forecast::show))
        .add(referee("/audit").get(audit::show))
        .add(referee("/audit.{kind}").get(audit::send))
        .add(organiser("/print").get(print::show_chooser))
        .add(organiser("/print/plan").get(print::redirect_to_own_plan))
        .add(organiser("/print/tonight").get(print::tonight::show))
        .add(organiser("/print/{what}").get(print::show))
        .add(organiser("/print/{what}/{of}").get(print::show_one))
        .add(organiser("/chances").post(Event, chances::update))
        .add(organiser("/draw").post(Event, draft::draw_again))
        .add(organiser("/presence").post(Entry("presence"), draft::update_presence))
        .add(organiser("/start").post(Event, draft::start))
        .add(organiser("/start/end").post(Event, lifecycle::redraft))
        .with(started_routes);
}

/// Organiser's pages of a tournament that has started.
fn started_routes(routes: &mut Routes<'_>) {
    routes
        .add(organiser("/trial").post(Event, trial::set_speed))
        .add(organiser("/stop").get(lifecycle::confirm_stop).post(Event, lifecycle::stop))
        .add(organiser("/people/{deed}").get(line_up::handlers::show).post(Event, line_up::handlers::create))
        .add(organiser("/changes/{id}/end").post(Event, line_up::handlers::undo))
        .add(organiser("/play-off").post(Event, play_off::create))
        .add(organiser("/play-off/end").post(Event, play_off::undo))
        .add(organiser("/reopening").post(Event, lifecycle::reopen))
        .add(organiser("/archive").post(Event, lifecycle::archive))
        .add(organiser("/archive/end").post(Event, lifecycle::unarchive))
        .add(organiser("/prize-giving").get(prize_giving::show).post(Event, prize_giving::update))
        .add(organiser("/wall").post(Entry("wall"), wall::update))
        .add(organiser("/clock").post(Event, clock::update))
        .add(organiser("/confirming").post(Event, confirming::update))
        .add(organiser("/counting").post(Event, confirming::set_counting))
        .add(referee("/confirmations").post(Event, confirming::confirm))
        .add(referee("/rulings").get(rulings::show).post(Event, rulings::create))
        .add(referee("/rulings/{id}/end").post(Event, rulings::undo))
        .add(referee("/calls/{table}").post(Event, tables::answer_call))
        .add(organiser("/cards").get(cards::show))
        .add(organiser("/type-in").get(type_in::show).post(Event, type_in::record))
        .add(organiser("/dealer/{table}").post(Event, tables::draw_dealer))
        .add(organiser("/codes/{table}").get(codes::ask_reissue).post(Event, codes::reissue))
        .add(organiser("/scorer").post(Event, codes::issue_scorer))
        .add(organiser("/scorer/end").post(Event, codes::revoke_scorer))
        .add(organiser("/codes-until").post(Event, codes::set_until))
        .add(organiser("/phones").get(played_hands::desk::show))
        .add(organiser("/phones/players/{player}").post(Entry("seat"), played_hands::desk::change))
        .add(
            organiser("/phones/{table}/{end}")
                .get(played_hands::desk::confirm_end)
                .post(Event, played_hands::desk::end),
        )
        .add(organiser("/phones/{table}/asks/{number}").post(Event, played_hands::desk::answer))
        .add(referee("/hands/{slot}").get(hands::desk::show).post(Event, hands::desk::record))
        .add(referee("/hands/{slot}/opening").get(reopening::show))
        .add(referee("/hands/{slot}/consequences").post(Event, hands::desk::preview))
        .add(organiser("/blocks").post(Event, blocks::update));
}

#[cfg(test)]
mod tests {
    use crate::app::{route_table::RouteAccess, routes::route_list};

    #[test]
    fn exactly_the_desk_needs_an_account() {
        for route in route_list() {
            let is_desk = route.path == "/organise" || route.path.starts_with("/organise/");
            assert_eq!(route.access != RouteAccess::Public, is_desk, "{}", route.path);
        }
    }
}
