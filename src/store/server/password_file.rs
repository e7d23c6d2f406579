//! Password file of libpq. libpq looks a server up by its host, which is a local socket here, so Lastcard looks up the server itself.

use std::fs;
use std::path::PathBuf;

use super::address::PostgresUrl;

/// Returns the password from the file for the first server, unless a password is given elsewhere.
pub(super) fn password(url: &PostgresUrl) -> Option<String> {
    if url.has_password() || std::env::var_os("PGPASSWORD").is_some() {
        return None;
    }
    let given = url
        .parameter("passfile")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("PGPASSFILE").map(PathBuf::from));
    let file = given.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".pgpass")))?;
    if !is_private(&file) {
        return None;
    }
    let host = url.hosts().first()?;
    let login =
        url.login().or_else(|| std::env::var("PGUSER").ok()).or_else(|| std::env::var("USER").ok())?;
    let database = url.database().unwrap_or_else(|| login.clone());
    find(&fs::read_to_string(file).ok()?, [&host.name, &host.port.to_string(), &database, &login])
}

/// Returns true if only its owner can read the file. Other files are ignored, as they are by libpq.
fn is_private(file: &PathBuf) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        fs::metadata(file).is_ok_and(|file| file.mode().trailing_zeros() >= 6)
    }
    #[cfg(not(unix))]
    {
        file.exists()
    }
}

/// Returns the password of the first matching line, `host:port:database:user:password`, where `*` matches anything.
fn find(text: &str, wanted: [&str; 4]) -> Option<String> {
    text.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let fields = fields(line);
        let (password, known) = fields.split_last()?;
        let fits = known.len() == wanted.len()
            && known.iter().zip(wanted).all(|(known, wanted)| known == "*" || known == wanted);
        fits.then(|| password.clone())
    })
}

/// Splits a line into fields; a backslash escapes the next character.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        let sign = match sign {
            ':' if fields.len() < 5 => {
                fields.push(String::new());
                continue;
            }
            '\\' => signs.next().unwrap_or('\\'),
            other => other,
        };
        if let Some(last) = fields.last_mut() {
            last.push(sign);
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_matching_line_gives_the_password() {
        let text = "# ours\nother:5432:db:club:no\ndb.example:*:db:club:se\\:cr\\\\et\n*:*:*:*:last\n";
        let find = |host, database| find(text, [host, "5432", database, "club"]);
        assert_eq!(find("db.example", "db").as_deref(), Some("se:cr\\et"));
        assert_eq!(find("db.example", "elsewhere").as_deref(), Some("last"));
        assert_eq!(super::find("db:1:x:y", ["db", "1", "x", "y"]), None);
    }
}
