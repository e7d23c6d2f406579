//! Lines that begin with a label for the names that follow: a team, or a section of the list.

use super::cells::cells;
use super::numbering::ListNumbers;
use crate::people::team_line::{TeamLine, has_letters, split_label};

const COLONS: [&str; 2] = [":", "："];
const LABELS: [&str; 5] = [":", "：", " – ", " — ", " - "];

/// Rewrites `Reds – Anna + Boris` as a line of a team; `None` if it is not a labelled team.
pub(super) fn labelled_team(text: &str) -> Option<String> {
    let (label, rest) = split_label(text, &LABELS)?;
    let team = TeamLine::parse(rest).filter(|team| team.name.is_none())?;
    Some(TeamLine { name: Some(label), ..team }.to_string())
}

/// Reads two labelled lines with the same number of names as two teams that play each other.
pub(super) fn two_teams(lines: &[(usize, &str)]) -> Option<Vec<(usize, String)>> {
    let [(one, first), (other, second)] = lines else { return None };
    let ((label, players), (other_label, others)) = (team(first)?, team(second)?);
    let written = |name: &str, players: Vec<&str>| TeamLine { name: Some(name), players }.to_string();
    (players.len() > 1 && players.len() == others.len())
        .then(|| vec![(*one, written(label, players)), (*other, written(other_label, others))])
}

fn team(line: &str) -> Option<(&str, Vec<&str>)> {
    let (label, rest) = split_label(ListNumbers::default().strip_decoration(line), &LABELS)?;
    Some((label, names(rest)?)).filter(|_| !label.contains(['@', '"']))
}

/// Splits `Confirmed: Anna, Boris` into label and names. If `several` is true, a list needs at least two
/// names.
pub(super) fn split_list_label(line: &str, several: bool) -> Option<(&str, &str)> {
    let (label, rest) = split_label(line, &COLONS)?;
    let names = names(rest)?;
    (!several || names.len() > 1).then_some((label, rest))
}

/// Returns the names of a line, if everything in it may be a name.
fn names(rest: &str) -> Option<Vec<&str>> {
    let cells = cells(rest).into_iter().map(|cell| ListNumbers::default().strip_decoration(cell));
    let names: Vec<&str> = cells.filter(|cell| !cell.is_empty()).collect();
    let may_be = |name: &&str| {
        has_letters(name) && !name.contains(['+', '@', '"']) && split_label(name, &LABELS).is_none()
    };
    (!names.is_empty() && names.iter().all(may_be)).then_some(names)
}
