//! Redirects an unknown address to its canonical form: without a trailing slash, and with composed letters. Programs write the same letter
//! in two ways (UAX #15), whereas addresses are made from names, whose letters are composed.

use actix_web::HttpResponse;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{StatusCode, Uri, header};
use actix_web::middleware::Next;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use lastcard_tournament::slug;

/// Characters escaped in a path: all but alphanumerics and `/-_.~`.
const PATH_ENCODE_SET: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

pub async fn redirect(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, actix_web::Error> {
    let response = next.call(request).await?.map_into_boxed_body();
    if response.status() != StatusCode::NOT_FOUND {
        return Ok(response);
    }
    let Some(address) = canonical(response.request().uri()) else { return Ok(response) };
    let leads_on = HttpResponse::PermanentRedirect().insert_header((header::LOCATION, address)).finish();
    Ok(response.into_response(leads_on))
}

/// Returns the canonical address; `None` if `address` is canonical already or would lead to another service.
fn canonical(address: &Uri) -> Option<String> {
    let typed = percent_decode_str(address.path()).decode_utf8().ok()?;
    let composed = slug::to_nfc(&typed);
    // Programs get a 404 instead, so that they notice the wrong address.
    let is_api = composed.starts_with("/api/");
    let canonical = if is_api { composed.as_str() } else { composed.trim_end_matches('/') };
    if canonical == typed || canonical.is_empty() || canonical.starts_with("//") {
        return None;
    }
    let path = utf8_percent_encode(canonical, PATH_ENCODE_SET).to_string();
    Some(address.query().map_or_else(|| path.clone(), |query| format!("{path}?{query}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_non_canonical_addresses_redirect() {
        let leads = |address: &str| canonical(&address.parse().unwrap());
        assert_eq!(leads("/t/u%CC%88bung?a=b").as_deref(), Some("/t/%C3%BCbung?a=b"));
        assert_eq!(leads("/t/cafe%CC%81/e%20%5C").as_deref(), Some("/t/caf%C3%A9/e%20%5C"));
        assert_eq!(leads("/t/friday/?a=b").as_deref(), Some("/t/friday?a=b"));
        assert_eq!(leads("/c/aurora//").as_deref(), Some("/c/aurora"));
        for stays in [
            "/",
            "//",
            "//evil.example/",
            "/api/v1/clubs/",
            "/t/%C3%BCbung",
            "/t/friday",
            "//u%CC%88.example",
            "/%2Fu%CC%88.example",
            "/t/%FF",
        ] {
            assert_eq!(leads(stays), None, "{stays}");
        }
    }
}
