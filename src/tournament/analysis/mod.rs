//! Read models for charts and small tables: what everybody had after each hand, who won with and against whom, and which cards
//! cost the most. Worked out when somebody asks for them, from what the hands add up to; standings never wait for them.

pub(super) mod balance;
pub(super) mod card_costs;
pub(super) mod meetings;
pub(super) mod share;
pub(super) mod totals;
