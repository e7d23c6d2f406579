//! The fields that make an account, wherever they stand: name, login, password.

use super::Error;
use super::password::Password;
use crate::store::accounts::{Login, NewAccount};
use crate::tournament::Name;
use crate::view::{Form, Words};

/// An account whose password is not hashed yet.
pub(super) struct Wanted {
    login: Login,
    name: Name,
    password: Password,
}

impl Wanted {
    /// Reads the fields; what is wrong is noted in the form.
    pub(super) fn read(form: &mut Form, words: Words) -> Option<Self> {
        let name = name(form, "name", words);
        let login = Login::parse(form.value("login"));
        let login = form.take("login", login, |fault| words.fault(fault).into());
        let typed = form.value("login").trim().to_owned();
        let password = password(form, &typed, words);
        Some(Self { login: login?, name: name?, password: password? })
    }

    /// Hashes the password; slow, for a thread that may wait.
    pub(super) fn hashed(&self) -> Result<NewAccount, Error> {
        let Self { login, name, password } = self;
        Ok(NewAccount { login: login.clone(), name: name.clone(), password_hash: password.hash()? })
    }
}

/// Reads a name.
pub(super) fn name(form: &mut Form, field: &str, words: Words) -> Option<Name> {
    let parsed = Name::parse(form.value(field));
    form.take(field, parsed, |fault| words.fault(fault).into())
}

/// Reads the field `password`, chosen for this login.
pub(super) fn password(form: &mut Form, login: &str, words: Words) -> Option<Password> {
    let parsed = Password::parse(form.value("password"), login);
    form.take("password", parsed, |fault| words.fault(fault).into())
}
