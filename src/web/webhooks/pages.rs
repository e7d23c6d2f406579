//! The pages about webhooks: a list of the club's webhooks with a form for a new one, and a page for each
//! with its last deliveries.

use askama::Template;

use lastcard_store::webhooks::{Delivery, DeliveryOutcome, MessageKind, Webhook};
use lastcard_tournament::Zone;

use crate::ui::{form::Form, page::Page, translator::Translator};

/// The page at `/organise/webhooks`.
#[derive(Template)]
#[template(path = "webhooks/list.html")]
pub struct WebhooksPage {
    pub page: Page,
    pub webhooks: Vec<WebhookLine>,
    /// The form for a new one.
    pub form: Form,
    /// True if the club may have another one.
    pub has_room: bool,
    /// Confirms what was just done.
    pub done: Option<String>,
}

impl WebhooksPage {
    /// Kinds of messages to choose from, as value and label.
    pub fn kinds(&self) -> Vec<(String, String)> {
        let say = |kind: MessageKind| self.page.say(&format!("webhook-kind-{}", kind.key())).to_string();
        MessageKind::choices().map(|kind| (kind.to_string(), say(kind))).collect()
    }
}

pub struct WebhookLine {
    /// The webhook id, for links.
    pub id: String,
    pub address: String,
    /// Kinds of messages that it receives.
    pub wants: Vec<String>,
    pub health: WebhookHealth,
}

impl WebhookLine {
    pub fn of(webhook: &Webhook, zone: Zone, words: Translator) -> Self {
        let say = |kind: &MessageKind| words.say(format!("webhook-kind-{}", kind.key())).to_string();
        Self {
            id: webhook.id.to_string(),
            address: webhook.address.to_string(),
            wants: webhook.wants.iter().map(say).collect(),
            health: WebhookHealth::of(webhook, zone, words),
        }
    }
}

/// The health of a webhook, in a sentence.
pub struct WebhookHealth {
    pub says: String,
    /// True if deliveries fail and are retried automatically.
    pub is_failing: bool,
    pub is_off: bool,
}

impl WebhookHealth {
    fn of(webhook: &Webhook, zone: Zone, words: Translator) -> Self {
        let (is_off, is_failing) = (webhook.off_at.is_some(), webhook.failures > 0);
        let says = match webhook.off_at {
            Some(at) => words.say("webhook-off").with("at", words.date_time(at, zone)).to_string(),
            None if is_failing => words
                .say("webhook-failing")
                .with("count", webhook.failures)
                .with("at", words.date_time(webhook.next_at, zone))
                .to_string(),
            None => words.say("webhook-on").to_string(),
        };
        Self { says, is_failing: is_failing && !is_off, is_off }
    }
}

/// The page at `/organise/webhooks/{id}`.
#[derive(Template)]
#[template(path = "webhooks/page.html")]
pub struct WebhookPage {
    pub page: Page,
    pub webhook: WebhookLine,
    /// The last attempts, newest first.
    pub deliveries: Vec<DeliveryLine>,
    /// The new secret, shown once.
    pub secret: Option<String>,
    /// Confirms what was just done.
    pub done: Option<String>,
}

pub struct DeliveryLine {
    pub at: String,
    pub what: String,
    pub message: String,
    pub outcome: String,
    pub is_good: bool,
}

impl WebhookPage {
    pub fn new(page: Page, webhook: &Webhook, deliveries: &[Delivery], zone: Zone) -> Self {
        let words = page.words();
        let line = |delivery: &Delivery| {
            let outcome = outcome(delivery.outcome, words);
            let attempt = words.say("webhook-attempt").with("number", delivery.attempt);
            DeliveryLine {
                at: words.date_time(delivery.sent_at, zone),
                what: words.say(format!("webhook-kind-{}", delivery.kind.key())).to_string(),
                message: delivery.message.clone(),
                outcome: if delivery.attempt > 1 { format!("{outcome} {attempt}") } else { outcome },
                is_good: delivery.outcome.is_success(),
            }
        };
        let (deliveries, webhook) =
            (deliveries.iter().map(line).collect(), WebhookLine::of(webhook, zone, words));
        Self { page, webhook, deliveries, secret: None, done: None }
    }
}

fn outcome(outcome: DeliveryOutcome, words: Translator) -> String {
    let says = match outcome {
        DeliveryOutcome::Answered(300..=399) => words.say("webhook-redirects"),
        DeliveryOutcome::Answered(_) if outcome.is_success() => words.say("webhook-arrived"),
        DeliveryOutcome::Answered(status) => words.say("webhook-answered").with("status", status.to_string()),
        DeliveryOutcome::Failed(fault) => words.say(format!("webhook-fault-{fault}")),
    };
    says.to_string()
}
