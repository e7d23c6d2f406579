//! QR codes.

use qrcode::render::svg::Color;
use qrcode::{EcLevel, QrCode};

/// Renders a text as a QR code in a standalone SVG element.
pub fn svg(text: &str) -> String {
    let code = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::M);
    let svg = |code: QrCode| {
        let render = code
            .render::<Color<'_>>()
            .min_dimensions(200, 200)
            .dark_color(Color("#000"))
            .light_color(Color("#fff"))
            .build();
        // The XML declaration belongs in a file, not in a page.
        render.split_once("?>").map(|(_, svg)| svg.to_owned()).unwrap_or(render)
    };
    code.map(svg).unwrap_or_default()
}
