//! `/organise/t/{slug}/people/{kind}`: line-up changes, with a form and a preview first. The last one can be taken back.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::own_tournament::{OwnHeader, OwnTournament};
use super::players;
use crate::store::tournaments::{self, ChangeError, LineUpError};
use crate::tournament::{
    Change, Fault, LineUpChange, LineUpChangeKind, LineUpRefusal, Name, NameList, Player, PlayerId, Since,
    Slot, Status, Tournament,
};
use crate::view::Form;
use crate::view::organise::{PeoplePage, Preview, hand_name};
use crate::web::{AppState, Error, Organiser, html, see_other};

/// Most hands to choose from: nobody plans further ahead.
const MAX_HANDS_AHEAD: usize = 100;

pub(in crate::web) async fn ask(
    site: web::Data<AppState>,
    organiser: Organiser,
    path: web::Path<(String, String)>,
    query: web::Query<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let (slug, kind) = path.into_inner();
    let asked = PeopleQuestion::load(&site, &organiser, &slug, &kind).await?;
    let mut form = Form::of(query.into_inner());
    let step = match asked.kind {
        // Nothing may need to be asked, since most withdrawals begin with the first hand offered.
        LineUpChangeKind::Withdrawal => asked.step(&mut form),
        LineUpChangeKind::Substitution | LineUpChangeKind::Arrival if form.sent("name") => {
            asked.step(&mut form)
        }
        LineUpChangeKind::Substitution | LineUpChangeKind::Arrival => None,
    };
    let preview = step.and_then(|step| asked.look(&mut form, &step));
    let status = if form.is_right() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    html(status, &asked.page(form, preview)?)
}

pub(in crate::web) async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    path: web::Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (slug, kind) = path.into_inner();
    let asked = PeopleQuestion::load(&site, &organiser, &slug, &kind).await?;
    let done = format!("/organise/t/{slug}?done={}", asked.kind);
    let step = asked.step(&mut form);
    let Some(step) = step.filter(|step| asked.look(&mut form, step).is_some()) else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &asked.page(form, None)?);
    };
    let taken = organiser.change(&site, &asked.one.stored.header.id, move |store, deed| {
        match tournaments::take(store, &deed.club, &deed.tournament, Some(&deed.by), &step) {
            Ok(_) => Ok(None),
            Err(LineUpError::Refused(refusal)) => Ok(Some(PeopleRefusal::Step(refusal))),
            Err(LineUpError::Change(error)) => Err(error),
            Err(LineUpError::Store(error)) => Err(error.into()),
            Err(LineUpError::TooLate) => Err(ChangeError::Stale),
            Err(LineUpError::InPlay(slot)) => Ok(Some(PeopleRefusal::InPlay(slot))),
        }
    });
    match taken.await? {
        None => Ok(see_other(done)),
        // Somebody changed the tournament between the preview and the change.
        Some(refusal) => {
            match refusal {
                PeopleRefusal::Step(refusal) => asked.tell(&mut form, &refusal),
                PeopleRefusal::InPlay(slot) => {
                    let text = organiser.words().say("people-in-play").with("hand", slot.hand);
                    form.fail("player", text);
                }
            }
            html(StatusCode::CONFLICT, &asked.page(form, None)?)
        }
    }
}

pub(in crate::web) async fn take_back(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, step) = path.into_inner();
    let taken_back = organiser.change(&site, &header.id, move |store, deed| {
        let step = step.into();
        match tournaments::take_back(store, &deed.club, &deed.tournament, Some(&deed.by), &step) {
            Ok(_) => Ok(true),
            Err(LineUpError::Change(error)) => Err(error),
            Err(LineUpError::Store(error)) => Err(error.into()),
            Err(LineUpError::TooLate | LineUpError::Refused(_) | LineUpError::InPlay(_)) => Ok(false),
        }
    });
    if taken_back.await? {
        return Ok(see_other(format!("/organise/t/{slug}?done=taken-back")));
    }
    Err(Error::Message { status: StatusCode::CONFLICT, key: "error-step-too-late" })
}

/// Reason that a line-up change was refused although the preview allowed it.
enum PeopleRefusal {
    Step(LineUpRefusal),
    /// The hand is being played on the phones.
    InPlay(Slot),
}

/// Form for a line-up change of one tournament.
struct PeopleQuestion {
    organiser: Organiser,
    slug: String,
    kind: LineUpChangeKind,
    one: OwnTournament,
    /// Players of the club who could join.
    roster: Vec<Name>,
}

impl PeopleQuestion {
    async fn load(site: &AppState, organiser: &Organiser, slug: &str, kind: &str) -> Result<Self, Error> {
        let kind = kind.parse().map_err(|_| Error::NotFound)?;
        let one = OwnTournament::load(site, organiser, slug).await?;
        match one.status() {
            Status::Draft => return Err(ChangeError::NotStarted.into()),
            Status::Archived => return Err(ChangeError::AlreadySo.into()),
            _ => {}
        }
        let known = players::of(site, organiser).await?;
        let plays = |name: &Name| one.stored.tournament.players().any(|player| player.name.is_same(name));
        let roster = known.into_iter().filter(|player| player.archived_at.is_none() && !plays(&player.name));
        Ok(Self {
            organiser: organiser.clone(),
            slug: slug.to_owned(),
            kind,
            roster: roster.map(|player| player.name).collect(),
            one,
        })
    }

    fn tournament(&self) -> &Tournament {
        &self.one.stored.tournament
    }

    /// Returns the player who leaves, by the field `player`; `None` if somebody only joins.
    fn leaves(&self, form: &Form) -> Option<&Player> {
        let id =
            PlayerId::parse(form.value("player")).ok().filter(|_| self.kind != LineUpChangeKind::Arrival)?;
        self.tournament().player(&id)
    }

    /// Returns the hands from which the change can take effect.
    fn starts(&self, form: &Form) -> Vec<Slot> {
        let mut starts = self.tournament().step_starts(self.kind, self.leaves(form).map(|player| &player.id));
        starts.truncate(MAX_HANDS_AHEAD);
        starts
    }

    /// Reads the line-up change that the form asks for. Errors are noted beside their fields.
    fn step(&self, form: &mut Form) -> Option<LineUpChange> {
        let w = self.organiser.words();
        let name = match self.kind {
            LineUpChangeKind::Withdrawal => None,
            LineUpChangeKind::Substitution | LineUpChangeKind::Arrival => {
                let typed = Name::parse(form.value("name"));
                let typed = form.take("name", typed, |fault| w.fault(fault).to_string())?;
                Some(self.known().only(&typed).map_or(typed, |known| (*known).clone()))
            }
        };
        let from = self.from(form)?;
        if self.kind == LineUpChangeKind::Arrival {
            return Some(LineUpChange::Joins { player: self.tournament().newcomer(&name?, None), from });
        }
        let found = self.leaves(form).and_then(|player| {
            let entrant = self.tournament().entrant_of(&player.id)?;
            Some((entrant.id.clone(), player.id.clone()))
        });
        let Some((entrant, leaves)) = found else {
            self.tell(form, &LineUpRefusal::StepUnknown);
            return None;
        };
        let comes = name.map(|name| self.tournament().newcomer(&name, Some(&leaves)));
        Some(
            self.tournament()
                .fitted(&LineUpChange::Leaves { entrant, change: Change { from, leaves, comes } }),
        )
    }

    /// Returns everybody who plays or could join, by name. Names known to the club are spelled as on its roster.
    fn known(&self) -> NameList<&Name> {
        let playing = self.tournament().players().map(|player| &player.name);
        NameList::of(playing.chain(&self.roster).map(|name| (name, name)))
    }

    /// Returns a name that nobody has, with a similar name that may be meant.
    fn near(&self, form: &Form) -> Option<(String, String)> {
        let (typed, known) = (Name::parse(form.value("name")).ok()?, self.known());
        let near = known.near(&typed);
        let other = near.first().filter(|_| known.same(&typed).is_empty())?;
        Some((typed.to_string(), other.to_string()))
    }

    /// Reads the first hand of the change: the chosen one, or else the next.
    fn from(&self, form: &mut Form) -> Option<Since> {
        let chosen = match form.value("from").split_once('.') {
            Some((round, hand)) => round.parse().ok().zip(hand.parse().ok()),
            None => self.starts(form).first().map(|slot| (slot.round, slot.hand)),
        };
        if chosen.is_none() {
            self.tell(form, &self.tournament().no_step_start());
        }
        chosen.map(|(round, hand)| Since { round, hand })
    }

    /// Previews the change. Errors are noted in the form.
    fn look(&self, form: &mut Form, step: &LineUpChange) -> Option<Preview> {
        match self.tournament().with_step(step) {
            Ok(after) => Some(Preview::of(self.tournament(), &after, step, self.organiser.words())),
            Err(refusal) => {
                self.tell(form, &refusal);
                None
            }
        }
    }

    fn tell(&self, form: &mut Form, refusal: &LineUpRefusal) {
        let w = self.organiser.words();
        let text = w.fault(refusal).to_string();
        match refusal {
            LineUpRefusal::StepProblems { problems } => {
                for problem in problems {
                    let field = match problem.fault {
                        Fault::SubstitutePlays { .. } | Fault::NameTwice { .. } => "name",
                        _ => "player",
                    };
                    form.fail(field, w.fault(&problem.fault));
                }
            }
            LineUpRefusal::StepRecorded { .. } | LineUpRefusal::StepAfterEnd => form.fail("from", text),
            LineUpRefusal::StepOver
            | LineUpRefusal::StepPlayOff
            | LineUpRefusal::StepUnknown
            | LineUpRefusal::StepOut => {
                form.fail("player", text);
            }
        }
    }

    fn page(&self, form: Form, preview: Option<Preview>) -> Result<PeoplePage, Error> {
        let w = self.organiser.words();
        let leaves = self.leaves(&form);
        if self.kind != LineUpChangeKind::Arrival && leaves.is_none() {
            return Err(Error::Message { status: StatusCode::NOT_FOUND, key: "error-player-unknown" });
        }
        let name = leaves.map(|player| player.name.to_string()).unwrap_or_default();
        let title = w.say(format!("people-{}-title", self.kind)).with("name", name).to_string();
        let option = |slot: Slot| {
            let hand = self.tournament().hand(slot)?;
            let is_drawn = self.tournament().setup().format().is_redrawn();
            let name = if is_drawn && self.tournament().may_redraw_from(Since::of(slot)) {
                let block = w.say("people-from-block").with("round", slot.round).with("block", hand.block);
                block.with("hand", slot.hand).to_string()
            } else {
                hand_name(self.tournament(), hand, w)
            };
            Some((format!("{}.{}", slot.round, slot.hand), name))
        };
        Ok(PeoplePage {
            page: self.organiser.page(title),
            slug: self.slug.clone(),
            kind: self.kind,
            from: self.starts(&form).into_iter().filter_map(option).collect(),
            roster: self.roster.iter().map(ToString::to_string).collect(),
            near: self.near(&form),
            preview,
            stop: !form.is_right() && self.kind == LineUpChangeKind::Withdrawal,
            form,
        })
    }
}
