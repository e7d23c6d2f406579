//! What somebody wants to read who looks into an attack: who did what from where, as lines of the log with a target of their own.
//! Never a password, a code, a token or a link. Values are written quoted, so a control character in one cannot make a line.

use actix_web::{HttpMessage, HttpRequest};
use strum::{EnumIter, IntoStaticStr};

use super::Site;
use super::log::RequestId;
use crate::store::accounts::Account;

/// The target of these lines: `--log lastcard::security=info` shows them alone.
const TARGET: &str = "lastcard::security";

/// What happened. `docs/security.md` lists these names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum SecurityEvent {
    /// Somebody logged in.
    LogIn,
    /// Login and password did not go together.
    LogInFailed,
    /// A session was ended, by log-out or from the list of sessions.
    SessionEnded,
    /// A second factor was switched on.
    SecondFactorOn,
    /// A second factor was switched off.
    SecondFactorOff,
    /// The password was right, the code after it was not.
    SecondFactorFailed,
    /// A password was changed by who knew it, or by a link.
    PasswordChanged,
    /// A page asked for one's own password again, and it was wrong.
    PasswordWrong,
    /// A one-time link was made.
    LinkMade,
    /// A one-time link was used.
    LinkUsed,
    /// A one-time link was taken back.
    LinkRevoked,
    /// Somebody became an organiser.
    OrganiserAdded,
    /// An organiser was removed.
    OrganiserRemoved,
    /// A token for a program was made.
    ApiTokenMade,
    /// A token of a program was revoked.
    ApiTokenRevoked,
    /// A program came with a token that is none, or no more.
    ApiTokenRefused,
    /// An organiser took the whole club along as a file.
    ClubDownloaded,
    /// A webhook was made: the club's news is sent to its address from then on.
    WebhookAdded,
    /// A webhook was removed.
    WebhookRemoved,
    /// A webhook got a new secret.
    WebhookSecretChanged,
    /// A webhook was to lead into a network that is not for everybody.
    WebhookRefused,
    /// A page of another site tried to change something.
    ForeignOrigin,
    /// Somebody who is logged in asked for what is not theirs: an organiser's page as a referee, a tournament of another club. Or a token
    /// was to do what it has no right to.
    Refused,
    /// Too many failures: a door is closed for a while.
    LimitReached,
    /// A code that opens nothing was tried.
    CodeUnknown,
    /// An organiser opened the door again that guesses had closed.
    GuessesForgiven,
    /// A seat that somebody held was taken over.
    SeatTakenOver,
    /// A phone was refused a seat: it would have seen a second holding of the same cards.
    SeatRefused,
}

impl SecurityEvent {
    /// Whether it may be part of an attack: such lines are warnings.
    fn is_alarming(self) -> bool {
        matches!(
            self,
            Self::LogInFailed
                | Self::SecondFactorFailed
                | Self::PasswordWrong
                | Self::ForeignOrigin
                | Self::Refused
                | Self::ApiTokenRefused
                | Self::LimitReached
                | Self::CodeUnknown
                | Self::WebhookRefused
                | Self::SeatTakenOver
                | Self::SeatRefused
        )
    }
}

/// An event on its way into the log.
#[must_use = "nothing is noted before `log`"]
pub(super) struct Note<'a> {
    event: SecurityEvent,
    request: &'a HttpRequest,
    account: &'a str,
    login: &'a str,
    about: &'a str,
}

impl<'a> Note<'a> {
    /// An event of a request: its address and number are noted with it.
    pub(super) fn new(request: &'a HttpRequest, event: SecurityEvent) -> Self {
        Self { event, request, account: "", login: "", about: "" }
    }

    /// The account that did it, or to which it was done.
    pub(super) fn of(self, account: &'a Account) -> Self {
        Self { account: account.id.as_str(), login: account.login.as_str(), ..self }
    }

    /// The login that was tried, where no account is known.
    pub(super) fn login(self, login: &'a str) -> Self {
        Self { login, ..self }
    }

    /// What it was about: the id or login of somebody else, a tournament. Never a secret, nor a player's name or id.
    pub(super) fn about(self, about: &'a str) -> Self {
        Self { about, ..self }
    }

    /// Writes the line.
    pub(super) fn log(self) {
        let Self { account, login, about, .. } = self;
        let event: &'static str = self.event.into();
        let site = Site::of(self.request);
        let address = site.map(|site| {
            site.metrics.noted(self.event);
            site.address_of(self.request).to_string()
        });
        let address = address.unwrap_or_default();
        let address = address.as_str();
        let request =
            self.request.extensions().get::<RequestId>().map(|id| id.as_str().to_owned()).unwrap_or_default();
        if self.event.is_alarming() {
            tracing::warn!(target: TARGET, event, account, login, about, address, request = %request, "security");
        } else {
            tracing::info!(target: TARGET, event, account, login, about, address, request = %request, "security");
        }
    }
}
