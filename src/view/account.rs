//! Pages of accounts: set-up, log-in, one's own account, the club's organisers, and one-time links.

use askama::Template;

use super::{Form, Page, qr};

/// `/setup`: the first organiser and the club.
#[derive(Template)]
#[template(path = "setup.html")]
pub struct SetupPage {
    pub(crate) page: Page,
    pub(crate) form: Form,
    /// The time zones there are, as value and label.
    pub zones: Vec<(String, String)>,
    /// The languages there are, as value and label.
    pub languages: Vec<(String, String)>,
}

/// `/setup` without the right code: how to get the link.
#[derive(Template)]
#[template(path = "setup-closed.html")]
pub struct SetupClosedPage {
    pub(crate) page: Page,
    /// Whether a code was given, and was wrong.
    pub wrong: bool,
}

/// `/login`.
#[derive(Template)]
#[template(path = "login.html")]
pub struct LoginPage {
    pub(crate) page: Page,
    pub(crate) form: Form,
}

/// `/organise/account`: one's own account.
#[derive(Template)]
#[template(path = "account.html")]
pub struct AccountPage {
    pub(crate) page: Page,
    pub(crate) login: String,
    /// The fields of the change of password.
    pub form: Form,
    /// Whether a code is asked for after the password.
    pub has_second_factor: bool,
    /// Where one is logged in, the last used first.
    pub sessions: Vec<SessionLine>,
    /// Something was just done: the key of what to say about it.
    pub done: Option<&'static str>,
}

/// A session as listed.
pub struct SessionLine {
    /// The id, for links.
    pub id: String,
    /// The browser, by the name that people know.
    pub browser: String,
    /// The address it was begun from.
    pub address: String,
    pub(crate) made: String,
    /// When it was last used.
    pub seen: String,
    /// Whether it is the one that shows the page.
    pub own: bool,
}

/// `/login/second-step`: the code after the password.
#[derive(Template)]
#[template(path = "second-step.html")]
pub struct SecondStepPage {
    pub(crate) page: Page,
    pub(crate) form: Form,
}

/// `/organise/account/second-factor`.
#[derive(Template)]
#[template(path = "second-factor.html")]
pub struct SecondFactorPage {
    pub(crate) page: Page,
    pub(crate) login: String,
    pub(crate) form: Form,
    /// Whether there is one.
    pub state: SecondFactorState,
}

/// A second factor as its page shows it.
pub enum SecondFactorState {
    /// It is asked for.
    On {
        /// Since when.
        since: String,
        /// The recovery codes that are left.
        codes_left: usize,
    },
    /// It may be set up with this new secret.
    Off {
        /// What is typed into the app.
        secret: String,
        /// What is scanned, or opened on the phone itself.
        url: String,
    },
}

impl SecondFactorState {
    /// What is scanned, as a QR code.
    pub fn qr(&self) -> String {
        match self {
            Self::On { .. } => String::new(),
            Self::Off { url, .. } => qr::svg(url),
        }
    }
}

/// The recovery codes of a second factor that was just switched on; they are shown once.
#[derive(Template)]
#[template(path = "recovery-codes.html")]
pub struct RecoveryCodesPage {
    pub(crate) page: Page,
    pub(crate) codes: Vec<String>,
}

/// A deed that asks for one's own password again. Its form goes to its own address.
#[derive(Template)]
#[template(path = "password-asked.html")]
pub struct PasswordAskedPage {
    /// The frame; the title says what is done.
    pub page: Page,
    pub(crate) text: String,
    /// What the button says.
    pub button: String,
    /// Whether it is chosen what somebody may do.
    pub roles: bool,
    /// Whether it takes something away.
    pub is_danger: bool,
    /// The login name, for password managers.
    pub login: String,
    pub(crate) form: Form,
}

/// An organiser as listed.
pub struct OrganiserLine {
    /// The id, for links.
    pub id: String,
    pub(crate) name: String,
    pub(crate) login: String,
    /// Whether it is the one who looks.
    pub own: bool,
    /// Whether they rule and correct, and set nothing up.
    pub is_referee: bool,
    /// Whether a code is asked for after the password.
    pub has_second_factor: bool,
}

/// `/organise/organisers`: who organises the club, and links for others.
#[derive(Template)]
#[template(path = "organisers.html")]
pub struct OrganisersPage {
    pub(crate) page: Page,
    /// Everybody with an account in the club.
    pub organisers: Vec<OrganiserLine>,
    /// The links that are open, newest first.
    pub links: Vec<LinkLine>,
    /// Something was just done: the key of what to say about it.
    pub done: Option<&'static str>,
    /// A link that was just made; it is shown once.
    pub link: Option<NewLink>,
}

/// An open link as listed.
pub struct LinkLine {
    /// The id, for links.
    pub id: String,
    /// What it is for.
    pub what: String,
    /// Who made it, and when.
    pub made: String,
    /// Until when it works.
    pub until: String,
}

/// A one-time link that was just made.
pub struct NewLink {
    /// The address to hand over.
    pub url: String,
    /// Whose password it resets; none if it invites somebody new.
    pub reset_of: Option<String>,
}

/// `/invite/{token}`: the one-time link, opened.
#[derive(Template)]
#[template(path = "invite.html")]
pub struct InvitePage {
    pub(crate) page: Page,
    pub(crate) form: Form,
    /// The club that invites.
    pub club: String,
    /// The login name whose password is reset; none if somebody new is invited.
    pub reset_of: Option<String>,
}
