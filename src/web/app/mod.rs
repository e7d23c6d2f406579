//! The application: routes, server, state, errors, and limits on connections.

pub mod connections;
pub mod desk_routes;
pub mod error;
pub mod file_limits;
pub mod response_body;
pub mod responses;
pub mod route_table;
pub mod routes;
pub mod server;
pub mod state;
pub mod static_files;
