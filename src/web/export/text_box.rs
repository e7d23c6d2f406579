//! Fits texts into a picture, which cannot wrap lines: reduces the font size first, then shortens the text.

use askama::Template;

use lastcard_tournament::excerpt;

use crate::export::{
    font_runs::{FontRun, font_runs},
    raster::{RasterError, widths},
};

/// The space for a text, in units of the picture.
#[derive(Debug, Clone, Copy)]
pub struct TextBox {
    /// Maximum width.
    pub wide: u16,
    /// Font size if the text fits.
    pub size: u16,
    /// Smallest font size; a text that is still too wide is shortened.
    pub least: u16,
}

/// A text at the size at which it fits.
#[derive(Debug, Clone, Default)]
pub struct FittedText {
    pub size: u16,
    runs: Vec<FittedRun>,
}

/// A run of the text, with its width at size [`MEASURE_SIZE`].
#[derive(Debug, Clone)]
struct FittedRun {
    run: FontRun,
    wide: f32,
}

/// A positioned run. Each has its own x: if the renderer continues from one font to the next, letters get lost.
#[derive(Debug)]
pub struct PlacedRun {
    pub x: f32,
    pub family: &'static str,
    pub text: String,
    /// Width in the bundled font, for renderers that use another font.
    pub wide: f32,
}

impl FittedText {
    pub fn text(&self) -> String {
        self.runs.iter().map(|one| one.run.text.as_str()).collect()
    }

    /// Places the runs so that the first one begins at `x`.
    pub fn align_start(&self, x: f32) -> Vec<PlacedRun> {
        let scale = f32::from(self.size) / MEASURE_SIZE;
        let place = |x: &mut f32, one: &FittedRun| {
            let (run, wide) = (&one.run, one.wide * scale);
            let placed = PlacedRun { x: *x, family: run.family, text: run.text.clone(), wide };
            *x += wide;
            Some(placed)
        };
        self.runs.iter().scan(x, place).collect()
    }

    /// Places the runs so that the last one ends at `x`.
    pub fn align_end(&self, x: f32) -> Vec<PlacedRun> {
        self.align_start(x - self.width())
    }

    /// Places the runs centred on `x`.
    pub fn align_centre(&self, x: f32) -> Vec<PlacedRun> {
        self.align_start(x - self.width() / 2.0)
    }

    fn width(&self) -> f32 {
        sum(&self.runs) * f32::from(self.size) / MEASURE_SIZE
    }
}

/// All runs at size [`MEASURE_SIZE`], each on its own.
#[derive(Template)]
#[template(path = "export/measure.svg")]
struct Measure<'a> {
    runs: &'a [FontRun],
}

const MEASURE_SIZE: f32 = 100.0;

/// Maximum number of attempts at shortening a text: the text is measured again after each, since letters
/// differ in width.
const TRIES: usize = 4;

/// Fits each text into its box.
pub fn fit_texts(texts: &[(&str, TextBox)]) -> Result<Vec<FittedText>, RasterError> {
    let mut shown: Vec<String> = texts.iter().map(|(text, _)| strip_undrawable(text)).collect();
    let mut runs = measure_runs(&shown)?;
    for _ in 0..TRIES {
        let mut is_cut = false;
        for ((text, runs), (_, room)) in shown.iter_mut().zip(&runs).zip(texts) {
            let least = sum(runs) * f32::from(room.least) / MEASURE_SIZE;
            if least > f32::from(room.wide) {
                *text = excerpt(text, shortened_len(text.chars().count(), f32::from(room.wide) / least));
                is_cut = true;
            }
        }
        if !is_cut {
            break;
        }
        runs = measure_runs(&shown)?;
    }
    Ok(runs.into_iter().zip(texts).map(|(runs, (_, room))| fit(runs, *room)).collect())
}

fn sum(runs: &[FittedRun]) -> f32 {
    runs.iter().map(|one| one.wide).sum()
}

fn fit(runs: Vec<FittedRun>, room: TextBox) -> FittedText {
    let most = f32::from(room.wide) * MEASURE_SIZE / sum(&runs).max(1.0);
    let size = most.min(f32::from(room.size)).max(f32::from(room.least)).floor();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "no larger than that of the room"
    )]
    let size = size as u16;
    FittedText { size, runs }
}

/// Returns this share of the characters, but fewer than all.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a part of the characters of a sentence"
)]
fn shortened_len(characters: usize, part: f32) -> usize {
    ((characters as f32 * part) as usize).clamp(1, characters.max(2) - 1)
}

/// Splits each text into runs and measures them.
fn measure_runs(texts: &[String]) -> Result<Vec<Vec<FittedRun>>, RasterError> {
    let runs: Vec<Vec<FontRun>> = texts.iter().map(|text| font_runs(text)).collect();
    let all = runs.concat();
    let svg = Measure { runs: &all }.render()?;
    let mut widths = widths(&svg, (0..all.len()).map(|number| format!("t{number}")))?.into_iter();
    let mut with_width = |run| FittedRun { run, wide: widths.next().unwrap_or_default() };
    Ok(runs.into_iter().map(|runs| runs.into_iter().map(&mut with_width).collect()).collect())
}

/// Removes characters that XML cannot represent, and the selector for coloured emoji.
fn strip_undrawable(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() && !matches!(c, '\u{FE0F}' | '\u{FFFE}' | '\u{FFFF}')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: TextBox = TextBox { wide: 400, size: 40, least: 24 };

    fn fitted_line(text: &str) -> FittedText {
        fit_texts(&[(text, ROOM)]).unwrap().remove(0)
    }

    #[test]
    fn text_shrinks_and_then_shortens_to_fit() {
        let short = fitted_line("Anna");
        assert_eq!((short.text().as_str(), short.size), ("Anna", 40));
        let longer = fitted_line("Anna Karenina of Aurora");
        assert_eq!(longer.text(), "Anna Karenina of Aurora");
        assert!((24..40).contains(&longer.size), "{longer:?}");
        for name in [
            "W".repeat(60),
            "शर्मा ".repeat(12),
            "محمد ".repeat(15),
            "🎉".repeat(60),
            "字".repeat(60),
            "aक🎉".repeat(20),
        ] {
            let cut = fitted_line(&name);
            assert!(cut.text().ends_with('…'), "{cut:?}");
            assert!(cut.width() <= 400.0 && cut.width() > 300.0, "{} {cut:?}", cut.width());
            assert!(cut.size >= 24, "{cut:?}");
        }
    }

    #[test]
    fn parts_follow_one_another() {
        let mixed = fitted_line("56 में से 🎉 ок");
        let placed = mixed.align_end(400.0);
        assert_eq!(placed.len(), 4);
        let mut x = placed[0].x;
        for run in &placed {
            assert!((run.x - x).abs() < 0.1 && run.wide > 5.0, "{placed:?}");
            x += run.wide;
        }
        assert!((x - 400.0).abs() < 0.1, "{x}");
        assert_eq!(mixed.text(), "56 में से 🎉 ок");
        let spaces = |text| fitted_line(text).width();
        assert!(spaces("a क") > spaces("aक") + 3.0, "a space at the end of a part is as wide as any");
    }

    #[test]
    fn no_typed_text_breaks_a_picture() {
        for text in
            ["", "<b>&\"'", "\u{FFFF}", "\u{200d}", "a\u{0}b", "👨‍👩‍👧‍👦", "]]>", "字क🎉字", "\u{93e}", "\u{1F3FD}"]
        {
            fit_texts(&[(text, ROOM)]).unwrap();
        }
    }
}
