//! While the service ends, each connection is closed with its answer: who stays connected comes again by another one, which leads to
//! another copy.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::middleware::Next;
use actix_web::web;

use super::Site;

/// Closes the connection where the service is about to end.
pub(super) async fn close(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let site = request.app_data::<web::Data<Site>>().cloned();
    let mut response = next.call(request).await?;
    if site.is_some_and(|site| site.is_ending()) {
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    Ok(response)
}
