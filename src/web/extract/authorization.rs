//! Rights of accounts on the organiser's pages.

use lastcard_store::Role;

/// Addresses that a referee may use, for ruling on results, correcting them and looking them up. All others are for organisers only.
const REFEREE_ROUTES: [&str; 17] = [
    "/organise",
    "/organise/live",
    "/organise/account",
    "/organise/account/password",
    "/organise/account/sessions",
    "/organise/account/sessions/others/end",
    "/organise/account/sessions/{id}/end",
    "/organise/account/second-factor",
    "/organise/account/second-factor/end",
    "/organise/t/{slug}",
    "/organise/t/{slug}/live",
    "/organise/t/{slug}/audit",
    "/organise/t/{slug}/audit.{kind}",
    "/organise/t/{slug}/confirmations",
    "/organise/t/{slug}/rulings",
    "/organise/t/{slug}/rulings/{id}/end",
    "/organise/t/{slug}/calls/{table}",
];

/// Prefix of the addresses of one hand, which a referee may use as well.
const HAND_ROUTES: &str = "/organise/t/{slug}/hands/{slot}";

/// Returns true if a role may use a route. Outside the organiser's pages all roles have the same rights.
pub fn may_use(role: Role, pattern: &str) -> bool {
    match role {
        Role::Organiser => true,
        Role::Referee => {
            !pattern.starts_with("/organise")
                || REFEREE_ROUTES.contains(&pattern)
                || pattern.starts_with(HAND_ROUTES)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_referee_may_only_rule_and_correct() {
        for (pattern, may) in [
            ("/organise", true),
            ("/organise/t/{slug}/rulings", true),
            ("/organise/t/{slug}/hands/{slot}", true),
            ("/organise/t/{slug}/hands/{slot}/consequences", true),
            ("/t/{slug}", true),
            ("/organise/t/{slug}/edit", false),
            ("/organise/t/{slug}/codes/{table}", false),
            ("/organise/organisers", false),
            ("/organise/an-address-that-is-new", false),
        ] {
            assert_eq!(may_use(Role::Referee, pattern), may, "{pattern}");
            assert!(may_use(Role::Organiser, pattern));
        }
    }
}
