//! Parts of all pages: the frame, texts of all languages, numbers and dates, forms, badges.

pub mod assets;
pub mod badge;
pub mod card;
pub mod date_time;
pub mod dated_name;
pub mod form;
#[cfg(test)]
mod glossaries;
pub mod language;
pub mod message;
#[cfg(test)]
mod message_keys;
pub mod names;
pub mod numbers;
pub mod page;
pub mod qr;
pub mod seats;
pub mod share;
pub mod status_bar;
pub mod tournament_header;
pub mod tournament_text;
#[cfg(test)]
mod translations;
pub mod translator;
