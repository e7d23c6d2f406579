//! Read models for charts and small tables: running totals, partners and opponents, and card costs. They are
//! computed from the tally on request; standings never wait for them.

pub(super) mod balance;
pub(super) mod card_costs;
pub(super) mod meetings;
pub(super) mod share;
pub(super) mod totals;
