//! Renders our SVG pictures to pixels, using only the bundled fonts and none installed on the machine.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{
    self, FontResolver, Options, Tree,
    fontdb::{Database, Source},
};

/// Rubik for Latin, Cyrillic, Arabic and Hebrew, Noto for Indian scripts and for the emoji that people put beside their names.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    const FILES: [&[u8]; 6] = [
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/fonts/drawn/rubik.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/fonts/drawn/noto-devanagari.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/fonts/drawn/noto-gurmukhi.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/fonts/drawn/noto-gujarati.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/fonts/drawn/noto-bengali.ttf")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/fonts/drawn/noto-emoji.ttf")),
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

/// Reason why a picture could not be drawn.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// The SVG is not valid.
    #[error("svg: {0}")]
    Svg(#[from] usvg::Error),
    /// The template of the SVG failed to render.
    #[error("template: {0}")]
    Template(#[from] askama::Error),
    /// The picture has no size, or could not be encoded.
    #[error("png: {0}")]
    Png(String),
}

/// Renders an SVG as PNG.
///
/// # Errors
/// The SVG is invalid or has no size.
pub fn png(svg: &str) -> Result<Vec<u8>, RasterError> {
    let tree = tree(svg)?;
    let size = tree.size().to_int_size();
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or_else(|| RasterError::Png("no size".to_owned()))?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|failure| RasterError::Png(failure.to_string()))
}

/// Returns the widths of the elements with these ids; 0 for one that is not visible.
pub fn widths(svg: &str, ids: impl Iterator<Item = String>) -> Result<Vec<f32>, RasterError> {
    let tree = tree(svg)?;
    let wide = |id: String| tree.node_by_id(&id).map_or(0.0, |node| node.abs_bounding_box().width());
    Ok(ids.map(wide).collect())
}

fn tree(svg: &str) -> Result<Tree, RasterError> {
    // Each run names the font that contains its letters. A letter missing from the fonts becomes a box; there is no fallback search.
    let font_resolver = FontResolver {
        select_font: FontResolver::default_font_selector(),
        select_fallback: Box::new(|_, _, _| None),
    };
    let fontdb = FONTS.clone();
    let options = Options { fontdb, font_resolver, font_family: FAMILY.to_owned(), ..Options::default() };
    Ok(Tree::from_str(svg, &options)?)
}
