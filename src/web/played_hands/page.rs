//! The page of a hand: the scene, which changes with every move, and the page around it.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;

use crate::played_hands::{
    actions::{Actions, offered_moves},
    at_table::Fragment,
    ending::HandEnding,
    holding::{HeldCard, Tap, holding},
    perspective::{NextStep, Perspective},
    prompt::Prompt,
    seat_requests::SeatQuestion,
    table_view::TableView,
};
use crate::ui::{
    card::CardPicture,
    page::{Link, Page, Visitor},
    status_bar::StatusBar,
    translator::Translator,
};

/// Title and links around the scene.
#[derive(Debug, Clone)]
pub struct Frame {
    /// Title of the page, which names the hand.
    pub title: String,
    /// Line above the title: the tournament, or that it is practice.
    pub name: String,
    /// Link back to the page from which the hand was reached.
    pub back: Link,
}

/// The page on which a hand is played or watched.
#[derive(Template)]
#[template(path = "played_hands/page.html")]
pub struct PlayPage {
    page: Page,
    frame: Frame,
    scene: Fragment,
    /// The clock, and the announcements to the hall.
    hall: Option<StatusBar>,
    /// Address of the rules, at a table.
    rules: Option<String>,
}

impl PlayPage {
    pub fn new(visitor: &Visitor, frame: Frame, scene: impl Into<Fragment>) -> Self {
        Self {
            page: Page::new(visitor, frame.title.as_str()),
            frame,
            scene: scene.into(),
            hall: None,
            rules: None,
        }
    }

    #[must_use]
    pub fn with_status_bar(self, hall: StatusBar, rules: String) -> Self {
        Self { hall: Some(hall), rules: Some(rules), ..self }
    }

    /// Marks the page as a public one of this tournament.
    #[must_use]
    pub fn with_link_preview(self, snapshot: &TournamentSnapshot) -> Self {
        Self { page: self.page.with_link_preview(snapshot), ..self }
    }
}

/// A hand as one seat or a spectator sees it now. Rendered, it is the fragment that the stream carries.
#[derive(Template)]
#[template(path = "played_hands/scene.html")]
pub struct Scene {
    words: Translator,
    revision: usize,
    moves: String,
    stream: String,
    /// Address of the page, which reloads itself if there are no scripts.
    here: String,
    caption: Option<String>,
    notice: Option<String>,
    felt: TableView,
    now: Prompt,
    /// The card being looked at in a draft.
    looked_at: Option<CardPicture>,
    offers: Actions,
    held: Vec<HeldCard>,
    /// True if there is a holding to show; spectators have none.
    own: bool,
    said: Vec<String>,
    over: Option<HandEnding>,
    steps: Vec<NextStep>,
    asks: Vec<SeatQuestion>,
    changes: Vec<String>,
    commitment: Option<String>,
}

impl Scene {
    /// Creates the scene for the seat of the view.
    pub fn new(words: Translator, seen: &Perspective<'_>) -> Self {
        Self::build(words, seen, true)
    }

    /// Creates the scene for a spectator: without a holding or anything else that only a seat may see.
    pub fn for_spectator(words: Translator, seen: &Perspective<'_>) -> Self {
        Self::build(words, seen, false)
    }

    fn build(words: Translator, seen: &Perspective<'_>, own: bool) -> Self {
        let visible = seen.view.visible();
        let cards = seen.cards(words);
        let moves = if own { offered_moves(seen) } else { Vec::new() };
        let looked_at = match visible.stage {
            lastcard_rules::hand::HandStage::Draft { card, .. } if own => {
                card.map(|card| cards.picture(card))
            }
            _ => None,
        };
        Self {
            words,
            revision: seen.revision,
            moves: seen.links.moves.to_owned(),
            stream: seen.links.stream.to_owned(),
            here: seen.links.page.to_owned(),
            caption: seen.caption.map(str::to_owned),
            notice: seen.notice.map(str::to_owned),
            felt: TableView::new(words, seen, &visible, own),
            now: Prompt::new(words, seen, &visible, &moves, own),
            looked_at,
            offers: Actions::new(words, seen, &moves),
            held: if own { holding(words, seen, &moves) } else { Vec::new() },
            own,
            said: seen.said.iter().map(|said| said.sentence(words, seen, own)).collect(),
            over: seen.ended.map(|ended| HandEnding::new(words, seen, ended, own)),
            steps: seen.steps.to_vec(),
            asks: seen.asks.to_vec(),
            changes: seen.changes.to_vec(),
            commitment: seen.commitment.map(str::to_owned),
        }
    }

    /// Returns true if a page without scripts should reload soon: the hand goes on, and this seat is not on turn.
    pub fn should_reload(&self) -> bool {
        self.over.is_none() && !self.now.asked
    }

    /// Returns the text for screen readers when the scene has changed: the last move, and what to do next.
    fn screen_reader_text(&self) -> String {
        let over = self.over.as_ref().map(|over| over.title.as_str());
        let last = self.said.last().map(String::as_str);
        let now = over.unwrap_or(&self.now.title);
        let asks = self.asks.iter().map(|ask| ask.says.as_str());
        asks.chain(self.notice.as_deref()).chain(last).chain([now]).collect::<Vec<_>>().join(" ")
    }

    /// Returns the class for the width at which the holding's cards are laid out.
    fn width(&self) -> &'static str {
        match self.held.len() {
            0..=8 => "few",
            9..=15 => "some",
            _ => "many",
        }
    }
}
