//! The way from the phones to the copies of the service: a small TCP proxy that leads to any of them, and cuts connections before,
//! within and after what is sent.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;

/// A proxy on a port of its own. It ends when it is dropped.
pub(super) struct Proxy {
    pub(super) address: SocketAddr,
    copies: Arc<Mutex<Vec<SocketAddr>>>,
    ended: Arc<AtomicBool>,
}

/// What it does to a connection.
#[derive(Clone, Copy)]
enum Cut {
    Never,
    /// The service gets nothing.
    Before,
    /// The service gets some of it.
    Within,
    /// The service gets it all, the phone hears nothing.
    After,
}

impl Proxy {
    pub(super) fn to(copies: Vec<SocketAddr>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (copies, ended) = (Arc::new(Mutex::new(copies)), Arc::new(AtomicBool::new(false)));
        let (to, is_over) = (copies.clone(), ended.clone());
        thread::spawn(move || {
            for phone in listener.incoming() {
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
                let to = *to.lock().unwrap().choose(&mut rand::rng()).unwrap();
                // A phone that went away has nothing to be told.
                thread::spawn(move || phone.and_then(|phone| forward(&phone, to)));
            }
        });
        Self { address, copies, ended }
    }

    /// Leads to another port from now on: this copy was started again.
    pub(super) fn leads_to(&self, copy: usize, address: SocketAddr) {
        self.copies.lock().unwrap()[copy] = address;
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        let _ = TcpStream::connect(self.address);
    }
}

fn forward(mut phone: &TcpStream, service: SocketAddr) -> std::io::Result<()> {
    let mut rng = rand::rng();
    let cut = match rng.random_range(0..40) {
        0 => Cut::Before,
        1 => Cut::Within,
        2 | 3 => Cut::After,
        _ => Cut::Never,
    };
    let mut service = TcpStream::connect(service)?;
    let (mut asked, mut answers) = (phone.try_clone()?, service.try_clone()?);
    let mut there = [0; 16 * 1024];
    let back = thread::spawn(move || {
        let mut bytes = [0; 16 * 1024];
        while let Ok(length @ 1..) = answers.read(&mut bytes) {
            if matches!(cut, Cut::After) || asked.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = asked.shutdown(Shutdown::Both);
    });
    while let Ok(length @ 1..) = phone.read(&mut there) {
        let length = match cut {
            Cut::Before => break,
            Cut::Within => length / 2,
            Cut::After | Cut::Never => length,
        };
        service.write_all(&there[..length])?;
        if matches!(cut, Cut::Within) {
            break;
        }
        if rng.random_bool(0.02) {
            thread::sleep(Duration::from_millis(rng.random_range(1..50)));
        }
    }
    let _ = service.shutdown(Shutdown::Both);
    let _ = phone.shutdown(Shutdown::Both);
    let _ = back.join();
    Ok(())
}
