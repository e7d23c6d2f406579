//! `POST /at/{code}/dealer`: the table notes the player who drew the highest card, lets the program draw, or takes the draw back.
//!
//! Any phone at the table and any organiser may draw. A second tap shows the draw already made. A request to take a draw back names the
//! player who was drawn, so a late tap cannot take back a different draw. A played hand that has been set up keeps its seats and is set up
//! again; a hand that has been dealt keeps its dealer.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use lastcard_rules::choice::DealerPick;
use lastcard_snapshots::Snapshots;
use lastcard_store::tournaments::{DealerError, DrawMethod, draw_dealer, take_back_dealer};
use lastcard_store::{AccountId, TournamentId};
use lastcard_tournament::{FirstDealer, PlayerId, Tournament};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::code::OpenTable;
use crate::ui::{
    card::{CardNames, CardPicture},
    form::Form,
    tournament_text::TournamentText,
    translator::Translator,
};

/// Action on the draw for the first dealer of a table.
#[derive(Debug, Clone)]
pub enum DealerAction {
    /// Notes the player drawn at the table, or lets the program draw.
    Draw(DrawMethod),
    /// Takes back the draw that this player won.
    Undo(PlayerId),
}

impl DealerAction {
    /// Reads the button pressed in the form.
    pub fn parse(form: &Form) -> Result<Self, Error> {
        let player = |field: &str| PlayerId::parse(form.value(field)).map_err(|_| Error::BadRequest);
        if form.has_field("undo") {
            return Ok(Self::Undo(player("undo")?));
        }
        if form.value("draw") == "lastcard" {
            return Ok(Self::Draw(DrawMethod::Lastcard));
        }
        Ok(Self::Draw(DrawMethod::Table(player("dealer")?)))
    }

    /// Performs the action. A late or repeated request changes nothing, and the page shows the draw in force.
    pub fn apply(
        &self,
        snapshots: &Snapshots,
        tournament: &TournamentId,
        table: u32,
        by: Option<&AccountId>,
    ) -> Result<(), Error> {
        let done = snapshots.change(tournament, |store| match self {
            Self::Draw(how) => draw_dealer(store, tournament, table, how, by).map(|_| ()),
            Self::Undo(dealer) => take_back_dealer(store, tournament, table, dealer, by),
        });
        match done {
            Ok(()) | Err(DealerError::DrawnAlready | DealerError::TooLate) => Ok(()),
            Err(DealerError::InPlay) => {
                Err(Error::Message { status: StatusCode::CONFLICT, key: "error-dealer-in-play" })
            }
            Err(DealerError::NotSeated) => Err(Error::BadRequest),
            Err(DealerError::Store(error)) => Err(error.into()),
        }
    }
}

pub async fn draw(
    site: web::Data<AppState>,
    OpenTable(table): OpenTable,
    form: Form,
) -> Result<HttpResponse, Error> {
    let deed = DealerAction::parse(&form)?;
    let (snapshots, tournament, number) = (site.snapshots.clone(), table.tournament.clone(), table.table);
    web::block(move || deed.apply(&snapshots, &tournament, number, None)).await??;
    let play = if form.value("back") == "play" { "/play" } else { "" };
    Ok(see_other(format!("/at/{}{play}", table.code)))
}

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
