//! Results over many evenings: one person, two people head-to-head, and the records of a club. They are
//! computed from the evenings each time; nothing is stored.

#[allow(
    clippy::module_inception,
    reason = "it is what all else here begins with, and nothing else is its name"
)]
pub(super) mod career;
pub(super) mod head_to_head;
pub(super) mod player_export;
pub(super) mod records;

#[cfg(test)]
mod tests;
