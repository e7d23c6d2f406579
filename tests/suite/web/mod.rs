//! The pages, through public routes only.

mod accounts;
mod attack;
mod club;
mod draft;
mod duplicates;
mod edge;
mod frame;
mod guesses;
mod hashing;
mod live;
mod organise;
mod people;
mod play;
mod play_off;
mod practice;
mod public;
mod restart;
mod rules;
mod second_factor;
mod security_log;
mod serve;
mod sessions;
mod table;
mod undo;
mod waiting;
mod watch;
