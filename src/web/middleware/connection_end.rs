//! Closes every connection with its next answer while the service shuts down. Clients that stay connected come back on a new connection,
//! which leads to another copy.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::middleware::Next;
use actix_web::web;

use crate::app::state::AppState;

pub async fn close(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let site = request.app_data::<web::Data<AppState>>().cloned();
    let mut response = next.call(request).await?;
    if site.is_some_and(|site| site.is_draining()) {
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    Ok(response)
}
