//! Badges for states: each has one word, one colour and one shape on every page.

use strum::IntoStaticStr;

use lastcard_tournament::{Entrant, Standing, StandingState, Status, TableState};

/// A state that is shown as one word. It serialises to the message key of the word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, strum::EnumIter)]
pub enum Badge {
    /// A tournament that only its organisers see.
    #[strum(serialize = "state-draft")]
    Draft,
    /// A tournament that has started and has no result yet.
    #[strum(serialize = "state-ready")]
    Ready,
    #[strum(serialize = "state-running")]
    Running,
    /// A tournament whose first place is being played off.
    #[strum(serialize = "state-play-off")]
    PlayOff,
    /// A tournament that has been played to its end.
    #[strum(serialize = "state-finished")]
    Finished,
    /// A tournament that its organiser has ended.
    #[strum(serialize = "state-stopped")]
    Stopped,
    #[strum(serialize = "state-archived")]
    Archived,
    #[strum(serialize = "state-winner")]
    Winner,
    /// An entrant who has reached the limit (§0.5.5).
    #[strum(serialize = "state-at-limit")]
    AtLimit,
    /// The last-ranked entrant where somebody loses the evening (§0.5.11d).
    #[strum(serialize = "state-lost")]
    Loser,
    /// An entrant who is out of the tournament (V-CHAL-1).
    #[strum(serialize = "state-eliminated")]
    Eliminated,
    /// An entrant who has left (§12.5).
    #[strum(serialize = "state-withdrawn")]
    Withdrawn,
    /// An entrant disqualified by a referee.
    #[strum(serialize = "state-disqualified")]
    Disqualified,
    /// An entrant who joined after the start.
    #[strum(serialize = "state-late")]
    Late,
    /// A table that has a hand to play.
    #[strum(serialize = "state-playing")]
    Plays,
    /// A table that waits for the others (T-8P-5).
    #[strum(serialize = "state-waiting")]
    Waits,
    /// A table that has no hand left.
    #[strum(serialize = "state-done")]
    Done,
    /// A hand that is still to come.
    #[strum(serialize = "schedule-open")]
    Open,
    /// A hand that is being played.
    #[strum(serialize = "schedule-next")]
    Next,
    /// A hand that nobody could win and that was dealt again.
    #[strum(serialize = "schedule-again")]
    DealtAgain,
    /// A result that the other side has not confirmed.
    #[strum(serialize = "state-unconfirmed")]
    Unconfirmed,
    #[strum(serialize = "hand-out")]
    WentOut,
    #[strum(serialize = "hand-deals")]
    Deals,
    /// The player who leads.
    #[strum(serialize = "hand-opens")]
    Opens,
    /// A rule that differs from the other rules of the page.
    #[strum(serialize = "rules-differs")]
    Differs,
    /// A rule based on one reading of an ambiguous text.
    #[strum(serialize = "rules-reading")]
    Reading,
    /// A rule on which the texts are silent.
    #[strum(serialize = "rules-filled")]
    FilledIn,
    /// The planned length among several.
    #[strum(serialize = "forecast-chosen")]
    Planned,
    #[strum(serialize = "account-session-own")]
    ThisBrowser,
    /// The organiser who views the page.
    #[strum(serialize = "organisers-you")]
    You,
}

/// The style of a badge, as a CSS class. It only reinforces the word; its mark distinguishes it without relying on colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
enum BadgeStyle {
    /// Happening now: green, with a dot.
    #[strum(serialize = "badge-live")]
    Snapshots,
    /// Next, or waiting: blue, with a ring.
    #[strum(serialize = "badge-next")]
    Next,
    /// Won: gold, with a star.
    #[strum(serialize = "badge-won")]
    Won,
    /// Out: red, with a diamond.
    #[strum(serialize = "badge-gone")]
    Gone,
    /// Over: grey, with a square.
    #[strum(serialize = "badge-over")]
    Over,
    /// Not settled yet: dashed edges.
    #[strum(serialize = "badge-loose")]
    Loose,
    #[strum(serialize = "badge-plain")]
    Plain,
}

impl Badge {
    /// Returns the badges of a line of the standings: none for an entrant who is just playing or placed, two for a winner
    /// at the limit.
    pub fn of_line(line: &Standing, entrant: Option<&Entrant>) -> Vec<Self> {
        let state = match line.state {
            StandingState::Winner => Some(Self::Winner),
            StandingState::Lost if line.at_limit => None,
            StandingState::Lost => Some(Self::Loser),
            StandingState::Eliminated => Some(Self::Eliminated),
            StandingState::Withdrawn => Some(Self::Withdrawn),
            StandingState::Disqualified => Some(Self::Disqualified),
            StandingState::Playing | StandingState::Placed => {
                entrant.and_then(|entrant| entrant.since).map(|_| Self::Late)
            }
        };
        state.into_iter().chain(line.at_limit.then_some(Self::AtLimit)).collect()
    }

    /// Returns the message key of the word.
    pub fn key(self) -> &'static str {
        self.into()
    }

    pub fn class(self) -> &'static str {
        self.style().into()
    }

    fn style(self) -> BadgeStyle {
        match self {
            Self::Running | Self::PlayOff | Self::Plays => BadgeStyle::Snapshots,
            Self::Ready | Self::Waits | Self::Next | Self::DealtAgain | Self::Differs => BadgeStyle::Next,
            Self::Winner | Self::WentOut => BadgeStyle::Won,
            Self::AtLimit | Self::Loser | Self::Eliminated | Self::Withdrawn | Self::Disqualified => {
                BadgeStyle::Gone
            }
            Self::Finished | Self::Stopped | Self::Archived | Self::Done => BadgeStyle::Over,
            Self::Draft | Self::Reading | Self::FilledIn | Self::Unconfirmed => BadgeStyle::Loose,
            Self::Late
            | Self::Open
            | Self::Deals
            | Self::Opens
            | Self::Planned
            | Self::ThisBrowser
            | Self::You => BadgeStyle::Plain,
        }
    }
}

impl From<Status> for Badge {
    fn from(status: Status) -> Self {
        match status {
            Status::Draft => Self::Draft,
            Status::Ready => Self::Ready,
            Status::Running => Self::Running,
            Status::PlayOff => Self::PlayOff,
            Status::Finished => Self::Finished,
            Status::Stopped => Self::Stopped,
            Status::Archived => Self::Archived,
        }
    }
}

impl From<TableState> for Badge {
    fn from(state: TableState) -> Self {
        match state {
            TableState::Plays(_) => Self::Plays,
            TableState::Waits => Self::Waits,
            TableState::Done => Self::Done,
        }
    }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;
    use crate::ui::{assets, translator::Translator};

    #[test]
    fn every_state_has_its_own_word_and_style() {
        let (css, _) = assets::find(assets::stylesheet_url().trim_start_matches("/static/"), "").unwrap();
        let css = String::from_utf8_lossy(css.body);
        let mut words: Vec<String> = Badge::iter()
            .map(|badge| Translator::english().say(badge.key()).to_string().to_lowercase())
            .collect();
        for badge in Badge::iter().filter(|badge| badge.style() != BadgeStyle::Plain) {
            assert!(css.contains(&format!(".{}", badge.class())), "{badge:?}");
        }
        assert!(Badge::iter().all(|badge| !words.contains(&badge.key().to_owned())), "{words:?}");
        words.sort_unstable();
        let all = words.len();
        words.dedup();
        assert_eq!(words.len(), all, "{words:?}");
    }
}
