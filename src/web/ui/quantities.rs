//! Sizes and short durations in the visitor's language.

use std::time::Duration;

use crate::ui::{numbers::with_decimals, translator::Translator};

impl Translator {
    /// Formats a size in the unit that keeps the number short: `4.2 MB` in English.
    pub fn bytes(self, bytes: u64) -> String {
        let (unit, key) = match bytes {
            0..1_000_000 => (1_000, "quantity-kilobytes"),
            1_000_000..1_000_000_000 => (1_000_000, "quantity-megabytes"),
            _ => (1_000_000_000, "quantity-gigabytes"),
        };
        let tenths = u32::try_from(bytes / (unit / 10)).unwrap_or(u32::MAX);
        let number = match tenths {
            0..1_000 => with_decimals(f64::from(tenths) / 10.0, 1),
            _ => with_decimals(f64::from(tenths / 10), 0),
        };
        self.say(key).with("number", number).into()
    }

    /// Formats a duration in seconds: `0.62 s` in English.
    pub fn seconds(self, time: Duration) -> String {
        self.say("quantity-seconds").with("number", with_decimals(time.as_secs_f64(), 2)).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_have_the_unit_that_suits_them() {
        let written = |bytes| Translator::english().bytes(bytes);
        for (bytes, text) in [
            (0, "0.0 kB"),
            (4_256, "4.2 kB"),
            (987_654, "987 kB"),
            (4_250_000, "4.2 MB"),
            (107_374_182_400, "107 GB"),
        ] {
            assert_eq!(written(bytes).replace(['\u{2068}', '\u{2069}'], ""), text);
        }
        let hindi = Translator::of("hi").unwrap();
        assert!(hindi.bytes(4_250_000).contains("4.2"), "{}", hindi.bytes(4_250_000));
        assert_eq!(Translator::english().seconds(Duration::from_millis(1_234)), "1.23 s");
    }
}
