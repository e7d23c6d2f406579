//! Lines that begin with what the names behind it are: a team, or a part of the list.

use super::cells::cells;
use super::numbering::ListNumbers;
use crate::people::team_line::{TeamLine, has_letters, labelled};

const COLONS: [&str; 2] = [":", "："];
const LABELS: [&str; 5] = [":", "：", " – ", " — ", " - "];

/// `Reds – Anna + Boris` as a team is written; nothing where it is none, or is written so.
pub(super) fn named(text: &str) -> Option<String> {
    let (label, rest) = labelled(text, &LABELS)?;
    let team = TeamLine::parse(rest).filter(|team| team.name.is_none())?;
    Some(TeamLine { name: Some(label), ..team }.to_string())
}

/// Two lines of as many names each, each with a label: two teams that play each other.
pub(super) fn of_two_lines(lines: &[(usize, &str)]) -> Option<Vec<(usize, String)>> {
    let [(one, first), (other, second)] = lines else { return None };
    let ((label, players), (other_label, others)) = (team(first)?, team(second)?);
    let written = |name: &str, players: Vec<&str>| TeamLine { name: Some(name), players }.to_string();
    (players.len() > 1 && players.len() == others.len())
        .then(|| vec![(*one, written(label, players)), (*other, written(other_label, others))])
}

fn team(line: &str) -> Option<(&str, Vec<&str>)> {
    let (label, rest) = labelled(ListNumbers::default().without(line), &LABELS)?;
    Some((label, names(rest)?)).filter(|_| !label.contains(['@', '"']))
}

/// `Confirmed: Anna, Boris`: the label and the names, of which there have to be several where nothing else tells that it is one.
pub(super) fn listed(line: &str, several: bool) -> Option<(&str, &str)> {
    let (label, rest) = labelled(line, &COLONS)?;
    let names = names(rest)?;
    (!several || names.len() > 1).then_some((label, rest))
}

/// The names of a line, if everything in it may be one.
fn names(rest: &str) -> Option<Vec<&str>> {
    let cells = cells(rest).into_iter().map(|cell| ListNumbers::default().without(cell));
    let names: Vec<&str> = cells.filter(|cell| !cell.is_empty()).collect();
    let may_be = |name: &&str| {
        has_letters(name) && !name.contains(['+', '@', '"']) && labelled(name, &LABELS).is_none()
    };
    (!names.is_empty() && names.iter().all(may_be)).then_some(names)
}
