//! The `lastcard` program, which reads its arguments and runs a subcommand.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Suits requests, which allocate many small, short-lived objects on changing threads.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    lastcard::cli::run()
}
