//! The organiser's pages about tournaments and the club's players.

mod cards;
mod club;
mod confirm;
mod desk;
mod draft;
mod facts;
mod forecast;
mod merging;
mod opening;
mod people;
mod phones;
mod play_off;
mod record;
mod redraw;
mod roster;
mod schedule;
mod started;
pub mod tournament_form;
mod waiting;

pub use cards::{CardsPage, TableCard};
pub use club::ClubFormPage;
pub use confirm::ConfirmPage;
pub use desk::{ComingLine, DeskPage, FinishedLine, RunningLine};
pub use draft::{DraftPage, DraftView, StartRefusal};
pub use facts::facts;
pub use forecast::{ForecastPage, ForecastView};
pub use merging::{MergingEntry, MergingPage, MergingPair};
pub use opening::{OpeningPage, consequences};
pub use people::{LastStep, PeopleList, PeoplePage, PersonLine, Preview};
pub use phones::{HandInPlay, PhonesPage, PlayerOnPhone};
pub use play_off::PlayOffView;
pub use record::{EventLine, name_of};
pub use roster::{RosterLine, RosterPage};
pub use schedule::{Schedule, sides};
pub use started::{StartedPage, StartedView, TableLine, hand_name, table_lines, winners};
pub use waiting::{WaitingLine, waiting};
