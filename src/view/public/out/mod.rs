//! What leaves the pages: files to take along, pictures, what others show of a link, feeds, and the leaderboard in a frame.

mod address;
mod board_picture;
mod calendar;
mod csv_file;
mod embed;
mod feed;
mod fitted;
mod font_runs;
mod ledger_table;
mod link_card;
mod message;
mod oembed;
mod preview;
mod raster;
mod schedule_table;
mod standings_file;
mod standings_sheet;
mod table;
mod xlsx_file;

pub use address::encoded;
pub use board_picture::BoardPicture;
pub use calendar::calendar;
pub use csv_file::csv;
pub use embed::{EmbedPage, snippet};
pub use feed::feed;
pub use ledger_table::ledger_table;
pub use link_card::LinkCard;
pub use message::{message, test_message};
pub use oembed::{EmbedRoom, oembed};
pub use preview::LinkPreview;
pub use raster::{NotDrawn, png};
pub use schedule_table::schedule_table;
pub use standings_file::standings_json;
pub use standings_sheet::standings_table;
pub use table::OutTable;
pub use xlsx_file::{XlsxError, xlsx};
