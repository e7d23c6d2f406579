//! `/api`: the API reference, generated from the `OpenAPI` document.

use askama::Template;
use serde_json::Value;

use crate::ui::{
    page::{Page, Visitor},
    translator::Translator,
};

/// The page at `/api`.
#[derive(Template)]
#[template(path = "api/reference.html")]
pub struct ApiPage {
    page: Page,
    parts: Vec<ApiPart>,
    shapes: Vec<ApiSchema>,
    /// Rights as name, label and purpose.
    rights: Vec<[String; 3]>,
    /// Problems: the last part of the type, the title and the remedy.
    problems: Vec<[String; 3]>,
}

/// Operations with the same tag.
struct ApiPart {
    tag: String,
    title: String,
    operations: Vec<ApiOperation>,
}

/// One method of one path.
struct ApiOperation {
    id: String,
    method: String,
    path: String,
    summary: String,
    /// The rights that the operation requires, in words.
    who: String,
    takes: Vec<ApiParameter>,
    /// The body, if there is one.
    sends: Option<ApiType>,
    /// The response, if there is one.
    gives: Option<ApiType>,
}

struct ApiParameter {
    name: String,
    about: String,
    is_needed: bool,
}

/// The type of a body or a key, in words, with the schema it links to.
#[derive(Debug, PartialEq, Eq)]
struct ApiType {
    text: String,
    shape: Option<String>,
}

/// An object with these keys, or an enum of these words.
struct ApiSchema {
    name: String,
    keys: Vec<ApiProperty>,
    words: Vec<String>,
}

struct ApiProperty {
    name: String,
    kind: ApiType,
    is_needed: bool,
}

impl ApiPage {
    /// Creates the page from the document, the names of all rights and the keys of all problems.
    pub fn new(visitor: &Visitor, document: &Value, rights: &[&str], problems: &[&str]) -> Self {
        let words = visitor.words;
        let say = |key: String| words.say(key).to_string();
        let right = |name: &&str| {
            let key = format!("api-right-{name}");
            [(*name).to_owned(), say(key.clone()), say(format!("{key}-hint"))]
        };
        let problem = |key: &&str| {
            let name = key.strip_prefix("api-problem-").unwrap_or(key).to_owned();
            [name, say((*key).to_owned()), say(format!("{key}-help"))]
        };
        Self {
            page: Page::new(visitor, words.say("api-title")),
            parts: parts(words, document),
            shapes: schemas(document),
            rights: rights.iter().map(right).collect(),
            problems: problems.iter().map(problem).collect(),
        }
    }
}

fn parts(words: Translator, document: &Value) -> Vec<ApiPart> {
    let mut parts: Vec<ApiPart> = Vec::new();
    for (path, operations) in entries(&document["paths"]) {
        for (method, operation) in entries(operations) {
            let tag = list(&operation["tags"]).map(text).next().unwrap_or_default();
            let operation = ApiOperation::of(words, path, method, operation);
            if let Some(part) = parts.iter_mut().find(|part| part.tag == tag) {
                part.operations.push(operation);
            } else {
                let title = words.say(format!("api-tag-{tag}")).to_string();
                parts.push(ApiPart { tag, title, operations: vec![operation] });
            }
        }
    }
    parts
}

impl ApiOperation {
    fn of(words: Translator, path: &str, method: &str, operation: &Value) -> Self {
        let parameter = |parameter: &Value| ApiParameter {
            name: text(&parameter["name"]),
            about: text(&parameter["description"]),
            is_needed: parameter["required"] == true,
        };
        let answers = entries(&operation["responses"]);
        let mut answers = answers.filter(|(status, _)| status.starts_with('2'));
        Self {
            id: text(&operation["operationId"]),
            method: method.to_uppercase(),
            path: path.to_owned(),
            summary: text(&operation["summary"]),
            who: describe_access(words, &operation["security"]),
            takes: list(&operation["parameters"]).map(parameter).collect(),
            sends: content(&operation["requestBody"]),
            gives: answers.find_map(|(_, answer)| content(answer)),
        }
    }
}

/// Describes who may use an operation: everybody, or a program with a token that has a right. If both may, a
/// token gives access to more.
fn describe_access(words: Translator, security: &Value) -> String {
    let needs = list(security).filter_map(|one| one.get("token"));
    let rights: Vec<String> = needs.flat_map(list).map(text).collect();
    let is_open = list(security).any(|one| one.as_object().is_some_and(serde_json::Map::is_empty));
    let with = rights.iter().map(|right| words.say(format!("api-right-{right}")).to_string());
    let open = is_open.then(|| words.say("api-open").to_string());
    let any = (!is_open && rights.is_empty()).then(|| words.say("api-any-token").to_string());
    open.into_iter().chain(any).chain(with).collect::<Vec<_>>().join(" · ")
}

fn content(of: &Value) -> Option<ApiType> {
    let (media, content) = entries(&of["content"]).next()?;
    Some(if media == "application/json" {
        ApiType::of(&content["schema"])
    } else {
        ApiType { text: media.to_owned(), shape: None }
    })
}

fn schemas(document: &Value) -> Vec<ApiSchema> {
    let shape = |(name, schema): (&str, &Value)| {
        let is_needed = |key: &str| list(&schema["required"]).any(|needed| needed == key);
        let key = |(key, of): (&str, &Value)| ApiProperty {
            name: key.to_owned(),
            kind: ApiType::of(of),
            is_needed: is_needed(key),
        };
        ApiSchema {
            name: name.to_owned(),
            keys: entries(&schema["properties"]).map(key).collect(),
            words: match list(&schema["enum"]).map(text).collect::<Vec<_>>() {
                words if words.is_empty() => vec![ApiType::of(schema).text],
                words => words,
            },
        }
    };
    let schemas = document.pointer("/components/schemas").unwrap_or(&Value::Null);
    entries(schemas).map(shape).collect()
}

impl ApiType {
    fn of(schema: &Value) -> Self {
        if let Some(name) = schema["$ref"].as_str().and_then(|address| address.rsplit('/').next()) {
            return Self { text: name.to_owned(), shape: Some(name.to_owned()) };
        }
        let options: Vec<Self> = list(&schema["oneOf"]).chain(list(&schema["anyOf"])).map(Self::of).collect();
        if !options.is_empty() {
            let text = options.iter().map(|one| one.text.as_str()).collect::<Vec<_>>().join(" | ");
            return Self { text, shape: options.into_iter().find_map(|one| one.shape) };
        }
        if schema["type"] == "array" {
            let of = Self::of(&schema["items"]);
            return Self { text: format!("[ {} ]", of.text), ..of };
        }
        if let Some(values) = schema.get("additionalProperties") {
            let of = Self::of(values);
            return Self { text: format!("{{ {} }}", of.text), ..of };
        }
        let words: Vec<String> = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().map(text).collect(),
            kind => vec![text(kind)],
        };
        Self { text: words.join(" | "), shape: None }
    }
}

/// Iterates over the entries of an object; empty for any other value.
fn entries(of: &Value) -> impl Iterator<Item = (&str, &Value)> {
    of.as_object().into_iter().flatten().map(|(key, value)| (key.as_str(), value))
}

/// Iterates over the elements of a list; empty for any other value.
fn list(of: &Value) -> impl Iterator<Item = &Value> {
    of.as_array().into_iter().flatten()
}

fn text(of: &Value) -> String {
    of.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_type_has_a_short_description() {
        let table = [
            (json!({ "type": "string" }), "string", None),
            (json!({ "type": ["integer", "null"] }), "integer | null", None),
            (json!({ "$ref": "#/components/schemas/Hand" }), "Hand", Some("Hand")),
            (
                json!({ "type": "array", "items": { "$ref": "#/components/schemas/Hand" } }),
                "[ Hand ]",
                Some("Hand"),
            ),
            (
                json!({ "oneOf": [{ "type": "null" }, { "$ref": "#/components/schemas/Hand" }] }),
                "null | Hand",
                Some("Hand"),
            ),
            (json!({ "type": "object", "additionalProperties": { "type": "boolean" } }), "{ boolean }", None),
        ];
        for (schema, text, shape) in table {
            let shape = shape.map(str::to_owned);
            assert_eq!(ApiType::of(&schema), ApiType { text: text.to_owned(), shape }, "{schema}");
        }
    }
}
