//! The organiser's pages about tournaments and the club's players, a file or a folder each.

mod club;
mod confirm;
mod desk;
mod draft;
mod forecast;
mod people;
mod phones;
mod schedule;
mod terms;
mod tournament;
pub mod tournament_form;

pub use club::{ClubFormPage, MergingEntry, MergingPage, MergingPair, RosterLine, RosterPage};
pub use confirm::ConfirmPage;
pub use desk::{ComingLine, DeskPage, FinishedLine, RunningLine, WaitingLine, waiting};
pub use draft::{DraftPage, DraftView, StartRefusal};

pub use forecast::{ForecastPage, ForecastView};
pub use people::{LastStep, PeopleList, PeoplePage, PersonLine, Preview};
pub use phones::{CardsPage, HandInPlay, PhonesPage, PlayerOnPhone, TableCard};
pub use schedule::{Schedule, sides};
pub use terms::terms;
pub use tournament::{
    EventLine, OpeningPage, PlayOffView, StartedPage, StartedView, TableLine, consequences, hand_name,
    name_of, table_lines, winners,
};
