//! Pictures as pixels: drawn from an SVG of ours, with fonts of our own and none of the machine.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{self, FontResolver, Options, Tree};

/// Rubik for Latin, Cyrillic, Arabic and Hebrew, Noto for the scripts of India, and what people put beside their names.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    const FILES: [&[u8]; 6] = [
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/fonts/drawn/rubik.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/fonts/drawn/noto-devanagari.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/fonts/drawn/noto-gurmukhi.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/fonts/drawn/noto-gujarati.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/fonts/drawn/noto-bengali.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/fonts/drawn/noto-emoji.ttf")),
    ];
    let mut fonts = Database::new();
    for file in FILES {
        fonts.load_font_source(Source::Binary(Arc::new(file)));
    }
    fonts.set_serif_family(FAMILY);
    fonts.set_sans_serif_family(FAMILY);
    Arc::new(fonts)
});

const FAMILY: &str = "Rubik";

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum NotDrawn {
    /// It is not the SVG that it should be.
    #[error("svg: {0}")]
    Svg(#[from] usvg::Error),
    /// Its text did not render.
    #[error("template: {0}")]
    Template(#[from] askama::Error),
    /// It has no size, or the file could not be written.
    #[error("png: {0}")]
    Png(String),
}

/// The PNG of an SVG.
///
/// # Errors
/// What is no SVG, or has no size.
pub fn png(svg: &str) -> Result<Vec<u8>, NotDrawn> {
    let tree = tree(svg)?;
    let size = tree.size().to_int_size();
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or_else(|| NotDrawn::Png("no size".to_owned()))?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|failure| NotDrawn::Png(failure.to_string()))
}

/// How wide the elements with these ids are; 0 where nothing is to be seen of one.
pub(super) fn widths(svg: &str, ids: impl Iterator<Item = String>) -> Result<Vec<f32>, NotDrawn> {
    let tree = tree(svg)?;
    let wide = |id: String| tree.node_by_id(&id).map_or(0.0, |node| node.abs_bounding_box().width());
    Ok(ids.map(wide).collect())
}

fn tree(svg: &str) -> Result<Tree, NotDrawn> {
    // Each part of a text names the font that has its letters. A letter that no font has is a box, and nothing is looked for.
    let font_resolver = FontResolver {
        select_font: FontResolver::default_font_selector(),
        select_fallback: Box::new(|_, _, _| None),
    };
    let fontdb = FONTS.clone();
    let options = Options { fontdb, font_resolver, font_family: FAMILY.to_owned(), ..Options::default() };
    Ok(Tree::from_str(svg, &options)?)
}
