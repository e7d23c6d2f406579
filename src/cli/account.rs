//! `lastcard account`: manages organisers from the server, for example to restore access for one who is
//! locked out.

use std::io::Read as _;
use std::sync::Arc;

use clap::{Args, Subcommand, ValueEnum};
use serde_json::json;

use super::data::{Database, club, refusal};
use super::io::{self, CommandFailure, Output};
use crate::cli::words::words;
use crate::club::Role;
use crate::store::accounts::{self, Account, AccountError, Login, NewAccount};
use crate::store::audit_log::NewAuditEntry;
use crate::store::clubs;
use crate::store::invites::{self, InviteKind, NewInvite};
use crate::store::{ClubId, Store, StoreError, second_factors, sessions};
use crate::tournament::Name;
use crate::web::Origin;
use crate::web::Password;

/// List organisers, invite or remove one, reset a password, log out, rotate the secret
#[derive(Debug, Args)]
pub struct Accounts {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Show who can log in
    List(List),
    /// Print a one-time link for a new organiser, or create one with a password from standard input
    Add(Add),
    /// Print a one-time link for setting a new password, or read the new password from standard input
    Reset(Reset),
    /// Remove an organiser, with their sessions and links
    Remove(OrganiserLogin),
    /// Log out an organiser everywhere, or everybody
    LogOut(LogOut),
    /// Remove the second factor of an organiser who has lost both phone and recovery codes
    RemoveSecondFactor(OrganiserLogin),
    /// Replace the signing secret and log everybody out; restart every copy of the service afterwards
    RotateSecret(RotateSecret),
}

#[derive(Debug, Args)]
struct OrganiserLogin {
    login: String,
    #[command(flatten)]
    database: Database,
}

#[derive(Debug, Args)]
struct LogOut {
    #[arg(required_unless_present = "everybody", conflicts_with = "everybody")]
    login: Option<String>,
    /// Every organiser of every club
    #[arg(long)]
    everybody: bool,
    #[command(flatten)]
    database: Database,
}

#[derive(Debug, Args)]
struct RotateSecret {
    #[command(flatten)]
    database: Database,
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
    /// The club, as in its address /c/CLUB; may be left out when there is only one
    #[arg(long)]
    club: Option<String>,
    /// Login of the new organiser; only with --password-stdin
    #[arg(requires = "password_stdin")]
    login: Option<String>,
    /// The organiser's name; default: the login
    #[arg(long, requires = "password_stdin")]
    name: Option<String>,
    /// Rights of the account: everything, or only ruling on results and correcting them
    #[arg(long, value_enum, default_value_t = RoleArgument::Organiser)]
    role: RoleArgument,
    /// Read the password from standard input, one line
    #[arg(long, requires = "login")]
    password_stdin: bool,
    #[command(flatten)]
    link: LinkOrigin,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum RoleArgument {
    Organiser,
    Referee,
}

impl From<RoleArgument> for Role {
    fn from(role: RoleArgument) -> Self {
        match role {
            RoleArgument::Organiser => Self::Organiser,
            RoleArgument::Referee => Self::Referee,
        }
    }
}

#[derive(Debug, Args)]
struct Reset {
    login: String,
    #[command(flatten)]
    database: Database,
    /// Read the new password from standard input, one line
    #[arg(long)]
    password_stdin: bool,
    #[command(flatten)]
    link: LinkOrigin,
}

/// Options for printing a link.
#[derive(Debug, Args)]
struct LinkOrigin {
    /// Public base URL of the service, used in links
    #[arg(long, env = "LASTCARD_URL", default_value = "http://127.0.0.1:8080", value_parser = io::parse_public_url)]
    url: Origin,
}

pub(super) fn run(args: &Accounts) -> Result<(), CommandFailure> {
    match &args.action {
        Action::List(args) => list(args),
        Action::Add(args) => add(args),
        Action::Reset(args) => reset(args),
        Action::Remove(args) => remove(args),
        Action::LogOut(args) => log_out(args),
        Action::RemoveSecondFactor(args) => remove_second_factor(args),
        Action::RotateSecret(args) => rotate_secret(args),
    }
}

fn list(args: &List) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    let mut listed = Vec::new();
    for club in clubs::list(&store)? {
        let secured = second_factors::of_club(&store, &club.id)?;
        for account in accounts::list(&store, &club.id)? {
            let has_factor = secured.contains(&account.id);
            listed.push((account, club.slug.clone(), has_factor));
        }
    }
    if !args.output.is_for_people() {
        let keyed = |(account, club, has_factor): &(Account, String, bool)| {
            json!({
                "login": account.login.as_str(), "name": account.name.as_str(), "club": club,
                "second_factor": has_factor, "role": account.role.to_string(),
            })
        };
        let accounts: Vec<_> = listed.iter().map(keyed).collect();
        return io::print(&format!("{:#}\n", json!(accounts)));
    }
    let words = words();
    let row = |(account, club, has_factor): (Account, String, bool)| {
        let says = if has_factor { "account-cli-yes" } else { "account-cli-no" };
        let role = words.say(format!("account-cli-{}", account.role)).to_string();
        vec![account.login.to_string(), account.name.to_string(), role, club, words.say(says).to_string()]
    };
    let rows: Vec<_> = listed.into_iter().map(row).collect();
    let titles = [
        "account-cli-login",
        "account-cli-name",
        "account-cli-role",
        "account-cli-club",
        "account-cli-second-factor",
    ];
    io::print(&io::table(words, &titles, &rows))
}

fn audit_entry(club: &ClubId, kind: &'static str, name: &Name) -> Arc<NewAuditEntry> {
    NewAuditEntry::new(club, kind, name.to_string(), None)
}

fn add(args: &Add) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    let club = club(&store, args.club.as_deref())?;
    let Some(login) = &args.login else {
        let new = NewInvite::new(club.id, InviteKind::Account(args.role.into()), None);
        return print_link(&store, &args.link, &new, "account-cli-link-invite");
    };
    let login = parse_login(login)?;
    let name = args.name.as_deref().unwrap_or(login.as_str());
    let name = Name::parse(name).map_err(|fault| refusal(&words().fault(&fault)))?;
    let password_hash = read_password_hash(&[login.as_str(), name.as_str(), club.name.as_str()])?;
    let new = NewAccount { login, name, password_hash };
    let noted = audit_entry(&club.id, "account-added", &new.name);
    let account =
        accounts::add(&store.with_audit_entry(noted), &club.id, &new, args.role.into()).map_err(|error| {
            match error {
                AccountError::Store(error) => error.into(),
                _ => refusal(&words().say("account-cli-taken").with("login", new.login.as_str())),
            }
        })?;
    print_message("account-cli-added", &account)
}

fn reset(args: &Reset) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    let account = find_account(&store, &args.login)?;
    if args.password_stdin {
        let club = clubs::by_id(&store, &account.club_id)?;
        let hash = read_password_hash(&[account.login.as_str(), account.name.as_str(), club.name.as_str()])?;
        let noted = audit_entry(&account.club_id, "password", &account.name);
        let account = accounts::set_password(&store.with_audit_entry(noted), &account.id, &hash)?;
        return print_message("account-cli-reset", &account);
    }
    let new = NewInvite::new(account.club_id, InviteKind::Reset(account.id), None);
    print_link(&store, &args.link, &new, "account-cli-link-reset")
}

fn remove(args: &OrganiserLogin) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    let account = find_account(&store, &args.login)?;
    let noted = audit_entry(&account.club_id, "account-removed", &account.name);
    accounts::remove(&store.with_audit_entry(noted), &account.club_id, &account.id).map_err(|error| {
        match error {
            AccountError::Store(error) => error.into(),
            _ => refusal(&words().say("account-cli-last").with("login", account.login.as_str())),
        }
    })?;
    print_message("account-cli-removed", &account)
}

fn log_out(args: &LogOut) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    let ended = match &args.login {
        Some(login) => sessions::end_all(&store, &find_account(&store, login)?.id, None)?,
        None => sessions::end_for_everyone(&store)?,
    };
    let said = words().say("account-cli-logged-out").with("count", ended);
    io::print(&format!("{said}\n"))
}

fn remove_second_factor(args: &OrganiserLogin) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    let account = find_account(&store, &args.login)?;
    if second_factors::switch_off(&store, &account.id)? {
        return print_message("account-cli-factor-removed", &account);
    }
    Err(refusal(&words().say("account-cli-no-factor").with("login", account.login.as_str())))
}

fn rotate_secret(args: &RotateSecret) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    crate::web::rotate_secret(&store)?;
    sessions::end_for_everyone(&store)?;
    io::print(&format!("{}\n", words().say("account-cli-rotated")))
}

fn find_account(store: &Store, login: &str) -> Result<Account, CommandFailure> {
    let login = parse_login(login)?;
    accounts::by_login(store, &login).map_err(|error| match error {
        StoreError::NotFound => refusal(&words().say("account-cli-unknown").with("login", login.as_str())),
        error => error.into(),
    })
}

fn parse_login(login: &str) -> Result<Login, CommandFailure> {
    Login::parse(login).map_err(|fault| refusal(&words().fault(&fault)))
}

/// Hashes the password on standard input, because other users could see it among the arguments. `context`
/// holds publicly known facts about the account, which would make a weak password.
fn read_password_hash(context: &[&str]) -> Result<String, CommandFailure> {
    let words = words();
    let mut typed = String::new();
    let name = || words.say("cli-standard-input").to_string();
    std::io::stdin().read_to_string(&mut typed).map_err(|error| CommandFailure::Unreadable(name(), error))?;
    let password = Password::parse(typed.trim_end_matches(['\r', '\n']), context);
    let password = password.map_err(|fault| refusal(&words.fault(&fault)))?;
    crate::web::hash(&password).map_err(|error| CommandFailure::Failed(error.to_string()))
}

/// Prints only the link to stdout, for use in pipes; its explanation goes to stderr.
fn print_link(
    store: &Store,
    link: &LinkOrigin,
    new: &NewInvite,
    key: &'static str,
) -> Result<(), CommandFailure> {
    let (_, token) = invites::create(store, new)?;
    let said = words().say(key);
    eprintln!("{said}");
    io::print(&format!("{}/invite/{}\n", link.url, token.as_str()))
}

fn print_message(key: &'static str, account: &Account) -> Result<(), CommandFailure> {
    let words = words();
    io::print(&format!("{}\n", words.say(key).with("login", account.login.as_str())))
}
