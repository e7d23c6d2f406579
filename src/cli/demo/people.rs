//! People of the demo club.

/// Names from many languages, as in any club.
pub(super) const PEOPLE: [&str; 16] = [
    "Anna Keller",
    "Борис Лебедев",
    "अनन्या शर्मा",
    "Liam O’Brien",
    "Jasleen Kaur",
    "Mateo García",
    "Chloé Dubois",
    "Ravi Patel",
    "Вера Соколова",
    "Søren Lund",
    "Noor Haddad",
    "Łukasz Wójcik",
    "Grace Okafor",
    "Yuki Tanaka",
    "Zoë van Dijk",
    "Tanvir Hossain",
];

/// Numbers of the people whose page shows everything about them; the others have not chosen.
pub(super) const OPEN_PAGES: [usize; 5] = [0, 2, 4, 5, 8];

/// Names of these people, joined to teams of this size.
pub(super) fn lines(numbers: &[usize], team: usize) -> Vec<String> {
    let names: Vec<&str> = numbers.iter().filter_map(|number| PEOPLE.get(*number).copied()).collect();
    names.chunks(team.max(1)).map(|players| players.join(" + ")).collect()
}
