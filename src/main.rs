//! The `lastcard` program: reads its arguments and hands over to one subcommand.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Most of what a request takes of the memory is small and soon given back, on one thread or another.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    lastcard::cli::run()
}
