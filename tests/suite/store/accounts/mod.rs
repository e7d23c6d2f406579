//! Accounts and invitations.

mod account;
mod invites;
