//! Pages of accounts: set-up, log-in, one's own account, the club's organisers, and one-time links.

use askama::Template;

use super::{Form, Page};

/// `/setup`: the first organiser and the club.
#[derive(Template)]
#[template(path = "setup.html")]
pub struct SetupPage {
    /// The frame.
    pub page: Page,
    /// The fields.
    pub form: Form,
    /// The time zones there are, as value and label.
    pub zones: Vec<(String, String)>,
    /// The languages there are, as value and label.
    pub languages: Vec<(String, String)>,
}

/// `/setup` without the right code: how to get the link.
#[derive(Template)]
#[template(path = "setup-closed.html")]
pub struct SetupClosedPage {
    /// The frame.
    pub page: Page,
    /// Whether a code was given, and was wrong.
    pub wrong: bool,
}

/// `/login`.
#[derive(Template)]
#[template(path = "login.html")]
pub struct LoginPage {
    /// The frame.
    pub page: Page,
    /// The fields.
    pub form: Form,
}

/// `/organise/account`: one's own account.
#[derive(Template)]
#[template(path = "account.html")]
pub struct AccountPage {
    /// The frame.
    pub page: Page,
    /// The login name.
    pub login: String,
    /// The fields of the change of password.
    pub form: Form,
    /// Something was just done: the key of what to say about it.
    pub done: Option<&'static str>,
}

/// An organiser as listed.
pub struct OrganiserLine {
    /// The id, for links.
    pub id: String,
    /// The name.
    pub name: String,
    /// The login name.
    pub login: String,
    /// Whether it is the one who looks.
    pub own: bool,
}

/// `/organise/organisers`: who organises the club, and links for others.
#[derive(Template)]
#[template(path = "organisers.html")]
pub struct OrganisersPage {
    /// The frame.
    pub page: Page,
    /// Everybody with an account in the club.
    pub organisers: Vec<OrganiserLine>,
    /// A link that was just made; it is shown once.
    pub link: Option<NewLink>,
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
    /// The frame.
    pub page: Page,
    /// The fields.
    pub form: Form,
    /// The club that invites.
    pub club: String,
    /// The login name whose password is reset; none if somebody new is invited.
    pub reset_of: Option<String>,
}
