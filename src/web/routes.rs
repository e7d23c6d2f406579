//! Every address of the service.

use actix_web::web::{self, ServiceConfig, get, resource};

use super::{health, static_files};

/// What is sent to us at most, unless a route says otherwise: no form of ours comes near it.
const BODY_LIMIT: usize = 64 * 1024;

/// The route table.
pub fn routes(config: &mut ServiceConfig) {
    config
        .app_data(web::PayloadConfig::new(BODY_LIMIT))
        .app_data(web::FormConfig::default().limit(BODY_LIMIT))
        .app_data(web::JsonConfig::default().limit(BODY_LIMIT))
        // operations
        .service(resource("/healthz").route(get().to(health::alive)))
        // static files
        .service(resource("/favicon.ico").route(get().to(static_files::favicon)))
        .service(resource("/static/{path:.*}").route(get().to(static_files::show)));
}
