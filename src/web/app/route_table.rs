//! Building blocks of the route table. A route says in its line who may use it, what it leaves in the audit log, and if it updates itself.

use actix_web::body::BoxBody;
use actix_web::dev::{Handler, ServiceRequest};
use actix_web::http::Method;
use actix_web::middleware::{Next, from_fn};
use actix_web::web::{self, FormConfig, ServiceConfig, get, post, scope};
use actix_web::{FromRequest, Resource, Responder, Route};

use lastcard_club::Role;

use crate::live::live_page::{LiveAddress, LivePage, follow_handler, show_handler};
use crate::middleware::audit_log;

/// Access to a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RouteAccess {
    /// Anybody; the address itself may contain a code that opens something.
    Public,
    /// Organisers and referees of the club.
    Referee,
    /// Organisers of the club.
    Organiser,
}

impl RouteAccess {
    /// Returns true if an account with this role may use the route.
    pub fn allows(self, role: Role) -> bool {
        self != Self::Organiser || role == Role::Organiser
    }
}

/// Entry that a change on the organiser's desk leaves in the audit log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audit {
    /// Entry of this kind in the club's audit log.
    Entry(&'static str),
    /// Event of the tournament, which the change itself writes.
    Event,
    /// No entry, since nothing changes.
    Nothing,
}

/// Route as registered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RouteInfo {
    /// Pattern of the address.
    pub path: String,
    /// People who may use it.
    pub access: RouteAccess,
    /// Methods that it answers.
    pub methods: Vec<Method>,
}

impl RouteInfo {
    /// Returns true if the route shows something, and false if it only takes forms.
    pub fn is_page(&self) -> bool {
        self.methods.contains(&Method::GET)
    }
}

/// Routes below a prefix, registered one by one.
pub struct Routes<'a> {
    config: &'a mut ServiceConfig,
    prefix: String,
    list: &'a mut Vec<RouteInfo>,
}

impl<'a> Routes<'a> {
    /// Begins a table, and notes its routes in `list`.
    pub fn new(config: &'a mut ServiceConfig, list: &'a mut Vec<RouteInfo>) -> Self {
        Self { config, prefix: String::new(), list }
    }

    pub fn add(&mut self, endpoint: impl Into<Endpoint>) -> &mut Self {
        let Endpoint { path, access, methods, resource } = endpoint.into();
        self.note(&path, access, methods);
        self.config.service(resource.app_data(access));
        self
    }

    /// Registers a live page, and its stream below it at `/live`. `parse` tells the subject's name and the page from the parameters of the
    /// address; an address whose parameters cannot be read does not exist.
    pub fn live<A: FromRequest + 'static, P: LivePage>(
        &mut self,
        path: &str,
        parse: fn(A) -> LiveAddress<P>,
    ) -> &mut Self {
        self.add(public(path).get(show_handler(parse)));
        self.add(public(&format!("{}/live", path.trim_end_matches('/'))).get(follow_handler(parse)))
    }

    /// Registers the routes below a prefix. A request is compared with the prefix first.
    pub fn scope(&mut self, path: &str, routes: fn(&mut Routes<'_>)) -> &mut Self {
        let (prefix, list) = (format!("{}{path}", self.prefix), &mut *self.list);
        self.config.service(scope(path).configure(|config| routes(&mut Routes { config, prefix, list })));
        self
    }

    /// Registers more routes at the same place.
    pub fn with(&mut self, routes: fn(&mut Routes<'_>)) -> &mut Self {
        routes(self);
        self
    }

    fn note(&mut self, path: &str, access: RouteAccess, methods: Vec<Method>) {
        self.list.push(RouteInfo { path: format!("{}{path}", self.prefix), access, methods });
    }
}

pub struct Endpoint {
    path: String,
    access: RouteAccess,
    methods: Vec<Method>,
    resource: Resource,
}

/// Begins an address that anybody may use.
pub fn public(path: &str) -> Endpoint {
    Endpoint::new(path, RouteAccess::Public)
}

/// Begins an address for the organisers of a club.
pub fn organiser(path: &str) -> DeskEndpoint {
    DeskEndpoint(Endpoint::new(path, RouteAccess::Organiser))
}

/// Begins an address for the organisers of a club and its referees, who rule on results, correct them and look them up.
pub fn referee(path: &str) -> DeskEndpoint {
    DeskEndpoint(Endpoint::new(path, RouteAccess::Referee))
}

impl Endpoint {
    fn new(path: &str, access: RouteAccess) -> Self {
        Self { path: path.to_owned(), access, methods: Vec::new(), resource: web::resource(path) }
    }

    pub fn get<A: FromRequest + 'static>(self, handler: impl Responds<A>) -> Self {
        self.method(Method::GET, get().to(handler))
    }

    pub fn post<A: FromRequest + 'static>(self, handler: impl Responds<A>) -> Self {
        self.method(Method::POST, post().to(handler))
    }

    fn method(mut self, method: Method, route: Route) -> Self {
        self.methods.push(method);
        Self { resource: self.resource.route(route), ..self }
    }
}

/// Address of the organiser's desk. Whatever changes something there says what it leaves in the audit log.
pub struct DeskEndpoint(Endpoint);

impl DeskEndpoint {
    pub fn get<A: FromRequest + 'static>(self, handler: impl Responds<A>) -> Self {
        Self(self.0.get(handler))
    }

    pub fn post<A: FromRequest + 'static>(self, audit: Audit, handler: impl Responds<A>) -> Self {
        Self(self.0.method(Method::POST, audited(audit, post().to(handler))))
    }

    /// Adds a download that is audited although it changes nothing.
    pub fn download<A: FromRequest + 'static>(self, audit: Audit, handler: impl Responds<A>) -> Self {
        Self(self.0.method(Method::GET, audited(audit, get().to(handler))))
    }

    /// Sets the maximum size of a form in bytes.
    pub fn form_limit(self, bytes: usize) -> Self {
        let limit = FormConfig::default().limit(bytes);
        Self(Endpoint { resource: self.0.resource.app_data(limit), ..self.0 })
    }
}

impl From<DeskEndpoint> for Endpoint {
    fn from(desk: DeskEndpoint) -> Self {
        desk.0
    }
}

pub trait Responds<A>: Handler<A, Output: Responder + 'static> {}

impl<A, H: Handler<A, Output: Responder + 'static>> Responds<A> for H {}

fn audited(audit: Audit, route: Route) -> Route {
    match audit {
        Audit::Entry(kind) => route.wrap(from_fn(move |request: ServiceRequest, next: Next<BoxBody>| {
            audit_log::note(kind, request, next)
        })),
        Audit::Event | Audit::Nothing => route,
    }
}
