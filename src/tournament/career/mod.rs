//! What people came to over many evenings: one person, two against each other, and the records of a club. Always from the evenings as they
//! are; nothing of it is kept.

#[allow(
    clippy::module_inception,
    reason = "it is what all else here begins with, and nothing else is its name"
)]
pub(super) mod career;
pub(super) mod company;
pub(super) mod head_to_head;
pub(super) mod own_record;
pub(super) mod records;
pub(super) mod run;

#[cfg(test)]
mod tests;
