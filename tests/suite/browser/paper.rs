//! What comes out of a printer: the sheets of a document as Chromium writes it.

use std::io::Read as _;

use flate2::read::ZlibDecoder;
use regex::bytes::Regex;
use serde_json::{Value, json};

/// Width and height in centimetres.
pub(crate) type Paper = (f64, f64);

/// The paper that printers have: A4 and Letter.
pub(crate) const PAPERS: [Paper; 2] = [(21.0, 29.7), (21.59, 27.94)];

/// In centimetres.
const INCH: f64 = 2.54;

/// How Chromium prints on it: with a margin of a centimetre on each side.
pub(super) fn settings((width, height): Paper) -> Value {
    let margin = 1.0 / INCH;
    json!({
        "paperWidth": width / INCH, "paperHeight": height / INCH,
        "marginTop": margin, "marginBottom": margin, "marginLeft": margin, "marginRight": margin,
    })
}

/// A printed document: of each sheet how often something is written on it.
pub(crate) struct Printed(Vec<usize>);

impl Printed {
    pub(super) fn read(pdf: &[u8]) -> Self {
        let page = Regex::new(r"(?s-u)/Type /Page\n.*?/Contents (\d+) 0 R").unwrap();
        let contents = page.captures_iter(pdf).map(|found| String::from_utf8_lossy(&found[1]).into_owned());
        Self(contents.map(|object| texts(&stream(pdf, &object))).collect())
    }

    /// How many sheets it takes.
    pub(crate) fn sheets(&self) -> usize {
        self.0.len()
    }

    /// The sheets on which nothing is written, from 1.
    pub(crate) fn empty(&self) -> Vec<usize> {
        (1..).zip(&self.0).filter(|(_, texts)| **texts == 0).map(|(sheet, _)| sheet).collect()
    }
}

/// The marks of a sheet.
fn stream(pdf: &[u8], object: &str) -> Vec<u8> {
    let begins = Regex::new(&format!(r"(?s-u)\n{object} 0 obj\n.*?stream\r?\n")).unwrap();
    let packed = &pdf[begins.find(pdf).expect("an object").end()..];
    let mut marks = Vec::new();
    ZlibDecoder::new(packed).read_to_end(&mut marks).expect("packed marks");
    marks
}

fn texts(marks: &[u8]) -> usize {
    Regex::new(r"(?-u)\bT[jJ]\b").unwrap().find_iter(marks).count()
}
