//! Pages: one askama struct per page, with every text from Fluent.

mod account;
mod alphabet;
mod api;
pub mod assets;
mod authority;
mod badge;
mod error;
mod form;
#[cfg(test)]
mod glossaries;
pub mod hand_history;
mod kept;
#[cfg(test)]
mod keys;
mod left_cards;
mod moment;
mod nameless;
mod numbers;
pub mod organise;
mod page;
pub mod people;
pub mod play;
pub mod play_off;
pub mod practice;
pub mod public;
mod qr;
mod quantities;
mod rank_change;
pub mod rules;
mod rulings;
mod scored;
mod seats;
pub mod status_bar;
pub mod table;
#[cfg(test)]
mod translations;
mod translator;

pub use account::{
    AccountPage, InvitePage, LinkLine, LoginPage, NewLink, OrganiserLine, OrganisersPage,
    ReauthenticationPage, RecoveryCodesPage, SecondFactorPage, SecondFactorState, SecondStepPage,
    SessionLine, SetupClosedPage, SetupPage,
};
pub use alphabet::NameCollator;
pub use api::{ApiPage, ApiTokensPage, NewTokenText, TOKEN_DAYS, TokenLine};
pub use authority::AuthorityPage;
pub use badge::Badge;
pub use error::ErrorPage;
pub use form::{FieldError, Form};
pub use kept::OfflineListPage;
pub use numbers::{normalise_number, to_ascii_digits};
pub use page::{Page, Visitor, fragment};
pub use scored::HandSummary;
pub use seats::{seat_change, seat_changes, seat_changes_of, seat_refusal};
pub use translator::{Language, Message, Translator, isolate, join_names};
