//! Rebuilds the crate when a migration changes: migrations are compiled in.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
