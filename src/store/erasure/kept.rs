//! Texts that an erasure leaves unchanged although they contain something like the name: an inflected form, or the name within a word of a
//! script without spaces. No program can tell which of them refer to the person, so an organiser reviews them first.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::{rows, strike::NameRedactor};
use crate::{
    ClubId, Conn, StoreError, TournamentId,
    schema::{entries, fixtures, sign_ups, walls},
    tournaments,
};

/// Maximum number of texts that are listed: nobody would read more.
const MAX_TEXTS: usize = 100;

/// A text that contains something like the name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptText {
    /// Name of the tournament or the announcement.
    pub place: String,
    /// The text as it stays.
    pub text: String,
}

/// Returns those texts of a club that stay. In the tournaments of `places`, the name is struck from the texts first.
pub(super) fn of_club(
    conn: &mut Conn,
    club: &ClubId,
    places: &BTreeSet<TournamentId>,
    strike: &NameRedactor,
) -> Result<Vec<KeptText>, StoreError> {
    let mut kept = Vec::new();
    for tournament in tournaments::ids_of_club(conn, club)? {
        let texts = typed_texts(conn, &tournament)?.into_iter();
        let left =
            texts.map(|text| if places.contains(&tournament) { strike.redact_text(&text) } else { text });
        // A message on the projector is also in the events.
        let near: BTreeSet<String> = left.filter(|text| strike.has_similar_word(text)).collect();
        if !near.is_empty() {
            let place = tournaments::header_of(conn, club, &tournament)?.name;
            kept.extend(near.into_iter().map(|text| KeptText { place: place.to_string(), text }));
        }
    }
    let remarks: Vec<(String, String)> = sign_ups::table
        .inner_join(fixtures::table.on(fixtures::id.eq(sign_ups::fixture_id)))
        .filter(fixtures::club_id.eq(club).and(sign_ups::remark.ne("")))
        .order((fixtures::id, sign_ups::number))
        .select((fixtures::name, sign_ups::remark))
        .load(conn)?;
    let near = remarks.into_iter().filter(|(_, text)| strike.has_similar_word(text));
    kept.extend(near.map(|(place, text)| KeptText { place, text }));
    kept.truncate(MAX_TEXTS);
    Ok(kept)
}

/// Returns everything that people typed in a tournament, apart from names.
fn typed_texts(conn: &mut Conn, tournament: &TournamentId) -> Result<Vec<String>, StoreError> {
    let mut texts: Vec<String> = entries::table
        .filter(entries::tournament_id.eq(tournament).and(entries::note.ne("")))
        .order(entries::number)
        .select(entries::note)
        .load(conn)?;
    texts.extend(rows::remarks(conn, tournament)?);
    let walls = walls::table.find(tournament).select(walls::message);
    texts.extend(walls.first::<String>(conn).optional()?);
    Ok(texts)
}
