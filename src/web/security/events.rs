//! Security log for investigating an attack: actors, actions and addresses, as log lines with a target of their own. They never contain a
//! password, a code, a token or a link. Values are quoted, so that a control character cannot forge a line.

use actix_web::{HttpMessage, HttpRequest};
use strum::{EnumIter, IntoStaticStr};

use lastcard_store::accounts::Account;

use crate::app::state::AppState;
use crate::middleware::request_log::RequestId;

/// Target of these lines. `--log lastcard::security=info` shows them alone.
const TARGET: &str = "lastcard::security";

/// Security events. `docs/security.md` lists their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SecurityEvent {
    LogIn,
    /// Login and password did not match.
    LogInFailed,
    /// A session was ended, by log-out or from the list of sessions.
    SessionEnded,
    SecondFactorOn,
    SecondFactorOff,
    /// The password was right, but the code after it was wrong.
    SecondFactorFailed,
    /// A password was changed, with the old one or by a link.
    PasswordChanged,
    /// Reauthentication failed.
    PasswordWrong,
    /// A one-time link was created.
    LinkMade,
    /// A one-time link was used.
    LinkUsed,
    /// A one-time link was revoked.
    LinkRevoked,
    OrganiserAdded,
    OrganiserRemoved,
    ApiTokenMade,
    ApiTokenRevoked,
    /// An invalid or expired API token was used.
    ApiTokenRefused,
    /// An organiser downloaded the whole club as a file.
    ClubDownloaded,
    /// A webhook was created, so changes of the club are sent to its address.
    WebhookAdded,
    WebhookRemoved,
    WebhookSecretChanged,
    /// A webhook was refused because its address leads into a private network.
    WebhookRefused,
    /// A page on another site tried to change something.
    ForeignOrigin,
    /// Somebody requested something that they may not access: a referee an organiser's page, an organiser a tournament of another club, a
    /// token something beyond its rights.
    Refused,
    LimitReached,
    CodeUnknown,
    /// An organiser lifted a lockout.
    GuessesForgiven,
    /// An occupied seat was taken over.
    SeatTakenOver,
    /// A phone was refused a seat, because it would have seen a second holding of the same deal.
    SeatRefused,
}

impl SecurityEvent {
    /// Returns true for events that may be part of an attack. They are logged as warnings.
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

#[must_use = "nothing is noted before `log`"]
pub struct SecurityLogEntry<'a> {
    event: SecurityEvent,
    request: &'a HttpRequest,
    account: &'a str,
    login: &'a str,
    about: &'a str,
}

impl<'a> SecurityLogEntry<'a> {
    /// Creates the log entry of an event. The address and the id of the request are logged with it.
    pub fn new(request: &'a HttpRequest, event: SecurityEvent) -> Self {
        Self { event, request, account: "", login: "", about: "" }
    }

    /// Sets the account that acted, or that was acted upon.
    pub fn with_account(self, account: &'a Account) -> Self {
        Self { account: account.id.as_str(), login: account.login.as_str(), ..self }
    }

    /// Sets the login that was tried, if no account is known.
    pub fn with_login(self, login: &'a str) -> Self {
        Self { login, ..self }
    }

    /// Sets the subject: the id or login of somebody else, or a tournament. It is never a secret, nor a player's name or id.
    pub fn with_subject(self, about: &'a str) -> Self {
        Self { about, ..self }
    }

    pub fn log(self) {
        let Self { account, login, about, .. } = self;
        let event: &'static str = self.event.into();
        let site = AppState::from_request(self.request);
        let address = site.map(|site| {
            site.metrics.count_event(self.event);
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
