//! The organiser's pages about tournaments and the club's players.

mod cards;
mod club;
mod confirm;
mod desk;
mod draft;
mod draft_form;
mod facts;
mod forecast;
mod merging;
mod people;
mod phones;
mod play_off;
mod record;
mod roster;
mod schedule;
mod started;
mod switches;
mod waiting;

pub use cards::{CardsPage, TableCard};
pub use club::ClubPage;
pub use confirm::ConfirmPage;
pub use desk::{ComingLine, DeskPage, FinishedLine, RunningLine};
pub use draft::{DraftPage, DraftView, Refusal};
pub use draft_form::{Conflict, Difference, DraftFormPage, RosterChoice, VALUE_FIELDS};
pub use facts::facts;
pub use forecast::{ForecastPage, ForecastView};
pub use merging::{MergingEntry, MergingPage, MergingPair};
pub use people::{Deed, LastStep, People, PeoplePage, PersonLine, Preview};
pub use phones::{HandInPlay, PhonesPage, PlayerOnPhone};
pub use play_off::PlayOffView;
pub use record::{EventLine, name_of};
pub use roster::{RosterLine, RosterPage};
pub use schedule::{Schedule, sides};
pub use started::{Progress, StartedPage, StartedView, TableLine, hand_name, table_lines, winners};
pub use switches::{pairs, switched_on};
pub use waiting::{WaitingLine, waiting};
