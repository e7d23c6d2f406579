//! Numbers, sizes and short durations in the visitor's language.

use std::time::Duration;

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentNumberType};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use lastcard_tournament::Average;

use crate::ui::translator::Translator;

/// The number formatter of one language, cached by Fluent's memoizer.
struct NumberFormatter(DecimalFormatter);

impl Memoizable for NumberFormatter {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        let locale: Locale = language.to_string().parse().map_err(|_| ())?;
        DecimalFormatter::try_new(locale.into(), icu_decimal::options::DecimalFormatterOptions::default())
            .map(Self)
            .map_err(|_| ())
    }
}

/// Formats Fluent's numbers with the language's digits and grouping, which Fluent leaves to its host.
pub fn formatter(value: &FluentValue<'_>, memo: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    // Points, counts and table numbers are integers that a float holds exactly; an average has its decimals.
    let digits =
        number.options.minimum_fraction_digits.and_then(|digits| i16::try_from(digits).ok()).unwrap_or(0);
    #[expect(clippy::cast_possible_truncation, reason = "integers below 2^53")]
    let whole = (number.value * 10_f64.powi(digits.into())).round() as i64;
    let mut decimal = Decimal::from(whole);
    decimal.multiply_pow10(-digits);
    memo.with_try_get::<NumberFormatter, _, _>((), |n| n.0.format(&decimal).to_string()).ok()
}

/// Zeros of the digit sets that users type: Devanagari, Bengali, Gurmukhi, Gujarati, both kinds of Arabic, and the full-width ones of East
/// Asia.
const ZEROS: [char; 7] = ['\u{0966}', '\u{09E6}', '\u{0A66}', '\u{0AE6}', '\u{0660}', '\u{06F0}', '\u{FF10}'];

/// Thousands separators of various languages.
const GROUPING: [char; 7] = [',', '.', ' ', '\u{A0}', '\u{202F}', '\'', '’'];

/// Converts typed digits to ASCII: “৪৭” becomes “47”. Other characters are kept.
pub fn to_ascii_digits(typed: &str) -> String {
    let digit = |c: char| {
        let among = |zero: &char| u32::from(c).checked_sub(u32::from(*zero)).filter(|digit| *digit < 10);
        ZEROS.iter().find_map(among).and_then(|digit| char::from_digit(digit, 10)).unwrap_or(c)
    };
    typed.chars().map(digit).collect()
}

/// Normalises a typed whole number: converts its digits, and removes thousands separators and a trailing full stop. Anything else
/// is kept.
pub fn normalise_number(typed: &str) -> String {
    let digits = to_ascii_digits(typed.trim());
    let digits = digits.strip_suffix('.').unwrap_or(&digits);
    let is_group = |group: &str| !group.is_empty() && group.bytes().all(|b| b.is_ascii_digit());
    let is_grouped = digits.split_once(GROUPING).is_some_and(|(first, rest)| {
        let mut thousands = rest.split(GROUPING);
        first.len() <= 3 && is_group(first) && thousands.all(|group| group.len() == 3 && is_group(group))
    });
    if is_grouped { digits.replace(GROUPING, "") } else { digits.to_owned() }
}

/// An average with two decimals.
pub fn average(average: Average) -> FluentValue<'static> {
    with_decimals(average.rounded(), 2)
}

/// A number with a fixed number of decimals.
pub fn with_decimals(number: f64, decimals: usize) -> FluentValue<'static> {
    let options =
        FluentNumberOptions { minimum_fraction_digits: Some(decimals), ..FluentNumberOptions::default() };
    FluentValue::Number(FluentNumber::new(number, options))
}

/// An ordinal, from which the language selects “1st”, “2nd” and so on.
pub fn ordinal(place: u32) -> FluentValue<'static> {
    let options = FluentNumberOptions { r#type: FluentNumberType::Ordinal, ..FluentNumberOptions::default() };
    FluentValue::Number(FluentNumber::new(place.into(), options))
}

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
    use super::{normalise_number, to_ascii_digits, *};

    #[test]
    fn numbers_may_be_typed_in_any_script() {
        for typed in ["47", "४७", "৪৭", "੪੭", "૪૭", "٤٧", "۴۷"] {
            assert_eq!(to_ascii_digits(typed), "47");
        }
        assert_eq!(to_ascii_digits("-१x"), "-1x");
    }

    #[test]
    fn whole_numbers_may_be_typed_as_people_write_them() {
        for (typed, number) in [
            ("20.", "20"),
            ("２０", "20"),
            ("1,240", "1240"),
            ("1.240", "1240"),
            ("1\u{a0}240", "1240"),
            ("1’240", "1240"),
            ("१,२४०", "1240"),
            ("1240", "1240"),
        ] {
            assert_eq!(normalise_number(typed), number, "{typed}");
        }
        for typed in ["1,24", "12,40", "1,2400", ",240", "1,,240", "3.5", "-5", "1e3", "12400,000", ""] {
            assert_eq!(normalise_number(typed), typed);
        }
    }

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
