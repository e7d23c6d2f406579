//! Who sees what of a tournament: the form of names, and what stands for a name.

mod first_names;
pub(super) mod name_policy;
pub(super) mod pseudonyms;
