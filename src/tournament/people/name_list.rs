//! A list of people that can be searched by name.

use std::collections::BTreeMap;

use super::name_key::{NameKey, NameSkeleton};
use crate::Name;

/// People on a list, by the key and the look of their names.
#[derive(Debug)]
pub struct NameList<T> {
    keys: BTreeMap<NameKey, Vec<T>>,
    looks: BTreeMap<NameSkeleton, Vec<(NameKey, T)>>,
}

impl<T: Clone> NameList<T> {
    /// Builds a list of people with their names.
    pub fn of<'a>(named: impl IntoIterator<Item = (&'a Name, T)>) -> Self {
        let (mut keys, mut looks) = (BTreeMap::<_, Vec<_>>::new(), BTreeMap::<_, Vec<_>>::new());
        for (name, one) in named {
            let key = name.key();
            if let Some(look) = name.skeleton() {
                looks.entry(look).or_default().push((key.clone(), one.clone()));
            }
            keys.entry(key).or_default().push(one);
        }
        Self { keys, looks }
    }

    /// Returns true if nobody is on the list.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// Returns everybody with this name, regardless of case.
    pub fn with_name(&self, name: &Name) -> &[T] {
        self.keys.get(&name.key()).map_or(&[], Vec::as_slice)
    }

    /// Returns the person with this name, or `None` if there is nobody or if the name is ambiguous because
    /// several people share it.
    pub fn unique(&self, name: &Name) -> Option<&T> {
        if let [only] = self.with_name(name) { Some(only) } else { None }
    }

    /// Returns everybody with another name that is easily confused with this one.
    pub fn confusable_with(&self, name: &Name) -> Vec<&T> {
        let alike = name.skeleton().and_then(|look| self.looks.get(&look));
        let key = name.key();
        alike.into_iter().flatten().filter(|(other, _)| *other != key).map(|(_, one)| one).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_names_are_found_and_near_ones_suggested() {
        let names = ["José", "Anna", "anna", "🦊"].map(|name| Name::parse(name).unwrap());
        let list = NameList::of(names.iter().map(|name| (name, name.as_str())));
        let look_up = |text: &str| {
            let name = Name::parse(text).unwrap();
            (list.with_name(&name).to_vec(), list.unique(&name).copied(), list.confusable_with(&name))
        };
        assert_eq!(look_up("JOSÉ"), (vec!["José"], Some("José"), vec![]));
        assert_eq!(look_up("Jose"), (vec![], None, vec![&"José"]));
        assert_eq!(look_up("ANNA"), (vec!["Anna", "anna"], None, vec![]));
        assert_eq!(look_up("🐻"), (vec![], None, vec![]));
    }
}
