//! The organiser's pages about tournaments and the club's players.

mod announcements;
mod audience;
mod audit;
mod club;
mod confirm;
mod deletion;
mod desk;
mod draft;
mod forecast;
mod pasted;
mod people;
mod phones;
mod rulings;
mod schedule;
mod seasons;
mod service;
mod terms;
mod tournament;
pub mod tournament_form;
mod type_in;
mod webhooks;

pub use announcements::{
    AnnouncementDeskPage, AnnouncementFormPage, AnnouncementFormTarget, AnnouncementQuestions, SignUpLine,
    new_announcement_form, read_announcements, saved_announcement_form,
};
pub use audience::{AudienceLine, AudiencePage, audience_form, read_audience};
pub use audit::{
    AuditFilter, AuditLine, AuditLog, AuditPage, ClubAuditContext, club_lines, tournament_lines,
};
pub use club::{
    ClubFormPage, ErasurePage, MergingEntry, MergingPage, MergingPair, PersonDeskPage, RosterLine, RosterPage,
};
pub use confirm::ConfirmPage;
pub use deletion::DeletionPage;
pub use desk::{
    AnnouncementLine, DeskPage, DraftLine, FinishedLine, RunningLine, WorklistLine, worklist_lines,
};
pub use draft::{DraftPage, DraftView, StartRefusal};
pub use forecast::{ForecastPage, ForecastView};
pub(in crate::view) use forecast::{duration, likely_end};
pub use pasted::{ParsedNameLine, PastedReview, read_pasted};
pub use people::{LastLineUpChange, LineUpPreview, PeopleList, PeoplePage, PersonLine};
pub use phones::{CardsPage, HandInPlay, PhonesPage, PlayerOnPhone, TableCard};
pub use rulings::{RulingsContext, RulingsPage};
pub use schedule::{Schedule, sides};
pub use seasons::{EndSeasonPage, SeasonChoice, SeasonFormPage, SeasonsPage};
pub use service::{FigureGroup, KeptBackupLine, ServicePage, SlowLine};
pub use terms::setup_summary;
pub use tournament::{
    CODE_HOURS, CodesPanel, EventLine, NextActionView, PlayOffView, RefereePage, ReopenPage, RoomContext,
    RoomNeed, RoomRow, RoomView, StartedPage, StartedView, TableLine, consequences, hand_name, name_of,
    table_lines, winners,
};
pub use type_in::{TypeInPage, TypedSheet, TypedState};
pub use webhooks::{WebhookLine, WebhookPage, WebhooksPage};
