//! Fields that make an account, on any form: name, login, password.

use lastcard_store::accounts::{Login, NewAccount};
use lastcard_tournament::Name;

use crate::app::{error::Error, responses::FormRefusal, state::AppState};
use crate::security::password::Password;
use crate::ui::{form::Form, translator::Translator};

/// Account whose password is not hashed yet.
pub struct NewAccountForm {
    login: Login,
    name: Name,
    password: Password,
}

impl NewAccountForm {
    /// Reads the fields for an organiser of this club. Errors are noted in the form.
    pub fn read(form: &mut Form, club: &str, words: Translator) -> Option<Self> {
        let name = name(form, "name", "account-name-needed", words);
        let login = form.read("login", words, Login::parse);
        let typed = ["login", "name"].map(|field| form.value(field).trim().to_owned());
        let [typed_login, typed_name] = typed.each_ref().map(String::as_str);
        let password = password(form, &[typed_login, typed_name, club], words);
        Some(Self { login: login?, name: name?, password: password? })
    }

    pub async fn hash(
        self,
        site: &AppState,
        form: &mut Form,
        words: Translator,
    ) -> Result<Result<NewAccount, FormRefusal>, Error> {
        let Self { login, name, password } = self;
        let hash = hash_password(site, password, form, words).await?;
        Ok(hash.map(|password_hash| NewAccount { login, name, password_hash }))
    }
}

/// Reads a name. If it is empty, the message `needed` says whose name is required.
pub fn name(form: &mut Form, field: &str, needed: &str, words: Translator) -> Option<Name> {
    let typed = form.value(field);
    let (empty, parsed) = (typed.trim().is_empty(), Name::parse(typed));
    form.ok_or_report(
        field,
        parsed,
        |fault| if empty { words.say(needed).into() } else { words.fault(fault).into() },
    )
}

/// Reads the field `password`. `context` is what others know about the person who chose it.
pub fn password(form: &mut Form, context: &[&str], words: Translator) -> Option<Password> {
    form.read("password", words, |typed| Password::parse(typed, context))
}

/// Hashes a chosen password. If the queue is full, the form says so.
pub async fn hash_password(
    site: &AppState,
    password: Password,
    form: &mut Form,
    words: Translator,
) -> Result<Result<String, FormRefusal>, Error> {
    match site.hashing.hash(password).await {
        Ok(hash) => Ok(Ok(hash)),
        Err(Error::Busy) => {
            form.add_error("password", words.say("error-busy-help"));
            Ok(Err(FormRefusal::Busy))
        }
        Err(error) => Err(error),
    }
}
