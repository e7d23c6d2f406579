//! Chances in words, for the leaderboard and the charts; organisers show or hide them.

use actix_web::{HttpResponse, web};

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments;
use lastcard_tournament::{Chances, EntrantId, FEWEST_HANDS, Odds, OddsAvailability, Prospect};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::control_room::tabs::RoomTab;
use crate::extract::own_tournament::OwnHeader;
use crate::ui::{form::Form, page::Link, tournament_header::entrant_name, translator::Translator};

/// An entrant's chance of first place, shown beside the name.
pub struct ChanceCell {
    /// “30”, “under 1”; an ellipsis until it is computed, a dash for an entrant who is out.
    pub short: String,
    /// “about 30 in 100”.
    pub long: String,
    /// Length of the bar in thousandths; `None` if there is no figure.
    pub bar: Option<u16>,
}

impl ChanceCell {
    /// Formats an entrant's chance; `chances` is `None` until the chances are computed.
    pub fn new(words: Translator, chances: Option<&Chances>, entrant: &EntrantId) -> Self {
        let Some(chances) = chances else { return Self::placeholder("…") };
        chances.prospect(entrant).map_or_else(|| Self::placeholder("–"), |prospect| Self::of(words, prospect))
    }

    fn of(words: Translator, prospect: &Prospect) -> Self {
        Self::of_share(words, prospect.first)
    }

    /// Formats an entrant's chance of one of the first places.
    pub fn of_places(words: Translator, chances: &Chances, entrant: &EntrantId, places: u32) -> Self {
        let prospect = chances.prospect(entrant);
        prospect.map_or_else(|| Self::placeholder("–"), |own| Self::of_share(words, own.within(places)))
    }

    fn of_share(words: Translator, share: f64) -> Self {
        let (short, long, n) = match Odds::of(share) {
            Odds::Hardly => ("chances-hardly-short", "chances-hardly", 1),
            Odds::About(n) => ("number", "chances-about", n),
            Odds::Nearly => ("chances-nearly-short", "chances-nearly", 99),
        };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1000")]
        let bar = (share * 1000.0).round() as u16;
        let say = |key: &'static str| words.say(key).with("n", n).to_string();
        Self { short: say(short), long: say(long), bar: Some(bar) }
    }

    fn placeholder(sign: &str) -> Self {
        Self { short: sign.to_owned(), long: sign.to_owned(), bar: None }
    }
}

/// The chances of all entrants, with the number of simulated runs.
pub struct ChancesSection {
    /// Reason why there are no chances, as a sentence; `None` if they are shown or are being computed.
    pub why_not: Option<String>,
    /// Number of simulated runs; `None` until the simulation is done.
    pub runs: Option<u32>,
    /// The entrants by rank; empty until the chances are computed.
    pub rows: Vec<ChanceRow>,
}

pub struct ChanceRow {
    pub rank: String,
    pub entrant: Link,
    pub chance: ChanceCell,
    /// Expected place on average: “2.4”.
    pub place: String,
}

impl ChancesSection {
    /// Returns `None` if an organiser or an embargo hides the chances, or if the tournament is not being played.
    pub fn new(words: Translator, snapshot: &TournamentSnapshot) -> Option<Self> {
        let outlook = snapshot.chances_outlook()?;
        let chances = snapshot.chances().filter(|_| outlook == OddsAvailability::Open);
        let why_not = match outlook {
            OddsAvailability::Open | OddsAvailability::Over => None,
            OddsAvailability::Early => Some(words.say("chances-early").with("hands", FEWEST_HANDS)),
            OddsAvailability::Endless => Some(words.say("chances-endless")),
        };
        let row = |(rank, prospect): (Option<u32>, &Prospect)| ChanceRow {
            rank: words.rank(rank),
            entrant: Link {
                href: format!("/t/{}/entrants/{}", snapshot.header().slug, prospect.entrant),
                text: entrant_name(words, snapshot, &prospect.entrant),
            },
            chance: ChanceCell::of(words, prospect),
            place: words.decimal(prospect.place),
        };
        let standings = snapshot.tally.standings.standings.iter();
        let told =
            standings.filter_map(|line| Some((line.rank, chances.as_deref()?.prospect(&line.entrant)?)));
        Some(Self {
            rows: told.map(row).collect(),
            runs: chances.as_ref().map(|chances| chances.runs),
            why_not: why_not.map(String::from),
        })
    }
}

/// `POST /organise/t/{slug}/chances`: shows or hides the odds on the public pages.
pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (tells, done) = match form.value("chances") {
        "show" => (true, "chances-shown"),
        "hide" => (false, "chances-hidden"),
        _ => return Err(Error::BadRequest),
    };
    let changed = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::set_chances_shown(store, &deed.club, &deed.tournament, tells, Some(&deed.by))
    });
    changed.await?;
    Ok(see_other(format!("{}#settings", RoomTab::Settings.done(&header.slug, done))))
}
