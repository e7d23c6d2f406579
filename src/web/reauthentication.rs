//! Reauthentication: the organiser's own password, asked for again before anything that a stolen session must not do (passwords, links,
//! organisers, the second factor).

use actix_web::HttpRequest;

use super::rate_limit::Guarded;
use super::responses::FormRefusal;
use super::security_events::{Note, SecurityEvent};
use super::{AppState, Error, Organiser};
use crate::view::Form;

/// Form field of the password.
pub(super) const FIELD: &str = "current";

/// Checks the organiser's password in a form, and notes errors there. Failures are counted per session, so that a thief of one cannot lock
/// its owner out.
pub(super) async fn check(
    site: &AppState,
    request: &HttpRequest,
    organiser: &Organiser,
    form: &mut Form,
) -> Result<Result<(), FormRefusal>, Error> {
    let limit = [site.limits.of(Guarded::LogIn, organiser.session.id.as_str())];
    let note = |event| Note::new(request, event).of(&organiser.account).about("password asked again");
    // Counted before the slow check, as at the log-in.
    if !site.limits.attempt(&limit).await? {
        note(SecurityEvent::LimitReached).log();
        return Err(Error::TooManyFailures);
    }
    let hash = organiser.account.password_hash.clone();
    match site.hashing.is_right(form.value(FIELD).to_owned(), Some(hash)).await {
        Ok(true) => {
            site.limits.forget(&limit).await?;
            Ok(Ok(()))
        }
        Ok(false) => {
            note(SecurityEvent::PasswordWrong).log();
            form.fail(FIELD, organiser.words().say("account-current-wrong"));
            Ok(Err(FormRefusal::Wrong))
        }
        Err(Error::Busy) => {
            site.limits.forgive(&limit).await?;
            form.fail(FIELD, organiser.words().say("error-busy-help"));
            Ok(Err(FormRefusal::Busy))
        }
        Err(error) => Err(error),
    }
}
