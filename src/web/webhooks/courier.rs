//! Sends one message to one webhook. The machine is looked up and judged here, and the connection goes to the very address that was judged:
//! a name that leads elsewhere a moment later leads nowhere. Redirects are not followed, no proxy of the environment is asked, and of the
//! answer nothing is read but its head.

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

use super::networks::is_open;
use crate::store::webhooks::{DeliveryFault, DeliveryOutcome, Webhook, WebhookAddress};

/// How long finding the machine may take.
const LOOK_UP: Duration = Duration::from_secs(5);

/// How long the whole may take after that. A webhook is held for longer.
const ANSWER: Duration = Duration::from_secs(10);

/// Who carries messages to receivers.
#[derive(Debug, Clone)]
pub(in crate::web) struct Courier {
    tls: Arc<ClientConfig>,
    let_in: Arc<[IpNet]>,
}

impl Courier {
    /// A courier who goes where anybody can go, and into these networks.
    ///
    /// # Errors
    /// When there is no TLS, which would be a mistake of ours.
    pub(in crate::web) fn new(let_in: &[IpNet]) -> Result<Self, rustls::Error> {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let tls = ClientConfig::builder_with_provider(rustls::crypto::ring::default_provider().into())
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self { tls: tls.into(), let_in: let_in.into() })
    }

    /// The machines that an address leads to, each of which may be sent to.
    ///
    /// # Errors
    /// Nobody knows the name, or it leads to a machine that not everybody can reach: then none of them is to be trusted.
    pub(in crate::web) async fn find(
        &self,
        address: &WebhookAddress,
    ) -> Result<Vec<SocketAddr>, DeliveryFault> {
        let host = address.host();
        let found: Vec<SocketAddr> = if let Ok(ip) = host.parse::<IpAddr>() {
            vec![(ip, address.port()).into()]
        } else {
            let found = timeout(LOOK_UP, tokio::net::lookup_host((host.as_str(), address.port()))).await;
            found.ok().and_then(Result::ok).map(Iterator::collect).unwrap_or_default()
        };
        if found.is_empty() {
            return Err(DeliveryFault::Unresolved);
        }
        let all_open = found.iter().all(|machine| is_open(machine.ip(), &self.let_in));
        if all_open { Ok(found) } else { Err(DeliveryFault::Private) }
    }

    /// Sends a message, signed with the secrets of the webhook, and says what became of it.
    pub(in crate::web) async fn send(&self, webhook: &Webhook, id: &str, body: &str) -> DeliveryOutcome {
        let machines = match self.find(&webhook.address).await {
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
        timeout(ANSWER, sent).await.unwrap_or(DeliveryOutcome::Failed(DeliveryFault::Silent))
    }

    async fn post(&self, webhook: &Webhook, machine: SocketAddr, id: &str, body: &str) -> DeliveryOutcome {
        let now = Utc::now().timestamp();
        let signatures: Vec<String> =
            webhook.secrets.iter().map(|secret| secret.sign(id, now, body)).collect();
        let connector =
            Connector::new().timeout(ANSWER).handshake_timeout(ANSWER).rustls_0_23(self.tls.clone());
        let client = Client::builder().connector(connector).disable_redirects().timeout(ANSWER).finish();
        let request = client
            .post(webhook.address.as_str())
            .address(machine)
            // Nothing is kept for the next message: it is looked up again.
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
