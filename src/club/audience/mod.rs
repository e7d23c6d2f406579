//! Audience of a tournament: the form of names that it sees, and pseudonyms.

mod first_names;
pub(super) mod name_policy;
pub(super) mod pseudonyms;
