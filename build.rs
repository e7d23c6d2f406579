//! What is compiled into the binary beside the code: a new file in one of these folders has to rebuild it. The static files are
//! compressed here, once and as well as it goes.

// A build fails by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// These come first in the one stylesheet: what the others build on.
const FIRST: [&str; 2] = ["tokens.css", "base.css"];

fn main() {
    for folder in ["locales", "migrations", "static", "templates"] {
        println!("cargo:rerun-if-changed={folder}");
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
            Some((path, media_type, fs::read(file).unwrap()))
        })
        .collect();
    served.push(("app.css".to_owned(), "text/css; charset=utf-8", stylesheet(&files)));
    fs::write(out.join("assets.rs"), table(&out, &served)).unwrap();
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

/// What is served at all: style sheets only as one file.
fn media_type(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

/// Every component's file, one after the other.
fn stylesheet(files: &[PathBuf]) -> Vec<u8> {
    let mut parts: Vec<&PathBuf> = files.iter().filter(|file| file.starts_with("static/css")).collect();
    let place = |file: &Path| FIRST.iter().position(|first| file.ends_with(first)).unwrap_or(FIRST.len());
    parts.sort_by_key(|file| (place(file), (*file).clone()));
    parts.iter().flat_map(|file| [fs::read(file).unwrap(), b"\n".to_vec()].concat()).collect()
}

/// The files as Rust, each plain, in gzip and in brotli.
fn table(out: &Path, served: &[(String, &str, Vec<u8>)]) -> String {
    let line = |(number, (path, media_type, body)): (usize, &(String, &str, Vec<u8>))| {
        let bodies = [("plain", body.clone()), ("gz", gzip(body)), ("br", brotli(body))];
        let included = bodies.map(|(encoding, body)| {
            let file = format!("{number}.{encoding}");
            fs::write(out.join(&file), body).unwrap();
            // Beside the file that this is written to.
            format!("include_bytes!({file:?}) as &[u8]")
        });
        format!("({path:?}, {media_type:?}, [{}]),\n", included.join(", "))
    };
    format!("&[\n{}]", served.iter().enumerate().map(line).collect::<String>())
}

fn gzip(body: &[u8]) -> Vec<u8> {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    gzip.write_all(body).unwrap();
    gzip.finish().unwrap()
}

fn brotli(body: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let best = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 18, ..Default::default() };
    brotli::BrotliCompress(&mut &*body, &mut packed, &best).unwrap();
    packed
}
