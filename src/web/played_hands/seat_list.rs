//! The seats of a hand, while players take them.

use askama::Template;

use lastcard_store::played_hands::PlayedHandState;
use lastcard_store::seats::{Holder, SeatRequest, TakenSeat};
use lastcard_tournament::PlayerId;

use crate::played_hands::{
    at_table::PlayContext,
    seat_requests::{SeatQuestion, has_to_ask},
};
use crate::table::dealer::DealerDrawView;
use crate::ui::{
    message::join_names, seats::seat_changes, tournament_text::TournamentText, translator::Translator,
};

/// The seats of a hand. Each free one can be taken; once all are taken, the hand can be dealt.
#[derive(Template)]
#[template(path = "played_hands/seat_list.html")]
pub struct SeatList {
    words: Translator,
    hand: String,
    stream: String,
    here: String,
    code: String,
    title: String,
    help: String,
    notice: Option<String>,
    places: Vec<SeatLine>,
    /// The draw for the dealer, before the first hand.
    dealer: Option<DealerDrawView>,
    /// True if the hand can be dealt now.
    ready: bool,
    /// True if this phone deals and chooses the number of cards.
    chooses: bool,
    /// A sentence about what the hand waits for.
    waits_for: Option<String>,
    state: PlayedHandState,
    /// True if this phone has asked for a seat and is waiting for the answer.
    asked: bool,
    /// Requests for the seat of this phone.
    asks: Vec<SeatQuestion>,
    /// Seats that were taken over, as sentences.
    changes: Vec<String>,
    commitment: String,
}

struct SeatLine {
    player: String,
    name: String,
    says: String,
    own: bool,
    tap: SeatTap,
    deals: bool,
    opens: bool,
}

/// Action that this phone can take on a seat.
#[derive(PartialEq)]
enum SeatTap {
    Sit,
    /// Take the seat over, after a confirmation.
    TakeOver,
    /// Ask for the seat, because the hand has been dealt.
    Ask,
    /// None: the seat is the phone's own, or the hand was given up.
    Nothing,
}

impl SeatList {
    pub fn new(words: Translator, at: &PlayContext<'_>) -> Self {
        let (moment, dealt) = (at.moment, &at.moment.dealt);
        let free: Vec<String> = moment.free_seats().map(|player| at.name(player)).collect();
        let joining = dealt.state == PlayedHandState::Joining;
        // A bot that deals chooses by itself.
        let asks = dealt.rules.asks_dealer()
            && matches!(moment.holder(&dealt.dealer), Some(TakenSeat { by: Holder::Phone(_), .. }));
        let chooses = asks && at.is_dealer();
        let key = match dealt.state {
            PlayedHandState::Joining if has_to_ask(at.snapshot, moment) => "play-join-by-link",
            PlayedHandState::Joining => "play-join",
            PlayedHandState::Open => "play-goes-on",
            PlayedHandState::Over => "play-over",
            PlayedHandState::Void => "play-given-up",
        };
        Self {
            hand: dealt.id.to_string(),
            stream: at.stream(),
            here: at.page(),
            code: at.code.to_owned(),
            title: words.say(key).into(),
            help: words.say(format!("{key}-help")).into(),
            notice: at.notice.map(str::to_owned),
            places: dealt.seating.players().iter().map(|player| seat_line(words, at, player)).collect(),
            dealer: dealer_draw(words, at).filter(|_| dealt.state.is_in_play()),
            ready: joining && free.is_empty() && (chooses || !asks),
            chooses,
            waits_for: match free.is_empty() {
                _ if !joining => None,
                false => Some(words.say("play-waits-for-seats").with("names", join_names(&free)).to_string()),
                true => (asks && !chooses).then(|| {
                    words.say("play-dealer-chooses").with("name", at.name(&dealt.dealer)).to_string()
                }),
            },
            state: dealt.state,
            asked: dealt.seating.players().iter().any(|player| at.has_pending_request(player)),
            asks: at.seat_questions(words),
            changes: seat_changes(words, at.snapshot, dealt),
            commitment: dealt.seed.commitment().to_string(),
            words,
        }
    }

    /// Returns true if a page without scripts should reload soon.
    pub fn should_reload(&self) -> bool {
        self.state == PlayedHandState::Joining || self.asked
    }
}

/// Returns the draw for the first dealer, if this is the hand that it decides.
fn dealer_draw(words: Translator, at: &PlayContext<'_>) -> Option<DealerDrawView> {
    let (dealt, tournament) = (&at.moment.dealt, at.snapshot.tournament());
    tournament.hand_awaiting_dealer(dealt.slot.table).filter(|hand| hand.slot == dealt.slot)?;
    let action = format!("/at/{}/dealer", at.code);
    let open = dealt.state == PlayedHandState::Joining;
    let view = DealerDrawView::new(TournamentText { words, tournament }, dealt.slot.table, action, open);
    view.map(DealerDrawView::back_to_play)
}

fn seat_line(words: Translator, at: &PlayContext<'_>, player: &PlayerId) -> SeatLine {
    let (held, dealt) = (at.moment.holder(player), &at.moment.dealt);
    let own = at.phone.is_some_and(|phone| at.moment.is_held_by(player, phone));
    SeatLine {
        player: player.to_string(),
        name: at.name(player),
        says: match at.own_request(player).filter(|_| !own) {
            Some(ask) => request_text(words, ask),
            None => held.map(|held| holder_text(words, at, held, own)).unwrap_or_default(),
        },
        own,
        tap: match held {
            _ if own || !dealt.state.is_in_play() || at.own_request(player).is_some() => SeatTap::Nothing,
            _ if has_to_ask(at.snapshot, at.moment) => SeatTap::Ask,
            None => SeatTap::Sit,
            Some(_) => SeatTap::TakeOver,
        },
        deals: dealt.dealer == *player,
        opens: dealt.opener == *player,
    }
}

fn request_text(words: Translator, ask: &SeatRequest) -> String {
    let key = if ask.answer.is_none() { "play-asked" } else { "play-asked-refused" };
    words.say(key).with("number", ask.number).into()
}

fn holder_text(words: Translator, at: &PlayContext<'_>, held: &TakenSeat, own: bool) -> String {
    match (&held.by, held.taken_over_at) {
        (Holder::Bot(bot), _) => words.say(format!("play-seat-bot-{bot}")).into(),
        (Holder::Phone(_), _) if own => words.say("play-seat-own").into(),
        (Holder::Phone(_), Some(when)) => {
            let when = words.date_time(when, at.snapshot.club.time_zone);
            words.say("play-seat-taken-over").with("when", when).into()
        }
        (Holder::Phone(_), None) => words.say("play-seat-taken").into(),
    }
}
