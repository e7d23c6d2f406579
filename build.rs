//! The folders that are compiled into the binary: a new file in one of them has to rebuild it.

fn main() {
    for folder in ["locales", "migrations", "static", "templates"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
