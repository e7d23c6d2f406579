//! Reauthentication: the organiser's own password, asked for again before anything that a stolen session must not do (passwords, links,
//! organisers, the second factor).

use actix_web::HttpRequest;

use crate::app::{error::Error, responses::FormRefusal, state::AppState};
use crate::extract::organiser::Organiser;
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    rate_limit::LimitKind,
};
use crate::ui::form::Form;

/// Form field of the password.
pub const PASSWORD_FIELD: &str = "current";

/// Checks the organiser's password in a form, and notes errors there. Failures are counted per session, so that somebody who stole a
/// session cannot lock the organiser out.
pub async fn check(
    site: &AppState,
    request: &HttpRequest,
    organiser: &Organiser,
    form: &mut Form,
) -> Result<Result<(), FormRefusal>, Error> {
    let limit = [site.limits.limit_for(LimitKind::LogIn, organiser.session.id.as_str())];
    let note = |event| {
        SecurityLogEntry::new(request, event)
            .with_account(&organiser.account)
            .with_subject("password asked again")
    };
    // Counted before the slow check, as at the log-in.
    if !site.limits.attempt(&limit).await? {
        note(SecurityEvent::LimitReached).log();
        return Err(Error::TooManyFailures);
    }
    let hash = organiser.account.password_hash.clone();
    match site.hashing.verify(form.value(PASSWORD_FIELD).to_owned(), Some(hash)).await {
        Ok(true) => {
            site.limits.forget(&limit).await?;
            Ok(Ok(()))
        }
        Ok(false) => {
            note(SecurityEvent::PasswordWrong).log();
            form.add_error(PASSWORD_FIELD, organiser.words().say("account-current-wrong"));
            Ok(Err(FormRefusal::Wrong))
        }
        Err(Error::Busy) => {
            site.limits.forgive(&limit).await?;
            form.add_error(PASSWORD_FIELD, organiser.words().say("error-busy-help"));
            Ok(Err(FormRefusal::Busy))
        }
        Err(error) => Err(error),
    }
}
