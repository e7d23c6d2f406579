//! Creation forms sent twice: they create one thing, with one line in the audit log.

use macro_rules_attribute::apply;

use crate::support::app::{Browser, PASSWORD, Reply, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::support::gap::{GAP, parts_at_gaps};
use crate::web::control_room::lifecycle::colleague;

/// The id that the form was rendered with.
pub(crate) fn id_in(page: &Reply) -> String {
    parts_at_gaps(&page.body, format!("name=\"id\" value=\"{GAP}\"")).expect("an id")[0].to_owned()
}

/// Counts the lines of one kind in the audit log.
fn audit_entry_count(vera: &Browser, kind: &str) -> usize {
    let all = vera.get("/organise/audit?kind=club").body;
    all.matches(&escaped(copy(format!("audit-action-{kind}")))).count()
}

/// The token that a page shows once.
fn token(page: &Reply) -> String {
    parts_at_gaps(&page.body, format!("<p class=\"link-once\"><code>{GAP}</code>")).expect("a token")[0]
        .to_owned()
}

#[apply(on_both!)]
fn a_token_sent_twice_is_created_once(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let id = id_in(&vera.get("/organise/api-tokens"));
    let send = |name: &str| {
        vera.post(
            "/organise/api-tokens",
            &[("id", &id), ("current", PASSWORD), ("name", name), ("right", "read"), ("days", "30")],
        )
    };
    let (first, second) = (send("Hall"), send("Hall"));
    assert_eq!(token(&first), token(&second));
    assert_ne!(id_in(&first), id, "the next form makes another one");
    let listed =
        |name: &str| vera.get("/organise/api-tokens").body.matches(&format!("<bdi>{name}</bdi>")).count();
    assert_eq!((listed("Hall"), audit_entry_count(&vera, "token-made")), (1, 1));
    // A different name creates a second token.
    assert_ne!(token(&send("Wall")), token(&first));
    assert_eq!((listed("Wall"), audit_entry_count(&vera, "token-made")), (1, 2));
    // Later, repeating the form does not show the token again.
    database.run("UPDATE api_tokens SET created_at = '2020-01-01 00:00:00'");
    assert_ne!(token(&send("Hall")), token(&first));
}

#[apply(on_both!)]
fn an_invitation_sent_twice_is_one_link(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let id = id_in(&vera.get("/organise/invites"));
    let send = || {
        vera.post("/organise/invites", &[("id", id.as_str()), ("current", PASSWORD), ("role", "organiser")])
    };
    let link =
        |page: &Reply| parts_at_gaps(&page.body, format!("/invite/{GAP}<")).expect("a link")[0].to_owned();
    let (first, second) = (link(&send()), link(&send()));
    assert_eq!(vera.get("/organise/organisers").body.matches("/organise/invites/").count(), 1);
    assert_eq!(audit_entry_count(&vera, "invited"), 1);
    // Only the link shown last works.
    assert_eq!(app.browser().get(&format!("/invite/{first}")).status.as_u16(), 404);
    assert_eq!(app.browser().get(&format!("/invite/{second}")).status.as_u16(), 200);
    // A colleague who finds the id cannot replace the link.
    let boris = colleague(&app, &vera);
    boris.post(
        "/organise/invites",
        &[("id", id.as_str()), ("current", "boris likes yellow"), ("role", "organiser")],
    );
    assert_eq!(app.browser().get(&format!("/invite/{second}")).status.as_u16(), 200);
    assert_eq!(audit_entry_count(&vera, "invited"), 3);
}

#[apply(on_both!)]
fn a_season_sent_twice_is_created_once(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let id = id_in(&vera.get("/organise/seasons/new"));
    for _ in 0..2 {
        let sent = vera.post("/organise/seasons/new", &[("id", &id), ("name", "Spring"), ("count", "field")]);
        sent.assert_leads_to("/c/aurora/seasons/spring");
    }
    assert_eq!(vera.get("/organise/seasons").body.matches("/organise/seasons/spring").count(), 1);
    assert_eq!(audit_entry_count(&vera, "season-made"), 1);
    // A different form finds the name taken.
    let other = vera.post("/organise/seasons/new", &[("name", "Spring"), ("count", "field")]);
    assert_eq!(other.status.as_u16(), 422);
}
