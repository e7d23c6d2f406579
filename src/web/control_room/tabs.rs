//! The tabs of the control room, each with an address of its own.

use serde::Deserialize;
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::control_room::room::TableFilter;

/// A tab of the control room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RoomTab {
    /// What happens now: the clock, the tables and the last hands.
    #[default]
    Evening,
    /// The line-up, confirmations and the players' phones.
    Players,
    /// Whatever is shown, published or printed.
    Show,
    /// The settings, and the record of what was done.
    Settings,
}

/// Query of the control room. What it does not know is ignored, so that old addresses stay valid.
#[derive(Debug, Default, Deserialize)]
pub struct RoomQuery {
    tab: Option<String>,
    tables: Option<String>,
    hands: Option<String>,
}

impl RoomQuery {
    pub fn tab(&self) -> RoomTab {
        self.tab.as_deref().and_then(|tab| tab.parse().ok()).unwrap_or_default()
    }

    pub fn filter(&self) -> TableFilter {
        self.tables.as_deref().and_then(|tables| tables.parse().ok()).unwrap_or_default()
    }

    /// Returns true if every recorded hand is listed, instead of the last ones.
    pub fn lists_all_hands(&self) -> bool {
        self.hands.as_deref() == Some("all")
    }
}

/// Returns the address of a tournament's control room.
pub fn room_url(slug: &str) -> String {
    format!("/organise/t/{slug}")
}

impl RoomTab {
    /// Returns the address of the tab.
    pub fn url(self, slug: &str) -> String {
        match self {
            Self::Evening => room_url(slug),
            tab => format!("{}?tab={}", room_url(slug), <&str>::from(tab)),
        }
    }

    /// Returns the address of the tab with a notice of what was done (`done-…`).
    pub fn done(self, slug: &str, done: &str) -> String {
        let sign = if self == Self::Evening { '?' } else { '&' };
        format!("{}{sign}done={done}", self.url(slug))
    }

    /// Returns the message key of the tab's name.
    pub fn key(self) -> String {
        format!("room-tab-{}", <&str>::from(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tab_has_an_address_that_leads_back_to_it() {
        for tab in RoomTab::VARIANTS {
            let url = tab.url("friday");
            let query = RoomQuery {
                tab: url.split_once("tab=").map(|(_, tab)| tab.to_owned()),
                ..RoomQuery::default()
            };
            assert_eq!(query.tab(), *tab, "{url}");
        }
        assert_eq!(RoomTab::Evening.done("friday", "clock"), "/organise/t/friday?done=clock");
        assert_eq!(RoomTab::Show.done("friday", "wall"), "/organise/t/friday?tab=show&done=wall");
        let unknown = RoomQuery { tab: Some("kitchen".to_owned()), ..RoomQuery::default() };
        assert_eq!(unknown.tab(), RoomTab::Evening);
    }
}
