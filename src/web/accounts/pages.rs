//! Pages of accounts: set-up, log-in, one's own account, the club's organisers and one-time links.

use askama::Template;

use crate::ui::{form::Form, page::Page, qr};

/// The page at `/setup`, which creates the club and its first organiser.
#[derive(Template)]
#[template(path = "accounts/setup.html")]
pub struct SetupPage {
    pub page: Page,
    pub form: Form,
    /// Time zones to choose from, as value and label.
    pub zones: Vec<(String, String)>,
    /// Languages to choose from, as value and label.
    pub languages: Vec<(String, String)>,
}

impl SetupPage {
    fn chosen_zone(&self) -> &str {
        self.chosen_label("time_zone", &self.zones)
    }

    fn chosen_language(&self) -> &str {
        self.chosen_label("language", &self.languages)
    }

    /// Returns the label of the option that is chosen; empty if there is no such option.
    fn chosen_label<'a>(&self, field: &str, options: &'a [(String, String)]) -> &'a str {
        let chosen = options.iter().find(|(value, _)| value == self.form.value(field));
        chosen.map(|(_, label)| label.as_str()).unwrap_or_default()
    }
}

/// The page at `/setup` without a valid code: explains how to get the link.
#[derive(Template)]
#[template(path = "accounts/setup_closed.html")]
pub struct SetupClosedPage {
    pub page: Page,
    /// True if a code was given and is wrong.
    pub wrong: bool,
}

/// The page at `/login`.
#[derive(Template)]
#[template(path = "accounts/login.html")]
pub struct LoginPage {
    pub page: Page,
    pub form: Form,
}

/// The page at `/organise/account`, for one's own account.
#[derive(Template)]
#[template(path = "accounts/account.html")]
pub struct AccountPage {
    pub page: Page,
    pub login: String,
    /// The form that changes the password.
    pub form: Form,
    /// True if logging in asks for a code after the password.
    pub has_second_factor: bool,
    /// Open sessions of the account, the most recently used first.
    pub sessions: Vec<SessionLine>,
    /// Message key that confirms what was just done.
    pub done: Option<&'static str>,
}

pub struct SessionLine {
    pub id: String,
    /// The browser by its common name.
    pub browser: String,
    /// The address from which the session was opened.
    pub address: String,
    pub made: String,
    /// The time of last use.
    pub seen: String,
    /// True for the session in which the page is viewed.
    pub own: bool,
}

/// The page at `/login/second-step`, which asks for the code after the password.
#[derive(Template)]
#[template(path = "accounts/second_step.html")]
pub struct SecondStepPage {
    pub page: Page,
    pub form: Form,
}

/// The page at `/organise/account/second-factor`.
#[derive(Template)]
#[template(path = "accounts/second_factor.html")]
pub struct SecondFactorPage {
    pub page: Page,
    pub login: String,
    pub form: Form,
    pub state: SecondFactorState,
}

pub enum SecondFactorState {
    /// Switched on: every log-in asks for a code.
    On {
        since: String,
        /// Number of unused recovery codes.
        codes_left: usize,
    },
    /// Switched off: it can be set up with this new secret.
    Off {
        /// The secret, to be typed into the authenticator app.
        secret: String,
        /// The `otpauth` address, to be scanned, or opened on the phone itself.
        url: String,
    },
}

impl SecondFactorState {
    /// Returns the address as a QR code; empty while the second factor is on.
    pub fn qr(&self) -> String {
        match self {
            Self::On { .. } => String::new(),
            Self::Off { url, .. } => qr::svg(url),
        }
    }
}

/// The recovery codes of a second factor that was just switched on. They are shown once.
#[derive(Template)]
#[template(path = "accounts/recovery_codes.html")]
pub struct RecoveryCodesPage {
    pub page: Page,
    pub codes: Vec<String>,
}

/// The page that asks users for their own password again before an action. Its form is sent to the address of the page.
#[derive(Template)]
#[template(path = "accounts/reauthentication.html")]
pub struct ReauthenticationPage {
    /// The frame; its title names the action.
    pub page: Page,
    pub text: String,
    pub button: String,
    /// True if the form also chooses the role.
    pub roles: bool,
    /// True if the action removes something.
    pub is_danger: bool,
    /// The login name, for password managers.
    pub login: String,
    pub form: Form,
}

pub struct OrganiserLine {
    pub id: String,
    pub name: String,
    pub login: String,
    /// True for the account of the organiser who views the page.
    pub own: bool,
    /// True for a referee, who may make rulings and corrections but may not set anything up.
    pub is_referee: bool,
    /// True if logging in asks for a code after the password.
    pub has_second_factor: bool,
}

/// The page at `/organise/organisers`: accounts of the club, and links for new ones.
#[derive(Template)]
#[template(path = "accounts/organisers.html")]
pub struct OrganisersPage {
    pub page: Page,
    /// All accounts of the club.
    pub organisers: Vec<OrganiserLine>,
    /// Open one-time links, newest first.
    pub links: Vec<LinkLine>,
    /// Message key that confirms what was just done.
    pub done: Option<&'static str>,
    /// A link that was just made. It is shown once.
    pub link: Option<NewLink>,
}

pub struct LinkLine {
    /// The link id, for revoking it.
    pub id: String,
    /// The purpose: an invitation or a password reset.
    pub what: String,
    /// The name of the creator and the time of creation.
    pub made: String,
    pub until: String,
}

/// A one-time link that was just made.
pub struct NewLink {
    pub url: String,
    /// The name of the person whose password it resets; `None` for an invitation.
    pub reset_of: Option<String>,
}

/// The page at `/invite/{token}`, opened with a one-time link.
#[derive(Template)]
#[template(path = "accounts/invite.html")]
pub struct InvitePage {
    pub page: Page,
    pub form: Form,
    pub club: String,
    /// The login name whose password is reset; `None` for an invitation.
    pub reset_of: Option<String>,
}
