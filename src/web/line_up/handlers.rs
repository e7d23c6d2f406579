//! `/organise/t/{slug}/people/{kind}`: line-up changes, with a form and a preview first. The last one can be taken back.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_store::tournaments::{self, ChangeError, LineUpError};
use lastcard_tournament::{
    Fault, HandNumber, LineUpChange, LineUpChangeKind, LineUpRefusal, Name, NameList, Player, PlayerId,
    SeatDeparture, Slot, Status, Tournament,
};

use crate::app::{
    error::Error,
    responses::{html, see_other},
    state::AppState,
};
use crate::control_room::{tables::hand_name, tabs::RoomTab};
use crate::extract::{
    organiser::Organiser,
    own_tournament::{OwnHeader, OwnTournament},
};
use crate::line_up::page::{LineUpPreview, PeoplePage};
use crate::roster;
use crate::ui::form::Form;

/// Maximum number of hands to choose from: nobody plans further ahead.
const MAX_HANDS_AHEAD: usize = 100;

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    path: web::Path<(String, String)>,
    query: web::Query<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let (slug, kind) = path.into_inner();
    let asked = LineUpChangeForm::load(&site, &organiser, &slug, &kind).await?;
    let mut form = Form::of(query.into_inner());
    let step = match asked.kind {
        // A withdrawal is previewed at once, since most begin with the first hand offered, and nothing else has to be asked.
        LineUpChangeKind::Withdrawal => asked.read_change(&mut form),
        LineUpChangeKind::Substitution | LineUpChangeKind::Arrival if form.has_field("name") => {
            asked.read_change(&mut form)
        }
        LineUpChangeKind::Substitution | LineUpChangeKind::Arrival => None,
    };
    let preview = step.and_then(|step| asked.preview(&mut form, &step));
    let status = if form.is_valid() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    html(status, &asked.page(form, preview)?)
}

pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    path: web::Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (slug, kind) = path.into_inner();
    let asked = LineUpChangeForm::load(&site, &organiser, &slug, &kind).await?;
    let done = RoomTab::Players.done(&slug, &asked.kind.to_string());
    let step = asked.read_change(&mut form);
    let Some(step) = step.filter(|step| asked.preview(&mut form, step).is_some()) else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &asked.page(form, None)?);
    };
    let taken = organiser.change_tournament(&site, &asked.one.stored.header.id, move |store, deed| {
        match tournaments::change_line_up(store, &deed.club, &deed.tournament, Some(&deed.by), &step) {
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
                PeopleRefusal::Step(refusal) => asked.report_refusal(&mut form, &refusal),
                PeopleRefusal::InPlay(slot) => {
                    let text = organiser.words().say("people-in-play").with("hand", slot.hand);
                    form.add_error("player", text);
                }
            }
            html(StatusCode::CONFLICT, &asked.page(form, None)?)
        }
    }
}

pub async fn undo(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, step) = path.into_inner();
    let taken_back = organiser.change_tournament(&site, &header.id, move |store, deed| {
        let step = step.into();
        match tournaments::undo_line_up_change(store, &deed.club, &deed.tournament, Some(&deed.by), &step) {
            Ok(_) => Ok(true),
            Err(LineUpError::Change(error)) => Err(error),
            Err(LineUpError::Store(error)) => Err(error.into()),
            Err(LineUpError::TooLate | LineUpError::Refused(_) | LineUpError::InPlay(_)) => Ok(false),
        }
    });
    if taken_back.await? {
        return Ok(see_other(RoomTab::Players.done(&slug, "taken-back")));
    }
    Err(Error::Message { status: StatusCode::CONFLICT, key: "error-step-too-late" })
}

/// Reason that a line-up change was refused although the preview allowed it.
enum PeopleRefusal {
    Step(LineUpRefusal),
    /// The hand is being played on the phones.
    InPlay(Slot),
}

struct LineUpChangeForm {
    slug: String,
    kind: LineUpChangeKind,
    one: OwnTournament,
    /// Players of the club who could join.
    roster: Vec<Name>,
}

impl LineUpChangeForm {
    async fn load(site: &AppState, organiser: &Organiser, slug: &str, kind: &str) -> Result<Self, Error> {
        let kind = kind.parse().map_err(|_| Error::NotFound)?;
        let one = OwnTournament::load(site, organiser, slug).await?;
        match one.status() {
            Status::Draft => return Err(ChangeError::NotStarted.into()),
            Status::Archived => return Err(ChangeError::AlreadySo.into()),
            _ => {}
        }
        let known = roster::handlers::load_roster(site, organiser).await?;
        let plays = |name: &Name| one.stored.tournament.players().any(|player| player.name.is_same(name));
        let roster = known.into_iter().filter(|player| player.archived_at.is_none() && !plays(&player.name));
        Ok(Self { slug: slug.to_owned(), kind, roster: roster.map(|player| player.name).collect(), one })
    }

    fn tournament(&self) -> &Tournament {
        &self.one.stored.tournament
    }

    /// Returns the player who leaves, from the field `player`; `None` if somebody only joins.
    fn leaving_player(&self, form: &Form) -> Option<&Player> {
        let id =
            PlayerId::parse(form.value("player")).ok().filter(|_| self.kind != LineUpChangeKind::Arrival)?;
        self.tournament().player(&id)
    }

    /// Returns the hands from which the change can take effect.
    fn possible_starts(&self, form: &Form) -> Vec<Slot> {
        let mut starts = self
            .tournament()
            .line_up_change_starts(self.kind, self.leaving_player(form).map(|player| &player.id));
        starts.truncate(MAX_HANDS_AHEAD);
        starts
    }

    /// Reads the line-up change that the form asks for. Errors are noted beside their fields.
    fn read_change(&self, form: &mut Form) -> Option<LineUpChange> {
        let words = self.one.organiser.words();
        let name = match self.kind {
            LineUpChangeKind::Withdrawal => None,
            LineUpChangeKind::Substitution | LineUpChangeKind::Arrival => {
                let typed = form.read("name", words, Name::parse)?;
                Some(self.known_names().unique(&typed).map_or(typed, |known| (*known).clone()))
            }
        };
        let from = self.read_start(form)?;
        if self.kind == LineUpChangeKind::Arrival {
            return Some(LineUpChange::Joins { player: self.tournament().newcomer(&name?, None), from });
        }
        let found = self.leaving_player(form).and_then(|player| {
            let entrant = self.tournament().entrant_of(&player.id)?;
            Some((entrant.id.clone(), player.id.clone()))
        });
        let Some((entrant, leaves)) = found else {
            self.report_refusal(form, &LineUpRefusal::StepUnknown);
            return None;
        };
        let comes = name.map(|name| self.tournament().newcomer(&name, Some(&leaves)));
        Some(self.tournament().adjust_line_up_change(&LineUpChange::Leaves {
            entrant,
            change: SeatDeparture { from, leaves, comes },
        }))
    }

    /// Returns everybody who plays or could join, by name. Names known to the club are spelled as on its roster.
    fn known_names(&self) -> NameList<&Name> {
        let playing = self.tournament().players().map(|player| &player.name);
        NameList::of(playing.chain(&self.roster).map(|name| (name, name)))
    }

    /// Returns the typed name if nobody has it, with a similar name that may have been meant.
    fn similar_name(&self, form: &Form) -> Option<(String, String)> {
        let (typed, known) = (Name::parse(form.value("name")).ok()?, self.known_names());
        let near = known.confusable_with(&typed);
        let other = near.first().filter(|_| known.with_name(&typed).is_empty())?;
        Some((typed.to_string(), other.to_string()))
    }

    /// Reads the first hand of the change: the chosen one, or the next one if none was chosen.
    fn read_start(&self, form: &mut Form) -> Option<HandNumber> {
        let chosen = match form.value("from").split_once('.') {
            Some((round, hand)) => round.parse().ok().zip(hand.parse().ok()),
            None => self.possible_starts(form).first().map(|slot| (slot.round, slot.hand)),
        };
        if chosen.is_none() {
            self.report_refusal(form, &self.tournament().no_start_refusal());
        }
        chosen.map(|(round, hand)| HandNumber { round, hand })
    }

    /// Previews the change. Errors are noted in the form.
    fn preview(&self, form: &mut Form, step: &LineUpChange) -> Option<LineUpPreview> {
        match self.tournament().with_line_up_change(step) {
            Ok(after) => Some(LineUpPreview::of(self.tournament(), &after, step, self.one.organiser.words())),
            Err(refusal) => {
                self.report_refusal(form, &refusal);
                None
            }
        }
    }

    fn report_refusal(&self, form: &mut Form, refusal: &LineUpRefusal) {
        let words = self.one.organiser.words();
        let text = words.fault(refusal).to_string();
        match refusal {
            LineUpRefusal::StepProblems { problems } => {
                for problem in problems {
                    let field = match problem.fault {
                        Fault::SubstitutePlays { .. } | Fault::NameTwice { .. } => "name",
                        _ => "player",
                    };
                    form.add_error(field, words.fault(&problem.fault));
                }
            }
            LineUpRefusal::StepRecorded { .. } | LineUpRefusal::StepAfterEnd => form.add_error("from", text),
            LineUpRefusal::StepOver
            | LineUpRefusal::StepPlayOff
            | LineUpRefusal::StepUnknown
            | LineUpRefusal::StepOut => {
                form.add_error("player", text);
            }
        }
    }

    fn page(&self, form: Form, preview: Option<LineUpPreview>) -> Result<PeoplePage, Error> {
        let words = self.one.organiser.words();
        let leaves = self.leaving_player(&form);
        if self.kind != LineUpChangeKind::Arrival && leaves.is_none() {
            return Err(Error::Message { status: StatusCode::NOT_FOUND, key: "error-player-unknown" });
        }
        let name = leaves.map(|player| player.name.to_string()).unwrap_or_default();
        let title = words.say(format!("people-{}-title", self.kind)).with("name", name).to_string();
        let option = |slot: Slot| {
            let hand = self.tournament().hand(slot)?;
            let is_drawn = self.tournament().setup().format().is_redrawn();
            let name = if is_drawn && self.tournament().can_redraw_from(HandNumber::of(slot)) {
                let block =
                    words.say("people-from-block").with("round", slot.round).with("block", hand.block);
                block.with("hand", slot.hand).to_string()
            } else {
                hand_name(self.tournament(), hand, words)
            };
            Some((format!("{}.{}", slot.round, slot.hand), name))
        };
        Ok(PeoplePage {
            page: self.one.organiser.page(title),
            slug: self.slug.clone(),
            kind: self.kind,
            from: self.possible_starts(&form).into_iter().filter_map(option).collect(),
            roster: self.roster.iter().map(ToString::to_string).collect(),
            near: self.similar_name(&form),
            preview,
            stop: !form.is_valid() && self.kind == LineUpChangeKind::Withdrawal,
            form,
        })
    }
}
