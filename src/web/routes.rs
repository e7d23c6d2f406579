//! Every address of the service.

use actix_web::web::{self, ServiceConfig, get, post, resource};

use super::{account, health, invites, login, organisers, setup, static_files};

/// What is sent to us at most, unless a route says otherwise: no form of ours comes near it.
const BODY_LIMIT: usize = 64 * 1024;

/// The route table.
pub fn routes(config: &mut ServiceConfig) {
    config
        .app_data(web::PayloadConfig::new(BODY_LIMIT))
        .app_data(web::FormConfig::default().limit(BODY_LIMIT))
        .app_data(web::JsonConfig::default().limit(BODY_LIMIT))
        // accounts
        .service(resource("/setup").route(get().to(setup::show)).route(post().to(setup::create)))
        .service(resource("/login").route(get().to(login::show)).route(post().to(login::create)))
        .service(resource("/logout").route(post().to(login::delete)))
        .service(resource("/invite/{token}").route(get().to(invites::show)).route(post().to(invites::accept)))
        .service(resource("/organise/account").route(get().to(account::show)))
        .service(resource("/organise/account/password").route(post().to(account::change_password)))
        .service(resource("/organise/account/sessions").route(post().to(account::log_out_everywhere)))
        .service(resource("/organise/organisers").route(get().to(organisers::show)))
        .service(resource("/organise/organisers/{id}/reset").route(post().to(organisers::reset)))
        .service(resource("/organise/invites").route(post().to(organisers::invite)))
        // operations
        .service(resource("/healthz").route(get().to(health::alive)))
        .service(resource("/readyz").route(get().to(health::ready)))
        // static files
        .service(resource("/favicon.ico").route(get().to(static_files::favicon)))
        .service(resource("/static/{path:.*}").route(get().to(static_files::show)));
}
