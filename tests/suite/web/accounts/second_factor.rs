//! The code after the password.

use macro_rules_attribute::apply;
use std::time::{SystemTime, UNIX_EPOCH};

use totp_rs::{Builder, Secret};

use crate::support::app::{App, Browser, PASSWORD, Reply, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::web::accounts::account::{invite_boris, link_in, log_in};

pub(crate) const STEP: &str = "/login/second-step";
const FACTOR: &str = "/organise/account/second-factor";

/// The code of an authenticator app, this many half-minute steps from now.
pub(crate) fn code(secret: &str, steps: u64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let totp = Builder::new().with_secret(Secret::try_from_base32(secret).unwrap()).build().unwrap();
    totp.generate(now + 30 * steps).to_string()
}

fn secret_in(page: &Reply) -> String {
    let (_, rest) = page.body.split_once("name=\"secret\" value=\"").expect("a secret");
    rest.split('"').next().unwrap().to_owned()
}

/// Switches the second factor on; returns the secret, the recovery codes and the code that confirmed it.
pub(crate) fn switch_on_factor(organiser: &Browser, password: &str) -> (String, Vec<String>, String) {
    let secret = secret_in(&organiser.get(FACTOR));
    let now = code(&secret, 0);
    let fields = [("secret", secret.as_str()), ("code", now.as_str()), ("current", password)];
    let on = organiser.post(FACTOR, &fields);
    on.assert_shows(200, copy("recovery-codes-title"));
    let codes = on.body.split("<li><code>").skip(1).map(|rest| rest.split('<').next().unwrap().to_owned());
    (secret, codes.collect(), now)
}

/// A browser that has sent the password but not the code.
fn log_in_halfway(app: &App) -> Browser {
    let browser = app.browser();
    log_in(&browser, "vera", PASSWORD).assert_leads_to(STEP);
    browser
}

#[apply(on_both!)]
fn log_in_asks_for_the_second_factor(database: &Database) {
    let app = spawn_app(database);
    let (vera, other) = (app.organiser(), app.browser());
    log_in(&other, "vera", PASSWORD).assert_leads_to("/organise");
    let page = vera.get(FACTOR);
    page.assert_says(200, "<svg");
    page.assert_says(200, "otpauth://totp/Lastcard%20Aurora:vera?");
    let (secret, codes, _) = switch_on_factor(&vera, PASSWORD);
    assert_eq!(codes.len(), 8);
    other.get("/organise").assert_leads_to("/login?next=/organise");
    vera.get("/organise/account").assert_shows(200, copy("second-factor-on"));
    vera.get("/organise/organisers").assert_shows(200, copy("organisers-second-factor"));
    let browser = log_in_halfway(&app);
    browser.get("/organise").assert_leads_to("/login?next=/organise");
    browser.get(STEP).assert_shows(200, copy("second-step-title"));
    browser.post(STEP, &[("code", "12345")]).assert_shows(422, copy("second-factor-code-wrong"));
    browser.post(STEP, &[("code", &code(&secret, 1))]).assert_leads_to("/organise");
    browser.get("/organise").assert_says(200, "Vera");
    browser.get(STEP).assert_leads_to("/login");
}

#[apply(on_both!)]
fn a_code_works_once(database: &Database) {
    let app = spawn_app(database);
    let (secret, codes, used) = switch_on_factor(&app.organiser(), PASSWORD);
    log_in_halfway(&app).post(STEP, &[("code", &used)]).assert_shows(422, copy("second-factor-code-wrong"));
    let next = code(&secret, 1);
    log_in_halfway(&app)
        .post(STEP, &[("code", &format!("{} {}", &next[..3], &next[3..]))])
        .assert_leads_to("/organise");
    log_in_halfway(&app).post(STEP, &[("code", &next)]).assert_shows(422, copy("second-factor-code-wrong"));
    let typed = codes[0].to_lowercase().replace('-', " ");
    log_in_halfway(&app).post(STEP, &[("code", &typed)]).assert_leads_to("/organise");
    log_in_halfway(&app)
        .post(STEP, &[("code", &codes[0])])
        .assert_shows(422, copy("second-factor-code-wrong"));
    log_in_halfway(&app).post(STEP, &[("code", &codes[7])]).assert_leads_to("/organise");
}

#[apply(on_both!)]
fn switching_on_needs_password_and_code(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let secret = secret_in(&vera.get(FACTOR));
    let on = |secret: &str, code: &str, password: &str| {
        vera.post(FACTOR, &[("secret", secret), ("code", code), ("current", password)])
    };
    let refused = on(&secret, "abc", PASSWORD);
    refused.assert_shows(422, copy("second-factor-code-wrong"));
    assert_eq!(secret_in(&refused), secret, "what the app has scanned stays");
    on(&secret, &code(&secret, 0), "wrong").assert_shows(422, copy("account-current-wrong"));
    on("JBSWY3DP", &code(&secret, 0), PASSWORD).assert_says(400, "");
    log_in(&app.browser(), "vera", PASSWORD).assert_leads_to("/organise");
}

#[apply(on_both!)]
fn switching_off_needs_password_and_code(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let (secret, codes, _) = switch_on_factor(&vera, PASSWORD);
    vera.get(FACTOR).assert_shows(200, copy("second-factor-codes-left").with("count", 8));
    let off = |code: &str, password: &str| {
        vera.post(&format!("{FACTOR}/end"), &[("code", code), ("current", password)])
    };
    off(&code(&secret, 1), "wrong").assert_shows(422, copy("account-current-wrong"));
    off("000000", PASSWORD).assert_shows(422, copy("second-factor-code-wrong"));
    log_in(&app.browser(), "vera", PASSWORD).assert_leads_to(STEP);
    off(&codes[1], PASSWORD).assert_leads_to("/organise/account?done=second-factor-off");
    log_in(&app.browser(), "vera", PASSWORD).assert_leads_to("/organise");
}

#[apply(on_both!)]
fn a_password_reset_does_not_bypass_it(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let boris = invite_boris(&app, &vera);
    let (secret, ..) = switch_on_factor(&vera, PASSWORD);
    let listed = boris.get("/organise/organisers").body;
    let (_, after) = listed.split_once("href=\"/organise/organisers/").unwrap();
    let reset = format!("/organise/organisers/{}", after.split('"').next().unwrap());
    let link = link_in(&app, &boris.post(&reset, &[("current", "boris likes yellow")]).body);
    let browser = app.browser();
    browser.post(&link, &[("password", "nine blue reverses")]).assert_leads_to(STEP);
    browser.get("/organise").assert_leads_to("/login?next=/organise");
    browser.post(STEP, &[("code", &code(&secret, 1))]).assert_leads_to("/organise");
}

#[test]
fn codes_cannot_be_guessed() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let (secret, ..) = switch_on_factor(&app.organiser(), PASSWORD);
    let thief = log_in_halfway(&app);
    for _ in 0..10 {
        thief.post(STEP, &[("code", "000000")]);
    }
    thief.post(STEP, &[("code", &code(&secret, 1))]).assert_shows(429, copy("error-429"));
    log_in_halfway(&app).post(STEP, &[("code", &code(&secret, 1))]).assert_shows(429, copy("error-429"));
    app.browser().post(STEP, &[("code", &code(&secret, 1))]).assert_leads_to("/login");
}
