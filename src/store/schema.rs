//! Tables as created by `migrations/`.

use diesel::{allow_tables_to_appear_in_same_query, joinable, table};

table! {
    clubs (id) {
        id -> Text,
        slug -> Text,
        name -> Text,
        time_zone -> Text,
        language -> Text,
        demo -> Bool,
        created_at -> Timestamp,
        pace_seconds -> Integer,
        joint_ratings -> Bool,
    }
}

table! {
    accounts (id) {
        id -> Text,
        club_id -> Text,
        login -> Text,
        name -> Text,
        password_hash -> Text,
        created_at -> Timestamp,
        role -> Text,
    }
}

table! {
    sessions (id) {
        id -> Text,
        account_id -> Text,
        made_at -> Timestamp,
        seen_at -> Timestamp,
        browser -> Text,
        address -> Text,
    }
}

table! {
    api_tokens (id) {
        id -> Text,
        account_id -> Text,
        name -> Text,
        rights -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
        used_by -> Text,
        address -> Text,
    }
}

table! {
    second_factors (account_id) {
        account_id -> Text,
        secret -> Text,
        last_step -> Integer,
        since -> Timestamp,
    }
}

table! {
    recovery_codes (account_id, code_hash) {
        account_id -> Text,
        code_hash -> Text,
    }
}

table! {
    invites (id) {
        id -> Text,
        club_id -> Text,
        kind -> Text,
        account_id -> Nullable<Text>,
        token_hash -> Text,
        created_by -> Nullable<Text>,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
        role -> Text,
    }
}

table! {
    players (id) {
        id -> Text,
        club_id -> Text,
        name -> Text,
        created_at -> Timestamp,
        archived_at -> Nullable<Timestamp>,
        alias -> Nullable<Text>,
        openness -> Text,
        same_as -> Nullable<Text>,
    }
}

table! {
    brought_evenings (player_id, number) {
        player_id -> Text,
        number -> Integer,
        club -> Text,
        tournament -> Text,
        played_at -> Timestamp,
        place -> Integer,
        people -> Integer,
        hands -> Integer,
        won -> Integer,
    }
}

table! {
    former_players (id) {
        id -> Text,
        player_id -> Text,
    }
}

table! {
    settings (key) {
        key -> Text,
        value -> Text,
    }
}

table! {
    tournaments (id) {
        id -> Text,
        club_id -> Text,
        slug -> Text,
        name -> Text,
        starts_at -> Timestamp,
        state -> Text,
        setup -> Text,
        revision -> Integer,
        created_at -> Timestamp,
        started_at -> Nullable<Timestamp>,
        stopped_at -> Nullable<Timestamp>,
        archived_at -> Nullable<Timestamp>,
        visibility -> Text,
        names -> Text,
        withheld -> Bool,
        told_at -> Nullable<Timestamp>,
        tells_chances -> Bool,
        trial_until -> Nullable<Timestamp>,
    }
}

table! {
    entrants (tournament_id, number) {
        tournament_id -> Text,
        number -> Integer,
        id -> Text,
        name -> Text,
        carried -> Integer,
    }
}

table! {
    entrant_players (tournament_id, entrant_number, seat) {
        tournament_id -> Text,
        entrant_number -> Integer,
        seat -> Integer,
        id -> Text,
        name -> Text,
        roster_id -> Nullable<Text>,
        present -> Bool,
    }
}

table! {
    entries (id) {
        id -> Text,
        tournament_id -> Text,
        round -> Integer,
        hand -> Integer,
        table_number -> Integer,
        revision -> Integer,
        seating -> Text,
        dealer -> Nullable<Text>,
        opener -> Nullable<Text>,
        outcome -> Nullable<Text>,
        penalties -> Text,
        note -> Text,
        account_id -> Nullable<Text>,
        via -> Text,
        entry_key -> Text,
        created_at -> Timestamp,
        shared -> Bool,
        restores -> Nullable<Integer>,
        number -> Integer,
    }
}

table! {
    table_codes (code) {
        code -> Text,
        tournament_id -> Text,
        table_number -> Integer,
        created_at -> Timestamp,
        revoked_at -> Nullable<Timestamp>,
        opened_at -> Nullable<Timestamp>,
        used_at -> Nullable<Timestamp>,
        used_by -> Nullable<Text>,
    }
}

table! {
    tournament_events (id) {
        id -> Text,
        tournament_id -> Text,
        kind -> Text,
        detail -> Text,
        account_id -> Nullable<Text>,
        created_at -> Timestamp,
        number -> Integer,
    }
}

table! {
    dealt_hands (id) {
        id -> Text,
        tournament_id -> Text,
        round -> Integer,
        hand -> Integer,
        table_number -> Integer,
        attempt -> Integer,
        based_on -> Integer,
        rules -> Text,
        seating -> Text,
        sides -> Text,
        dealer -> Text,
        opener -> Text,
        move_seconds -> Nullable<Integer>,
        seed -> Text,
        state -> Text,
        created_at -> Timestamp,
        dealt_at -> Nullable<Timestamp>,
        ended_at -> Nullable<Timestamp>,
        shared -> Bool,
        number -> Integer,
        by_right -> Bool,
    }
}

table! {
    deals (tournament_id, round, hand) {
        tournament_id -> Text,
        round -> Integer,
        hand -> Integer,
        seed -> Nullable<Text>,
        created_at -> Timestamp,
        opened_at -> Nullable<Timestamp>,
    }
}

table! {
    dealt_moves (dealt_hand_id, number) {
        dealt_hand_id -> Text,
        number -> Integer,
        seat -> Integer,
        played -> Text,
        actor -> Text,
        made_at -> Timestamp,
    }
}

table! {
    seat_holders (tournament_id, player_id) {
        tournament_id -> Text,
        player_id -> Text,
        kind -> Text,
        name -> Text,
        since -> Timestamp,
        taken_over_at -> Nullable<Timestamp>,
    }
}

table! {
    seat_events (dealt_hand_id, number) {
        dealt_hand_id -> Text,
        number -> Integer,
        player_id -> Text,
        kind -> Text,
        phone -> Nullable<Text>,
        made_at -> Timestamp,
    }
}

table! {
    player_codes (code) {
        code -> Text,
        tournament_id -> Text,
        player_id -> Text,
        created_at -> Timestamp,
        revoked_at -> Nullable<Timestamp>,
        used_at -> Nullable<Timestamp>,
        used_by -> Nullable<Text>,
    }
}

table! {
    changes (id) {
        id -> Text,
        tournament_id -> Text,
        number -> Integer,
        entrant_id -> Text,
        from_round -> Integer,
        from_hand -> Integer,
        leaves -> Nullable<Text>,
        comes -> Nullable<Text>,
        name -> Nullable<Text>,
        roster_id -> Nullable<Text>,
        entries -> Integer,
        account_id -> Nullable<Text>,
        created_at -> Timestamp,
        undone_by -> Nullable<Text>,
        undone_at -> Nullable<Timestamp>,
    }
}

table! {
    play_offs (id) {
        id -> Text,
        tournament_id -> Text,
        entrants -> Text,
        hands_to_win -> Integer,
        account_id -> Nullable<Text>,
        created_at -> Timestamp,
        undone_by -> Nullable<Text>,
        undone_at -> Nullable<Timestamp>,
    }
}

table! {
    first_dealers (id) {
        id -> Text,
        tournament_id -> Text,
        table_number -> Integer,
        dealer -> Text,
        pulls -> Text,
        account_id -> Nullable<Text>,
        created_at -> Timestamp,
        undone_by -> Nullable<Text>,
        undone_at -> Nullable<Timestamp>,
    }
}

table! {
    walls (tournament_id) {
        tournament_id -> Text,
        shows -> Text,
        message -> Text,
    }
}

table! {
    failures (key) {
        key -> Text,
        times -> Integer,
        first_at -> Timestamp,
        closed_at -> Nullable<Timestamp>,
    }
}

table! {
    club_deeds (club_id, number) {
        club_id -> Text,
        number -> Integer,
        kind -> Text,
        about -> Text,
        by_name -> Nullable<Text>,
        created_at -> Timestamp,
    }
}

table! {
    own_counts (tournament_id, number) {
        tournament_id -> Text,
        number -> Integer,
        round -> Integer,
        hand -> Integer,
        table_number -> Integer,
        revision -> Integer,
        player_id -> Text,
        said -> Text,
        seen -> Integer,
        entry_key -> Text,
        device -> Text,
        created_at -> Timestamp,
    }
}

table! {
    webhooks (id) {
        id -> Text,
        club_id -> Text,
        address -> Text,
        wants -> Text,
        secret -> Text,
        old_secret -> Nullable<Text>,
        old_until -> Nullable<Timestamp>,
        created_by -> Nullable<Text>,
        created_at -> Timestamp,
        failures -> Integer,
        next_at -> Timestamp,
        off_at -> Nullable<Timestamp>,
        held_by -> Text,
        held_until -> Timestamp,
    }
}

table! {
    code_openings (place, code) {
        place -> Text,
        code -> Text,
        tournament_id -> Text,
        opened_at -> Timestamp,
    }
}

table! {
    webhook_positions (webhook_id, tournament_id) {
        webhook_id -> Text,
        tournament_id -> Text,
        entries -> Integer,
        events -> Integer,
        is_over -> Bool,
        settled -> Bool,
    }
}

table! {
    webhook_deliveries (id) {
        id -> Text,
        webhook_id -> Text,
        message -> Text,
        kind -> Text,
        attempt -> Integer,
        status -> Nullable<Integer>,
        fault -> Nullable<Text>,
        sent_at -> Timestamp,
    }
}

table! {
    seasons (id) {
        id -> Text,
        club_id -> Text,
        slug -> Text,
        name -> Text,
        rules -> Text,
        takes_new -> Bool,
        revision -> Integer,
        created_at -> Timestamp,
        ended_at -> Nullable<Timestamp>,
        revealed -> Nullable<Integer>,
    }
}

table! {
    season_tournaments (tournament_id) {
        tournament_id -> Text,
        season_id -> Text,
    }
}

table! {
    fixtures (id) {
        id -> Text,
        club_id -> Text,
        slug -> Text,
        name -> Text,
        place -> Text,
        about -> Text,
        starts_at -> Timestamp,
        setup -> Text,
        places -> Integer,
        state -> Text,
        takes_names -> Bool,
        check_in -> Text,
        revision -> Integer,
        created_at -> Timestamp,
        announced_at -> Nullable<Timestamp>,
        tournament_id -> Nullable<Text>,
        changed_at -> Nullable<Timestamp>,
        format_open -> Bool,
    }
}

table! {
    sign_ups (fixture_id, number) {
        fixture_id -> Text,
        number -> Integer,
        code -> Text,
        entry_key -> Text,
        remark -> Text,
        source -> Text,
        confirmed -> Bool,
        created_at -> Timestamp,
        left_at -> Nullable<Timestamp>,
        came_at -> Nullable<Timestamp>,
    }
}

table! {
    sign_up_players (fixture_id, number, seat) {
        fixture_id -> Text,
        number -> Integer,
        seat -> Integer,
        name -> Text,
        roster_id -> Nullable<Text>,
    }
}

table! {
    staged_events (id) {
        id -> Text,
        club_id -> Text,
        slug -> Text,
        plan -> Text,
        starts_at -> Timestamp,
        revision -> Integer,
        created_at -> Timestamp,
        fixture_id -> Nullable<Text>,
    }
}

table! {
    stage_tournaments (tournament_id) {
        tournament_id -> Text,
        event_id -> Text,
        stage -> Integer,
        group_number -> Integer,
        round -> Integer,
        number -> Integer,
    }
}

joinable!(accounts -> clubs (club_id));
joinable!(season_tournaments -> seasons (season_id));
joinable!(api_tokens -> accounts (account_id));
joinable!(second_factors -> accounts (account_id));
joinable!(tournaments -> clubs (club_id));
joinable!(table_codes -> tournaments (tournament_id));
joinable!(tournament_events -> tournaments (tournament_id));
joinable!(entrant_players -> tournaments (tournament_id));
joinable!(dealt_moves -> dealt_hands (dealt_hand_id));
joinable!(seat_events -> dealt_hands (dealt_hand_id));
joinable!(player_codes -> tournaments (tournament_id));
joinable!(code_openings -> tournaments (tournament_id));
joinable!(former_players -> players (player_id));
allow_tables_to_appear_in_same_query!(
    accounts,
    api_tokens,
    clubs,
    tournaments,
    tournament_events,
    table_codes,
    entrant_players,
    player_codes,
    second_factors,
    code_openings,
);
allow_tables_to_appear_in_same_query!(dealt_hands, dealt_moves, seat_events);
allow_tables_to_appear_in_same_query!(entries, own_counts);
allow_tables_to_appear_in_same_query!(brought_evenings, former_players, players);
allow_tables_to_appear_in_same_query!(seasons, season_tournaments);
allow_tables_to_appear_in_same_query!(staged_events, stage_tournaments, tournaments);
allow_tables_to_appear_in_same_query!(fixtures, sign_ups, sign_up_players);
