//! Reading of a whole tournament file. All problems are reported at once.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::at::{Fields, NodeReader};
use super::entrants::entrants;
use super::node::Node;
use super::result::{penalty, readable_holdings, result};
use super::rulings::rulings;
use super::setup::{KEYS, keys};
use crate::people::admission::check_entrants;
use crate::people::changes;
use crate::problem::{Problems, sanitize};
use crate::results::apply::HandInput;
use crate::results::validate;
use crate::standings::fold::Fold;
use crate::{
    DealerCard, Entrant, EntrantId, Fault, FinalHoldings, FirstDealer, FirstDealers, HandsToWin, Name, Place,
    PlayOff, Problem, Ruling, Seating, Setup, SetupKeys, Slot, StuckHand, Tally, Tournament, tally,
};

pub(super) const VERSION: u32 = 1;

/// Key that tells an event from a tournament.
pub(super) const EVENT_KEY: &str = "lastcard_event";

/// A tournament that was read from a file, with the places of its hands in the file.
#[derive(Debug, Clone)]
pub struct ParsedTournament {
    /// Checked content of the file.
    pub tournament: Tournament,
    hands: BTreeMap<Slot, Place>,
    play_off: BTreeMap<EntrantId, Place>,
}

impl ParsedTournament {
    /// Tallies the hands. Problems name their places in the file.
    pub fn tally(&self) -> Tally {
        let mut tally = tally(&self.tournament);
        for problem in &mut tally.standings.problems {
            let place = match &problem.fault {
                Fault::AfterEnd { slot } | Fault::PlayOffUncounted { slot } => self.hands.get(slot),
                Fault::PlayOffNotLevel { entrant } => self.play_off.get(entrant),
                _ => None,
            };
            problem.place = place.cloned().unwrap_or_else(|| problem.place.clone());
        }
        tally
    }
}

/// Reads a tournament file. Hands of a movement that are missing from the file are open. A hand may omit its
/// seats, dealer and opener if the schedule or the previous hand determines them.
///
/// # Errors
/// Returns all problems with their places, such as `hands[3].result.left.gleb.W`.
pub fn read(text: &str) -> Result<Tournament, Vec<Problem>> {
    read_with_places(text).map(|read| read.tournament)
}

/// Reads a tournament file and keeps the place of each hand in the file.
///
/// # Errors
/// Same as [`read`].
pub fn read_with_places(text: &str) -> Result<ParsedTournament, Vec<Problem>> {
    read_node(&Node::parse(text).map_err(|problem| vec![problem])?)
}

pub(super) fn read_node(node: &Node) -> Result<ParsedTournament, Vec<Problem>> {
    let problems = RefCell::default();
    let root = NodeReader::root(node, &problems);
    if root.child(EVENT_KEY).is_some() {
        return Err(vec![Place::root().fault(Fault::EventFile)]);
    }
    let read = document(&root);
    let problems: Problems = problems.into_inner();
    match read {
        Some(document) => document.assemble(problems),
        None => Err(problems.into_vec()),
    }
}

/// Parts of a file, as far as they could be read.
struct Document {
    name: Option<Name>,
    keys: SetupKeys,
    stopped: bool,
    first_dealers: Vec<(Place, u32, FirstDealer)>,
    play_off: Option<PlayOffKeys>,
    rulings: Vec<(Place, Ruling)>,
    entrants: Option<Vec<Entrant>>,
    hands: HandInputs,
}

struct PlayOffKeys {
    entrants: Option<Vec<EntrantId>>,
    hands_to_win: HandsToWin,
}

/// Hands without duplicates, and the readable parts of broken hands.
#[derive(Default)]
struct HandInputs {
    records: Vec<(Place, HandInput)>,
    broken: Vec<(Place, FinalHoldings)>,
}

fn document(at: &NodeReader<'_>) -> Option<Document> {
    let mut known = vec!["lastcard", "name"];
    known.extend(KEYS);
    known.extend(["stopped", "first_dealers", "play_off", "rulings", "entrants", "hands"]);
    let fields = at.object(&known)?;
    check_version(&fields, "lastcard");
    let name = fields.require("name").and_then(|at| at.name());
    let keys = keys(&fields);
    Some(Document {
        name,
        stopped: fields.get("stopped").and_then(|at| at.flag()).unwrap_or(false),
        first_dealers: fields.get("first_dealers").map(|at| first_dealers(&at)).unwrap_or_default(),
        play_off: fields.get("play_off").and_then(|at| play_off(&at)),
        rulings: fields.get("rulings").map(|at| rulings(&at)).unwrap_or_default(),
        entrants: fields.require("entrants").and_then(|at| entrants(&at, keys.format())),
        hands: fields.get("hands").map(|at| hands(&at)).unwrap_or_default(),
        keys,
    })
}

pub(super) fn check_version(fields: &Fields<'_>, key: &'static str) {
    if let Some(version) = fields.require(key)
        && (!version.is_number() || version.number(0, u64::MAX) != Some(u64::from(VERSION)))
    {
        version.report(Fault::Version { known: VERSION });
    }
}

impl Document {
    /// Assembles the tournament from its parts. Adds problems with parts that do not fit to those already
    /// found.
    fn assemble(mut self, mut problems: Problems) -> Result<ParsedTournament, Vec<Problem>> {
        self.keys.entrants = self.entrants.as_ref().map(Vec::len);
        let setup = Setup::parse_partial(&self.keys, &mut problems);
        let mut fits = self.entrants.is_some();
        if let (Some(format), Some(entrants)) = (self.keys.format(), &self.entrants) {
            fits = problems.ok_or_add_all(check_entrants(format, entrants)).is_some();
        }
        let (Some(setup), Some(entrants), true) = (&setup, &self.entrants, fits) else {
            if let Some(setup) = &setup {
                self.hands.check_results(setup, &mut problems);
            }
            return Err(problems.into_vec());
        };
        // An unreadable name has already been reported; an entrant's name replaces it so that the hands are
        // checked too.
        let name = self.name.or_else(|| entrants.first().map(|entrant| entrant.name.clone()));
        let Some(name) = name else { return Err(problems.into_vec()) };
        let drawn_up = Tournament::draw_up(name, setup.clone(), entrants.clone());
        let Some(mut tournament) = problems.ok_or_add_all(drawn_up) else { return Err(problems.into_vec()) };
        tournament = with_first_dealers(tournament, self.first_dealers, &mut problems);
        if let Some(PlayOffKeys { entrants, hands_to_win }) = &self.play_off {
            let play_off = entrants.as_ref().map(|ids| PlayOff::parse(&tournament, ids, *hands_to_win));
            let play_off = play_off.and_then(|play_off| problems.ok_or_add_all(play_off));
            let Some(play_off) = play_off else { return Err(problems.into_vec()) };
            tournament = tournament.with_play_off(Some(play_off));
        }
        let listed = self.play_off.iter().filter_map(|keys| keys.entrants.as_ref()).flatten();
        let place = Place::root().key("play_off.entrants");
        let play_off = listed.cloned().enumerate().map(|(i, id)| (id, place.index(i))).collect();
        self.hands.check_broken(setup, Some(entrants), &mut problems);
        let mut records = self.hands.records;
        records.sort_by_key(|(_, record)| record.slot);
        let (mut fold, mut places) = (Fold::default(), BTreeMap::new());
        for (near, (place, record)) in records.into_iter().enumerate() {
            places.insert(record.slot, place.clone());
            tournament.apply_hand_input(|| place.clone(), record, near, &mut fold, &mut problems);
        }
        let tournament = with_rulings(tournament, self.rulings, &mut problems).with_stopped(self.stopped);
        problems.ok_or_add_all(changes::check_hands(&tournament, &places));
        problems.into_result(ParsedTournament { tournament, hands: places, play_off })
    }
}

impl HandInputs {
    /// Checks the results of hands that list their seats: without entrants, there is no schedule to derive
    /// seats from.
    fn check_results(&self, setup: &Setup, problems: &mut Problems) {
        self.check_broken(setup, None, problems);
        for (place, record) in &self.records {
            if let (Some(seats), Some(result)) = (&record.seats, &record.result)
                && let Err(faults) = validate::result(setup, seats, result)
            {
                problems.add_within(&place.key("result"), faults);
            }
        }
    }

    /// Checks the readable parts of broken results, so that one attempt reports everything.
    fn check_broken(&self, setup: &Setup, entrants: Option<&[Entrant]>, problems: &mut Problems) {
        let everybody = entrants.map(|entrants| {
            let players = entrants.iter().flat_map(Entrant::everybody);
            Seating::new(players.map(|player| player.id.clone()).collect())
        });
        for (place, left) in &self.broken {
            for (player, held) in left {
                let place = place.key("result.left").player(player);
                if let Some(everybody) = &everybody {
                    validate::check_seated(everybody, || place.clone(), player, problems);
                }
                validate::holding(setup, || place.clone(), held, problems);
            }
        }
    }
}

/// Adds the rulings. The player named in a ruling must be a player of the tournament.
fn with_rulings(tournament: Tournament, read: Vec<(Place, Ruling)>, problems: &mut Problems) -> Tournament {
    for (place, ruling) in &read {
        if let Some(player) = ruling.verdict.player().filter(|player| tournament.player(player).is_none()) {
            problems.add(&place.key("player"), Fault::UnknownPlayer { player: player.clone() });
        }
    }
    tournament.with_rulings(read.into_iter().map(|(_, ruling)| ruling).collect())
}

/// Adds the drawn first dealers. Each must have a seat at the table and be the dealer according to the cards
/// drawn.
fn with_first_dealers(
    tournament: Tournament,
    read: Vec<(Place, u32, FirstDealer)>,
    problems: &mut Problems,
) -> Tournament {
    let mut first = FirstDealers::new();
    for (place, table, drawn) in read {
        let fault = match tournament.hand(Slot { round: 1, hand: 1, table }) {
            None => Some(("table", Fault::NoSuchTable { tables: tournament.tables() })),
            Some(_) if first.contains_key(&table) => Some(("table", Fault::TableTwice { table })),
            Some(hand) => tournament.dealer_fault(&hand.seating, &drawn),
        };
        match fault {
            Some((key, fault)) => problems.add(&place.key(key), fault),
            None => drop(first.insert(table, drawn)),
        }
    }
    tournament.with_first_dealers(first)
}

fn first_dealers(at: &NodeReader<'_>) -> Vec<(Place, u32, FirstDealer)> {
    let one = |at: &NodeReader<'_>| {
        let fields = at.object(&["table", "dealer", "pulls"])?;
        let table = fields.get("table").map_or(Some(1), |at| at.positive_number());
        let dealer = fields.require("dealer").and_then(|at| at.player());
        let pulls = fields.get("pulls").map_or(Some(Vec::new()), |at| at.read_list(pull));
        Some((at.place.clone(), table?, FirstDealer { dealer: dealer?, pulls: pulls? }))
    };
    at.list().unwrap_or_default().iter().filter_map(one).collect()
}

fn pull(at: &NodeReader<'_>) -> Option<DealerCard> {
    let fields = at.object(&["player", "card"])?;
    let player = fields.require("player").and_then(|at| at.player());
    let no_card = |text: &str| Fault::UnknownWord {
        given: sanitize(text),
        known: "R7, GSKIP, YREV, BD2, W, WD4 …".to_owned(),
    };
    let card =
        fields.require("card").and_then(|at| at.parse_with(|text| text.parse().map_err(|_| no_card(text))));
    Some(DealerCard { player: player?, card: card? })
}

fn play_off(at: &NodeReader<'_>) -> Option<PlayOffKeys> {
    let fields = at.object(&["entrants", "hands_to_win"])?;
    let entrants = fields.require("entrants").and_then(|at| at.read_list(NodeReader::entrant));
    // An unreadable number has been reported; the hands of the play-off are checked regardless.
    let to_win = fields.get("hands_to_win").and_then(|at| at.number(1, 3)).and_then(HandsToWin::new);
    Some(PlayOffKeys { entrants, hands_to_win: to_win.unwrap_or(HandsToWin::One) })
}

fn hands(at: &NodeReader<'_>) -> HandInputs {
    let mut slots = BTreeSet::new();
    let mut hands = HandInputs::default();
    for at in at.list().unwrap_or_default() {
        match hand(&at) {
            None => hands.broken.push((at.place.clone(), readable_holdings(&at))),
            Some(record) if slots.insert(record.slot) => hands.records.push((at.place.clone(), record)),
            Some(record) => at.report(Fault::HandTwice { slot: record.slot }),
        }
    }
    hands
}

fn hand(at: &NodeReader<'_>) -> Option<HandInput> {
    let fields = at.object(&[
        "round",
        "block",
        "hand",
        "table",
        "seats",
        "dealer",
        "opener",
        "duplicate",
        "result",
        "voided",
    ])?;
    let counted = |key: &str| fields.get(key).map_or(Some(None), |at| at.positive_number().map(Some));
    let (round, table, block) = (counted("round"), counted("table"), counted("block"));
    let hand = fields.require("hand").and_then(|at| at.positive_number());
    let seats = fields.get("seats").map_or(Some(None), |at| at.read_list(NodeReader::player).map(Some));
    let who = |key: &str| fields.get(key).map_or(Some(None), |at| at.player().map(Some));
    let (dealer, opener) = (who("dealer"), who("opener"));
    let shared = fields.get("duplicate").map_or(Some(false), |at| at.flag());
    let result = fields.get("result").map_or(Some(None), |at| result(&at).map(Some));
    let voided = fields.get("voided").map_or(Some(Vec::new()), |at| at.read_list(voided));
    let slot = Slot { round: round?.unwrap_or(1), hand: hand?, table: table?.unwrap_or(1) };
    let (result, penalties) =
        result?.map_or((None, Vec::new()), |(result, penalties)| (Some(result), penalties));
    Some(HandInput {
        slot,
        block: block?,
        seats: seats?.map(Seating::new),
        played: false,
        dealer: dealer?,
        opener: opener?,
        shared: shared?,
        result,
        voided: voided?,
        penalties,
    })
}

/// Reads a stuck hand that was dealt again.
fn voided(at: &NodeReader<'_>) -> Option<StuckHand> {
    let fields = at.object(&["void", "penalties"])?;
    let void = fields.require("void")?;
    if void.text()? != "stuck" {
        let given = sanitize(void.text()?);
        void.report(Fault::UnknownWord { given, known: "stuck".to_owned() });
    }
    let penalties = fields.get("penalties").map_or(Some(Vec::new()), |at| at.read_list(penalty));
    Some(StuckHand { penalties: penalties? })
}
