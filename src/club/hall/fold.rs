//! Hall state as it follows from the events of a tournament, so that it cannot contradict them.

use chrono::{DateTime, TimeDelta, Utc};

use super::{BlockChoice, HallMessage, HallState, HelpRequest};
use crate::events::{CallPayload, ClockPayload, EventKind, NoticePayload};
use crate::trial::TrialClock;
use lastcard_tournament::ShortText;

/// Maximum number of calls by a table within a day. A table that needs more help already has somebody beside
/// it.
const MOST_CALLS: usize = 30;

impl HallState {
    /// Names of the kinds of events that the hall state follows from. A tournament on phones has thousands of
    /// others, which only its history needs.
    pub const EVENT_KINDS: [&str; 16] = [
        "clock",
        "said",
        "said-no-more",
        "called",
        "call-ended",
        "closed",
        "opened",
        "confirming",
        "confirmed",
        "counting",
        "codes-until",
        "prize-giving",
        "prize-giving-ended",
        "reopened",
        "redrafted",
        "trial-pace",
    ];

    /// Folds events, oldest first, into the hall state that results from them.
    pub fn fold<'a>(events: impl IntoIterator<Item = (&'a EventKind, DateTime<Utc>)>) -> Self {
        let mut hall = Self::default();
        for (kind, at) in events {
            hall.apply(kind, at);
        }
        hall
    }

    fn apply(&mut self, kind: &EventKind, at: DateTime<Utc>) {
        match kind {
            EventKind::Clock(ClockPayload { table, deed }) => {
                // Refused changes are not recorded.
                if let Ok(clocks) = self.clocks.apply(*table, *deed, at) {
                    self.clocks = clocks;
                }
            }
            EventKind::Said(NoticePayload { text, until }) => {
                self.said = Some(HallMessage { text: text.clone(), until: *until });
            }
            EventKind::SaidNoMore => self.said = None,
            EventKind::Called(CallPayload { table, note }) => {
                let call = HelpRequest { since: at, note: note.clone() };
                self.calls.insert(*table, call);
            }
            EventKind::CallEnded { table } => {
                self.calls.remove(table);
            }
            EventKind::Closed(choice) => {
                self.closed.insert(*choice);
            }
            EventKind::Opened(BlockChoice { round, block }) => {
                // Opening a round opens all its blocks.
                self.closed.retain(|one| one.round != *round || block.is_some() && one.block != *block);
            }
            EventKind::Confirming(confirming) => {
                (self.confirming, self.confirming_since) = (*confirming, Some(at));
                return;
            }
            EventKind::Counting(counting) => {
                self.counting = *counting;
                return;
            }
            EventKind::CodesUntil(until) => {
                self.codes_until = *until;
                return;
            }
            EventKind::Confirmed(note) => {
                self.confirmed.insert(note.slot, note.revision);
                return;
            }
            EventKind::TrialPace(pace) => {
                self.trial = Some(TrialClock { pace: *pace, since: at });
                return;
            }
            // The pages of the tables change with it, unlike with what is displayed beside them.
            EventKind::PrizeGiving(progress) => {
                self.prize_giving = Some(*progress);
                return;
            }
            // Play goes on, so what was revealed no longer holds.
            EventKind::PrizeGivingEnded | EventKind::Reopened => {
                self.prize_giving = None;
                return;
            }
            // A new start has timers and codes of its own.
            EventKind::Redrafted => {
                *self = Self { changes: self.changes, ..Self::default() };
                return;
            }
            _ => return,
        }
        self.changes += 1;
    }

    /// Returns the event that closes a block or a round, or opens it again; `None` if that would change
    /// nothing.
    pub fn closing(&self, choice: BlockChoice, closes: bool) -> Option<EventKind> {
        let is_closed = match choice.block {
            None if !closes => self.closed.iter().any(|one| one.round == choice.round),
            _ => self.closed.contains(&choice),
        };
        let kind = if closes { EventKind::Closed } else { EventKind::Opened };
        (is_closed != closes).then(|| kind(choice))
    }

    /// Returns the event that shows a message up to a time, or removes the current one; `None` if that would
    /// change nothing.
    pub fn saying(
        &self,
        message: Option<&ShortText>,
        until: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> Option<EventKind> {
        let said = self.said.as_ref().filter(|said| said.is_current(now));
        match message {
            // A message with an expiry is always recorded.
            Some(text) if said.is_none_or(|said| said.text != *text) || until.is_some() => {
                Some(EventKind::Said(NoticePayload { text: text.clone(), until }))
            }
            None if said.is_some() => Some(EventKind::SaidNoMore),
            _ => None,
        }
    }
}

impl HelpRequest {
    /// Returns true if a table has used up its calls for a day.
    pub fn are_used_up<'a>(
        events: impl IntoIterator<Item = (&'a EventKind, DateTime<Utc>)>,
        table: u32,
        now: DateTime<Utc>,
    ) -> bool {
        let today = now - TimeDelta::days(1);
        let is_own = |kind: &EventKind| matches!(kind, EventKind::Called(call) if call.table == table);
        events.into_iter().filter(|(kind, at)| *at > today && is_own(kind)).count() >= MOST_CALLS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::events::ConfirmationPayload;
    use crate::{ClockCommand, ClockMinutes, ConfirmationMode, PrizeGivingProgress, TrialPace};
    use lastcard_tournament::{CountingMode, Slot};

    #[test]
    fn blocks_and_rounds_are_closed_and_opened() {
        let choice = |round, block| BlockChoice { round, block };
        let kept = |deeds: &[EventKind]| {
            let hall = HallState::fold(deeds.iter().map(|kind| (kind, DateTime::UNIX_EPOCH)));
            [(1, 1), (1, 2), (2, 1)].map(|(round, block)| hall.is_closed(round, block))
        };
        let block = EventKind::Closed(choice(1, Some(1)));
        let round = EventKind::Closed(choice(1, None));
        assert_eq!(kept(std::slice::from_ref(&block)), [true, false, false]);
        assert_eq!(kept(std::slice::from_ref(&round)), [true, true, false]);
        assert_eq!(kept(&[block.clone(), EventKind::Opened(choice(1, Some(1)))]), [false; 3]);
        assert_eq!(kept(&[block, round, EventKind::Opened(choice(1, None))]), [false; 3]);
    }

    /// Events of a kind with another name would never be loaded.
    #[test]
    fn every_kind_of_hall_event_is_loaded() {
        let (choice, table) = (BlockChoice { round: 1, block: None }, 1);
        let text = ShortText::parse("Break").unwrap().unwrap();
        let kinds = [
            EventKind::Clock(ClockPayload { table: None, deed: ClockCommand::Paused }),
            EventKind::Said(NoticePayload { text, until: None }),
            EventKind::SaidNoMore,
            EventKind::Called(CallPayload { table, note: None }),
            EventKind::CallEnded { table },
            EventKind::Closed(choice),
            EventKind::Opened(choice),
            EventKind::Confirming(ConfirmationMode::Off),
            EventKind::Confirmed(ConfirmationPayload {
                slot: Slot { round: 1, hand: 1, table: 1 },
                revision: 1,
                player: None,
            }),
            EventKind::Counting(CountingMode::Players),
            EventKind::CodesUntil(None),
            EventKind::PrizeGiving(PrizeGivingProgress::default()),
            EventKind::PrizeGivingEnded,
            EventKind::Reopened,
            EventKind::Redrafted,
            EventKind::TrialPace(TrialPace::Paused),
        ];
        let written =
            kinds.map(|kind| serde_json::to_value(kind).unwrap()["kind"].as_str().unwrap().to_owned());
        assert_eq!(written, HallState::EVENT_KINDS);
    }

    #[test]
    fn the_hall_state_follows_from_its_events() {
        let at = |minute: i64| DateTime::<Utc>::UNIX_EPOCH + TimeDelta::minutes(minute);
        let text = ShortText::parse("Break until 20:15").unwrap().unwrap();
        let (minutes, table) = (ClockMinutes::parse("24").unwrap(), 3);
        let deeds = [
            EventKind::Started,
            EventKind::Clock(ClockPayload { table: None, deed: ClockCommand::Started(minutes) }),
            EventKind::Called(CallPayload { table, note: None }),
            EventKind::Said(NoticePayload { text: text.clone(), until: Some(at(9)) }),
            EventKind::CallEnded { table },
            EventKind::SaidNoMore,
        ];
        let fold = |deeds: &[EventKind]| HallState::fold(deeds.iter().zip((0..).map(at)));
        let until = fold(&deeds[..4]);
        assert_eq!(
            (until.changes, until.clocks.for_table(1).unwrap().time_left(at(2)).num_minutes()),
            (3, 23)
        );
        assert_eq!(until.calls.get(&table).map(|call| call.since), Some(at(2)));
        let said = until.said.unwrap();
        assert_eq!((said.text.clone(), said.is_current(at(8)), said.is_current(at(9))), (text, true, false));
        let after = fold(&deeds);
        assert_eq!((after.changes, after.calls.len(), after.said), (5, 0, None));
        let again = fold(&[&deeds[..], &[EventKind::Redrafted]].concat());
        assert_eq!((again.changes, again.clocks.for_table(1)), (5, None));
    }

    #[test]
    fn a_prize_giving_ends_when_play_goes_on() {
        let revealed = EventKind::PrizeGiving(PrizeGivingProgress { place: Some(3) });
        let left = |last: EventKind| {
            let events = [revealed.clone(), last];
            HallState::fold(events.iter().map(|kind| (kind, DateTime::UNIX_EPOCH))).prize_giving
        };
        let begun = PrizeGivingProgress { place: None };
        assert_eq!(left(EventKind::PrizeGiving(begun)), Some(begun));
        for last in [EventKind::PrizeGivingEnded, EventKind::Reopened, EventKind::Redrafted] {
            assert_eq!(left(last), None);
        }
    }

    #[test]
    fn only_changes_are_recorded() {
        let choice = |block| BlockChoice { round: 1, block };
        let (open, now) = (HallState::default(), DateTime::UNIX_EPOCH);
        assert_eq!(open.closing(choice(Some(1)), false), None);
        let closed = HallState { closed: [choice(Some(1))].into(), ..HallState::default() };
        assert_eq!(closed.closing(choice(Some(1)), true), None);
        assert_eq!(closed.closing(choice(None), true), Some(EventKind::Closed(choice(None))));
        assert_eq!(closed.closing(choice(None), false), Some(EventKind::Opened(choice(None))));
        let text = ShortText::parse("Break").unwrap().unwrap();
        let said = |until| EventKind::Said(NoticePayload { text: text.clone(), until });
        let saying = HallState::fold([(&said(None), now)]);
        assert_eq!((open.saying(None, None, now), saying.saying(Some(&text), None, now)), (None, None));
        assert_eq!(open.saying(Some(&text), None, now), Some(said(None)));
        assert_eq!(saying.saying(Some(&text), Some(now), now), Some(said(Some(now))));
        assert_eq!(saying.saying(None, None, now), Some(EventKind::SaidNoMore));
    }

    #[test]
    fn a_table_calls_thirty_times_a_day() {
        let now = DateTime::UNIX_EPOCH;
        let call = EventKind::Called(CallPayload { table: 1, note: None });
        let are_used_up =
            |count, at, table| HelpRequest::are_used_up(std::iter::repeat_n((&call, at), count), table, now);
        assert!(are_used_up(30, now, 1));
        assert!(!are_used_up(29, now, 1) && !are_used_up(30, now, 2));
        assert!(!are_used_up(30, now - TimeDelta::days(1), 1));
    }
}
