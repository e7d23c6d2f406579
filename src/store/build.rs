//! The migrations are compiled into the binary: a new one has to rebuild it.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
