//! Converts the given keys of a setup to a consistent setup (`docs/file.md`).

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::str::FromStr;

use strum::IntoEnumIterator;

use lastcard_rules::{OptionValue, Preset, RuleFault, Ruleset, Values, Written};

use crate::problem::{Problems, sanitize};
use crate::{
    Fault, Format, HandsPerBlock, Method, MethodId, MovementLength, OwnRule, Place, Plan, Problem,
    ResultKind, RulesSource, Scoring, Setup, TieBreak,
};

/// Keys of a setup as given in a file, a form or by flags. `None` means the default, which each comment
/// names last.
#[derive(Debug, Clone, Default)]
pub struct SetupKeys {
    /// `format`; has no default.
    pub format: Option<String>,
    /// `rounds`, 1 to 100; by default, 1 in the movements.
    pub rounds: Option<u64>,
    /// `blocks`, 1 to 700, instead of rounds.
    pub blocks: Option<u64>,
    /// `hands_per_block`, 1, 2 or 4; by default, 4 in the movements.
    pub hands_per_block: Option<u64>,
    /// `agreed_hands`, 1 to 1,000: length of a match without target or limit.
    pub agreed_hands: Option<u64>,
    /// `scoring.method`; by default, the usual one of the format.
    pub method: Option<String>,
    /// `scoring.target`, 1 to 100,000; by default, 500 in a match under `std`, or with the preset `online` a
    /// target that depends on the number of players.
    pub target: Option<u64>,
    /// `scoring.limit`, 1 to 100,000; by default, 200 under `lose200` and 500 under `challenge`.
    pub limit: Option<u64>,
    /// `scoring.stop_at_limit`; by default, a movement goes on to its end.
    pub stop_at_limit: Option<bool>,
    /// `scoring.tie_breaks`; by default, those of the method.
    pub tie_breaks: Option<Vec<String>>,
    /// `values`; by default, `std`, or `duo` in the format `duo`.
    pub values: Option<Values>,
    /// `rules.preset`; by default, `club`, or the one that the format or the scoring needs.
    pub preset: Option<String>,
    /// `rules.options`, name and value.
    pub options: Vec<(String, OptionValue)>,
    /// `rules.own`, a rule in words.
    pub own_rule: Option<String>,
    /// `fixed_seats`; by default, opponents swap seats in the second half of a block.
    pub fixed_seats: Option<bool>,
    /// `play.move_seconds`, 1 to 3,600; by default, no limit.
    pub move_seconds: Option<u64>,
    /// `play.duplicate`; by default, every table has a deck of its own.
    pub duplicate: Option<bool>,
    /// Number of entrants, if known. It is not a key, but the online target depends on it.
    pub entrants: Option<usize>,
}

pub(crate) const MOST_ROUNDS: u64 = 100;
pub(crate) const MOST_BLOCKS: u64 = 700;
/// Maximum number of hands in a match; at one a minute they would take two days without sleep.
pub(crate) const MOST_HANDS: u64 = 3000;
pub(crate) const MOST_POINTS: u64 = 100_000;
pub(crate) const MOST_AGREED: u64 = 1000;
pub(crate) const MOST_SECONDS: u64 = 3600;

impl Setup {
    /// Checks the keys and their combination.
    ///
    /// # Errors
    /// Lists every problem, with the key as its place.
    pub fn parse(keys: &SetupKeys) -> Result<Self, Vec<Problem>> {
        let mut problems = Problems::default();
        if keys.format.is_none() {
            problems.add(&Place::root().key("format"), Fault::Missing);
        }
        match Self::parse_partial(keys, &mut problems) {
            Some(setup) => problems.into_result(setup),
            None => Err(problems.into_vec()),
        }
    }

    /// Builds the setup as far as the keys make sense, so that dependent values can be checked too. Adds
    /// every problem found; returns `None` if the format, the method or the rules are missing.
    pub(crate) fn parse_partial(keys: &SetupKeys, problems: &mut Problems) -> Option<Self> {
        let root = Place::root();
        let format = keys.format();
        if let Some(given) = &keys.format {
            problems.ok_or_add(parse_word::<Format>(&root.key("format"), given));
        }
        let usual = format.and_then(|format| format.scorings().first().copied()).unwrap_or(MethodId::Std);
        let method = keys.method.as_deref();
        let method =
            problems.ok_or_add(method.map_or(Ok(usual), |m| parse_word(&root.key("scoring.method"), m)));
        let rules = problems.ok_or_add_all(rules(keys, format, method));
        let tie_breaks = tie_breaks(keys, problems);
        let plan = format.and_then(|format| plan(keys, format, method, problems));
        let own_rule = OwnRule::parse(keys.own_rule.as_deref().unwrap_or_default());
        let own_rule = problems.ok_or_add(own_rule.map_err(|fault| root.key("rules.own").fault(fault)));
        let move_seconds = check_range("play.move_seconds", keys.move_seconds, MOST_SECONDS, problems);
        let (format, method) = (format?, method?);
        let scoring = Scoring {
            method: method_with_numbers(keys, format, method, rules.as_ref(), problems),
            tie_breaks: tie_breaks.unwrap_or_else(|| method.tie_breaks()),
        };
        let rules = rules?;
        check_compatibility(&rules, format, method, problems);
        let values = keys.values.unwrap_or(format.default_values());
        Some(Self {
            format,
            plan,
            scoring,
            values,
            rules,
            own_rule: own_rule.flatten(),
            move_seconds,
            play_off_of: None,
        })
    }
}

impl SetupKeys {
    pub(crate) fn format(&self) -> Option<Format> {
        self.format.as_deref()?.parse().ok()
    }
}

/// Parses a word of a fixed list.
pub fn parse_word<T>(place: &Place, given: &str) -> Result<T, Problem>
where
    T: FromStr + IntoEnumIterator + ToString,
{
    given.parse().map_err(|_| {
        let known = T::iter().map(|known| known.to_string()).collect::<Vec<_>>().join(", ");
        place.fault(Fault::UnknownWord { given: sanitize(given), known })
    })
}

fn tie_breaks(keys: &SetupKeys, problems: &mut Problems) -> Option<Vec<TieBreak>> {
    let words = keys.tie_breaks.as_ref()?;
    Some(parse_unique_words(&Place::root().key("scoring.tie_breaks"), words, problems))
}

/// Parses a list of words in the order given, with a fault for each one that is unknown or repeated.
pub fn parse_unique_words<T>(place: &Place, words: &[String], problems: &mut Problems) -> Vec<T>
where
    T: FromStr + IntoEnumIterator + ToString + PartialEq,
{
    let mut each: Vec<T> = Vec::new();
    for (i, given) in words.iter().enumerate() {
        let Some(one) = problems.ok_or_add(parse_word(&place.index(i), given)) else { continue };
        if each.contains(&one) {
            problems.add(&place.index(i), Fault::TieBreakTwice { given: one.to_string() });
        } else {
            each.push(one);
        }
    }
    each
}

/// Builds the rules. Defaults follow from the format and the scoring, so that one word is enough: `cowboy` is
/// played with the preset `cowboy`.
fn rules(
    keys: &SetupKeys,
    format: Option<Format>,
    method: Option<MethodId>,
) -> Result<Ruleset, Vec<Problem>> {
    let usual = format.zip(method).map_or(Preset::Club, |(format, method)| format.default_preset(method));
    let preset = keys.preset.clone().unwrap_or_else(|| usual.to_string());
    let mut options: BTreeMap<String, OptionValue> = keys.options.iter().cloned().collect();
    // H-LAST: only a hand played until one player is left has an order of finishing; in cowboy every hand is.
    if method == Some(MethodId::Placement) && preset != Preset::Cowboy.to_string() {
        options.entry(TO_LAST.to_owned()).or_insert(OptionValue::Switch(true));
    }
    Written { preset, options }.check().map_err(|faults| {
        faults.into_iter().map(|fault| place_of(&fault).fault(Fault::Rules(fault))).collect()
    })
}

const TO_LAST: &str = "house.to_last";

pub(crate) fn place_of(fault: &RuleFault) -> Place {
    let rules = Place::root().key("rules");
    match fault {
        RuleFault::UnknownPreset { .. } => rules.key("preset"),
        RuleFault::UnknownOption { option }
        | RuleFault::OptionElsewhere { option, .. }
        | RuleFault::UnknownValue { option, .. } => rules.key("options").user_key(sanitize(option)),
        RuleFault::OptionsClash { .. } | RuleFault::OptionNeeds { .. } => rules,
    }
}

fn check_compatibility(rules: &Ruleset, format: Format, method: MethodId, problems: &mut Problems) {
    let root = Place::root();
    if !format.scorings().contains(&method) {
        let fault = Fault::ScoringNotForFormat { scoring: method, format, known: format.scorings() };
        problems.add(&root.key("scoring.method"), fault);
        return;
    }
    let place = root.key("rules.preset");
    let preset = rules.preset();
    let (players, seats) = (rules.players(), format.players_at_table());
    let nobody = players.end() < seats.start() || seats.end() < players.start();
    // V-COW and V-DUO are games of their own, not ways to count.
    let other_game = match format {
        Format::Cowboy => !rules.is_cowboy(),
        Format::Duo => rules.preset() != Preset::Duo,
        _ => false,
    };
    if nobody || other_game {
        problems.add(&place, Fault::PresetNotForFormat { preset, format });
    } else if result_kind(rules) != method.required_result() {
        let to_last = rules.is_to_last() && !rules.is_cowboy();
        let place = if to_last { root.key("rules.options").user_key(TO_LAST) } else { place };
        problems.add(
            &place,
            Fault::OtherResult {
                rules: if to_last { RulesSource::Option(TO_LAST) } else { RulesSource::Preset(preset) },
                gives: result_kind(rules),
                scoring: method,
                needs: method.required_result(),
            },
        );
    }
}

/// Kind of result that a hand has under these rules (§9).
fn result_kind(rules: &Ruleset) -> ResultKind {
    if rules.is_refill() {
        ResultKind::Refill
    } else if rules.is_to_last() {
        ResultKind::Order
    } else {
        ResultKind::Out
    }
}

/// Checks that a number is from 1 to `max`; adds a fault and returns `None` otherwise.
pub fn check_range(
    key: &'static str,
    given: Option<u64>,
    max: u64,
    problems: &mut Problems,
) -> Option<NonZeroU32> {
    let given = given?;
    let number = u32::try_from(given).ok().and_then(NonZeroU32::new).filter(|_| given <= max);
    if number.is_none() {
        problems.add(&Place::root().key(key), Fault::OutOfRange { given: given.to_string(), min: 1, max });
    }
    number
}

fn plan(keys: &SetupKeys, format: Format, method: Option<MethodId>, problems: &mut Problems) -> Option<Plan> {
    let root = Place::root();
    if !format.is_movement() {
        // Repeating a default does no harm.
        let idle = [
            ("rounds", keys.rounds.is_none_or(|rounds| rounds == 1)),
            ("blocks", keys.blocks.is_none()),
            ("hands_per_block", keys.hands_per_block.is_none_or(|hands| hands == 4)),
            ("fixed_seats", keys.fixed_seats != Some(true)),
            ("play.duplicate", keys.duplicate != Some(true)),
        ];
        for (key, _) in idle.iter().filter(|(_, idle)| !idle) {
            problems.add(&root.key(key), Fault::NotForFormat { format });
        }
        return None;
    }
    let rounds = check_range("rounds", keys.rounds, MOST_ROUNDS, problems);
    let blocks = check_range("blocks", keys.blocks, MOST_BLOCKS, problems);
    if keys.rounds.is_some() && keys.blocks.is_some() {
        problems.add(&root.key("blocks"), Fault::RoundsAndBlocks);
    }
    let length =
        blocks.map_or(MovementLength::Rounds(rounds.unwrap_or(NonZeroU32::MIN)), MovementLength::Blocks);
    let given = keys.hands_per_block.unwrap_or(4);
    let hands_per_block = HandsPerBlock::new(given).unwrap_or_else(|| {
        let known = "1, 2, 4".to_owned();
        problems.add(&root.key("hands_per_block"), Fault::UnknownWord { given: given.to_string(), known });
        HandsPerBlock::Four
    });
    let duplicate = keys.duplicate.unwrap_or(false);
    // Without points there is nothing to compare, and under the lazy rule each table would have different
    // dealers (§0.5.7e).
    if let Some(method) = method.filter(|method| duplicate && !method.sums_points()) {
        problems.add(&root.key("play.duplicate"), Fault::NotForScoring { scoring: method });
    }
    let fixed_seats = keys.fixed_seats.unwrap_or(false);
    Some(Plan { length, hands_per_block, fixed_seats, duplicate })
}

/// Builds the method with the numbers in the keys. Each number belongs to certain methods, and some only to
/// matches.
fn method_with_numbers(
    keys: &SetupKeys,
    format: Format,
    method: MethodId,
    rules: Option<&Ruleset>,
    problems: &mut Problems,
) -> Method {
    let root = Place::root();
    let has_limit = matches!(method, MethodId::Lose200 | MethodId::Challenge);
    let lose200 = method == MethodId::Lose200;
    let given = [
        ("scoring.target", keys.target.is_some(), method == MethodId::Std, true),
        ("agreed_hands", keys.agreed_hands.is_some(), method.allows_agreed_hands(), true),
        ("scoring.limit", keys.limit.is_some(), has_limit, false),
        ("scoring.stop_at_limit", keys.stop_at_limit == Some(true), lose200, false),
    ];
    for (key, _, has_use, in_match_only) in given.into_iter().filter(|(_, given, ..)| *given) {
        if !has_use {
            problems.add(&root.key(key), Fault::NotForScoring { scoring: method });
        } else if in_match_only && format.is_movement() {
            problems.add(&root.key(key), Fault::NotForFormat { format });
        }
    }
    let target = check_range("scoring.target", keys.target, MOST_POINTS, problems).map(NonZeroU32::get);
    let limit = check_range("scoring.limit", keys.limit, MOST_POINTS, problems).map(NonZeroU32::get);
    let agreed_hands =
        check_range("agreed_hands", keys.agreed_hands, MOST_AGREED, problems).map(NonZeroU32::get);
    let stop_at_limit = keys.stop_at_limit.unwrap_or(false);
    match method {
        MethodId::Std if format.is_movement() => Method::Std { target: None },
        MethodId::Std => {
            Method::Std { target: Some(target.unwrap_or_else(|| default_target(keys, rules, format))) }
        }
        MethodId::Lazy => Method::Lazy { agreed_hands },
        MethodId::Lose200 => Method::Lose200 { limit: limit.unwrap_or(200), stop_at_limit },
        MethodId::MaxLoser => Method::MaxLoser { agreed_hands },
        MethodId::Challenge => Method::Challenge { limit: limit.unwrap_or(500) },
        MethodId::Placement => Method::Placement { agreed_hands },
        MethodId::Refill => Method::Refill { agreed_hands },
    }
}

/// S-STD-2, S-TEAM-3: 500; online 100 with two players, 200 with more.
fn default_target(keys: &SetupKeys, rules: Option<&Ruleset>, format: Format) -> u32 {
    let players = keys.entrants.unwrap_or(0).max(*format.players_at_table().start());
    match (rules.map(Ruleset::preset), players) {
        (Some(Preset::Online), 2) => 100,
        (Some(Preset::Online), _) => 200,
        _ => 500,
    }
}
