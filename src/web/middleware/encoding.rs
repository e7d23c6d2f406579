//! Content encodings. An answer goes out whole, with its length, in one write. Cached bodies were compressed when first requested; bodies
//! rendered for one request are compressed here.

use std::io::Write as _;
use std::sync::OnceLock;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use actix_web::{HttpMessage, HttpRequest, HttpResponse, HttpResponseBuilder};
use brotli::enc::BrotliEncoderParams;

/// Supported content encodings. If a client weights them equally, the last one wins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Encoding {
    #[default]
    Plain,
    Gzip,
    Brotli,
}

/// Compression effort that a body is worth.
#[derive(Debug, Clone, Copy)]
pub enum Effort {
    /// Sent once.
    Once,
    /// Cached and sent often.
    Kept,
    /// Part of the program.
    Embedded,
}

impl Encoding {
    /// Returns the encoding negotiated for this request, or negotiates it now.
    pub fn for_request(request: &HttpRequest) -> Self {
        let chosen = request.extensions().get().copied();
        chosen.or_else(|| Self::negotiate(request.headers())).unwrap_or_default()
    }

    /// Picks the best encoding that the client accepts; `None` if it accepts none (RFC 9110, 12.5.3).
    fn negotiate(headers: &HeaderMap) -> Option<Self> {
        let mut wishes = AcceptEncoding::default();
        for value in headers.get_all(header::ACCEPT_ENCODING) {
            value.to_str().unwrap_or_default().split(',').for_each(|wish| wishes.read(wish));
        }
        wishes.best()
    }

    fn name(self) -> Option<HeaderValue> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some(HeaderValue::from_static("gzip")),
            Self::Brotli => Some(HeaderValue::from_static("br")),
        }
    }

    /// Encodes a body; `None` if that does not make it smaller.
    pub fn compress(self, body: &[u8], effort: Effort) -> Option<Bytes> {
        let packed = match self {
            Self::Plain => return None,
            Self::Gzip => gzip(body, effort),
            Self::Brotli => brotli(body, effort),
        };
        packed.ok().filter(|packed| packed.len() < body.len()).map(Bytes::from)
    }

    /// Sets `Content-Encoding`.
    pub fn set_header(self, answer: &mut HttpResponseBuilder) {
        if let Some(name) = self.name() {
            answer.insert_header((header::CONTENT_ENCODING, name));
        }
    }
}

/// Cached body, compressed the first time an encoding is requested.
#[derive(Debug)]
pub struct CompressedBody {
    plain: Bytes,
    effort: Effort,
    /// `None` if compression does not make it smaller.
    gzip: OnceLock<Option<Bytes>>,
    brotli: OnceLock<Option<Bytes>>,
}

impl CompressedBody {
    pub fn new(plain: Bytes, effort: Effort) -> Self {
        Self { plain, effort, gzip: OnceLock::new(), brotli: OnceLock::new() }
    }

    pub fn plain(&self) -> &Bytes {
        &self.plain
    }

    /// Wraps a body whose format is compressed already.
    pub fn incompressible(plain: Bytes) -> Self {
        Self { plain, effort: Effort::Kept, gzip: OnceLock::from(None), brotli: OnceLock::from(None) }
    }

    /// Compresses a body in every encoding at once: a long body is too much work for a thread that answers requests.
    pub fn precompressed(plain: Bytes) -> Self {
        let packed = Self::new(plain, Effort::Kept);
        for encoding in [Encoding::Gzip, Encoding::Brotli] {
            packed.get_or_compress(encoding);
        }
        packed
    }

    /// Returns the maximum size in bytes of the body in all encodings together: none is larger than the plain body.
    pub fn max_bytes(&self) -> usize {
        3 * self.plain.len()
    }

    /// Returns the body in an encoding, compressed on first use; `None` if that does not make it smaller.
    pub fn get_or_compress(&self, encoding: Encoding) -> Option<&Bytes> {
        let packed = || encoding.compress(&self.plain, self.effort);
        self.place(encoding)?.get_or_init(packed).as_ref()
    }

    /// Returns true if the body can be sent in this encoding without further work.
    pub fn is_ready(&self, encoding: Encoding) -> bool {
        self.place(encoding).is_none_or(|place| place.get().is_some())
    }

    fn place(&self, encoding: Encoding) -> Option<&OnceLock<Option<Bytes>>> {
        match encoding {
            Encoding::Plain => None,
            Encoding::Gzip => Some(&self.gzip),
            Encoding::Brotli => Some(&self.brotli),
        }
    }

    pub fn send(&self, answer: &mut HttpResponseBuilder, encoding: Encoding) -> HttpResponse {
        match self.get_or_compress(encoding) {
            Some(packed) => {
                encoding.set_header(answer);
                answer.body(packed.clone())
            }
            None => answer.body(self.plain.clone()),
        }
    }
}

fn gzip(body: &[u8], effort: Effort) -> std::io::Result<Vec<u8>> {
    let level = match effort {
        Effort::Once => flate2::Compression::fast(),
        Effort::Kept => flate2::Compression::default(),
        Effort::Embedded => flate2::Compression::best(),
    };
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), level);
    gzip.write_all(body)?;
    gzip.finish()
}

fn brotli(body: &[u8], effort: Effort) -> std::io::Result<Vec<u8>> {
    // A window of 256 kB is larger than any embedded file.
    let how = match effort {
        Effort::Once => BrotliEncoderParams { quality: 3, ..Default::default() },
        Effort::Kept => BrotliEncoderParams { quality: 5, ..Default::default() },
        Effort::Embedded => BrotliEncoderParams { quality: 11, lgwin: 18, ..Default::default() },
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*body, &mut packed, &how)?;
    Ok(packed)
}

// actix's own negotiation answers `*` with a plain body and does not know `x-gzip`.
/// Weights of the encodings in thousandths; `None` for an encoding that the client does not name.
#[derive(Debug, Default)]
struct AcceptEncoding {
    plain: Option<u16>,
    gzip: Option<u16>,
    brotli: Option<u16>,
    any: Option<u16>,
}

impl AcceptEncoding {
    fn read(&mut self, wish: &str) {
        let (name, weight) = wish.split_once(';').unwrap_or((wish, ""));
        let is = |other: &str| name.trim().eq_ignore_ascii_case(other);
        let place = if is("br") {
            &mut self.brotli
        } else if is("gzip") || is("x-gzip") {
            &mut self.gzip
        } else if is("identity") {
            &mut self.plain
        } else if is("*") {
            &mut self.any
        } else {
            return;
        };
        let number = weight.trim().strip_prefix(['q', 'Q']).and_then(|rest| rest.trim().strip_prefix('='));
        let weight: f32 = number.and_then(|number| number.trim().parse().ok()).unwrap_or(1.0);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let thousandths = (weight.clamp(0.0, 1.0) * 1000.0) as u16;
        *place = Some(thousandths);
    }

    /// Picks the smallest of the encodings with the highest weight. A plain body is acceptable unless it is ruled out, but comes last.
    fn best(&self) -> Option<Encoding> {
        let unnamed = self.any.unwrap_or_default();
        let plain = match (self.plain, self.any) {
            (Some(plain), _) => plain,
            (None, Some(any)) => any,
            (None, None) => 1,
        };
        let all = [
            (plain, Encoding::Plain),
            (self.gzip.unwrap_or(unnamed), Encoding::Gzip),
            (self.brotli.unwrap_or(unnamed), Encoding::Brotli),
        ];
        all.into_iter().filter(|(weight, _)| *weight > 0).max().map(|(_, encoding)| encoding)
    }
}

/// Negotiates the encoding of the answer, and compresses it if the handler has not.
pub async fn encode(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, actix_web::Error> {
    let Some(encoding) = Encoding::negotiate(request.headers()) else {
        let answer =
            HttpResponse::NotAcceptable().insert_header((header::VARY, "accept-encoding")).body("br, gzip\n");
        return Ok(request.into_response(answer));
    };
    request.extensions_mut().insert(encoding);
    let mut response = next.call(request).await?.map_into_boxed_body();
    let head = response.response_mut().headers_mut();
    if !is_compressible(head) || head.contains_key(header::CONTENT_ENCODING) {
        return Ok(response);
    }
    if !head.contains_key(header::VARY) {
        head.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    Ok(response.map_body(|head, body| match body.try_into_bytes() {
        Ok(body) => match (encoding.compress(&body, Effort::Once), encoding.name()) {
            (Some(packed), Some(name)) => {
                head.headers_mut().insert(header::CONTENT_ENCODING, name);
                BoxBody::new(packed)
            }
            _ => BoxBody::new(body),
        },
        Err(body) => body,
    }))
}

/// Returns true for complete text. Images are compressed already, and streams must not be delayed.
fn is_compressible(head: &HeaderMap) -> bool {
    let kind = head.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_text =
        kind.starts_with("text/") || kind.starts_with("application/") || kind.starts_with("image/svg");
    // Workbooks are compressed already.
    let is_packed = kind.starts_with("application/vnd.openxmlformats");
    is_text && !is_packed && kind != crate::live::stream::EVENTS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoding_for(said: &str) -> Option<Encoding> {
        let pair = (header::ACCEPT_ENCODING, HeaderValue::from_str(said).unwrap());
        Encoding::negotiate(&[pair].into_iter().collect())
    }

    #[test]
    fn encoding_follows_client_weights_then_server_preference() {
        assert_eq!(Encoding::negotiate(&HeaderMap::new()), Some(Encoding::Plain));
        for (said, encoding) in [
            ("", Encoding::Plain),
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("gzip, deflate", Encoding::Gzip),
            ("X-GZIP", Encoding::Gzip),
            ("deflate, zstd", Encoding::Plain),
            ("br;q=0.5, gzip; q=0.8", Encoding::Gzip),
            ("br;q=0, gzip;q=0", Encoding::Plain),
            ("identity, gzip;q=0.5", Encoding::Plain),
            ("identity;q=0, gzip;q=0.001", Encoding::Gzip),
            ("*", Encoding::Brotli),
            ("*;q=0, gzip", Encoding::Gzip),
            ("br;q=0, *;q=0.1", Encoding::Gzip),
            ("gzip;q=nonsense", Encoding::Gzip),
        ] {
            assert_eq!(encoding_for(said), Some(encoding), "{said}");
        }
        for said in ["identity;q=0", "*;q=0", "zstd, *;q=0"] {
            assert_eq!(encoding_for(said), None, "{said}");
        }
    }

    #[test]
    fn answers_that_would_grow_stay_plain() {
        assert_eq!(Encoding::Gzip.compress(b"ok\n", Effort::Once), None);
        let page = "a page ".repeat(100);
        for encoding in [Encoding::Gzip, Encoding::Brotli] {
            assert!(encoding.compress(page.as_bytes(), Effort::Kept).unwrap().len() < 100);
        }
    }
}
