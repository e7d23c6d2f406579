//! The organiser's page of a prize-giving: check, print, reveal.

use askama::Template;
use chrono::Utc;

use lastcard_club::{PrizeGiving, PrizeGivingPhase, PrizeStep, SeasonLine};
use lastcard_snapshots::{SeasonSnapshot, TournamentSnapshot};
use lastcard_store::RosterId;
use lastcard_store::clubs::Club;
use lastcard_tournament::{HandsToWin, Standing};

use crate::leaderboard::{
    ranks::{PodiumStep, podium_step},
    standings_table::{Columns, LeaderboardLine, Rows},
};
use crate::prize_giving::season::season_step;
use crate::seasons::{
    self,
    texts::{display_name, figure_key, score_text},
};
use crate::ui::{
    message::join_names,
    page::{Link, Page},
    tournament_header::TournamentHeader,
    tournament_text::TournamentText,
    translator::Translator,
};

/// Number of lines of the standings shown for checking.
const LINES: usize = 8;

#[derive(Template)]
#[template(path = "prize_giving/page.html")]
pub struct PrizeGivingPage {
    pub page: Page,
    /// Page of the tournament or the season.
    pub back: Link,
    /// True if nobody else sees the places yet.
    pub is_secret: bool,
    pub check: StandingsCheck,
    /// Address of the certificates.
    pub certificates: String,
    /// Address of the wall.
    pub wall: String,
    /// Address that takes the changes.
    pub action: String,
    pub phase: PrizeGivingPhase,
    pub steps: Vec<RevealStep>,
}

/// The standings, with everything that speaks against reading them out.
pub struct StandingsCheck {
    /// Number of hands or evenings that are in.
    pub is_in: String,
    pub doubts: Vec<Link>,
    /// Message key of the ranking figure.
    pub figure: &'static str,
    pub lines: Vec<CheckedLine>,
    /// All lines.
    pub all: Link,
    /// Page on which a result can be corrected.
    pub correct: Option<String>,
}

pub struct CheckedLine {
    pub rank: String,
    pub name: String,
    pub figure: String,
}

/// A place that is revealed at once.
pub struct RevealStep {
    pub place: u32,
    pub names: String,
    /// True once it is revealed.
    pub is_shown: bool,
    /// True if it can be revealed now.
    pub is_next: bool,
}

impl PrizeGivingPage {
    pub fn of_tournament(page: Page, snapshot: &TournamentSnapshot) -> Self {
        let (words, header) = (page.words(), snapshot.header());
        let (tournament, standings) = (snapshot.tournament(), &snapshot.tally.standings);
        let is_secret = header.audience.embargo.is_embargoed(Utc::now());
        let giving = PrizeGiving::of(tournament, standings, snapshot.stored.hall.prize_giving, is_secret);
        let says = TournamentText { words, tournament };
        let own = format!("/organise/t/{}", header.slug);
        let shown = giving.revealed().len();
        let step = |(number, step): (usize, &PrizeStep<Standing>)| RevealStep {
            place: step.place,
            names: says.list(&podium_step(words, snapshot, step).names),
            is_shown: number < shown,
            is_next: number == shown && giving.phase() == PrizeGivingPhase::Revealing,
        };
        Self {
            back: Link { href: own.clone(), text: header.name.to_string() },
            is_secret,
            check: StandingsCheck::of_tournament(words, snapshot),
            certificates: format!("{own}/print/certificates"),
            wall: format!("/t/{}/projector", header.slug),
            action: format!("{own}/prize-giving"),
            phase: giving.phase(),
            steps: giving.steps().iter().enumerate().map(step).collect(),
            page,
        }
    }

    /// Page of a season. Its table is public, so only the wall waits for the places to be revealed.
    pub fn of_season(page: Page, club: &Club, shown: &SeasonSnapshot) -> Self {
        let (words, season, giving) = (page.words(), &shown.season, season_steps(shown));
        let own = format!("/organise/seasons/{}", season.slug);
        let (next, is_revealing) = (giving.revealed().len(), giving.phase() == PrizeGivingPhase::Revealing);
        let step = |(number, step)| {
            let PodiumStep { place, names, .. } = season_step(words, shown, step);
            let is_next = number == next && is_revealing;
            RevealStep { place, names: join_names(names), is_shown: number < next, is_next }
        };
        Self {
            back: Link { href: own.clone(), text: season.name.to_string() },
            is_secret: false,
            check: StandingsCheck::of_season(words, club, shown),
            certificates: format!("{own}/certificates"),
            wall: format!("{}/prize-giving", seasons::texts::address(club, shown)),
            action: format!("{own}/prize-giving"),
            phase: giving.phase(),
            steps: giving.steps().iter().enumerate().map(step).collect(),
            page,
        }
    }

    /// Returns the message keys of the ribbon: who sees the places now, and from when on others do.
    fn ribbon(&self) -> (&'static str, &'static str) {
        match (self.is_secret, self.phase) {
            (true, _) => ("prize-giving-secret", "prize-giving-secret-line"),
            (false, PrizeGivingPhase::Over) => ("prize-giving-public", "prize-giving-over-line"),
            (false, _) => ("prize-giving-public", "prize-giving-public-line"),
        }
    }

    /// Returns the place that can be hidden again.
    fn last(&self) -> Option<u32> {
        let shown = self.steps.iter().rev().find(|step| step.is_shown);
        shown.map(|step| step.place).filter(|_| self.phase == PrizeGivingPhase::Revealing)
    }
}

/// Steps of a season's prize-giving; none until the season has ended.
pub fn season_steps(shown: &SeasonSnapshot) -> PrizeGiving<&SeasonLine<RosterId>> {
    let lines = shown.table.lines.iter().filter(|_| shown.season.ended_at.is_some());
    PrizeGiving::new(lines.map(|line| (line.rank, line)), shown.season.prize_giving, false)
}

impl StandingsCheck {
    fn of_season(words: Translator, club: &Club, shown: &SeasonSnapshot) -> Self {
        let season = &shown.season;
        let line = |line: &SeasonLine<RosterId>| CheckedLine {
            rank: words.rank(line.rank),
            name: shown.people.get(&line.player).map(|one| display_name(words, one)).unwrap_or_default(),
            figure: score_text(words, line.worth),
        };
        let all = words.say("prize-giving-all").with("count", shown.table.lines.len()).to_string();
        let ends = || Link {
            href: format!("/organise/seasons/{}/end", season.slug),
            text: words.say("prize-giving-season-runs").to_string(),
        };
        Self {
            is_in: format!("{}: {}", words.say("season-evenings"), words.number(shown.evenings.len())),
            doubts: if season.ended_at.is_some() { Vec::new() } else { vec![ends()] },
            figure: figure_key(&season.rules),
            lines: shown.table.lines.iter().take(LINES).map(line).collect(),
            all: Link { href: seasons::texts::address(club, shown), text: all },
            correct: None,
        }
    }

    fn of_tournament(words: Translator, snapshot: &TournamentSnapshot) -> Self {
        let own = format!("/organise/t/{}", snapshot.header().slug);
        let rows =
            Rows::new(TournamentText { words, tournament: snapshot.tournament() }, snapshot, &[]).all();
        let line = |row: &LeaderboardLine| CheckedLine {
            rank: row.rank.clone(),
            name: row.marked_name(words),
            figure: row.figure.clone(),
        };
        let setup = snapshot.tournament().setup();
        let all = words.say("prize-giving-all").with("count", rows.len()).to_string();
        Self {
            is_in: TournamentHeader::hands_played(words, snapshot),
            doubts: doubts(words, snapshot, &own),
            figure: Columns::of(setup).figure_key(),
            lines: rows.iter().take(LINES).map(line).collect(),
            all: Link { href: format!("{own}/standings"), text: all },
            correct: Some(format!("{own}#hands")),
        }
    }
}

/// Lists what an organiser should look at before reading out the standings.
fn doubts(words: Translator, snapshot: &TournamentSnapshot, own: &str) -> Vec<Link> {
    let counted = |key: &'static str, count: usize, at: &str| {
        let text = words.say(key).with("count", count).to_string();
        (count > 0).then(|| Link { href: format!("{own}{at}"), text })
    };
    let standings = &snapshot.tally.standings;
    let unconfirmed = counted("waiting-unconfirmed", snapshot.unconfirmed.len(), "#confirming");
    let uncounted = counted("prize-giving-uncounted", standings.uncounted().count(), "");
    let is_level =
        standings.play_off.is_none() && snapshot.tournament().new_play_off(HandsToWin::One).is_ok();
    let level = is_level
        .then(|| Link { href: format!("{own}#play-off"), text: words.say("room-next-play-off").to_string() });
    [unconfirmed, uncounted, level].into_iter().flatten().collect()
}
