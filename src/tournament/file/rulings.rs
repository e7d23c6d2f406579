//! Reading of the referees' rulings.

use super::at::NodeReader;
use crate::problem::sanitize;
use crate::{Fault, Place, PlayerId, PointsTaken, Ruling, ShortText, Verdict, VerdictKind};

/// Reads the rulings of a file. Unreadable ones are reported and left out.
pub(super) fn rulings(at: &NodeReader<'_>) -> Vec<(Place, Ruling)> {
    let one = |at: &NodeReader<'_>| Some((at.place.clone(), ruling(at)?));
    at.list().unwrap_or_default().iter().filter_map(one).collect()
}

fn ruling(at: &NodeReader<'_>) -> Option<Ruling> {
    let kind = at.child("kind").and_then(|at| at.parse_with(kind));
    let mut known = vec!["kind", "reason"];
    match kind {
        Some(VerdictKind::Decision) => {}
        Some(VerdictKind::Warning | VerdictKind::Disqualification) => known.push("player"),
        Some(VerdictKind::Points) | None => known.extend(["player", "points"]),
    }
    let fields = at.object(&known)?;
    // A missing kind is reported here, an unknown kind above.
    fields.require("kind")?;
    let player = || -> Option<PlayerId> { fields.require("player")?.player() };
    let verdict = match kind? {
        VerdictKind::Decision => Some(Verdict::Decision),
        VerdictKind::Warning => player().map(|player| Verdict::Warning { player }),
        VerdictKind::Disqualification => player().map(|player| Verdict::Disqualification { player }),
        VerdictKind::Points => {
            let (min, max) = (PointsTaken::RANGE.start(), PointsTaken::RANGE.end());
            let points = fields.require("points").and_then(|at| at.number((*min).into(), (*max).into()));
            let points = points.and_then(|points| PointsTaken::new(u32::try_from(points).ok()?));
            player().zip(points).map(|(player, points)| Verdict::Points { player, points })
        }
    };
    let reason = fields.require("reason").and_then(|at| {
        let reason = at.parse_with(ShortText::parse)?;
        if reason.is_none() {
            at.report(Fault::Missing);
        }
        reason
    });
    Some(Ruling { verdict: verdict?, reason: reason? })
}

fn kind(text: &str) -> Result<VerdictKind, Fault> {
    let known = || "decision, warning, points, disqualification".to_owned();
    text.parse().map_err(|_| Fault::UnknownWord { given: sanitize(text), known: known() })
}
