//! Careers of people over all evenings of a club.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    CountedEvening, SeasonSnapshot, Snapshots,
    people::{PublicPlayer, people},
    ratings::RatingScope,
};
use lastcard_club::{
    Career, EveningResults, HeadToHead, ImportedResult, NamePolicy, PartnerStats, PlayerExport,
    ProfileVisibility, Rating, RatingLine, RecordList, SeasonScore, best_pair, records,
};
use lastcard_store::{
    ClubId, RosterId, StoreError,
    clubs::Club,
    imported_results, players,
    seasons::{self, Season},
    staged_events,
};

/// A person, with everything that their page shows.
#[derive(Debug, PartialEq)]
pub struct PlayerProfile {
    /// The person.
    pub person: PublicPlayer,
    /// Evenings of the club; the career refers to them by index.
    pub evenings: Vec<CountedEvening>,
    /// Results over all evenings.
    pub career: Career<RosterId>,
    /// Evenings imported from other clubs, which are not counted anywhere.
    pub brought: Vec<ImportedResult>,
    /// Everybody who took part in the evenings.
    pub people: BTreeMap<RosterId, PublicPlayer>,
    /// Ratings after each evening that changed the rating.
    pub ratings: Vec<Rating>,
    /// Current rating and rank; `None` before the first rated hand.
    pub rating: Option<RatingLine<RosterId>>,
}

/// Two people, with everything that their pages show.
#[derive(Debug, PartialEq)]
pub struct HeadToHeadSnapshot {
    /// The two people.
    pub pair: (PublicPlayer, PublicPlayer),
    /// Evenings of the club; `both` refers to them by index.
    pub evenings: Vec<CountedEvening>,
    /// Results with and against each other.
    pub both: HeadToHead,
}

/// Everybody in a club who has a page.
#[derive(Debug, PartialEq)]
pub struct ClubPeople {
    /// Evenings of the club; the careers refer to them by index.
    pub evenings: Vec<CountedEvening>,
    /// Everybody who took part in the evenings.
    pub people: BTreeMap<RosterId, PublicPlayer>,
    /// Results of everybody who has a page.
    pub careers: BTreeMap<RosterId, Career<RosterId>>,
    /// Records of the club.
    pub records: Vec<RecordList<RosterId>>,
    /// Winners of finished seasons, the latest first.
    pub champions: Vec<Champion>,
}

/// The winner of a finished season.
#[derive(Debug, PartialEq)]
pub struct Champion {
    /// The season.
    pub season: Season,
    /// The winners, several if they share first place.
    pub people: Vec<PublicPlayer>,
    /// The winners' score in the season.
    pub worth: SeasonScore,
}

/// A season in review.
#[derive(Debug, PartialEq)]
pub struct SeasonReview {
    /// The season with its table.
    pub season: SeasonSnapshot,
    /// Number of hands that counted.
    pub hands: usize,
    /// Records of the season.
    pub records: Vec<RecordList<RosterId>>,
    /// The partners with the largest share of hands won together.
    pub pair: Option<(RosterId, PartnerStats<RosterId>)>,
}

/// The evenings of a club that show full names, with everybody who took part.
pub(super) type NamedEvenings = (Vec<CountedEvening>, BTreeMap<RosterId, PublicPlayer>);

impl Snapshots {
    /// Returns the profile of a person in a club.
    ///
    /// Evenings that do not show full names are left out of every profile, because they would reveal who is
    /// behind the names shown.
    ///
    /// # Errors
    /// Returns [`StoreError::NotFound`] if the person has no page.
    pub fn player_profile(&self, club: &ClubId, id: &RosterId) -> Result<PlayerProfile, StoreError> {
        let tournaments = self.named_tournaments(club)?;
        let (evenings, people) = self.evenings_with_people(club, tournaments.clone())?;
        let person = visible_player(&people, id, ProfileVisibility::Results)?;
        let career = Career::of(id, iter_evenings(&evenings));
        // Ratings follow the hands in the order of play, even if other evenings lie between the stages of an event.
        let rated = self.rate_evenings(RatingScope::Named(club.clone()), &tournaments);
        let mut ratings: Vec<Rating> = rated.iter().map(|evening| evening.after.rating_of(id)).collect();
        ratings.retain(|rating| rating.hands() > 0);
        ratings.dedup_by_key(|rating| rating.hands());
        let lines = rated.last().map(|evening| evening.after.lines()).unwrap_or_default();
        let rating = lines.into_iter().find(|line| line.person == *id);
        let brought = imported_results::of_player(&self.store, club, id)?;
        Ok(PlayerProfile { person, evenings, career, brought, people, ratings, rating })
    }

    /// Returns the path of a person's page, or `None` if the person has no page.
    pub fn profile_path(&self, club: &Club, id: &RosterId) -> Result<Option<String>, StoreError> {
        let (_, people) = self.named_evenings(&club.id)?;
        let page = people.get(id).filter(|person| person.openness > ProfileVisibility::Nothing);
        Ok(page.map(|person| format!("/c/{}/players/{}", club.slug, person.address)))
    }

    /// Returns the head-to-head of two people in a club.
    ///
    /// # Errors
    /// Returns [`StoreError::NotFound`] unless both have a page that shows everything.
    pub fn head_to_head(
        &self,
        club: &ClubId,
        one: &RosterId,
        other: &RosterId,
    ) -> Result<HeadToHeadSnapshot, StoreError> {
        let (evenings, people) = self.named_evenings(club)?;
        if one == other {
            return Err(StoreError::NotFound);
        }
        let tells = |id| visible_player(&people, id, ProfileVisibility::Everything);
        let pair = (tells(one)?, tells(other)?);
        let both = HeadToHead::of((one, other), iter_evenings(&evenings));
        Ok(HeadToHeadSnapshot { pair, evenings, both })
    }

    /// Returns everybody in a club who has a page, with the records of the club.
    pub fn club_people(&self, club: &ClubId) -> Result<ClubPeople, StoreError> {
        let (evenings, people) = self.named_evenings(club)?;
        let with_page = people.iter().filter(|(_, person)| person.openness > ProfileVisibility::Nothing);
        let careers: Vec<(RosterId, ProfileVisibility, Career<RosterId>)> = with_page
            .map(|(id, person)| (id.clone(), person.openness, Career::of(id, iter_evenings(&evenings))))
            .collect();
        let records = records(&careers);
        let careers = careers.into_iter().map(|(id, _, career)| (id, career)).collect();
        Ok(ClubPeople { evenings, people, careers, records, champions: self.champions(club)? })
    }

    /// Returns the review of a season.
    pub fn season_review(&self, club: &ClubId, slug: &str) -> Result<SeasonReview, StoreError> {
        let season = self.season(club, slug)?;
        let careers: Vec<(RosterId, ProfileVisibility, Career<RosterId>)> = season
            .people
            .iter()
            .map(|(id, person)| {
                (id.clone(), person.openness, Career::of(id, iter_evenings(&season.evenings)))
            })
            .collect();
        let hands = season.evenings.iter().map(|(_, evening)| evening.hands.len()).sum();
        Ok(SeasonReview { hands, records: records(&careers), pair: best_pair(&careers), season })
    }

    fn champions(&self, club: &ClubId) -> Result<Vec<Champion>, StoreError> {
        let over = seasons::list(&self.store, club)?.into_iter().filter(|season| season.ended_at.is_some());
        let mut champions = Vec::new();
        for season in over {
            let SeasonSnapshot { season, table, people, .. } = self.season(club, &season.slug)?;
            let first: Vec<_> = table.lines.iter().filter(|line| line.rank == Some(1)).collect();
            let Some(line) = first.first() else { continue };
            let people = first.iter().filter_map(|line| people.get(&line.player).cloned()).collect();
            champions.push(Champion { season, people, worth: line.worth });
        }
        Ok(champions)
    }

    /// Returns a person's record for use at another club: evenings here whose results are public, and
    /// evenings imported from other clubs.
    pub fn player_export(&self, club: &Club, id: &RosterId) -> Result<PlayerExport, StoreError> {
        let person = players::by_id(&self.store, &club.id, id)?;
        let (evenings, _) = self.named_evenings(&club.id)?;
        let mut all = imported_results::of_player(&self.store, &club.id, id)?;
        let career = Career::of(id, iter_evenings(&evenings));
        all.extend(career.evenings.iter().filter_map(|own| {
            let (header, evening) = evenings.get(own.evening)?;
            Some(ImportedResult {
                club: club.name.clone(),
                tournament: header.name.clone(),
                played_at: header.starts_at,
                place: (own.came_to.place, u32::try_from(evening.places.len()).ok()?),
                hands: (own.own.played, own.own.won),
            })
        }));
        all.sort_by_key(|evening| evening.played_at);
        Ok(PlayerExport { person: person.name, evenings: all, seal: None })
    }

    /// Returns the results of all tournaments that show full names.
    fn named_tournaments(&self, club: &ClubId) -> Result<Vec<CountedEvening>, StoreError> {
        let mut evenings = self.evenings_of_club(club)?;
        evenings.retain(|(header, _)| header.audience.names == NamePolicy::Full);
        Ok(evenings)
    }

    pub(super) fn named_evenings(&self, club: &ClubId) -> Result<NamedEvenings, StoreError> {
        self.evenings_with_people(club, self.named_tournaments(club)?)
    }

    /// Returns evenings, each of which is a tournament or an event, with the people in them.
    fn evenings_with_people(
        &self,
        club: &ClubId,
        tournaments: Vec<CountedEvening>,
    ) -> Result<NamedEvenings, StoreError> {
        let evenings = self.join_events(&staged_events::list(&self.store, club)?, tournaments)?;
        let bringers = imported_results::players_with_imports(&self.store, club)?;
        let there: BTreeSet<&RosterId> =
            iter_evenings(&evenings).flat_map(EveningResults::people).chain(&bringers).collect();
        let people = people(&players::list(&self.store, club)?, &evenings, |id| there.contains(id));
        Ok((evenings, people))
    }
}

pub(super) fn iter_evenings(evenings: &[CountedEvening]) -> impl Iterator<Item = &EveningResults<RosterId>> {
    evenings.iter().map(|(_, evening)| &**evening)
}

/// Returns a person whose profile has at least this visibility.
fn visible_player(
    people: &BTreeMap<RosterId, PublicPlayer>,
    id: &RosterId,
    least: ProfileVisibility,
) -> Result<PublicPlayer, StoreError> {
    people.get(id).filter(|person| person.openness >= least).cloned().ok_or(StoreError::NotFound)
}
