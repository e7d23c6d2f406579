//! Ports for what has to be told where to listen, or where nobody does.

use std::net::SocketAddr;

use socket2::{Domain, Socket, Type};

/// A port that is kept as long as this is there: whoever is told of it may listen there, and no other test of this machine gets it.
pub(crate) struct Port {
    number: u16,
    _kept: Socket,
}

impl Port {
    /// One of those below the ones that the system gives to whoever asks for any.
    pub(crate) fn keep() -> Self {
        let keep = |number| {
            let kept = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
            kept.bind(&SocketAddr::from(([127, 0, 0, 1], number)).into()).ok()?;
            // Whoever listens says the same and may have it beside this. Said before, two tests could keep one port.
            kept.set_reuse_address(true).unwrap();
            Some(Self { number, _kept: kept })
        };
        (20_000..32_000).find_map(keep).expect("a port that nobody has")
    }

    pub(crate) fn number(&self) -> u16 {
        self.number
    }
}
