//! Security: passwords, hashes, signed cookies, rate limits and lockouts.

pub mod browser_name;
pub mod events;
pub mod hashing;
pub mod hs256;
pub mod known_device;
pub mod lockout;
pub mod password;
pub mod quota;
pub mod rate_limit;
pub mod reauthentication;
pub mod signed_cookie;
pub mod token_keys;
