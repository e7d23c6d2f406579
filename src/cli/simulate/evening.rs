//! Plays the open hands of a tournament file to the end of its format.

use std::collections::BTreeMap;

use crate::cli::words::words;
use crate::rules::Random;
use crate::rules::bot::Bot;
use crate::tournament::file::ParsedFile;
use crate::tournament::{
    Deal, Entry, HandResult, NextHand, Tournament, VoidReason, file, play_by_bots, tally,
};
use crate::web::Translator;

use rand::rngs::Xoshiro256PlusPlus;

use super::super::io::{self, CommandFailure};
use super::super::staged_event;
use super::{Simulate, hand_rngs};

/// Number of deals after which a slot is given up, because its rules never let a hand end.
const MAX_DEALS: usize = 20;

/// Number of hands without a change in points after which a match is considered endless.
const MAX_FRUITLESS_HANDS: u32 = 200;

/// Seeds for the hands. Each hand has a number. With duplicate deals, all hands with the same deal use the
/// deck of the first one.
struct HandSeeds {
    seed: u64,
    number: u64,
    /// Number of each deal's first hand; `None` if the deal was played before the simulation, so that its
    /// deck is unknown here.
    decks: BTreeMap<Deal, Option<u64>>,
}

impl HandSeeds {
    fn new(tournament: &Tournament, seed: u64) -> Self {
        let dealt = tournament.hands().iter().filter(|hand| hand.shared);
        let decks = dealt.filter_map(|hand| Some((tournament.deal(hand.slot)?, None))).collect();
        Self { seed, number: 0, decks }
    }

    /// Number of a deal's deck, if it is known.
    fn deck_number(&mut self, deal: Option<Deal>) -> Option<u64> {
        *self.decks.entry(deal?).or_insert(Some(self.number))
    }
}

pub(super) fn run(args: &Simulate, seed: u64) -> Result<(), CommandFailure> {
    io::print(&match file::read_any(&args.input.document()?)? {
        ParsedFile::Tournament(read) => file::write(&play(read.tournament, args.bots, seed, usize::MAX)?),
        ParsedFile::Event(event) => file::write_event(&staged_event::play(*event, args.bots, seed)?),
    })
}

/// Lets bots play the open hands of a tournament until it is over, or until `most` hands have a result.
pub(in crate::cli) fn play(
    mut tournament: Tournament,
    bot: Bot,
    seed: u64,
    most: usize,
) -> Result<Tournament, CommandFailure> {
    let mut by_lot = HandSeeds::new(&tournament, seed);
    // Plays a single hand of a match that only the organiser can end.
    let method = tournament.setup().method();
    let endless = tournament.setup().plan().is_none()
        && method.id().allows_agreed_hands()
        && method.agreed_hands().is_none()
        && !tournament.is_stopped();
    let mut fruitless = 0;
    loop {
        let mut waiting = tournament.next_hands();
        // If a result may end the tournament, it is checked after each hand. Otherwise all tables record at
        // once, because a large club has thousands of hands and each pass goes through all of them.
        if !tournament.ends_by_schedule() {
            waiting.sort_by_key(|next| next.slot);
            waiting.truncate(1);
        }
        waiting.truncate(most.saturating_sub(recorded(&tournament)));
        if waiting.is_empty() {
            break;
        }
        let mut entries = Vec::new();
        for next in &waiting {
            entries.extend(play_hand(&tournament, next, bot, &mut by_lot)?);
        }
        let before = (!tournament.ends_by_schedule()).then(|| points(&tournament));
        tournament = tournament.with_ledger(&entries)?;
        if endless {
            break;
        }
        fruitless =
            if before.is_some_and(|before| before == points(&tournament)) { fruitless + 1 } else { 0 };
        if fruitless == MAX_FRUITLESS_HANDS {
            let said = words().say("cli-endless-match").with("hands", fruitless).to_string();
            return Err(CommandFailure::Wrong(said));
        }
    }
    Ok(tournament)
}

/// Number of hands with a result.
fn recorded(tournament: &Tournament) -> usize {
    tournament.hands().iter().filter(|hand| hand.result.is_some()).count()
}

/// Sum of all totals.
fn points(tournament: &Tournament) -> u64 {
    let standings = tally(tournament).standings;
    standings.standings.iter().map(|line| u64::from(line.total.unwrap_or(line.hands))).sum()
}

/// Plays a hand, and plays it again if it gets stuck (R-EXH-6).
fn play_hand(
    tournament: &Tournament,
    next: &NextHand,
    bot: Bot,
    by_lot: &mut HandSeeds,
) -> Result<Vec<Entry>, CommandFailure> {
    let mut entries: Vec<Entry> = Vec::new();
    loop {
        // A hand that is dealt again gets its own deck.
        let deal = tournament.deal(next.slot).filter(|_| entries.is_empty());
        let shared = by_lot.deck_number(deal);
        let number = by_lot.number;
        let (shuffle, _) = hand_rngs(by_lot.seed, shared.unwrap_or(number));
        let (_, rng) = hand_rngs(by_lot.seed, number);
        let outcome = match play_deal(tournament, next, bot, (shuffle, rng))? {
            HandResult::Void(VoidReason::Stuck) if entries.len() + 1 >= MAX_DEALS => {
                HandResult::Void(VoidReason::Abandoned)
            }
            outcome => outcome,
        };
        by_lot.number += 1;
        let stuck = outcome == HandResult::Void(VoidReason::Stuck);
        let revision = u32::try_from(entries.len() + 1).unwrap_or(u32::MAX);
        let entry = tournament.new_entry(next.slot, revision, Some(outcome), Vec::new());
        let mut entry =
            entry.map_err(|refusal| CommandFailure::Failed(words().fault(&refusal).to_string()))?;
        entry.shared = shared.is_some() && !stuck;
        entries.push(entry);
        if !stuck {
            return Ok(entries);
        }
    }
}

fn play_deal(
    tournament: &Tournament,
    next: &NextHand,
    bot: Bot,
    (mut shuffle, mut rng): (Random<Xoshiro256PlusPlus>, Xoshiro256PlusPlus),
) -> Result<HandResult, CommandFailure> {
    let words = words();
    match play_by_bots(tournament, next, bot, &mut shuffle, &mut rng) {
        Err(fault) => Err(CommandFailure::Wrong(words.fault(&fault).to_string())),
        Ok(result) => result.ok_or_else(|| no_result(words)),
    }
}

fn no_result(words: Translator) -> CommandFailure {
    CommandFailure::Wrong(words.say("cli-no-winner").to_string())
}
