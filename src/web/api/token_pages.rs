//! `/organise/api-tokens`: API tokens of the club.

use askama::Template;
use strum::VariantArray as _;

use lastcard_club::ApiRight;

use crate::ui::{form::Form, page::Page};

/// Lifetimes of a token, in days.
pub const TOKEN_DAYS: [u16; 3] = [30, 90, 365];

/// The page at `/organise/api-tokens`.
#[derive(Template)]
#[template(path = "api/tokens.html")]
pub struct ApiTokensPage {
    /// The frame of the page.
    pub page: Page,
    /// The login name, for password managers.
    pub login: String,
    /// The form for a new token.
    pub form: Form,
    /// Valid tokens, newest first.
    pub tokens: Vec<TokenLine>,
    /// The token that was just made.
    pub new: Option<NewTokenText>,
    /// Message key that confirms what was just done.
    pub done: Option<&'static str>,
}

/// One line in the list of tokens.
pub struct TokenLine {
    /// The token id, for links.
    pub id: String,
    /// The purpose that its maker typed.
    pub name: String,
    /// The rights, in words.
    pub rights: String,
    /// The creator and the time of creation.
    pub made: String,
    /// The time at which it expires.
    pub until: String,
    /// The time and the client of the last use.
    pub used: String,
}

/// A new token, shown once.
pub struct NewTokenText {
    /// The purpose that its maker typed.
    pub name: String,
    /// The secret token.
    pub text: String,
}

impl ApiTokensPage {
    /// Rights to choose from: name, label and purpose.
    fn rights(&self) -> Vec<[String; 3]> {
        let say = |key: String| self.page.words().say(key).to_string();
        let right = |right: &ApiRight| {
            let key = format!("api-right-{right}");
            [right.to_string(), say(key.clone()), say(format!("{key}-hint"))]
        };
        ApiRight::VARIANTS.iter().map(right).collect()
    }

    /// Lifetimes to choose from, as value and label.
    fn lifetimes(&self) -> Vec<(String, String)> {
        let label = |days: u16| self.page.say("api-token-days").with("days", days).to_string();
        TOKEN_DAYS.into_iter().map(|days| (days.to_string(), label(days))).collect()
    }
}
