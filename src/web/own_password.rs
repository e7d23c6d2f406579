//! One's own password, asked for again before what a stolen session must not do: passwords, links, organisers, the second factor.

use actix_web::HttpRequest;

use super::answers::FormRefusal;
use super::security_events::{Note, SecurityEvent};
use super::{Error, Organiser, Site};
use crate::view::Form;

/// The field it is typed into.
pub(super) const FIELD: &str = "current";

/// Checks the organiser's password in a form; what is wrong is noted there. Failures are counted for the session, so that whoever stole
/// one cannot shut its owner out.
pub(super) async fn check(
    site: &Site,
    request: &HttpRequest,
    organiser: &Organiser,
    form: &mut Form,
) -> Result<Result<(), FormRefusal>, Error> {
    let key = organiser.session.id.as_str();
    let note = |event| Note::new(request, event).of(&organiser.account).about("password asked again");
    if site.logins.closed(key) {
        note(SecurityEvent::LimitReached).log();
        return Err(Error::TooManyFailures);
    }
    // Counted before the slow check, as at the log-in.
    site.logins.failed(key);
    let hash = organiser.account.password_hash.clone();
    match site.hashing.is_right(form.value(FIELD).to_owned(), Some(hash)).await {
        Ok(true) => {
            site.logins.succeeded(key);
            Ok(Ok(()))
        }
        Ok(false) => {
            note(SecurityEvent::PasswordWrong).log();
            form.fail(FIELD, organiser.words().say("account-current-wrong"));
            Ok(Err(FormRefusal::Wrong))
        }
        Err(Error::Busy) => {
            site.logins.forgive(key);
            form.fail(FIELD, organiser.words().say("error-busy-help"));
            Ok(Err(FormRefusal::Busy))
        }
        Err(error) => Err(error),
    }
}
