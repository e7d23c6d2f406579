//! Formats, movements, results, scoring, standings and the tournament file. Pure.
