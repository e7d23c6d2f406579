//! Ports for programs that must be told where to listen, or for addresses without a listener.

use std::net::SocketAddr;

use socket2::{Domain, Socket, Type};

/// A port that is reserved as long as this value exists: a program that is given it may listen there, and no other test
/// on this machine gets it.
pub(crate) struct Port {
    number: u16,
    _kept: Socket,
}

impl Port {
    /// Reserves a port below the range from which the system hands out ports.
    pub(crate) fn reserve() -> Self {
        let keep = |number| {
            let kept = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
            kept.bind(&SocketAddr::from(([127, 0, 0, 1], number)).into()).ok()?;
            // The listener also sets this, so it may bind beside us. Setting it before our bind would let two tests
            // reserve one port.
            kept.set_reuse_address(true).unwrap();
            Some(Self { number, _kept: kept })
        };
        (20_000..32_000).find_map(keep).expect("a port that nobody has")
    }

    pub(crate) fn number(&self) -> u16 {
        self.number
    }
}
