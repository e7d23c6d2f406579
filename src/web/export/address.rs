//! Address encoding for other programs.

use std::fmt::Write as _;

/// Percent-encodes non-ASCII and unsafe characters: a tournament's slug may be in any script. Text that is already encoded is kept.
pub fn encode_url(address: &str) -> String {
    percent_encode(address, |byte| byte.is_ascii_graphic() && !b"\"<>\\^`{|}".contains(&byte))
}

/// Encodes a text as the value of a query parameter.
pub fn encode_parameter(text: &str) -> String {
    percent_encode(text, |byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte))
}

fn percent_encode(text: &str, stays: impl Fn(u8) -> bool) -> String {
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
    fn addresses_are_ascii_and_parameters_are_escaped() {
        assert_eq!(
            encode_url("https://a.example/t/день-1?follow=x"),
            "https://a.example/t/%D0%B4%D0%B5%D0%BD%D1%8C-1?follow=x"
        );
        assert_eq!(encode_url("/t/%D0%B4"), "/t/%D0%B4");
        assert_eq!(encode_url("/t/\"<x>"), "/t/%22%3Cx%3E");
        assert_eq!(
            encode_parameter("https://a.example/t/x?a=b&c"),
            "https%3A%2F%2Fa.example%2Ft%2Fx%3Fa%3Db%26c"
        );
    }
}
