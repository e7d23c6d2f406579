//! Accounts: the first set-up, log-in, second factor, invitations, sessions, and the club’s organisers.

pub mod account;
pub mod invites;
pub mod login;
pub mod new_account;
pub mod organisers;
pub mod pages;
pub mod second_factor;
pub mod second_step;
pub mod setup;
