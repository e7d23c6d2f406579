//! A receiver of webhooks: it listens on a port of its own, stores messages, and answers as instructed.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver as Queue, Sender, channel};
use std::sync::{Arc, Mutex};

use reqwest::header::{HeaderMap, HeaderName};
use serde_json::Value;
use standardwebhooks::Webhook;

use super::patience::PATIENCE;

/// Reaction of a receiver to a message.
#[derive(Debug, Clone)]
pub(crate) enum Answer {
    /// Answers with this status.
    Status(u16),
    /// Redirects to another address.
    Redirect(String),
    /// Sends something other than HTTP.
    Nonsense,
    /// Closes the connection without an answer.
    Closes,
    /// Holds the connection, and never answers.
    Holds,
}

/// A message as it came over the wire.
#[derive(Debug, Clone)]
pub(crate) struct Message {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Message {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }

    pub(crate) fn id(&self) -> &str {
        self.header("webhook-id")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    pub(crate) fn kind(&self) -> String {
        self.json()["type"].as_str().unwrap().to_owned()
    }

    /// Returns true if the Standard Webhooks library accepts its signature for this secret.
    pub(crate) fn is_signed_with(&self, secret: &str) -> bool {
        Webhook::new(secret).unwrap().verify(self.body.as_bytes(), &self.headers).is_ok()
    }
}

/// A program that listens.
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    messages: Queue<Message>,
    answers: Arc<Mutex<VecDeque<Answer>>>,
}

impl Receiver {
    /// Starts a receiver that accepts every message.
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, messages) = channel();
        let answers: Arc<Mutex<VecDeque<Answer>>> = Arc::default();
        let next = answers.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let (sender, next) = (sender.clone(), next.clone());
                std::thread::spawn(move || serve(stream.unwrap(), &sender, &next));
            }
        });
        Self { address, messages, answers }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Queues reactions to the next messages; later ones are accepted.
    pub(crate) fn queue_answers(&self, answers: &[Answer]) {
        self.answers.lock().unwrap().extend(answers.iter().cloned());
    }

    /// Waits for the next message.
    #[track_caller]
    pub(crate) fn next(&self) -> Message {
        self.messages.recv_timeout(PATIENCE).expect("a message")
    }

    /// Returns the messages that arrived and were not read yet.
    pub(crate) fn rest(&self) -> Vec<Message> {
        self.messages.try_iter().collect()
    }
}

fn serve(mut stream: TcpStream, messages: &Sender<Message>, answers: &Mutex<VecDeque<Answer>>) {
    let mut from = BufReader::new(stream.try_clone().unwrap());
    let Some(message) = read(&mut from) else { return };
    let answer = answers.lock().unwrap().pop_front().unwrap_or(Answer::Status(204));
    // A finished test no longer listens.
    let _ = messages.send(message);
    let head = match answer {
        Answer::Status(status) => format!("HTTP/1.1 {status} Said\r\ncontent-length: 0\r\n\r\n"),
        Answer::Redirect(to) => {
            format!("HTTP/1.1 302 Found\r\nlocation: {to}\r\ncontent-length: 0\r\n\r\n")
        }
        Answer::Nonsense => "SSH-2.0-OpenSSH_9.2\r\n\r\n".to_owned(),
        Answer::Closes => return,
        Answer::Holds => {
            let _ = from.read_to_end(&mut Vec::new());
            return;
        }
    };
    let _ = stream.write_all(head.as_bytes());
}

fn read(from: &mut BufReader<TcpStream>) -> Option<Message> {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        if from.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let line = line.trim_end().to_owned();
        if line.is_empty() {
            break;
        }
        lines.push(line);
    }
    let path = lines[0].split(' ').nth(1)?.to_owned();
    let headers: HeaderMap = lines[1..]
        .iter()
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.parse::<HeaderName>().unwrap(), value.parse().unwrap()))
        .collect();
    let mut body = vec![0; headers["content-length"].to_str().unwrap().parse().unwrap()];
    from.read_exact(&mut body).ok()?;
    Some(Message { path, headers, body: String::from_utf8(body).unwrap() })
}
