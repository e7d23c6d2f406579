//! The `lastcard` program: reads its arguments and hands over to one subcommand.

fn main() {}
