//! Tables of docs/measures.md that tests write.

use std::fs;
use std::path::Path;

/// Replaces the table between the comments about this target of the Makefile.
pub(crate) fn write_table(target: &str, lines: &[String]) {
    let (begins, ends) =
        (format!("<!-- written by `make {target}` -->\n"), format!("<!-- end of {target} -->"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/measures.md");
    let measures = fs::read_to_string(&path).unwrap();
    let (before, rest) = measures.split_once(&begins).unwrap();
    let (_, after) = rest.split_once(&ends).unwrap();
    fs::write(path, format!("{before}{begins}\n{}\n\n{ends}{after}", lines.join("\n"))).unwrap();
}
