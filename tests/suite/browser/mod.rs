//! The browser suite: people with phones in real Chromium against a real server.

mod dealer;
mod driver;
mod fairness;
mod following;
mod formats;
mod hall;
mod line;
mod live;
mod outbox;
mod people;
mod phone;
mod play;
mod practice;
mod print;
mod round;
mod seats;
mod table;
mod undo;
