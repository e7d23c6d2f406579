//! `/organise/webhooks`: addresses to which the changes in a club are sent. Each address is checked here, so that the organiser learns of a
//! problem at once, and again at every delivery.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Utc;

use lastcard_store::webhooks::{
    self, Delivery, DeliveryFault, MessageKind, Webhook, WebhookAddress, WebhookError,
};
use lastcard_store::{StoreError, WebhookId};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::security::{
    events::{SecurityEvent, SecurityLogEntry},
    rate_limit::LimitKind,
};
use crate::ui::{form::Form, page::NoticeQuery};
use crate::webhooks::{
    message::test_message,
    pages::{WebhookLine, WebhookPage, WebhooksPage},
};

pub async fn list(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let all = MessageKind::choices().fold(Form::default(), |form, kind| form.with("wants", kind.to_string()));
    let mut shown = webhooks_page(&site, &organiser, all).await?;
    shown.done = query.message_of(organiser.words(), "webhook-done");
    page(&shown)
}

/// Creates a webhook and shows its secret once.
pub async fn create(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let address = address(&site, &request, &organiser, &mut form).await;
    let wants: BTreeSet<MessageKind> =
        MessageKind::choices().filter(|kind| form.has("wants", &kind.to_string())).collect();
    if wants.is_empty() {
        form.add_error("wants", organiser.words().say("webhook-wants-nothing"));
    }
    let Some(address) = address.filter(|_| form.is_valid()) else {
        let shown = webhooks_page(&site, &organiser, form).await?;
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown);
    };
    organiser.set_audit_object(address.host());
    let (club, by) = (organiser.club.id.clone(), organiser.account.id.clone());
    let id = form.preassigned_id("id").map_or_else(WebhookId::made, WebhookId::from);
    let made = organiser
        .write_audited(&site, move |store| {
            webhooks::create_once(store, &club, &id, &address, &wants, Some(&by))
        })
        .await?;
    log_event(&request, SecurityEvent::WebhookAdded, &organiser, &made.id);
    page(&secret_page(&organiser, &made, &[]))
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<WebhookId>,
    query: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let (webhook, deliveries) = find(&site, &organiser, id.into_inner()).await?;
    let mut shown = webhook_page(&organiser, &webhook, &deliveries);
    shown.done = query.message_of(organiser.words(), "webhook-done");
    page(&shown)
}

/// Sends a test, which neither waits for other messages nor delays them.
pub async fn send_test(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, Error> {
    let (webhook, _) = find(&site, &organiser, id.into_inner()).await?;
    let limit = [site.limits.limit_for(LimitKind::WebhookTests, &organiser.club.id)];
    if !site.limits.attempt(&limit).await? {
        SecurityLogEntry::new(&request, SecurityEvent::LimitReached)
            .with_account(&organiser.account)
            .with_subject("webhook tests")
            .log();
        return Err(Error::Message { status: StatusCode::TOO_MANY_REQUESTS, key: "error-webhook-tests" });
    }
    let message = format!("test-{:032x}", rand::random::<u128>());
    let body = test_message(&organiser.club.slug, Utc::now());
    let outcome = site.courier.send(&webhook, &message, &body).await;
    let delivery = Delivery::now(&message, MessageKind::Test, 1, outcome);
    let (club, id) = (organiser.club.id.clone(), webhook.id.clone());
    site.with_store(move |store| webhooks::note_test(store, &club, &id, &delivery)).await?;
    Ok(see_other(format!("/organise/webhooks/{}?done=tested", webhook.id)))
}

/// Retries a failed delivery at once, and reactivates a webhook that was disabled for failures.
pub async fn try_now(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, Error> {
    let (club, id) = (organiser.club.id.clone(), id.into_inner());
    let answer = see_other(format!("/organise/webhooks/{id}?done=tried"));
    site.with_store(move |store| webhooks::try_now(store, &club, &id)).await?;
    site.snapshots.notify_club(&organiser.club.id);
    Ok(answer)
}

/// Creates a new secret and shows it once.
pub async fn rotate(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, Error> {
    let id = id.into_inner();
    let (webhook, deliveries) = find(&site, &organiser, id.clone()).await?;
    organiser.set_audit_object(webhook.address.host());
    let club = organiser.club.id.clone();
    let webhook = organiser.write_audited(&site, move |store| webhooks::rotate(store, &club, &id)).await?;
    log_event(&request, SecurityEvent::WebhookSecretChanged, &organiser, &webhook.id);
    page(&secret_page(&organiser, &webhook, &deliveries))
}

pub async fn remove(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, Error> {
    let (club, id) = (organiser.club.id.clone(), id.into_inner());
    let removed = id.clone();
    if let Ok((webhook, _)) = find(&site, &organiser, id.clone()).await {
        organiser.set_audit_object(webhook.address.host());
    }
    organiser.write_audited(&site, move |store| webhooks::remove(store, &club, &id)).await?;
    log_event(&request, SecurityEvent::WebhookRemoved, &organiser, &removed);
    Ok(see_other("/organise/webhooks?done=removed"))
}

/// Reads the address, which must be one that messages may be sent to.
async fn address(
    site: &AppState,
    request: &HttpRequest,
    organiser: &Organiser,
    form: &mut Form,
) -> Option<WebhookAddress> {
    let words = organiser.words();
    let parsed = WebhookAddress::parse(form.value("address"));
    let address = form
        .ok_or_report("address", parsed, |fault| words.say(format!("webhook-address-{fault}")).to_string())?;
    match site.courier.resolve(&address).await {
        Ok(_) => Some(address),
        Err(fault) => {
            form.add_error(
                "address",
                words.say(format!("webhook-refused-{fault}")).with("host", address.host()),
            );
            if fault == DeliveryFault::Private {
                let host = address.host();
                SecurityLogEntry::new(request, SecurityEvent::WebhookRefused)
                    .with_account(&organiser.account)
                    .with_subject(&host)
                    .log();
            }
            None
        }
    }
}

async fn find(
    site: &AppState,
    organiser: &Organiser,
    id: WebhookId,
) -> Result<(Webhook, Vec<Delivery>), Error> {
    let club = organiser.club.id.clone();
    site.with_store(move |store| {
        Ok::<_, StoreError>((webhooks::find(store, &club, &id)?, webhooks::deliveries(store, &club, &id)?))
    })
    .await
}

async fn webhooks_page(
    site: &AppState,
    organiser: &Organiser,
    mut form: Form,
) -> Result<WebhooksPage, Error> {
    if !form.has_field("id") {
        form.set("id", WebhookId::made().as_str());
    }
    let (club, zone, words) = (organiser.club.id.clone(), organiser.club.time_zone, organiser.words());
    let all = site.with_store(move |store| webhooks::list(store, &club)).await?;
    Ok(WebhooksPage {
        page: organiser.page(words.say("webhooks-title")),
        webhooks: all.iter().map(|webhook| WebhookLine::of(webhook, zone, words)).collect(),
        form,
        has_room: all.len() < webhooks::MAX_PER_CLUB,
        done: None,
    })
}

fn webhook_page(organiser: &Organiser, webhook: &Webhook, deliveries: &[Delivery]) -> WebhookPage {
    let page = organiser.page(organiser.words().say("webhook-title"));
    WebhookPage::new(page, webhook, deliveries, organiser.club.time_zone)
}

fn secret_page(organiser: &Organiser, webhook: &Webhook, deliveries: &[Delivery]) -> WebhookPage {
    let secret = webhook.secrets.first().map(ToString::to_string);
    WebhookPage { secret, ..webhook_page(organiser, webhook, deliveries) }
}

fn log_event(request: &HttpRequest, event: SecurityEvent, organiser: &Organiser, id: &WebhookId) {
    SecurityLogEntry::new(request, event).with_account(&organiser.account).with_subject(id.as_str()).log();
}

impl From<WebhookError> for Error {
    fn from(error: WebhookError) -> Self {
        match error {
            WebhookError::Store(error) => error.into(),
            WebhookError::TooMany => {
                Self::Message { status: StatusCode::CONFLICT, key: "error-webhooks-full" }
            }
        }
    }
}
