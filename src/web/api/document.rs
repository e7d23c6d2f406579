//! `/api/v1/openapi.json`: the API's description of itself (`OpenAPI` 3.1), and the page that shows it.

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use serde_json::{Map, Value, json};
use strum::VariantArray as _;
use utoipa::openapi::{
    Server,
    security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};
use utoipa::{OpenApi as _, PartialSchema, ToSchema};

use lastcard_club::ApiRight;

use super::routes::OpenApiDocument;
use crate::api::{
    answer::Representation,
    problem::{ApiProblem, ProblemDocument, ProblemPlace},
    reference_page::ApiPage,
};
use crate::app::{error::Error, responses::page};
use crate::ui::{page::Visitor, translator::Translator};

/// The document itself, as JSON.
#[derive(ToSchema)]
#[schema(value_type = Object)]
#[expect(dead_code, reason = "it is described only")]
pub struct OpenApiFile(Value);

#[utoipa::path(
    get,
    path = "/openapi.json",
    operation_id = "read-document",
    tag = "token",
    params(("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = OpenApiFile), (status = 304)),
    security(()),
)]
pub async fn show(request: HttpRequest, words: Translator) -> Result<HttpResponse, Error> {
    let mut answer = Representation::json(&document(words))?.answer(&request);
    let varies = HeaderValue::from_static("accept-encoding, accept-language, cookie");
    answer.headers_mut().insert(header::VARY, varies);
    Ok(answer)
}

/// `/api`: the document as a page.
pub async fn show_page(visitor: Visitor) -> Result<HttpResponse, Error> {
    let rights: Vec<&str> = ApiRight::VARIANTS.iter().map(Into::into).collect();
    let problems: Vec<&str> = ApiProblem::VARIANTS.iter().map(|problem| problem.key()).collect();
    page(&ApiPage::new(&visitor, &document(visitor.words), &rights, &problems))
}

fn document(words: Translator) -> Value {
    let mut api = OpenApiDocument::openapi();
    api.info.title = words.say("api-title").into();
    api.info.description = Some(words.say("api-about").into());
    api.servers = Some(vec![Server::new("/api/v1")]);
    let components = api.components.get_or_insert_default();
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build();
    components.add_security_scheme("token", SecurityScheme::Http(bearer));
    components.schemas.insert("Problem".to_owned(), ProblemDocument::schema());
    components.schemas.insert("ProblemPlace".to_owned(), ProblemPlace::schema());
    let mut document = json!(api);
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    let addresses = paths.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut);
    addresses.flat_map(Map::values_mut).for_each(|operation| describe(words, operation));
    document
}

/// Adds the summary of an operation, the descriptions of its parameters, and its failures.
fn describe(words: Translator, operation: &mut Value) {
    let id = operation["operationId"].as_str().unwrap_or_default();
    operation["summary"] = words.say(format!("api-do-{id}")).to_string().into();
    for parameter in operation["parameters"].as_array_mut().into_iter().flatten() {
        let name = parameter["name"].as_str().unwrap_or_default().to_lowercase().replace('_', "-");
        parameter["description"] = words.say(format!("api-parameter-{name}")).to_string().into();
    }
    let Some(responses) = operation["responses"].as_object_mut() else { return };
    for (status, response) in responses.iter_mut() {
        let key = if status == "304" { "api-answer-unchanged" } else { "api-answer-well" };
        response["description"] = words.say(key).to_string().into();
    }
    let problem = json!({
        "description": words.say("api-answer-problem").to_string(),
        "content": {
            "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } },
        },
    });
    responses.insert("default".to_owned(), problem);
}
