//! Numbers as the visitor's language writes them.

use fluent_bundle::FluentValue;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// The formatter of one language, kept by Fluent's memoizer.
struct Numbers(DecimalFormatter);

impl Memoizable for Numbers {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        let locale: Locale = language.to_string().parse().map_err(|_| ())?;
        DecimalFormatter::try_new(locale.into(), icu_decimal::options::DecimalFormatterOptions::default())
            .map(Self)
            .map_err(|_| ())
    }
}

/// Prints Fluent's numbers with the language's digits and grouping. Fluent leaves that to its host.
pub(super) fn formatter(value: &FluentValue<'_>, memo: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    // Points, counts and table numbers: everything here is an integer that a float holds exactly.
    #[expect(clippy::cast_possible_truncation, reason = "integers below 2^53")]
    let whole = number.value as i64;
    memo.with_try_get::<Numbers, _, _>((), |n| n.0.format(&Decimal::from(whole)).to_string()).ok()
}
