//! `/organise/api-tokens`: what programs may do in the club.

use askama::Template;
use strum::VariantArray as _;

use crate::store::api_tokens::ApiRight;
use crate::view::{Form, Page};

/// For how many days a token may be made.
pub const TOKEN_DAYS: [u16; 3] = [30, 90, 365];

/// The page.
#[derive(Template)]
#[template(path = "api/tokens.html")]
pub struct ApiTokensPage {
    /// The frame.
    pub page: Page,
    /// The login name, for password managers.
    pub login: String,
    /// The fields of a new token.
    pub form: Form,
    /// Those that work, the newest first.
    pub tokens: Vec<TokenLine>,
    /// One that was made just now.
    pub new: Option<NewTokenText>,
    /// Something was just done: the key of what to say about it.
    pub done: Option<&'static str>,
}

/// A token as listed.
pub struct TokenLine {
    /// The id, for links.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// What it may do.
    pub rights: String,
    /// Who made it, and when.
    pub made: String,
    /// Until when it works.
    pub until: String,
    /// When and by what it was used last.
    pub used: String,
}

/// A token that is shown once.
pub struct NewTokenText {
    /// What it is for.
    pub name: String,
    /// The token itself.
    pub text: String,
}

impl ApiTokensPage {
    /// What a token may be allowed: name, label and what it is for.
    fn rights(&self) -> Vec<[String; 3]> {
        let say = |key: String| self.page.words().say(key).to_string();
        let right = |right: &ApiRight| {
            let key = format!("api-right-{right}");
            [right.to_string(), say(key.clone()), say(format!("{key}-hint"))]
        };
        ApiRight::VARIANTS.iter().map(right).collect()
    }

    /// How long it may work, as value and label.
    fn lifetimes(&self) -> Vec<(String, String)> {
        let label = |days: u16| self.page.say("api-token-days").with("days", days).to_string();
        TOKEN_DAYS.into_iter().map(|days| (days.to_string(), label(days))).collect()
    }
}
