//! Words that the pages of a season share: addresses, names, places, scores and rules.

use lastcard_club::{EveningResults, EventScoring, SeasonLine, SeasonRules, SeasonScore, SeasonTie};
use lastcard_snapshots::{PublicPlayer, SeasonSnapshot};
use lastcard_store::RosterId;
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::Header;
use lastcard_tournament::Pseudonym;

use crate::ui::{page::Link, translator::Translator};

pub fn address(club: &Club, shown: &SeasonSnapshot) -> String {
    format!("/c/{}/seasons/{}", club.slug, shown.season.slug)
}

pub fn link(header: &Header) -> Link {
    Link { href: format!("/t/{}", header.slug), text: header.name.to_string() }
}

/// “2 of 8”; “1 of 2 teams” if teams were ranked.
pub fn place_of(words: Translator, place: u32, evening: &EveningResults<RosterId>) -> String {
    let (people, lines) = (evening.places.len(), evening.lines);
    let key = if lines < people { "season-place-of-teams" } else { "season-place-of" };
    words.say(key).with("place", place).with("people", people.max(lines)).with("teams", lines).to_string()
}

/// Returns the person's name; a pseudonym is translated.
pub fn display_name(words: Translator, person: &PublicPlayer) -> String {
    let name = person.name.as_str();
    Pseudonym::of(name).map_or_else(|| name.to_owned(), |who| words.pseudonym(who))
}

pub fn score_text(words: Translator, worth: SeasonScore) -> String {
    match worth {
        SeasonScore::Points(points) => words.number(points).to_string(),
        SeasonScore::Average(average) => words.number(average.rounded()).to_string(),
    }
}

/// Returns the season score of a line; a dash while none of its evenings is over.
pub fn line_score(words: Translator, line: &SeasonLine<RosterId>) -> String {
    if line.counted_results().next().is_none() { "–".to_owned() } else { score_text(words, line.worth) }
}

/// Returns the message key of the ranking figure.
pub fn figure_key(rules: &SeasonRules) -> &'static str {
    if rules.event_scoring() == EventScoring::Average { "season-average" } else { "season-points" }
}

pub fn rules(words: Translator, rules: &SeasonRules) -> Vec<String> {
    let count = rules.event_scoring();
    let points =
        rules.points().iter().map(|points| words.number(*points).to_string()).collect::<Vec<_>>().join(" · ");
    let worth = words.say(format!("season-rule-{count}")).with("points", points).to_string();
    let best = rules.best().map(|best| words.say("season-rule-best").with("count", best.get()).to_string());
    let least = rules.least().get();
    let least = (least > 1).then(|| words.say("season-rule-least").with("count", least).to_string());
    let ties: Vec<String> = rules
        .ties()
        .iter()
        .map(|tie: &SeasonTie| words.say(format!("season-tie-{tie}")).to_string())
        .collect();
    let ties =
        (!ties.is_empty()).then(|| words.say("season-rule-ties").with("ties", ties.join(", ")).to_string());
    [Some(worth), best, least, ties].into_iter().flatten().collect()
}
