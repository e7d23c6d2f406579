//! Replays of hand logs. Each step has its own address, so a replay works without scripts. One page with all hundred steps and open
//! holdings would be half a megabyte.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use lastcard_rules::hand::{Ended, Hand};
use lastcard_rules::log::{HandLog, ReplayFault, replay_step_by_step};
use lastcard_rules::{Move, Seat, Seats};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Slot;

use crate::app::{error::Error, responses::page, state::AppState};
use crate::hands;
use crate::played_hands::{
    announcement::MoveAnnouncement, ending::outcome, page::Frame, perspective::Perspective,
    table_view::TableView,
};
use crate::ui::{
    card::{CardPicture, sorted},
    page::{Link, Page, Visitor},
    tournament_text::TournamentText,
    translator::Translator,
};

/// Step that the query parameters select.
#[derive(Deserialize)]
pub struct ReplayQuery {
    #[serde(default)]
    step: usize,
}

/// `GET /t/{slug}/hands/{slot}/replay`: the last deal of a hand that was played here.
pub async fn show(
    site: web::Data<AppState>,
    visitor: Visitor,
    path: web::Path<(String, String)>,
    at: web::Query<ReplayQuery>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot: Slot = slot.parse().map_err(|_| Error::NotFound)?;
    let snapshot = site.public_snapshot(&slug).await?;
    let Some(log) = hands::log::public_log(&site, &snapshot, slot, None).await? else {
        return hands::log::withheld_page(&visitor, &snapshot, slot);
    };
    let snapshot = visitor.words.localise_snapshot(snapshot);
    let of = ReplayFrame::new(visitor.words, &snapshot, slot, &log);
    let shown = at.replay_page(&visitor, of.frame, of.links, (&log, &of.names))?;
    page(&shown.with_link_preview(&snapshot))
}

impl ReplayQuery {
    pub fn replay_page(
        &self,
        visitor: &Visitor,
        frame: Frame,
        links: ReplayLinks,
        log: (&HandLog, &[String]),
    ) -> Result<ReplayPage, Error> {
        let shown = ReplayPage::new(visitor, frame, links, log, self.step);
        shown.map_err(|fault| Error::Internal(format!("an invalid hand log: {fault}")))
    }
}

/// The frame of a replay, its addresses, and the players' names.
pub struct ReplayFrame {
    /// The title, and the link back to the result of the hand.
    pub frame: Frame,
    pub links: ReplayLinks,
    /// The players' names, by seat of the log.
    pub names: Vec<String>,
}

impl ReplayFrame {
    pub fn new(words: Translator, snapshot: &TournamentSnapshot, slot: Slot, log: &HandLog) -> Self {
        let tournament = snapshot.tournament();
        let name = |id: &String| {
            let mut players = tournament.players();
            players
                .find(|player| player.id.as_str() == id)
                .map_or_else(|| id.clone(), |player| player.name.to_string())
        };
        let address = format!("/t/{}/hands/{slot}", snapshot.header().slug);
        Self {
            frame: Frame {
                title: TournamentText { words, tournament }.hand(slot),
                name: tournament.name().to_string(),
                back: Link { href: address.clone(), text: words.say("replay-leave").into() },
            },
            links: ReplayLinks { page: format!("{address}/replay"), log: format!("{address}/log") },
            names: log.seats.iter().map(name).collect(),
        }
    }
}

#[derive(Debug, Clone)]
pub struct ReplayLinks {
    /// The replay itself; `?step=` selects the step.
    pub page: String,
    /// The hand log, for download.
    pub log: String,
}

/// The page that shows one step of a hand.
#[derive(Template)]
#[template(path = "played_hands/replay.html")]
pub struct ReplayPage {
    page: Page,
    frame: Frame,
    links: ReplayLinks,
    step: usize,
    felt: TableView,
    /// The move of this step; for the last step, the end of the hand.
    title: String,
    end: Option<String>,
    holdings: Vec<ReplayHolding>,
    steps: Vec<String>,
    /// The commitment made before the deal, and the secret behind it.
    fairness: Option<(String, String)>,
}

/// A holding, open to everybody after the hand.
struct ReplayHolding {
    name: String,
    cards: Vec<CardPicture>,
    /// True if this player made the move of the step.
    moved: bool,
}

struct ReplayStep {
    hand: Hand,
    by: Option<Seat>,
}

impl ReplayPage {
    /// Creates the page of a step, or of the last one if there are fewer. The names are those of the log's seats.
    ///
    /// # Errors
    /// Returns the fault of a log that cannot be replayed.
    pub fn new(
        visitor: &Visitor,
        frame: Frame,
        links: ReplayLinks,
        (log, names): (&HandLog, &[String]),
        step: usize,
    ) -> Result<Self, ReplayFault> {
        let words = visitor.words;
        let step = step.min(log.moves.len());
        let (moment, said, ended) = replay_to_step(log, step)?;
        let Some(moment) = moment else { return Err(ReplayFault::LogUnfinished { moves: 0 }) };
        let sides = sides(log);
        let seen = open_perspective(&moment.hand, names, &sides);
        let steps: Vec<String> = std::iter::once(words.say("replay-dealt").to_string())
            .chain(said.iter().map(|said| said.sentence(words, &seen, false)))
            .collect();
        let told = log.seed.clone().zip(log.commitment.clone());
        Ok(Self {
            page: Page::new(visitor, frame.title.as_str()),
            frame,
            links,
            step,
            felt: TableView::new(words, &seen, &seen.view.visible(), false),
            title: steps.get(step).cloned().unwrap_or_default(),
            end: (step == log.moves.len()).then(|| outcome(words, names, &ended, None)),
            holdings: holdings(words, &seen, &moment),
            steps,
            fairness: told.map(|(seed, commitment)| (String::from(seed), commitment.to_string())),
        })
    }

    /// Marks the page as a public one of this tournament.
    #[must_use]
    pub fn with_link_preview(self, snapshot: &TournamentSnapshot) -> Self {
        Self { page: self.page.with_link_preview(snapshot), ..self }
    }

    fn last(&self) -> usize {
        self.steps.len() - 1
    }

    fn previous_step(&self) -> Option<usize> {
        self.step.checked_sub(1)
    }

    fn next_step(&self) -> Option<usize> {
        (self.step < self.last()).then_some(self.step + 1)
    }
}

/// Replays the log: returns the hand at a step, every move as it was announced, and the end.
fn replay_to_step(
    log: &HandLog,
    step: usize,
) -> Result<(Option<ReplayStep>, Vec<MoveAnnouncement>, Ended), ReplayFault> {
    let (mut moment, mut said) = (None, Vec::new());
    let mut before: Option<Hand> = None;
    let mut number = 0;
    let ended = replay_step_by_step(log, |hand, made: Option<(Seat, Move)>| {
        if let (Some(before), Some((by, what))) = (&before, made) {
            number += 1;
            said.push(MoveAnnouncement::new(by, &what, &before.view_for(by), &hand.view_for(by)));
        }
        if number == step {
            moment = Some(ReplayStep { hand: *hand, by: made.map(|(by, _)| by) });
        }
        before = Some(*hand);
    })?;
    Ok((moment, said, ended))
}

fn sides(log: &HandLog) -> Vec<Seats> {
    let seat = |player: &String| log.seats.iter().position(|seat| seat == player).and_then(Seat::new);
    log.sides.iter().map(|side| side.iter().filter_map(seat).collect()).collect()
}

fn open_perspective<'a>(hand: &'a Hand, names: &'a [String], sides: &'a [Seats]) -> Perspective<'a> {
    Perspective { names, sides, ..Perspective::of(hand.view_for(Seat::FIRST), 0) }
}

fn holdings(words: Translator, seen: &Perspective<'_>, moment: &ReplayStep) -> Vec<ReplayHolding> {
    let cards = seen.cards(words);
    let open = |seat: Seat| ReplayHolding {
        name: seen.name(seat),
        cards: sorted(moment.hand.view_for(seat).holding().cards())
            .into_iter()
            .map(|card| cards.picture(card))
            .collect(),
        moved: moment.by == Some(seat),
    };
    moment.hand.seats().map(open).collect()
}
