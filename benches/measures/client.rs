//! Client on a persistent connection, with a browser's headers.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Headers that every browser sends.
pub(crate) const BROWSER: &str = "host: 127.0.0.1\r\naccept: text/html,application/xhtml+xml,*/*;q=0.8\r\n\
    accept-language: en-GB,en;q=0.9\r\naccept-encoding: gzip, deflate, br, zstd\r\n\
    user-agent: Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0\r\nsec-fetch-site: same-origin\r\n";

pub(crate) fn get(path: &str, more: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\n{BROWSER}{more}\r\n").into_bytes()
}

pub(crate) fn post(path: &str, form: &str) -> Vec<u8> {
    let kind = "content-type: application/x-www-form-urlencoded";
    let length = form.len();
    format!("POST {path} HTTP/1.1\r\n{BROWSER}{kind}\r\ncontent-length: {length}\r\n\r\n{form}").into_bytes()
}

pub(crate) struct Client {
    stream: TcpStream,
    read: Vec<u8>,
}

/// Head of an answer, and length of its body.
pub(crate) struct Answer {
    pub(crate) head: String,
    pub(crate) body: usize,
}

impl Client {
    pub(crate) async fn to(service: SocketAddr) -> Self {
        let stream = TcpStream::connect(service).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Self { stream, read: vec![0; 256 << 10] }
    }

    /// Sends a request, and reads the answer to its end.
    pub(crate) async fn ask(&mut self, request: &[u8]) -> Answer {
        self.stream.write_all(request).await.unwrap();
        let mut filled = 0;
        let end = loop {
            let more = self.stream.read(&mut self.read[filled..]).await.unwrap();
            assert!(more > 0, "the connection is closed");
            filled += more;
            if let Some(end) = self.read[..filled].windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
        };
        let head = String::from_utf8_lossy(&self.read[..end]).into_owned();
        let length = head
            .split_once("content-length: ")
            .map_or(0, |(_, rest)| rest.split('\r').next().unwrap().parse().unwrap());
        let whole = end + length;
        self.stream.read_exact(&mut self.read[filled.min(whole)..whole]).await.unwrap();
        Answer { head, body: length }
    }

    /// Sends a request whose answer is known to have `whole` bytes.
    pub(crate) async fn ask_again(&mut self, request: &[u8], whole: usize) {
        self.stream.write_all(request).await.unwrap();
        self.stream.read_exact(&mut self.read[..whole]).await.unwrap();
    }
}

impl Answer {
    pub(crate) fn status(&self) -> u16 {
        self.head.split(' ').nth(1).unwrap().parse().unwrap()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(found, _)| *found == name).map(|(_, value)| value)
    }
}
