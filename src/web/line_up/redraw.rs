//! A preview of redrawn blocks for everybody who continues to play.

use lastcard_tournament::{HandNumber, RedrawSummary, RemainingEvening, Spread, Tournament};

use crate::line_up::texts::line_name;
use crate::ui::{tournament_text::TournamentText, translator::Translator};

/// Highest number of players that are shown without folding the list.
const UNFOLDED_PLAYERS: usize = 12;

/// The coming blocks after the redraw.
pub struct RedrawPreview {
    pub says: Vec<String>,
    pub players: Vec<RemainingLine>,
}

/// The remaining hands of one player.
pub struct RemainingLine {
    pub name: String,
    pub hands: String,
    /// The blocks that the player sits out.
    pub rests: String,
}

impl RedrawPreview {
    /// Previews the redraw from this point; `None` if no block is redrawn.
    pub fn of(before: &Tournament, after: &Tournament, from: HandNumber, words: Translator) -> Option<Self> {
        let (old, new) = (before.redrawn_from(from)?, after.redrawn_from(from)?);
        let players = new.players.iter().map(|own| line(after, own, words)).collect();
        Some(Self { says: describe_redraw(&old, &new, words), players })
    }

    /// Returns true if all players are shown at once.
    pub fn is_short(&self) -> bool {
        self.players.len() <= UNFOLDED_PLAYERS
    }
}

fn describe_redraw(old: &RedrawSummary<'_>, new: &RedrawSummary<'_>, words: Translator) -> Vec<String> {
    let (blocks, players) = (new.blocks, new.players.len());
    let blocks =
        words.say("redraw-blocks").with("blocks", blocks).with("players", players).with("all", new.all);
    let mut says = vec![blocks.to_string()];
    if new.blocks == 0 {
        return says;
    }
    if old.tables != new.tables {
        let tables = words.say("redraw-tables").with("before", old.tables).with("tables", new.tables);
        says.push(tables.to_string());
    }
    let rests = if new.rests.max == 0 { words.say("redraw-no-rests") } else { words.say("redraw-rests") };
    says.push(rests.with("blocks", range(new.rests, words)).to_string());
    let hands = words
        .say("redraw-hands")
        .with("hands", range(new.hands, words))
        .with("before", range(old.hands, words));
    says.push(hands.to_string());
    let partners = words.say("redraw-partners").with("hands", range(new.partners, words));
    says.push(partners.with("before", range(old.partners, words)).to_string());
    says
}

/// `4`, or `0–8`.
fn range(spread: Spread, words: Translator) -> String {
    let (min, max) = (words.number(spread.min), words.number(spread.max));
    if spread.is_even() { min.to_string() } else { format!("{min}–{max}") }
}

fn line(after: &Tournament, own: &RemainingEvening<'_>, words: Translator) -> RemainingLine {
    let several = after.hands().last().is_some_and(|hand| hand.slot.round > 1);
    let block = |(round, block): &(u32, u32)| {
        if several {
            format!("{}.{}", words.number(*round), words.number(*block))
        } else {
            words.number(*block).to_string()
        }
    };
    let blocks: Vec<String> = own.rests.iter().map(block).collect();
    let rests = if blocks.is_empty() { words.say("redraw-plays-all") } else { words.say("redraw-sits-out") };
    let says = TournamentText { words, tournament: after };
    let rests = rests.with("count", blocks.len()).with("blocks", says.list(&blocks)).to_string();
    let hands = words.say("redraw-more-hands").with("hands", own.hands).to_string();
    RemainingLine { name: line_name(words, own.entrant), hands, rests }
}
