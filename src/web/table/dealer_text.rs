//! The first dealer at a table: the offer to draw, and the result of the draw.

use askama::Template;

use lastcard_rules::choice::DealerPick;
use lastcard_tournament::{FirstDealer, PlayerId, Tournament};

use crate::ui::{
    card::{CardNames, CardPicture},
    tournament_text::TournamentText,
    translator::Translator,
};

/// The draw at one table, for its phone and for the organiser.
#[derive(Template)]
#[template(path = "table/dealer.html")]
pub struct DealerDrawView {
    words: Translator,
    /// Address that the form is posted to.
    action: String,
    /// Page to return to, if it is not the default one.
    back: &'static str,
    /// Method by which the rules find the dealer: `high-card`, `cut` or `assigned`.
    by: &'static str,
    /// Dealer if nobody is drawn.
    default: String,
    /// Players who can be drawn, as id and name, by seat.
    players: Vec<(String, String)>,
    drawn: Option<DrawResult>,
    /// True if the draw can still be made or taken back.
    open: bool,
}

struct DrawResult {
    dealer: String,
    says: String,
    pulls: Vec<DrawnCard>,
}

/// A card that a player pulled.
struct DrawnCard {
    name: String,
    picture: CardPicture,
}

impl DealerDrawView {
    /// Creates the draw for a table, or returns `None` if it is no longer possible and nobody was drawn.
    pub fn new(says: TournamentText<'_>, table: u32, action: String, open: bool) -> Option<Self> {
        let tournament = says.tournament;
        let hand = tournament.hand_awaiting_dealer(table).filter(|_| open);
        let first = tournament.first_dealer(table);
        if hand.is_none() && first.is_none() {
            return None;
        }
        let named = |player: &PlayerId| (player.to_string(), says.player(player));
        let seats = hand.map(|hand| hand.seating.players()).unwrap_or_default();
        let default = hand.and_then(|hand| hand.dealer.as_ref()).map(|dealer| says.player(dealer));
        Some(Self {
            words: says.words,
            action,
            back: "",
            by: pick_method(tournament),
            default: default.unwrap_or_default(),
            players: seats.iter().map(named).collect(),
            drawn: first.map(|first| draw_result(says, first)),
            open: hand.is_some(),
        })
    }

    /// Makes the form lead back to the hand on the phones.
    #[must_use]
    pub fn back_to_play(self) -> Self {
        Self { back: "play", ..self }
    }

    fn key(&self, part: &str) -> String {
        format!("dealer-{part}-{}", self.by)
    }
}

fn draw_result(says: TournamentText<'_>, first: &FirstDealer) -> DrawResult {
    let cards = CardNames::new(says.words, says.tournament.setup().rules());
    let pulled = |pull: &lastcard_tournament::DealerCard| DrawnCard {
        name: says.player(&pull.player),
        picture: cards.picture(pull.card),
    };
    DrawResult {
        dealer: first.dealer.to_string(),
        says: draw_sentence(says, first),
        pulls: first.pulls.iter().map(pulled).collect(),
    }
}

/// Formats the draw, such as “Anna drew the red nine and deals first.”
pub fn draw_sentence(says: TournamentText<'_>, first: &FirstDealer) -> String {
    let tournament = says.tournament;
    let cards = CardNames::new(says.words, tournament.setup().rules());
    let own = first.pulls.iter().rev().find(|pull| pull.player == first.dealer);
    let key = match own {
        Some(_) => format!("dealer-drew-{}", pick_method(tournament)),
        None => format!("dealer-said-{}", pick_method(tournament)),
    };
    let card = own.map(|pull| cards.name(pull.card)).unwrap_or_default();
    says.words.say(key).with("name", says.player(&first.dealer)).with("card", card).to_string()
}

fn pick_method(tournament: &Tournament) -> &'static str {
    match tournament.setup().rules().options().dealer_pick {
        DealerPick::HighCard => "high-card",
        DealerPick::Cut => "cut",
        DealerPick::Assigned => "assigned",
    }
}
