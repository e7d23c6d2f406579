//! Permissions, and access to what belongs to others.

mod neighbours;
mod roles;
