//! The form of a tournament in a browser: whoever goes back finds what was typed.

use super::formats::organiser;
use super::phone::Phone;
use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::Database;

#[tokio::test]
async fn whoever_goes_back_from_the_draft_finds_the_names_and_what_was_chosen() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let (home, phone) = (app.url(""), Phone::ordinary().await);
    organiser(&phone, &home, app.setup_code.as_deref().unwrap()).await;
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.type_into("[name=entrants]", "Anna\nBoris\nVera\nGleb").await;
    phone.tap("label:has([name=format][value=four-player])").await;
    phone.type_into("[name=name]", "Friday").await;
    phone.tap("label:has([name=scoring][value=lose200])").await;
    phone.tap("#rest button.primary").await;
    phone.sees("[role=status]", copy("done-created")).await;
    phone.run("history.back()", &[]).await;
    phone.holds("[name=entrants]", "Anna\nBoris\nVera\nGleb").await;
    phone.holds("[name=name]", "Friday").await;
    let chosen = "return document.querySelector('[name=scoring]:checked')?.value";
    phone.until(async || phone.run(chosen, &[]).await == "lose200").await;
    // Sent again as it was it is the same draft.
    phone.tap("#rest button.primary").await;
    phone.sees("[role=status]", copy("done-created")).await;
    let made = lastcard::store::clubs::list(&database.store).unwrap().remove(0);
    assert_eq!(lastcard::store::tournaments::list(&database.store, &made.id).unwrap().len(), 1);
    // Whoever begins anew begins with an empty form.
    phone.open(&format!("{home}/organise/tournaments/new")).await;
    phone.holds("[name=entrants]", "").await;
}
