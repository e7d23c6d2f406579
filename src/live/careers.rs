//! What people came to over all the evenings of a club.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    CountedEvening, Live, SeasonPicture,
    people::{ShownPerson, people},
    ratings::RatedList,
};
use lastcard_store::{
    ClubId, RosterId, StoreError, brought,
    clubs::Club,
    players,
    seasons::{self, Season},
};
use lastcard_tournament::{
    BroughtEvening, Career, Company, Evening, HeadToHead, NamesShown, Openness, OwnRecord, Rating,
    RatingLine, RecordList, SeasonWorth, best_pair, records,
};

/// One person, with what their page may tell.
#[derive(Debug, PartialEq)]
pub struct PersonPicture {
    /// Who it is.
    pub person: ShownPerson,
    /// The evenings of the club: the numbers of the career are places in here.
    pub evenings: Vec<CountedEvening>,
    /// What they came to.
    pub career: Career<RosterId>,
    /// What they brought along from other clubs. It counts nowhere.
    pub brought: Vec<BroughtEvening>,
    /// Everybody who was there.
    pub people: BTreeMap<RosterId, ShownPerson>,
    /// The rating after each evening in which it changed.
    pub ratings: Vec<Rating>,
    /// The rating as it is, with the rank; none before the first hand that tells something.
    pub rating: Option<RatingLine<RosterId>>,
}

/// Two people, with what their pages may tell.
#[derive(Debug, PartialEq)]
pub struct PairPicture {
    /// Who they are.
    pub pair: (ShownPerson, ShownPerson),
    /// The evenings of the club: the numbers of what both came to are places in here.
    pub evenings: Vec<CountedEvening>,
    /// What they came to with and against each other.
    pub both: HeadToHead,
}

/// Everybody of a club who has a page.
#[derive(Debug, PartialEq)]
pub struct ClubPeople {
    /// The evenings of the club: the numbers of the careers are places in here.
    pub evenings: Vec<CountedEvening>,
    /// Everybody who was there.
    pub people: BTreeMap<RosterId, ShownPerson>,
    /// What everybody came to.
    pub careers: BTreeMap<RosterId, Career<RosterId>>,
    /// What the club will remember.
    pub records: Vec<RecordList<RosterId>>,
    /// Who won the seasons that are over, the latest first.
    pub champions: Vec<Champion>,
}

/// Whoever stands first in a season that is over.
#[derive(Debug, PartialEq)]
pub struct Champion {
    /// The season.
    pub season: Season,
    /// Several where they are level.
    pub people: Vec<ShownPerson>,
    /// What the season was worth to them.
    pub worth: SeasonWorth,
}

/// A season with what is worth telling of its year.
#[derive(Debug, PartialEq)]
pub struct YearPicture {
    /// The season as it stands.
    pub season: SeasonPicture,
    /// The hands that counted.
    pub hands: usize,
    /// The records of the year.
    pub records: Vec<RecordList<RosterId>>,
    /// The partners who won the greatest share of their hands.
    pub pair: Option<(RosterId, Company<RosterId>)>,
}

/// The evenings of a club that tell who was there, and everybody who was.
pub(super) type NamedEvenings = (Vec<CountedEvening>, BTreeMap<RosterId, ShownPerson>);

impl Live {
    /// A person of a club; not found where there is no page. An evening that does not show names as they are is in nobody's page: it
    /// would say who was who.
    pub fn person(&self, club: &ClubId, id: &RosterId) -> Result<PersonPicture, StoreError> {
        let (evenings, people) = self.named_evenings(club)?;
        let person = with_page(&people, id, Openness::Results)?;
        let career = Career::of(id, all_of(&evenings));
        let rated = self.rated(RatedList::Named(club.clone()), &evenings);
        let mut ratings: Vec<Rating> = rated.iter().map(|evening| evening.after.of(id)).collect();
        ratings.retain(|rating| rating.hands() > 0);
        ratings.dedup_by_key(|rating| rating.hands());
        let lines = rated.last().map(|evening| evening.after.lines()).unwrap_or_default();
        let rating = lines.into_iter().find(|line| line.person == *id);
        let brought = brought::of_player(&self.store, club, id)?;
        Ok(PersonPicture { person, evenings, career, brought, people, ratings, rating })
    }

    /// The address of a person's page; none where there is none.
    pub fn page_of(&self, club: &Club, id: &RosterId) -> Result<Option<String>, StoreError> {
        let (_, people) = self.named_evenings(&club.id)?;
        let page = people.get(id).filter(|person| person.openness > Openness::Nothing);
        Ok(page.map(|person| format!("/c/{}/players/{}", club.slug, person.address)))
    }

    /// Two people of a club, as far as both tell everything; not found where one does not.
    pub fn pair(&self, club: &ClubId, one: &RosterId, other: &RosterId) -> Result<PairPicture, StoreError> {
        let (evenings, people) = self.named_evenings(club)?;
        if one == other {
            return Err(StoreError::NotFound);
        }
        let tells = |id| with_page(&people, id, Openness::Everything);
        let pair = (tells(one)?, tells(other)?);
        let both = HeadToHead::of((one, other), all_of(&evenings));
        Ok(PairPicture { pair, evenings, both })
    }

    /// Everybody of a club who has a page, and the club's records.
    pub fn club_people(&self, club: &ClubId) -> Result<ClubPeople, StoreError> {
        let (evenings, people) = self.named_evenings(club)?;
        let with_page = people.iter().filter(|(_, person)| person.openness > Openness::Nothing);
        let careers: Vec<(RosterId, Openness, Career<RosterId>)> = with_page
            .map(|(id, person)| (id.clone(), person.openness, Career::of(id, all_of(&evenings))))
            .collect();
        let records = records(&careers);
        let careers = careers.into_iter().map(|(id, _, career)| (id, career)).collect();
        Ok(ClubPeople { evenings, people, careers, records, champions: self.champions(club)? })
    }

    /// A season with what is worth telling of its year.
    pub fn year(&self, club: &ClubId, slug: &str) -> Result<YearPicture, StoreError> {
        let season = self.season(club, slug)?;
        let careers: Vec<(RosterId, Openness, Career<RosterId>)> = season
            .people
            .iter()
            .map(|(id, person)| (id.clone(), person.openness, Career::of(id, all_of(&season.evenings))))
            .collect();
        let hands = season.evenings.iter().map(|(_, evening)| evening.hands.len()).sum();
        Ok(YearPicture { hands, records: records(&careers), pair: best_pair(&careers), season })
    }

    fn champions(&self, club: &ClubId) -> Result<Vec<Champion>, StoreError> {
        let over = seasons::list(&self.store, club)?.into_iter().filter(|season| season.ended_at.is_some());
        let mut champions = Vec::new();
        for season in over {
            let SeasonPicture { season, table, people, .. } = self.season(club, &season.slug)?;
            let first: Vec<_> = table.lines.iter().filter(|line| line.rank == Some(1)).collect();
            let Some(line) = first.first() else { continue };
            let people = first.iter().filter_map(|line| people.get(&line.player).cloned()).collect();
            champions.push(Champion { season, people, worth: line.worth });
        }
        Ok(champions)
    }

    /// What a person may take along to another club: what everybody may know of their evenings here, and what they brought along.
    pub fn own_record(&self, club: &Club, id: &RosterId) -> Result<OwnRecord, StoreError> {
        let person = players::by_id(&self.store, &club.id, id)?;
        let (evenings, _) = self.named_evenings(&club.id)?;
        let mut all = brought::of_player(&self.store, &club.id, id)?;
        let career = Career::of(id, all_of(&evenings));
        all.extend(career.evenings.iter().filter_map(|own| {
            let (header, evening) = evenings.get(own.evening)?;
            Some(BroughtEvening {
                club: club.name.clone(),
                tournament: header.name.clone(),
                played_at: header.starts_at,
                place: (own.came_to.place, u32::try_from(evening.places.len()).ok()?),
                hands: (own.own.played, own.own.won),
            })
        }));
        all.sort_by_key(|evening| evening.played_at);
        Ok(OwnRecord { person: person.name, evenings: all, seal: None })
    }

    pub(super) fn named_evenings(&self, club: &ClubId) -> Result<NamedEvenings, StoreError> {
        let mut evenings = self.evenings_of_club(club)?;
        evenings.retain(|(header, _)| header.audience.names == NamesShown::Full);
        let bringers = brought::bringers(&self.store, club)?;
        let there: BTreeSet<&RosterId> =
            all_of(&evenings).flat_map(Evening::people).chain(&bringers).collect();
        let people = people(&players::list(&self.store, club)?, &evenings, |id| there.contains(id));
        Ok((evenings, people))
    }
}

fn all_of(evenings: &[CountedEvening]) -> impl Iterator<Item = &Evening<RosterId>> {
    evenings.iter().map(|(_, evening)| &**evening)
}

/// A person whose page tells at least so much.
fn with_page(
    people: &BTreeMap<RosterId, ShownPerson>,
    id: &RosterId,
    least: Openness,
) -> Result<ShownPerson, StoreError> {
    people.get(id).filter(|person| person.openness >= least).cloned().ok_or(StoreError::NotFound)
}
