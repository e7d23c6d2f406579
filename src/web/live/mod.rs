//! Caches and streams: pages rendered once, and sent to everybody who follows them.

pub mod broadcaster;
pub mod live_page;
pub mod own_stream;
pub mod page_cache;
pub mod render_queue;
pub mod stream;
pub mod subject;
pub mod transport;
