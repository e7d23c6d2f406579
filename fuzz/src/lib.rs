//! What the fuzz targets do with the bytes they are given; the ordinary suite does a little of it in every run.

pub mod backups;
pub mod bodies;
pub mod files;
pub mod forms;
pub mod logs;
pub mod moves;
pub mod names;
pub mod results;
