//! Replays: a hand log step by step.

use actix_web::HttpResponse;
use serde::Deserialize;

use super::{Error, page};
use crate::rules::log::HandLog;
use crate::view::Visitor;
use crate::view::play::{Frame, ReplayLinks, ReplayPage};

/// The step that an address asks for.
#[derive(Deserialize)]
pub(super) struct At {
    #[serde(default)]
    step: usize,
}

impl At {
    /// The page of this step.
    pub(super) fn show(
        &self,
        visitor: &Visitor,
        frame: Frame,
        links: ReplayLinks,
        log: (&HandLog, &[String]),
    ) -> Result<HttpResponse, Error> {
        let shown = ReplayPage::new(visitor, frame, links, log, self.step);
        page(&shown.map_err(|fault| Error::Internal(format!("a hand log that is not right: {fault}")))?)
    }
}
