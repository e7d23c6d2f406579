//! The front page of a club, followed live.

use crate::browser::live::following::{assert_not_reloaded, wait_until_following};
use crate::browser::phones::hall::Hall;
use crate::browser::phones::phone::Phone;
use crate::support::copy::{copy, hands_played};
use crate::support::ex_48::play;

#[tokio::test]
async fn a_result_reaches_the_front_page() {
    let hall = Hall::four_players("std");
    let (home, club) = (Phone::ordinary().await, Phone::ordinary().await);
    let phones = [(&home, "/"), (&club, "/c/aurora")];
    for (phone, path) in phones {
        phone.open(&hall.app.url(path)).await;
        phone.wait_for_text(".front-live", copy("state-ready")).await;
        wait_until_following(phone).await;
    }
    play(&hall.app.snapshots, &hall.header, 1);
    for (phone, _) in phones {
        phone.wait_for_text(".front-live", hands_played(1, 12)).await;
        phone.wait_for_text(".front-places", "75").await;
        assert_not_reloaded(phone).await;
    }
    play(&hall.app.snapshots, &hall.header, 12);
    for (phone, _) in phones {
        phone.wait_for_text(".front-last .podium-1", "Anna").await;
        phone.wait_until_gone(".front-live").await;
        assert_not_reloaded(phone).await;
    }
}
