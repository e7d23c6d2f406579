//! HTTP. Each feature has a folder with its pages, forms and handlers, and templates in a folder of the same name.
//!
//! `app` is the route table with the server and its state, `extract` what a handler may ask a request for, `middleware` what happens
//! around handlers, `security` hashes and limits, `live` caches and streams, and `ui` what all pages share.

#![allow(
    unreachable_pub,
    reason = "modules are private: `pub` means the package, and the list below is its interface"
)]

mod accounts;
mod announcements;
mod api;
mod app;
mod audience;
mod audit;
mod charts;
mod clubs;
mod control_room;
mod desk;
mod entrants;
mod export;
mod extract;
mod forecast;
mod hand_form;
mod hands;
mod leaderboard;
mod line_up;
mod live;
mod metrics;
mod middleware;
mod offline;
mod operations;
mod played_hands;
mod player;
mod practice;
mod print;
mod prize_giving;
mod profiles;
mod projector;
mod ratings;
mod roster;
mod rules;
mod rulings;
mod schedule;
mod scorer;
mod seasons;
mod security;
mod staged_events;
mod table;
mod tls;
mod tournament_form;
mod trial;
mod type_in;
mod ui;
mod webhooks;

pub use app::file_limits::raise_limit;
pub use app::route_table::{RouteAccess, RouteInfo};
pub use app::routes::{route_list, routes};
pub use app::server::Timeouts;
pub use app::server::start;
pub use app::state::{AppState, Config, rotate_secret, setup_code};
pub use clubs::tabs::ClubTabs;
pub use desk::worklist::worklist_lines;
pub use hand_form::form::{FormTarget, HandForm};
pub use hand_form::submission::Submission;
pub use leaderboard::ranks::play_off_text;
pub use line_up::texts::line_name;
pub use metrics::exposed::MetricsToken;
pub use metrics::exposed::expose;
pub use middleware::public_url::Origin;
pub use seasons::page::{SeasonColumns, SeasonPage};
pub use security::hashing::{hash, verify_password};
pub use security::password::Password;
pub use tls::acme::{Acme, LETS_ENCRYPT, parse_domain};
pub use tls::certificate::CertificateFault;
pub use tls::certificate_files::CertificateFiles;
pub use tls::certificate_files::CertificateFolder;
pub use tls::local_authority::{AuthorityError, LocalAuthority};
pub use tls::local_names::{is_local_name, lan_addresses};
pub use tls::plain_port::{PAGE, PlainPort, fingerprint};
pub use tls::served::ServedCertificate;
pub use tls::served::warn_before_expiry;
pub use tournament_form::names::read_named_form;
pub use tournament_form::page::{TournamentFormPage, TournamentFormTarget};
pub use tournament_form::reading::FormReader;
pub use type_in::typed_sheet::TypedSheet;
pub use ui::assets::script_url;
pub use ui::form::Form;
pub use ui::language::Language;
pub use ui::message::{Message, join_names};
pub use ui::page::{Page, Visitor};
pub use ui::tournament_text::TournamentText;
pub use ui::translator::Translator;
