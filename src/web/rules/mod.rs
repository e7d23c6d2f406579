//! Pages of the rules, and the forms in which a ruleset is chosen.

pub mod at_table;
pub mod basis;
pub mod card_values;
pub mod group;
pub mod handlers;
pub mod house_rule_toggles;
pub mod options;
pub mod ordinary;
pub mod page;
pub mod reference_page;
pub mod sentence;
pub mod tournaments_page;
