//! Ids of rows. They are made here, sort by the time they were made, and mean nothing else.

use std::fmt;

use diesel::{
    backend::Backend,
    deserialize::{self, FromSql, FromSqlRow},
    expression::AsExpression,
    serialize::{self, Output, ToSql},
    sql_types::Text,
};
use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, AsExpression, FromSqlRow,
        )]
        #[diesel(sql_type = Text)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// A new one, made of the time and chance.
            pub fn made() -> Self {
                Self(uuid::Uuid::now_v7().simple().to_string())
            }

            /// 32 hexadecimal digits where we made it; from outside any text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        /// From a form, a session or an address: any text is an id, perhaps of nothing.
        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(text)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl<DB: Backend> ToSql<Text, DB> for $name
        where
            String: ToSql<Text, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                self.0.to_sql(out)
            }
        }

        impl<DB: Backend> FromSql<Text, DB> for $name
        where
            String: FromSql<Text, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
                String::from_sql(bytes).map(Self)
            }
        }
    };
}

id! {
    /// A club.
    ClubId
}
id! {
    /// An organiser's account.
    AccountId
}
id! {
    /// A session of an organiser.
    SessionId
}
id! {
    /// A token of a program.
    ApiTokenId
}
id! {
    /// An invitation or a password reset.
    InviteId
}
id! {
    /// A player of a club's roster.
    RosterId
}
id! {
    /// A tournament.
    TournamentId
}
id! {
    /// A season.
    SeasonId
}
id! {
    /// A tournament that is to come.
    FixtureId
}
id! {
    /// An entry of the ledger.
    EntryId
}
id! {
    /// Somebody who came or left after the start.
    ChangeId
}
id! {
    /// A play-off.
    PlayOffId
}
id! {
    /// Who was drawn to deal first at a table.
    FirstDealerId
}
id! {
    /// An event of a tournament.
    EventId
}
id! {
    /// A hand that the program deals.
    DealtHandId
}

id! {
    /// An address to which a club's news is sent.
    WebhookId
}
id! {
    /// An attempt to send something there.
    DeliveryId
}

impl EntryId {
    /// The first that could be made at a moment: those made before it sort before it.
    pub(super) fn earliest_at(at: chrono::DateTime<chrono::Utc>) -> Self {
        let millis = u64::try_from(at.timestamp_millis()).unwrap_or_default();
        Self(uuid::Builder::from_unix_timestamp_millis(millis, &[0; 10]).into_uuid().simple().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_sort_by_when_they_were_made() {
        let before = chrono::Utc::now();
        let made = EntryId::made();
        let later = before + chrono::TimeDelta::minutes(1);
        assert!(EntryId::earliest_at(before) <= made && made < EntryId::earliest_at(later));
    }
}
