//! The browser suite: people with phones in real Chromium against a real server.

mod access;
mod dealer;
mod driver;
mod fairness;
mod following;
mod formats;
mod framing;
mod hall;
mod https;
mod line;
mod live;
mod names;
mod outbox;
mod paper;
mod people;
mod phone;
mod play;
mod practice;
mod print;
mod round;
mod seats;
mod table;
mod taps;
mod undo;
mod wall;
