//! The size of the organiser's pages, and the effort of an evening: `make facts` measures both and writes them into
//! docs/measures.md, beside what the second look at the pages found.

use tokio::runtime::Builder;

use crate::browser::facts::evenings::Evenings;
use crate::support::measures::write_table;

mod evenings;
mod pages;
mod tasks;

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
    write_table("facts", &lines);
}
