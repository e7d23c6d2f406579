//! Printed pages: the sheets of a PDF as Chromium writes it.

use std::io::Read as _;

use flate2::read::ZlibDecoder;
use regex::bytes::Regex;
use serde_json::{Value, json};

pub(crate) type Paper = (f64, f64);

/// Common paper sizes: A4 and Letter, width and height in centimetres.
pub(crate) const PAPERS: [Paper; 2] = [(21.0, 29.7), (21.59, 27.94)];

/// Centimetres per inch.
const INCH: f64 = 2.54;

/// Print settings for Chromium, with a margin of one centimetre on each side.
pub(crate) fn settings((width, height): Paper) -> Value {
    let margin = 1.0 / INCH;
    json!({
        "paperWidth": width / INCH, "paperHeight": height / INCH,
        "marginTop": margin, "marginBottom": margin, "marginLeft": margin, "marginRight": margin,
    })
}

/// A printed document: the number of texts on each sheet.
pub(crate) struct Printed(Vec<usize>);

impl Printed {
    pub(crate) fn read(pdf: &[u8]) -> Self {
        let page = Regex::new(r"(?s-u)/Type /Page\n.*?/Contents (\d+) 0 R").unwrap();
        let contents = page.captures_iter(pdf).map(|found| String::from_utf8_lossy(&found[1]).into_owned());
        Self(contents.map(|object| count_texts(&stream(pdf, &object))).collect())
    }

    pub(crate) fn sheets(&self) -> usize {
        self.0.len()
    }

    /// Numbers of the blank sheets, starting at 1.
    pub(crate) fn blank_sheets(&self) -> Vec<usize> {
        (1..).zip(&self.0).filter(|(_, texts)| **texts == 0).map(|(sheet, _)| sheet).collect()
    }
}

/// Unpacks the content stream of a sheet.
fn stream(pdf: &[u8], object: &str) -> Vec<u8> {
    let begins = Regex::new(&format!(r"(?s-u)\n{object} 0 obj\n.*?stream\r?\n")).unwrap();
    let packed = &pdf[begins.find(pdf).expect("an object").end()..];
    let mut marks = Vec::new();
    ZlibDecoder::new(packed).read_to_end(&mut marks).expect("packed marks");
    marks
}

fn count_texts(marks: &[u8]) -> usize {
    Regex::new(r"(?-u)\bT[jJ]\b").unwrap().find_iter(marks).count()
}
