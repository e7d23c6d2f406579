//! Metrics of requests: counts by kind, and durations.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::http::{Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::{family::Family, histogram::Histogram};
use prometheus_client::registry::Registry;

/// Bounds of the histogram in seconds, from a cached page to the longest wait that people tolerate.
const BOUNDS: [f64; 9] = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];

/// Wait after which people wonder whether anything is happening.
pub const SLOW_THRESHOLD: Duration = Duration::from_millis(500);

/// Counters of requests. Clones share them.
#[derive(Debug, Clone)]
pub struct RequestMetrics {
    took: Family<RequestLabels, Histogram>,
    slow: Arc<Mutex<BTreeMap<Cow<'static, str>, SlowRoute>>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    /// Route, as in the route table.
    route: Cow<'static, str>,
    method: &'static str,
    /// Class of the status, such as `2xx`.
    status: &'static str,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SlowRoute {
    /// Number of slow answers.
    pub times: u64,
    pub longest: Duration,
}

impl Default for RequestMetrics {
    fn default() -> Self {
        Self { took: Family::new_with_constructor(|| Histogram::new(BOUNDS)), slow: Arc::default() }
    }
}

impl RequestMetrics {
    /// Records an answer. Called for every request: it hashes a few dozen bytes, and takes two locks that are never held for long.
    pub fn record(&self, route: Cow<'static, str>, method: &Method, status: StatusCode, took: Duration) {
        if took >= SLOW_THRESHOLD {
            let mut slow = self.slow.lock().unwrap_or_else(PoisonError::into_inner);
            let of_route = slow.entry(route.clone()).or_default();
            *of_route = SlowRoute { times: of_route.times + 1, longest: of_route.longest.max(took) };
        }
        let answered = RequestLabels { route, method: method_label(method), status: class(status) };
        self.took.get_or_create(&answered).observe(took.as_secs_f64());
    }

    /// Returns the routes that were slow since the start, the longest wait first.
    pub fn slow_routes(&self) -> Vec<(String, SlowRoute)> {
        let slow = self.slow.lock().unwrap_or_else(PoisonError::into_inner);
        let mut slow: Vec<_> = slow.iter().map(|(route, slow)| (route.to_string(), *slow)).collect();
        slow.sort_by_key(|(_, slow)| std::cmp::Reverse(slow.longest));
        slow
    }

    pub fn register(&self, registry: &mut Registry) {
        let help = "Seconds from a request to the head of its answer, by its route";
        registry.register("http_request_duration_seconds", help, self.took.clone());
    }
}

/// Returns the label for a method. Methods that we do not answer share one label, since clients can send any text.
fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

fn class(status: StatusCode) -> &'static str {
    match status.as_u16() / 100 {
        1 => "1xx",
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_requests_are_remembered_by_route() {
        let requests = RequestMetrics::default();
        let answer = |route: &'static str, millis| {
            let took = Duration::from_millis(millis);
            requests.record(route.into(), &Method::GET, StatusCode::OK, took);
        };
        for (route, millis) in [("/", 3), ("/a", 600), ("/b", 700), ("/a", 500)] {
            answer(route, millis);
        }
        let slow = requests
            .slow_routes()
            .into_iter()
            .map(|(route, slow)| (route, slow.times, slow.longest.as_millis()));
        assert_eq!(slow.collect::<Vec<_>>(), [("/b".to_owned(), 1, 700), ("/a".to_owned(), 2, 600)]);
    }

    #[test]
    fn a_stranger_cannot_invent_methods() {
        let strange = Method::from_bytes(b"BREW").unwrap();
        assert_eq!(
            [method_label(&strange), method_label(&Method::TRACE), method_label(&Method::POST)],
            ["other", "other", "POST"]
        );
    }
}
