//! Prepares the files that are compiled into the binary; a new file in one of their folders triggers a
//! rebuild. Style sheets are joined and comments removed.

// A build script fails by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// Files and folders at the start of a style sheet, on which the others build: features override what they
/// share.
const FIRST: [&str; 4] =
    ["static/css/ui/tokens.css", "static/css/ui/base.css", "static/css/ui", "static/print/sheet.css"];

/// Style sheets, each with the folder of its parts: one for every page, and those that only printing,
/// projectors and the pages of a club's year need in addition.
const SHEETS: [(&str, &str); 4] = [
    ("app.css", "static/css"),
    ("paper.css", "static/print"),
    ("wall.css", "static/projector"),
    ("year.css", "static/year"),
];

fn main() {
    // Paths below are those of the repository, which is two folders up.
    std::env::set_current_dir("../..").unwrap();
    for folder in ["locales", "static", "templates"] {
        println!("cargo:rerun-if-changed=../../{folder}");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap());
    let mut files = Vec::new();
    collect(Path::new("static"), &mut files);
    files.sort();
    let mut served: Vec<(String, &str, Vec<u8>)> = files
        .iter()
        .filter_map(|file| {
            let path = file.strip_prefix("static").unwrap().to_str().expect("a name of ASCII").to_owned();
            let media_type = media_type(&path)?;
            let content = fs::read(file).unwrap();
            let is_script = media_type.starts_with("text/javascript");
            let content = if is_script { without_comments(&content) } else { content };
            Some((path, media_type, content))
        })
        .collect();
    for (sheet, folder) in SHEETS {
        let stylesheet = addressed(&without_comments(&stylesheet(&files, folder)), &served);
        served.push((sheet.to_owned(), "text/css; charset=utf-8", stylesheet));
    }
    fs::write(out.join("assets.rs"), table(&out, &served)).unwrap();
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

/// Media type of a file that is served. The parts of style sheets have none, because each folder is served as
/// one file.
fn media_type(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml; charset=utf-8",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

/// Joins the style sheets of a folder and of the folders in it.
fn stylesheet(files: &[PathBuf], folder: &str) -> Vec<u8> {
    let mut parts: Vec<&PathBuf> = files.iter().filter(|file| file.starts_with(folder)).collect();
    let place = |file: &Path| FIRST.iter().position(|first| file.starts_with(first)).unwrap_or(FIRST.len());
    parts.sort_by_key(|file| (place(file), (*file).clone()));
    parts.iter().flat_map(|file| [fs::read(file).unwrap(), b"\n".to_vec()].concat()).collect()
}

/// Removes comments from a script or a style sheet. They must be on lines of their own. On a phone, comments
/// were a sixth of what the table's page loads.
fn without_comments(content: &[u8]) -> Vec<u8> {
    let text = std::str::from_utf8(content).expect("text");
    let mut inside = false;
    let is_kept = |line: &&str| {
        let line = line.trim();
        let (was_inside, begins) = (inside, line.starts_with("/*"));
        inside = (inside || begins) && !line.ends_with("*/");
        !(was_inside || begins || line.starts_with("//") || line.is_empty())
    };
    text.lines().filter(is_kept).flat_map(|line| [line, "\n"]).collect::<String>().into_bytes()
}

/// Replaces the addresses of files in a style sheet by addresses that change with the files' content.
fn addressed(stylesheet: &[u8], served: &[(String, &str, Vec<u8>)]) -> Vec<u8> {
    let text = std::str::from_utf8(stylesheet).expect("text").to_owned();
    let address = |text: String, (path, _, body): &(String, &str, Vec<u8>)| {
        text.replace(&format!("\"/static/{path}\""), &format!("\"/static/{path}?v={}\"", hash(body)))
    };
    served.iter().fold(text, address).into_bytes()
}

/// Short hash of a file's content.
fn hash(body: &[u8]) -> String {
    let begin = Sha256::digest(body).first_chunk().copied().expect("32 bytes");
    format!("{:016x}", u64::from_be_bytes(begin))
}

/// Writes the files as a Rust table, each with its hash and content.
fn table(out: &Path, served: &[(String, &str, Vec<u8>)]) -> String {
    let line = |(number, (path, media_type, body)): (usize, &(String, &str, Vec<u8>))| {
        let file = number.to_string();
        fs::write(out.join(&file), body).unwrap();
        // Relative to the table, which is in the same folder.
        format!("({path:?}, {media_type:?}, {:?}, include_bytes!({file:?}) as &[u8]),\n", hash(body))
    };
    format!("&[\n{}]", served.iter().enumerate().map(line).collect::<String>())
}
