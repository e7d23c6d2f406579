//! The browser suite: phones in real Chromium against a real server.

mod announcements;
mod clubs;
mod control_room;
mod desk;
mod export;
mod facts;
mod hand_form;
mod leaderboard;
mod line_up;
mod live;
mod offline;
mod phones;
mod played_hands;
mod player;
mod practice;
mod print;
mod prize_giving;
mod projector;
mod seasons;
mod staged_events;
mod table;
mod tls;
mod tournament_form;
mod trial;
mod ui;
