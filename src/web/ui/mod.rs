//! Parts of all pages: the frame, texts of all languages, numbers and dates, forms, badges.

pub mod assets;
pub mod badge;
pub mod card;
pub mod collation;
pub mod confirm_page;
pub mod date_time;
pub mod form;
#[cfg(test)]
mod glossaries;
pub mod link;
#[cfg(test)]
mod message_keys;
pub mod notice;
pub mod numbers;
pub mod page;
pub mod pseudonyms;
pub mod qr;
pub mod quantities;
pub mod seats;
pub mod status_bar;
pub mod tournament_header;
pub mod tournament_text;
#[cfg(test)]
mod translations;
pub mod translator;
