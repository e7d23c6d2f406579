//! HTTP client that sees every byte: connections for requests, and streams of events.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Connection that keeps its cookie.
pub struct HttpConnection {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
    used: Instant,
    cookie: Option<String>,
    pub bytes: usize,
}

pub struct Answer {
    pub status: u16,
    /// Headers and body, without the date, the request id and the cookie.
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        let (_, body) = self.text.split_once("\n\n").unwrap();
        serde_json::from_str(body).unwrap()
    }
}

/// Stream of events, with the last one read.
pub struct Events {
    stream: BufReader<TcpStream>,
    last: String,
    /// Revision of the event before the last one.
    before: Option<u64>,
    pub bytes: usize,
}

fn connect(address: SocketAddr) -> BufReader<TcpStream> {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_nodelay(true).unwrap();
    BufReader::new(stream)
}

impl HttpConnection {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, stream: connect(address), used: Instant::now(), cookie: None, bytes: 0 }
    }

    pub fn get(&mut self, path: &str) -> Answer {
        let head = self.head("GET", path, "HTTP/1.1");
        self.send(&format!("{head}\r\n"))
    }

    pub fn json(&mut self, path: &str) -> Value {
        self.get(path).json()
    }

    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut body = String::new();
        for (name, value) in fields {
            write!(body, "&{name}=").unwrap();
            value.bytes().for_each(|byte| write!(body, "%{byte:02X}").unwrap());
        }
        let body = body.trim_start_matches('&');
        let head = self.head("POST", path, "HTTP/1.1");
        let kind = "content-type: application/x-www-form-urlencoded";
        self.send(&format!("{head}{kind}\r\ncontent-length: {}\r\n\r\n{body}", body.len()))
    }

    /// Opens a stream. HTTP/1.0 has no chunks, so the bytes read are the bytes written.
    pub fn events(&self, path: &str) -> Events {
        let mut stream = connect(self.address);
        let head = self.head("GET", path, "HTTP/1.0");
        stream.get_mut().write_all(format!("{head}\r\n").as_bytes()).unwrap();
        let mut line = String::new();
        stream.read_line(&mut line).unwrap();
        assert!(line.contains(" 200 "), "{line}");
        while line != "\r\n" {
            line.clear();
            stream.read_line(&mut line).unwrap();
        }
        Events { stream, last: String::new(), before: None, bytes: 0 }
    }

    fn head(&self, method: &str, path: &str, protocol: &str) -> String {
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        format!("{method} {path} {protocol}\r\nhost: {0}\r\norigin: http://{0}\r\n{cookie}", self.address)
    }

    fn send(&mut self, request: &str) -> Answer {
        // The service closes a connection that was idle for five seconds. One that is about to be closed is not used again.
        if self.used.elapsed() > Duration::from_secs(1) {
            self.stream = connect(self.address);
        }
        self.stream.get_mut().write_all(request.as_bytes()).unwrap();
        self.used = Instant::now();
        let (mut text, mut length) = (String::new(), 0);
        loop {
            let mut line = String::new();
            self.bytes += self.stream.read_line(&mut line).unwrap();
            let line = line.trim_end();
            let (name, value) = line.split_once(": ").unwrap_or((line, ""));
            match name.to_lowercase().as_str() {
                "" => break,
                "date" | "x-request-id" => {}
                "set-cookie" => self.cookie = value.split(';').next().map(str::to_owned),
                known => {
                    if known == "content-length" {
                        length = value.parse().unwrap();
                    }
                    text.extend([line, "\n"]);
                }
            }
        }
        let status = text.split(' ').nth(1).unwrap().parse().unwrap();
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).unwrap();
        self.bytes += length;
        Answer { status, text: format!("{text}\n{}", String::from_utf8(body).unwrap()) }
    }
}

impl Events {
    pub fn read(&mut self) {
        let mut event = String::new();
        loop {
            let read = self.stream.read_line(&mut event).unwrap();
            assert!(read > 0, "the stream has ended");
            self.bytes += read;
            if event == ":\n" || event == "\n" {
                event.clear();
            } else if event.ends_with("\n\n") {
                self.before = self.revision();
                self.last = event;
                return;
            }
        }
    }

    /// Reads until an event contains these words.
    pub fn read_to(&mut self, words: &str) {
        while !self.last.contains(words) {
            self.read();
        }
    }

    /// Reads until the hand has this many moves.
    pub fn read_until(&mut self, revision: u64) {
        while self.revision().is_none_or(|shown| shown < revision) {
            self.read();
        }
    }

    /// Returns true if the last event shows this revision, and is newer than the event before it.
    pub fn has_just_reached(&self, revision: u64) -> bool {
        self.revision() == Some(revision) && self.before < Some(revision)
    }

    /// Returns the data of the last event.
    pub fn data(&self) -> &str {
        self.last.split_once("data: ").map_or("", |(_, data)| data)
    }

    /// Returns the number of moves at the last event; `None` if it shows no hand.
    fn revision(&self) -> Option<u64> {
        let number =
            |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok();
        let after = |mark: &str| self.last.split_once(mark).and_then(|(_, rest)| number(rest));
        let wall = || {
            let (order, _) = self.last.split_once("data-order=\"")?.1.split_once('"')?;
            number(order.rsplit(' ').next()?)
        };
        after("data-revision=\"").or_else(|| after("\"revision\":")).or_else(wall)
    }
}
