//! Password hashing with argon2id: its parameters, and the two threads that hash. A hash takes 19 MiB, so no more than two are computed at
//! once, however many people log in. A few more requests wait in a queue; once it is full, the answer is 503 with `Retry-After`.

use std::sync::{
    Arc, Mutex, PoisonError,
    mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
};
use std::thread;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::oneshot;

use crate::app::error::Error;
use crate::security::password::Password;

/// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. A password that was hashed with other parameters is hashed again at
/// the next log-in.
const PARAMS: Params = Params::DEFAULT;

const THREADS: usize = 2;

/// Maximum number of waiting jobs: about a second's work for a small machine.
const MAX_QUEUED: usize = 24;

type Job = Box<dyn FnOnce(&mut HashMemory) + Send>;

/// Working memory of a thread, kept for the next hash. Freeing and allocating 19 MiB among small allocations would leave holes in the heap
/// that are too small for the next hash.
#[derive(Default)]
struct HashMemory(Vec<Block>);

impl HashMemory {
    /// Computes the argon2 output of a password; `None` if the parameters are invalid.
    fn compute(&mut self, argon2: &Argon2<'_>, password: &str, salt: &Salt) -> Option<Output> {
        let blocks = argon2.params().block_count();
        if self.0.len() < blocks {
            self.0.resize(blocks, Block::new());
        }
        let mut out = vec![0; argon2.params().output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN)];
        let memory = self.0.as_mut_slice();
        argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut out, memory).ok()?;
        Output::new(&out).ok()
    }

    /// Hashes a password with a fresh salt, in PHC form.
    fn hash(&mut self, password: &str) -> Result<String, Error> {
        let hash = self.compute_hash(password).map(|hash| hash.to_string());
        hash.ok_or_else(|| Error::Internal("a password could not be hashed".to_owned()))
    }

    fn compute_hash(&mut self, password: &str) -> Option<PasswordHash> {
        let salt = Salt::new(&rand::random::<[u8; 16]>()).ok()?;
        let output = self.compute(&argon2(), password, &salt)?;
        Some(PasswordHash {
            algorithm: Algorithm::Argon2id.ident(),
            version: Some(Version::V0x13.into()),
            params: ParamsString::try_from(&PARAMS).ok()?,
            salt: Some(salt),
            hash: Some(output),
        })
    }

    /// Returns true if a password matches a hash. Without a hash this takes as long and returns false.
    fn verify(&mut self, password: &str, hash: Option<&str>) -> bool {
        let known = hash.and_then(|hash| PasswordHash::new(hash).ok());
        let Some(hash) = known else {
            let _ = self.compute_hash(password);
            return false;
        };
        self.verify_hash(password, &hash).unwrap_or_default()
    }

    /// Checks a password with the hash's own parameters, and compares the outputs in constant time.
    fn verify_hash(&mut self, password: &str, hash: &PasswordHash) -> Option<bool> {
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = match hash.version {
            Some(version) => Version::try_from(version).ok()?,
            None => Version::default(),
        };
        let argon2 = Argon2::new(algorithm, version, Params::try_from(hash).ok()?);
        let output = self.compute(&argon2, password, hash.salt.as_ref()?)?;
        Some(*hash.hash.as_ref()? == output)
    }
}

/// Handle to the hashing threads, which end when it is dropped.
#[derive(Debug)]
pub struct Hashing(SyncSender<Job>);

impl Hashing {
    pub fn start() -> Self {
        let (jobs, queue) = sync_channel(MAX_QUEUED);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..THREADS {
            let queue = Arc::clone(&queue);
            let started = thread::Builder::new().name("hashing".to_owned()).spawn(move || work(&queue));
            if let Err(error) = started {
                tracing::error!(%error, "no thread for hashing");
            }
        }
        Self(jobs)
    }

    /// Hashes a password with a fresh salt, in PHC form.
    pub async fn hash(&self, password: Password) -> Result<String, Error> {
        self.run(move |memory| memory.hash(password.as_str())).await?
    }

    /// Hashes a password that was accepted before, in the same way.
    pub async fn rehash(&self, password: String) -> Result<String, Error> {
        self.run(move |memory| memory.hash(&password)).await?
    }

    /// Returns true if a password matches a hash. Without a hash (an unknown login) this takes as long and returns false, so that the time
    /// does not reveal which logins exist.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, Error> {
        self.run(move |memory| memory.verify(&password, hash.as_deref())).await
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut HashMemory) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (answer, answered) = oneshot::channel();
        let job = move |memory: &mut HashMemory| {
            // Receiver dropped: the hash is no longer needed.
            if !answer.is_closed() {
                let _ = answer.send(work(memory));
            }
        };
        match self.0.try_send(Box::new(job)) {
            Ok(()) => {
                answered.await.map_err(|_| Error::Internal("a hashing thread sent no answer".to_owned()))
            }
            Err(TrySendError::Full(_)) => Err(Error::Busy),
            Err(TrySendError::Disconnected(_)) => {
                Err(Error::Internal("the hashing threads have stopped".to_owned()))
            }
        }
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    let mut memory = HashMemory::default();
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        job(&mut memory);
    }
}

fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, PARAMS)
}

/// Hashes a password with a fresh salt, in PHC form. Takes tens of milliseconds.
pub fn hash(password: &Password) -> Result<String, Error> {
    HashMemory::default().hash(password.as_str())
}

/// Returns true if a password matches a hash. Takes tens of milliseconds, even without a hash.
pub fn verify_password(password: &str, hash: Option<&str>) -> bool {
    HashMemory::default().verify(password, hash)
}

/// Returns true if a hash was made with parameters other than the current ones.
pub fn is_outdated(hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return true };
    let todays = (
        Algorithm::Argon2id.ident(),
        Some(u32::from(Version::V0x13)),
        PARAMS.m_cost(),
        PARAMS.t_cost(),
        PARAMS.p_cost(),
    );
    Params::try_from(&hash).map_or(true, |params| {
        (hash.algorithm, hash.version, params.m_cost(), params.t_cost(), params.p_cost()) != todays
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_matches_only_its_password() {
        let hash = hash(&Password::parse("seven of hearts", &[]).unwrap()).unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(verify_password("seven of hearts", Some(&hash)));
        assert!(!verify_password("seven of spades", Some(&hash)));
        assert!(!verify_password("seven of hearts", None));
    }

    #[test]
    fn reused_memory_changes_no_hash() {
        use argon2::password_hash::{PasswordHasher, PasswordVerifier};
        let light = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(64, 1, 1, None).unwrap());
        let old: PasswordHash = light.hash_password(b"seven of hearts").unwrap();
        let mut memory = HashMemory::default();
        let hash = memory.hash("seven of hearts").unwrap();
        for hash in [hash.as_str(), old.to_string().as_str(), hash.as_str()] {
            assert!(memory.verify("seven of hearts", Some(hash)), "{hash}");
            assert!(!memory.verify("seven of spades", Some(hash)), "{hash}");
        }
        // The crate's own check, which allocates its own memory, agrees.
        assert!(argon2().verify_password(b"seven of hearts", hash.as_str()).is_ok());
        assert!(!memory.verify("seven of hearts", Some("$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ")));
    }

    #[test]
    fn a_hash_with_other_parameters_is_outdated() {
        let of = |params: &str| {
            format!("$argon2id$v=19${params}$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g")
        };
        assert!(!is_outdated(&of("m=19456,t=2,p=1")));
        assert!(is_outdated(&of("m=19456,t=1,p=1")));
        assert!(is_outdated(&of("m=4096,t=2,p=1")));
        assert!(is_outdated(&of("m=19456,t=2,p=1").replace("argon2id", "argon2i")));
        assert!(is_outdated("secret"));
    }

    #[tokio::test]
    async fn a_full_hash_queue_refuses_at_once() {
        let hashing = Hashing::start();
        let (go, gate) = std::sync::mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let blocked = || {
            let gate = Arc::clone(&gate);
            hashing.run(move |_| {
                let _ = gate.lock().unwrap().recv();
            })
        };
        let mut waiting: Vec<_> = (0..THREADS + MAX_QUEUED + 2).map(|_| Box::pin(blocked())).collect();
        let mut refused = 0;
        for wait in &mut waiting {
            // The first poll either queues the job or is refused.
            if let std::task::Poll::Ready(answer) = poll_once(wait.as_mut()).await {
                assert!(matches!(answer, Err(Error::Busy)), "{answer:?}");
                refused += 1;
            }
        }
        assert!((2..=2 + THREADS).contains(&refused), "{refused} of {}", waiting.len());
        drop(go);
    }

    async fn poll_once<F: Future>(mut future: std::pin::Pin<&mut F>) -> std::task::Poll<F::Output> {
        std::future::poll_fn(|context| std::task::Poll::Ready(future.as_mut().poll(context))).await
    }
}
