//! Short codes as people type them: guesses are counted, and what was open before stays open.

use actix_web::{HttpRequest, web};

use super::security_events::{Event, Note};
use super::{Error, Site};
use crate::store::Store;
use crate::store::codes::{Code, CodeError};

/// What a code came to.
pub(super) enum Opened<T> {
    /// It opens this.
    To(T),
    /// It opens nothing.
    Nothing {
        /// It opened something once.
        replaced: bool,
    },
}

/// Opens a code. Only codes that nobody ever got count as guesses, and what was opened from there before goes on when there were too
/// many: a whole hall may share one address.
pub(super) async fn open<T: Send + 'static>(
    site: &Site,
    request: &HttpRequest,
    typed: &str,
    find: fn(&Store, &Code) -> Result<T, CodeError>,
) -> Result<Opened<T>, Error> {
    let address = site.address_of(request);
    let code = Code::parse(typed);
    let known = code.as_ref().is_some_and(|code| site.opened.has(address, code));
    if !known && site.codes.closed(address) {
        Note::new(request, Event::LimitReached).about("codes").log();
        return Err(Error::TooManyFailures);
    }
    let Some(code) = code else {
        site.codes.failed(address);
        Note::new(request, Event::CodeUnknown).log();
        return Ok(Opened::Nothing { replaced: false });
    };
    let (store, asked) = (site.store.clone(), code.clone());
    match web::block(move || find(&store, &asked)).await? {
        Ok(found) => {
            site.opened.remember(address, &code);
            Ok(Opened::To(found))
        }
        Err(CodeError::Replaced) => Ok(Opened::Nothing { replaced: true }),
        Err(CodeError::Unknown) => {
            site.codes.failed(address);
            Note::new(request, Event::CodeUnknown).log();
            Ok(Opened::Nothing { replaced: false })
        }
        Err(CodeError::Store(error)) => Err(error.into()),
    }
}
