//! TLS to PostgreSQL: `sslmode` keeps its promises.

use diesel::{Connection as _, PgConnection, QueryableByName, RunQueryDsl as _, sql_query, sql_types::Bool};
use lastcard::snapshots::Snapshots;
use lastcard::store::{Location, Store, StoreError, clubs};

use crate::store::{details, set_up};
use crate::support::certificates::Authority;
use crate::support::cluster::Cluster;
use crate::support::evening::{entry, keys, slot, start_friday_night, win_by_seat};
use crate::support::patience::wait_until;

#[derive(QueryableByName)]
struct Encrypted {
    #[diesel(sql_type = Bool)]
    ssl: bool,
}

/// Returns for each connection of a store whether the server reports it as encrypted.
fn encrypted_connections(cluster: &Cluster) -> Vec<bool> {
    let mut conn = PgConnection::establish(&cluster.socket_address()).unwrap();
    let sql =
        "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'lastcard'";
    sql_query(sql).load::<Encrypted>(&mut conn).unwrap().into_iter().map(|one| one.ssl).collect()
}

fn open(url: &str) -> Result<Store, StoreError> {
    Store::open(&Location::parse(url).unwrap())
}

/// Opens a store, checks whether its connections are encrypted, and closes it.
#[track_caller]
fn assert_opens(cluster: &Cluster, url: &str, is_encrypted: bool) {
    let store = open(url).unwrap();
    clubs::list(&store).unwrap();
    let all = encrypted_connections(cluster);
    assert!(!all.is_empty() && all.iter().all(|one| *one == is_encrypted), "{url}: {all:?}");
    drop(store);
    wait_until(|| encrypted_connections(cluster).is_empty());
}

#[track_caller]
fn assert_refused(url: &str, words: &str) {
    let refused = open(url).map(|_| ()).unwrap_err().to_string();
    assert!(refused.contains(words), "{refused}");
}

#[test]
fn connections_obey_sslmode() {
    let (cluster, ours, others) = (Cluster::start_on_network(), Authority::new(), Authority::new());
    // The server does not encrypt.
    assert_opens(&cluster, &cluster.network_address("localhost", "sslmode=prefer"), false);
    assert_opens(&cluster, &cluster.network_address("127.0.0.1", ""), false);
    assert_refused(&cluster.network_address("localhost", "sslmode=require"), "does not support TLS");
    // The server encrypts.
    let signed = ours.sign(&["localhost"]);
    cluster.encrypt(&signed.certificate, &signed.key);
    let (root, other) = (ours.write_root(), others.write_root());
    let roots = |mode: &str, root: &std::path::Path| format!("sslmode={mode}&sslrootcert={}", root.display());
    for (name, said, is_encrypted) in [
        ("localhost", "sslmode=disable".to_owned(), false),
        ("localhost", String::new(), true),
        ("127.0.0.1", "sslmode=prefer".to_owned(), true),
        ("127.0.0.1", "sslmode=require".to_owned(), true),
        ("127.0.0.1", roots("verify-ca", &root), true),
        ("localhost", roots("verify-full", &root), true),
        // If both a name and an address are given, the certificate must match the name.
        ("localhost", format!("{}&hostaddr=127.0.0.1", roots("verify-full", &root)), true),
    ] {
        assert_opens(&cluster, &cluster.network_address(name, &said), is_encrypted);
    }
    assert_refused(&cluster.network_address("127.0.0.1", &roots("verify-full", &root)), "certificate");
    assert_refused(&cluster.network_address("localhost", &roots("verify-full", &other)), "certificate");
    assert_refused(&cluster.network_address("localhost", &roots("verify-ca", &other)), "certificate");
    // As libpq: named authorities are checked even with `require`.
    assert_refused(&cluster.network_address("localhost", &roots("require", &other)), "certificate");
    assert_refused(
        &cluster.network_address("localhost", "sslmode=verify-full&sslrootcert=system"),
        "certificate",
    );
    assert_refused(
        &cluster.network_address("localhost", "sslmode=verify-full&sslrootcert=/nowhere.pem"),
        "/nowhere.pem",
    );
    // A self-signed certificate is trusted if it is among the authorities, as long as it is valid.
    for (days, is_good) in [([-1, 90], true), ([-9, -2], false)] {
        let own = Authority::self_signed("localhost", days);
        let root = ours.write_file("itself.pem", &own.certificate);
        cluster.encrypt(&own.certificate, &own.key);
        if is_good {
            assert_opens(&cluster, &cluster.network_address("localhost", &roots("verify-full", &root)), true);
            assert_refused(
                &cluster.network_address("127.0.0.1", &roots("verify-full", &root)),
                "certificate",
            );
        } else {
            assert_refused(
                &cluster.network_address("localhost", &roots("verify-full", &root)),
                "certificate",
            );
        }
    }
}

#[test]
fn copies_notify_each_other_over_encrypted_connections() {
    let (cluster, ours) = (Cluster::start_on_network(), Authority::new());
    let signed = ours.sign(&["localhost"]);
    cluster.encrypt(&signed.certificate, &signed.key);
    let url = cluster.network_address(
        "localhost",
        &format!("sslmode=verify-full&sslrootcert={}", ours.write_root().display()),
    );
    let (here, there) = (open(&url).unwrap(), open(&url).unwrap());
    let (club, _) = set_up(&here);
    let header = start_friday_night(&here, &club, &keys("four-player"));
    let (snapshots, other) = (Snapshots::new(here.clone()), Snapshots::new(there.clone()));
    let _listening = other.listen().unwrap();
    let snapshot = other.unredacted(&header.slug).unwrap();
    let one = slot(1, 1, 1);
    snapshots.record(&entry(&snapshot.stored, one, Some(win_by_seat(&snapshot.stored, one, 0, 10)))).unwrap();
    wait_until(|| !other.unredacted(&header.slug).unwrap().stored.entries.is_empty());
    assert!(encrypted_connections(&cluster).iter().all(|one| *one));
    // The server goes away and comes back.
    cluster.control("stop");
    assert!(matches!(clubs::list(&here), Err(StoreError::Unavailable(_))));
    cluster.control("start");
    assert_eq!(clubs::list(&here).unwrap(), [club]);
    clubs::create(&here, &details("Boreas")).unwrap();
}
