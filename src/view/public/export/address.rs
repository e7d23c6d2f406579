//! Address encoding for other programs.

use std::fmt::Write as _;

/// Percent-encodes non-ASCII and unsafe characters: a tournament's slug may be in any script. What is already encoded stays.
pub fn encoded(address: &str) -> String {
    escaped(address, |byte| byte.is_ascii_graphic() && !b"\"<>\\^`{|}".contains(&byte))
}

/// Encodes a text as the value of a query parameter.
pub(super) fn parameter(text: &str) -> String {
    escaped(text, |byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte))
}

fn escaped(text: &str, stays: impl Fn(u8) -> bool) -> String {
    text.bytes().fold(String::with_capacity(text.len()), |mut escaped, byte| {
        if stays(byte) {
            escaped.push(char::from(byte));
        } else {
            // Writing to a `String` never fails.
            let _ = write!(escaped, "%{byte:02X}");
        }
        escaped
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_ascii_and_parameters_end_nothing() {
        assert_eq!(
            encoded("https://a.example/t/день-1?follow=x"),
            "https://a.example/t/%D0%B4%D0%B5%D0%BD%D1%8C-1?follow=x"
        );
        assert_eq!(encoded("/t/%D0%B4"), "/t/%D0%B4");
        assert_eq!(encoded("/t/\"<x>"), "/t/%22%3Cx%3E");
        assert_eq!(parameter("https://a.example/t/x?a=b&c"), "https%3A%2F%2Fa.example%2Ft%2Fx%3Fa%3Db%26c");
    }
}
