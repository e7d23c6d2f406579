//! The next step of the organiser, as one sentence with one button.

use lastcard_club::NextAction;

use crate::control_room::room::{RoomContext, RoomText};
use crate::control_room::tabs::RoomTab;
use crate::desk::worklist::help_request_text;
use crate::ui::page::Link;

/// The next action.
pub struct NextActionView {
    /// The reason for it.
    pub says: String,
    /// True if people are waiting for it.
    pub is_urgent: bool,
    pub button: Link,
    /// True if the button sends a form instead of following a link.
    pub posts: bool,
}

impl RoomText<'_> {
    pub(super) fn next_action(&self, next: NextAction, sight: &RoomContext<'_>) -> NextActionView {
        let (words, at, slug) = (self.words, self.base_url(), &self.stored.header.slug);
        let step = |says: String, key: &'static str, href: String| NextActionView {
            says,
            is_urgent: false,
            button: Link { href, text: words.say(key).to_string() },
            posts: false,
        };
        let say = |key: &'static str| words.say(key).to_string();
        let follow = |key| step(say(key), "running-leaderboard", self.standings_url(sight));
        match next {
            NextAction::AnswerCall { table } => {
                let call = self.stored.hall.calls.get(&table);
                let says =
                    call.map(|call| help_request_text(words, table, call, self.zone)).unwrap_or_default();
                let step = step(says, "room-call-answered", format!("{at}/calls/{table}"));
                NextActionView { is_urgent: true, posts: true, ..step }
            }
            NextAction::AnswerPhone { table } => {
                let says = words.say("room-next-asks").with("table", table).to_string();
                NextActionView { is_urgent: true, ..step(says, "room-answer", format!("{at}/phones")) }
            }
            NextAction::Stop { since } => {
                let when = words.date_time(since, sight.club.time_zone);
                let says = words.say("waiting-idle").with("when", when).to_string();
                step(says, "running-stop", format!("{at}/stop"))
            }
            NextAction::HandOutCodes => step(say("room-next-codes"), "room-codes", format!("{at}/cards")),
            NextAction::Record { slot, silent, others_wait } => {
                let key = if others_wait { "waiting-holds-up" } else { "waiting-late" };
                let hand = self.says().hand(slot);
                let says = words
                    .say(key)
                    .with("table", slot.table)
                    .with("hand", hand)
                    .with("time", self.span(silent));
                let step = step(says.to_string(), "room-record-late", format!("{at}/hands/{slot}"));
                NextActionView { is_urgent: true, ..step }
            }
            NextAction::Follow => follow("waiting-nothing"),
            NextAction::Watch => follow("room-next-watch"),
            NextAction::PlayOff => step(
                say("room-next-play-off"),
                "play-off-title",
                format!("{}#play-off", RoomTab::Settings.url(slug)),
            ),
            NextAction::ReadOut => {
                step(say("room-next-read-out"), "room-read-out", format!("{at}/prize-giving"))
            }
            NextAction::Archive if self.stored.content().can_redraft() => NextActionView {
                posts: true,
                ..step(say("room-next-untouched"), "running-redraft", format!("{at}/start/end"))
            },
            NextAction::Archive => NextActionView {
                posts: true,
                ..step(say("waiting-over"), "running-archive", format!("{at}/archive"))
            },
            NextAction::LookBack => follow("room-next-archived"),
        }
    }

    fn is_embargoed(&self, sight: &RoomContext<'_>) -> bool {
        self.stored.header.audience.embargo.is_embargoed(sight.now)
    }

    /// Returns the address at which the organiser sees the standings.
    fn standings_url(&self, sight: &RoomContext<'_>) -> String {
        if self.is_embargoed(sight) || !self.stored.header.is_open() {
            return format!("{}/standings", self.base_url());
        }
        format!("/t/{}", self.stored.header.slug)
    }
}
