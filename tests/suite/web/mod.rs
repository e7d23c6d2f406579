//! The pages, through public routes only.

mod accounts;
mod frame;
mod organise;
mod public;
mod serve;
mod table;
