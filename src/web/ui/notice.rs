//! Notices: an action redirects to a page with `?done=…`, and the page says what was done.

use serde::Deserialize;

use crate::ui::translator::Translator;

/// Query of a page that shows a notice.
#[derive(Debug, Deserialize)]
pub struct NoticeQuery {
    done: Option<String>,
}

impl NoticeQuery {
    /// Returns the message `done-…`.
    pub fn message(&self, words: Translator) -> Option<String> {
        self.message_of(words, "done")
    }

    /// Returns the message for an action of one feature, whose keys begin with `prefix`. A query that names no message is ignored, since
    /// anybody can write one.
    pub fn message_of(&self, words: Translator, prefix: &str) -> Option<String> {
        let key = format!("{prefix}-{}", self.done.as_deref()?);
        words.has(&key).then(|| words.say(key).to_string())
    }
}
