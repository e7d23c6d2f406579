//! libpq's file of passwords. libpq looks a server up there by its name, and here that is a socket: so it is done in its place.

use std::fs;
use std::path::PathBuf;

use super::address::PostgresUrl;

/// The password of the file for the first of the servers, where none is said elsewhere.
pub(super) fn password(url: &PostgresUrl) -> Option<String> {
    if url.has_password() || std::env::var_os("PGPASSWORD").is_some() {
        return None;
    }
    let given = url
        .parameter("passfile")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("PGPASSFILE").map(PathBuf::from));
    let file = given.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".pgpass")))?;
    if !is_closed(&file) {
        return None;
    }
    let host = url.hosts().first()?;
    let login =
        url.login().or_else(|| std::env::var("PGUSER").ok()).or_else(|| std::env::var("USER").ok())?;
    let database = url.database().unwrap_or_else(|| login.clone());
    find(&fs::read_to_string(file).ok()?, [&host.name, &host.port.to_string(), &database, &login])
}

/// A file that others may read is not used, as libpq does not.
fn is_closed(file: &PathBuf) -> bool {
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

/// The password of the first line that fits: `host:port:database:user:password`, any of them `*` for all.
fn find(text: &str, wanted: [&str; 4]) -> Option<String> {
    text.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let fields = fields(line);
        let (password, known) = fields.split_last()?;
        let fits = known.len() == wanted.len()
            && known.iter().zip(wanted).all(|(known, wanted)| known == "*" || known == wanted);
        fits.then(|| password.clone())
    })
}

/// The fields of a line; a backslash takes the meaning from what follows it.
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
    fn the_first_line_that_fits_has_the_password() {
        let text = "# ours\nother:5432:db:club:no\ndb.example:*:db:club:se\\:cr\\\\et\n*:*:*:*:last\n";
        let find = |host, database| find(text, [host, "5432", database, "club"]);
        assert_eq!(find("db.example", "db").as_deref(), Some("se:cr\\et"));
        assert_eq!(find("db.example", "elsewhere").as_deref(), Some("last"));
        assert_eq!(super::find("db:1:x:y", ["db", "1", "x", "y"]), None);
    }
}
