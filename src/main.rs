//! The `lastcard` program, which reads its arguments and runs a subcommand.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// An allocator suited to requests, which allocate many small, short-lived objects on different threads.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    lastcard::cli::run()
}
