//! Checks that the fuzz targets make on their input. The ordinary suite runs a few of them each time.

pub mod backups;
pub mod bodies;
pub mod files;
pub mod forms;
pub mod logs;
pub mod moves;
pub mod names;
pub mod results;
