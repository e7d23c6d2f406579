//! `lastcard account`: the organisers, for whoever runs the server. The way back in for one who is locked out.

use std::collections::BTreeMap;
use std::io::Read as _;

use chrono::{TimeDelta, Utc};
use clap::{Args, Subcommand};
use serde_json::json;

use super::data::{Database, club, wrong};
use super::io::{self, Failure, Output};
use crate::store::accounts::{self, Account, AccountError, Login, NewAccount};
use crate::store::clubs;
use crate::store::invites::{self, InviteKind, NewInvite};
use crate::store::{Store, StoreError};
use crate::tournament::Name;
use crate::view::Words;
use crate::web::password::Password;

/// List organisers, invite one, reset a password
#[derive(Debug, Args)]
pub struct Accounts {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Show who can log in
    List(List),
    /// Print a one-time link that makes an organiser, or make one with a password from standard input
    Add(Add),
    /// Print a one-time link that sets a new password, or read it from standard input
    Reset(Reset),
}

#[derive(Debug, Args)]
struct List {
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    output: Output,
}

#[derive(Debug, Args)]
struct Add {
    #[command(flatten)]
    database: Database,
    /// The club, by its part of the address /c/CLUB; may be left out when there is only one
    #[arg(long)]
    club: Option<String>,
    /// What the organiser will type to log in; only with --password-stdin
    #[arg(requires = "password_stdin")]
    login: Option<String>,
    /// The organiser's name; the login if left out
    #[arg(long, requires = "password_stdin")]
    name: Option<String>,
    /// Read the password from standard input, one line
    #[arg(long, requires = "login")]
    password_stdin: bool,
    #[command(flatten)]
    link: Link,
}

#[derive(Debug, Args)]
struct Reset {
    /// What the organiser types to log in
    login: String,
    #[command(flatten)]
    database: Database,
    /// Read the new password from standard input, one line
    #[arg(long)]
    password_stdin: bool,
    #[command(flatten)]
    link: Link,
}

/// Where a link leads to.
#[derive(Debug, Args)]
struct Link {
    /// The address of the service that stands before the link
    #[arg(long, env = "LASTCARD_URL", default_value = "http://127.0.0.1:8080")]
    url: String,
}

/// A link that lies in a chat does not work for long.
const LINK: TimeDelta = TimeDelta::days(2);

pub(super) fn run(args: &Accounts) -> Result<(), Failure> {
    match &args.action {
        Action::List(args) => list(args),
        Action::Add(args) => add(args),
        Action::Reset(args) => reset(args),
    }
}

fn list(args: &List) -> Result<(), Failure> {
    let store = args.database.open()?;
    let mut rows = Vec::new();
    for club in clubs::list(&store)? {
        for account in accounts::list(&store, &club.id)? {
            rows.push(vec![account.login.to_string(), account.name.to_string(), club.slug.clone()]);
        }
    }
    if args.output.is_for_people() {
        let titles = ["account-cli-login", "account-cli-name", "account-cli-club"];
        return io::print(&io::table(Words::english(), &titles, &rows));
    }
    let keyed =
        |row: Vec<String>| -> BTreeMap<_, _> { ["login", "name", "club"].into_iter().zip(row).collect() };
    let accounts: Vec<_> = rows.into_iter().map(keyed).collect();
    io::print(&format!("{:#}\n", json!(accounts)))
}

fn add(args: &Add) -> Result<(), Failure> {
    let store = args.database.open()?;
    let club = club(&store, args.club.as_deref())?;
    let Some(login) = &args.login else {
        return print_link(
            &store,
            &args.link,
            &NewInvite {
                club_id: club.id,
                kind: InviteKind::Organiser,
                created_by: None,
                expires_at: Utc::now() + LINK,
            },
        );
    };
    let login = parsed(login)?;
    let name = args.name.as_deref().unwrap_or(login.as_str());
    let name = Name::parse(name).map_err(|fault| wrong(&Words::english().fault(&fault)))?;
    let password_hash = password(&login)?;
    let new = NewAccount { login, name, password_hash };
    let account = accounts::add(&store, &club.id, &new).map_err(|error| match error {
        AccountError::Store(error) => error.into(),
        _ => wrong(&Words::english().say("account-cli-taken").with("login", new.login.as_str())),
    })?;
    said("account-cli-added", &account)
}

fn reset(args: &Reset) -> Result<(), Failure> {
    let store = args.database.open()?;
    let login = parsed(&args.login)?;
    let account = accounts::by_login(&store, &login).map_err(|error| match error {
        StoreError::NotFound => {
            wrong(&Words::english().say("account-cli-unknown").with("login", login.as_str()))
        }
        error => error.into(),
    })?;
    if args.password_stdin {
        let account = accounts::set_password(&store, &account.id, &password(&login)?)?;
        return said("account-cli-reset", &account);
    }
    print_link(
        &store,
        &args.link,
        &NewInvite {
            club_id: account.club_id,
            kind: InviteKind::Reset(account.id),
            created_by: None,
            expires_at: Utc::now() + LINK,
        },
    )
}

fn parsed(login: &str) -> Result<Login, Failure> {
    Login::parse(login).map_err(|fault| wrong(&Words::english().fault(&fault)))
}

/// The hash of the password on standard input; it would be seen by others among the arguments.
fn password(login: &Login) -> Result<String, Failure> {
    let words = Words::english();
    let mut typed = String::new();
    let name = || words.say("cli-standard-input").to_string();
    std::io::stdin().read_to_string(&mut typed).map_err(|error| Failure::Unreadable(name(), error))?;
    let password = Password::parse(typed.trim_end_matches(['\r', '\n']), login.as_str());
    let password = password.map_err(|fault| wrong(&words.fault(&fault)))?;
    password.hash().map_err(|error| Failure::Failed(error.to_string()))
}

/// The link alone on stdout, so that it can be piped on; what it is on stderr.
fn print_link(store: &Store, link: &Link, new: &NewInvite) -> Result<(), Failure> {
    let (_, token) = invites::create(store, new)?;
    let said = Words::english().say("account-cli-link");
    eprintln!("{said}");
    io::print(&format!("{}/invite/{}\n", link.url.trim_end_matches('/'), token.as_str()))
}

fn said(key: &'static str, account: &Account) -> Result<(), Failure> {
    let words = Words::english();
    io::print(&format!("{}\n", words.say(key).with("login", account.login.as_str())))
}
