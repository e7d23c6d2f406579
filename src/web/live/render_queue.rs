//! Render queue for expensive pages: they are rendered one at a time, and not on the threads that answer requests. Somebody who requests
//! many of them delays only others who want such a page.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::web;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, TryAcquireError};

use crate::app::error::Error;

/// Maximum number of pages rendered at the same time. The other processors are left to visitors of other pages.
const MAX_CONCURRENT: usize = 1;

/// Maximum number of requests in the queue, including the one whose page is being rendered.
const MAX_WAITING: usize = 100;

/// Queue, and the turn that is passed on in it.
#[derive(Debug)]
pub struct RenderQueue {
    queue: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Default for RenderQueue {
    fn default() -> Self {
        Self { queue: Arc::new(Semaphore::new(MAX_WAITING)), turns: Arc::new(Semaphore::new(MAX_CONCURRENT)) }
    }
}

/// Turn of a request that waited.
#[derive(Debug)]
pub struct RenderTurn([OwnedSemaphorePermit; 2]);

impl RenderQueue {
    /// Waits for a turn. Fails with 503 if the queue is full.
    pub async fn wait_for_turn(&self) -> Result<RenderTurn, Error> {
        let queued = self.queue.clone().try_acquire_owned().map_err(|refused| match refused {
            TryAcquireError::NoPermits => {
                Error::Message { status: StatusCode::SERVICE_UNAVAILABLE, key: "error-503" }
            }
            TryAcquireError::Closed => Error::Internal("the render queue is closed".to_owned()),
        })?;
        let own = self.turns.clone().acquire_owned().await;
        let own = own.map_err(|_| Error::Internal("the render queue is closed".to_owned()))?;
        Ok(RenderTurn([queued, own]))
    }
}

impl RenderTurn {
    /// Runs `make` to its end, even if the client disconnects. Until then it is nobody else's turn.
    pub async fn run<T: Send + 'static>(
        self,
        make: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let to_the_end = move || {
            let page = make();
            drop(self.0);
            page
        };
        web::block(to_the_end).await?
    }
}
