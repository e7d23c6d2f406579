//! A preview of redrawn blocks for everybody who plays on.

use crate::tournament::{Redrawn, Remaining, Since, Spread, Tournament};
use crate::view::Translator;
use crate::view::people::line_name;
use crate::view::table::Says;

/// The most players that are not folded away.
const IN_SIGHT: usize = 12;

/// The coming blocks after the redraw.
pub struct RedrawPreview {
    pub(crate) says: Vec<String>,
    /// The remaining hands of each player.
    pub players: Vec<RemainingLine>,
}

/// The remaining hands of one player.
pub struct RemainingLine {
    pub(crate) name: String,
    pub(crate) hands: String,
    /// The blocks that the player sits out.
    pub rests: String,
}

impl RedrawPreview {
    /// Previews the redraw from this point; `None` if no block is redrawn.
    pub fn of(before: &Tournament, after: &Tournament, from: Since, w: Translator) -> Option<Self> {
        let (old, new) = (before.redrawn_from(from)?, after.redrawn_from(from)?);
        let players = new.players.iter().map(|own| line(after, own, w)).collect();
        Some(Self { says: says(&old, &new, w), players })
    }

    /// Returns true if all players are shown at once.
    pub fn is_short(&self) -> bool {
        self.players.len() <= IN_SIGHT
    }
}

fn says(old: &Redrawn<'_>, new: &Redrawn<'_>, w: Translator) -> Vec<String> {
    let (blocks, players) = (new.blocks, new.players.len());
    let blocks = w.say("redraw-blocks").with("blocks", blocks).with("players", players).with("all", new.all);
    let mut says = vec![blocks.to_string()];
    if new.blocks == 0 {
        return says;
    }
    if old.tables != new.tables {
        let tables = w.say("redraw-tables").with("before", old.tables).with("tables", new.tables);
        says.push(tables.to_string());
    }
    let rests = if new.rests.max == 0 { w.say("redraw-no-rests") } else { w.say("redraw-rests") };
    says.push(rests.with("blocks", range(new.rests, w)).to_string());
    let hands = w.say("redraw-hands").with("hands", range(new.hands, w)).with("before", range(old.hands, w));
    says.push(hands.to_string());
    let partners = w.say("redraw-partners").with("hands", range(new.partners, w));
    says.push(partners.with("before", range(old.partners, w)).to_string());
    says
}

/// `4`, or `0–8`.
fn range(spread: Spread, w: Translator) -> String {
    let (min, max) = (w.number(spread.min), w.number(spread.max));
    if spread.is_even() { min.to_string() } else { format!("{min}–{max}") }
}

fn line(after: &Tournament, own: &Remaining<'_>, w: Translator) -> RemainingLine {
    let several = after.hands().last().is_some_and(|hand| hand.slot.round > 1);
    let block = |(round, block): &(u32, u32)| {
        if several {
            format!("{}.{}", w.number(*round), w.number(*block))
        } else {
            w.number(*block).to_string()
        }
    };
    let blocks: Vec<String> = own.rests.iter().map(block).collect();
    let rests = if blocks.is_empty() { w.say("redraw-plays-all") } else { w.say("redraw-sits-out") };
    let says = Says { words: w, tournament: after };
    let rests = rests.with("count", blocks.len()).with("blocks", says.list(&blocks)).to_string();
    let hands = w.say("redraw-more-hands").with("hands", own.hands).to_string();
    RemainingLine { name: line_name(w, own.entrant), hands, rests }
}
