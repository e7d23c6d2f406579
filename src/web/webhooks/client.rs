//! Client that sends one message to one webhook. It resolves and checks the address itself, and connects to exactly the address it checked,
//! so a name that resolves differently a moment later leads nowhere. It follows no redirects, ignores proxies set in the environment, and
//! reads only the head of the answer.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use actix_web::http::header;
use awc::error::{ConnectError, SendRequestError};
use awc::{Client, Connector};
use chrono::Utc;
use ipnet::IpNet;
use rustls::{ClientConfig, RootCertStore};
use tokio::time::timeout;

use lastcard_store::webhooks::{DeliveryFault, DeliveryOutcome, Webhook, WebhookAddress};

use crate::webhooks::networks::is_allowed;

/// Time limit for resolving the name.
const RESOLVE_TIMEOUT: Duration = Duration::from_secs(5);

/// Time limit for the whole delivery after that. The lease on a webhook is longer.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Debug, Clone)]
pub struct WebhookClient {
    tls: Arc<ClientConfig>,
    let_in: Arc<[IpNet]>,
}

impl WebhookClient {
    /// Creates a client for public addresses and these networks.
    ///
    /// # Errors
    /// Fails if TLS cannot be set up, which would be a bug.
    pub fn new(let_in: &[IpNet]) -> Result<Self, rustls::Error> {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let tls = ClientConfig::builder_with_provider(rustls::crypto::ring::default_provider().into())
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self { tls: tls.into(), let_in: let_in.into() })
    }

    /// Resolves an address to the machines that may receive messages.
    ///
    /// # Errors
    /// Fails if the name is unknown, or if any of its addresses is not allowed: then none of them is trusted.
    pub async fn resolve(&self, address: &WebhookAddress) -> Result<Vec<SocketAddr>, DeliveryFault> {
        let host = address.host();
        let found: Vec<SocketAddr> = if let Ok(ip) = host.parse::<IpAddr>() {
            vec![(ip, address.port()).into()]
        } else {
            let found =
                timeout(RESOLVE_TIMEOUT, tokio::net::lookup_host((host.as_str(), address.port()))).await;
            found.ok().and_then(Result::ok).map(Iterator::collect).unwrap_or_default()
        };
        if found.is_empty() {
            return Err(DeliveryFault::Unresolved);
        }
        let all_open = found.iter().all(|machine| is_allowed(machine.ip(), &self.let_in));
        if all_open { Ok(found) } else { Err(DeliveryFault::Private) }
    }

    /// Sends a message, signed with the secrets of the webhook, and returns the outcome.
    pub async fn send(&self, webhook: &Webhook, id: &str, body: &str) -> DeliveryOutcome {
        let machines = match self.resolve(&webhook.address).await {
            Ok(machines) => machines,
            Err(fault) => return DeliveryOutcome::Failed(fault),
        };
        let sent = async {
            let mut outcome = DeliveryOutcome::Failed(DeliveryFault::Unreachable);
            for machine in machines {
                outcome = self.post(webhook, machine, id, body).await;
                if outcome != DeliveryOutcome::Failed(DeliveryFault::Unreachable) {
                    break;
                }
            }
            outcome
        };
        timeout(DELIVERY_TIMEOUT, sent).await.unwrap_or(DeliveryOutcome::Failed(DeliveryFault::Silent))
    }

    async fn post(&self, webhook: &Webhook, machine: SocketAddr, id: &str, body: &str) -> DeliveryOutcome {
        let now = Utc::now().timestamp();
        let signatures: Vec<String> =
            webhook.secrets.iter().map(|secret| secret.sign(id, now, body)).collect();
        let connector = Connector::new()
            .timeout(DELIVERY_TIMEOUT)
            .handshake_timeout(DELIVERY_TIMEOUT)
            .rustls_0_23(self.tls.clone());
        let client =
            Client::builder().connector(connector).disable_redirects().timeout(DELIVERY_TIMEOUT).finish();
        let request = client
            .post(webhook.address.as_str())
            .address(machine)
            // No connection is reused, since the next message resolves the name again.
            .force_close()
            .insert_header((header::USER_AGENT, concat!("Lastcard/", env!("CARGO_PKG_VERSION"))))
            .insert_header((header::CONTENT_TYPE, "application/json"))
            .insert_header(("webhook-id", id))
            .insert_header(("webhook-timestamp", now))
            .insert_header(("webhook-signature", signatures.join(" ")));
        match request.send_body(body.to_owned()).await {
            Ok(answer) => DeliveryOutcome::Answered(answer.status().as_u16()),
            Err(error) => DeliveryOutcome::Failed(fault(&error)),
        }
    }
}

fn fault(error: &SendRequestError) -> DeliveryFault {
    match error {
        SendRequestError::Connect(ConnectError::Io(error)) if is_of_tls(error) => DeliveryFault::Certificate,
        SendRequestError::Timeout | SendRequestError::Connect(ConnectError::Timeout) => DeliveryFault::Silent,
        SendRequestError::Connect(_) | SendRequestError::Send(_) => DeliveryFault::Unreachable,
        _ => DeliveryFault::Unintelligible,
    }
}

fn is_of_tls(error: &std::io::Error) -> bool {
    error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<rustls::Error>)
}
