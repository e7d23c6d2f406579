//! A small TCP proxy from the phones to a copy of the service, which cuts connections before, within and after
//! messages.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use rand::RngExt as _;

/// Of this many messages, one is cut before, one within, and two after it.
const CUT_OF: u32 = 250;

/// A proxy on a port of its own. It ends when it is dropped.
pub(super) struct Proxy {
    pub(super) address: SocketAddr,
    /// `None` while the copy is down, since another program may have taken its port.
    copy: Arc<Mutex<Option<SocketAddr>>>,
    ended: Arc<AtomicBool>,
}

/// Treatment of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    Never,
    /// The service gets nothing.
    Before,
    /// The service gets part of it.
    Within,
    /// The service gets all of it, the phone no answer.
    After,
}

impl Cut {
    fn random() -> Self {
        match rand::rng().random_range(0..CUT_OF) {
            0 => Self::Before,
            1 => Self::Within,
            2 | 3 => Self::After,
            _ => Self::Never,
        }
    }
}

impl Proxy {
    pub(super) fn to(copy: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (copy, ended) = (Arc::new(Mutex::new(Some(copy))), Arc::new(AtomicBool::new(false)));
        let (to, is_over) = (copy.clone(), ended.clone());
        thread::spawn(move || {
            for phone in listener.incoming() {
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
                // Connects under the lock, so that no phone reaches a port that now belongs to another program.
                let Some(service) = to.lock().unwrap().map(TcpStream::connect) else { continue };
                // A phone that went away needs no answer.
                thread::spawn(move || forward(&phone?, service?));
            }
        });
        Self { address, copy, ended }
    }

    /// Forwards to another port from now on, after a restart of the copy.
    pub(super) fn lead_to(&self, address: SocketAddr) {
        *self.copy.lock().unwrap() = Some(address);
    }

    /// Closes new connections from now on, before the copy is killed.
    pub(super) fn lead_nowhere(&self) {
        *self.copy.lock().unwrap() = None;
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        let _ = TcpStream::connect(self.address);
    }
}

fn forward(mut phone: &TcpStream, mut service: TcpStream) -> std::io::Result<()> {
    phone.set_nodelay(true)?;
    service.set_nodelay(true)?;
    let (mut asked, mut answers) = (phone.try_clone()?, service.try_clone()?);
    let hears_nothing = Arc::new(AtomicBool::new(false));
    let is_deaf = hears_nothing.clone();
    let back = thread::spawn(move || {
        let mut bytes = [0; 16 * 1024];
        while let Ok(length @ 1..) = answers.read(&mut bytes) {
            if is_deaf.load(Ordering::Relaxed) || asked.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = asked.shutdown(Shutdown::Both);
    });
    let mut bytes = [0; 16 * 1024];
    while let Ok(length @ 1..) = phone.read(&mut bytes) {
        let cut = Cut::random();
        hears_nothing.store(cut == Cut::After, Ordering::Relaxed);
        let length = match cut {
            Cut::Before => break,
            Cut::Within => length / 2,
            Cut::After | Cut::Never => length,
        };
        if service.write_all(&bytes[..length]).is_err() || cut == Cut::Within {
            break;
        }
        if rand::rng().random_bool(0.005) {
            thread::sleep(Duration::from_millis(rand::rng().random_range(1..50)));
        }
    }
    let _ = service.shutdown(Shutdown::Both);
    let _ = phone.shutdown(Shutdown::Both);
    let _ = back.join();
    Ok(())
}
