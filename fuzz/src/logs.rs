//! Arbitrary hand logs: no panic, no endless text, and a valid log is unchanged after being written and read
//! again.

use lastcard::rules::log::replay;
use lastcard::tournament::file;
use lastcard::web::Translator;

use super::files::tell;

pub fn run(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    for (number, log) in file::logs(text).enumerate() {
        assert!(number <= text.len(), "there are more logs than letters");
        match log {
            Ok(log) => {
                let ended = replay(&log);
                if let Err(fault) = &ended {
                    assert!(!Translator::english().fault(fault).to_string().is_empty());
                }
                let written = serde_json::to_string(&log).unwrap();
                let read: Vec<_> = file::logs(&written).collect();
                assert!(read == [Ok(log)], "{written}");
            }
            Err(problems) => {
                assert!(!problems.is_empty(), "it was refused without a problem");
                tell(&problems);
            }
        }
    }
}
