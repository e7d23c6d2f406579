//! The size of the organiser's pages, and the effort of an evening: `make facts` measures both and writes them into
//! docs/measures.md, beside what the second look at the pages found.

use std::fs;
use std::path::Path;

use tokio::runtime::Builder;

use crate::browser::facts::evenings::Evenings;

mod evenings;
mod pages;
mod tasks;

const BEGINS: &str = "<!-- written by `make facts` -->\n";
const ENDS: &str = "<!-- end of facts -->";

#[test]
#[ignore = "writes what it found, and takes pictures"]
fn the_docs_show_the_facts_of_the_pages() {
    // The evenings are drawn up with a blocking client, which must not be created or dropped inside a runtime.
    let evenings = Evenings::open();
    let lines = Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
        let mut lines = pages::measure(&evenings).await;
        lines.push(String::new());
        lines.extend(tasks::measure().await);
        lines
    });
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/measures.md");
    let measures = fs::read_to_string(&path).unwrap();
    let (before, rest) = measures.split_once(BEGINS).unwrap();
    let (_, after) = rest.split_once(ENDS).unwrap();
    fs::write(path, format!("{before}{BEGINS}\n{}\n\n{ENDS}{after}", lines.join("\n"))).unwrap();
}
