//! The pages, through public routes only.

mod accounts;
mod club;
mod frame;
mod organise;
mod practice;
mod public;
mod rules;
mod serve;
mod table;
mod waiting;
