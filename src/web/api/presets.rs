//! `/api/v1/rules`: the presets of the rules, with every option.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use lastcard_rules::{OptionValue, Options, Preset};

use crate::api::{answer::Representation, caller::ApiCaller, shapes::FileOption};
use crate::app::error::Error;

/// Names of the presets.
#[derive(Serialize, ToSchema)]
pub struct PresetList {
    presets: Vec<String>,
}

/// A preset with its options.
#[derive(Serialize, ToSchema)]
pub struct PresetFile {
    preset: String,
    /// All options as the preset has them, by name.
    #[schema(value_type = BTreeMap<String, FileOption>)]
    options: BTreeMap<&'static str, Value>,
}

#[utoipa::path(
    get,
    path = "/rules",
    operation_id = "list-presets",
    tag = "rules",
    params(("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = PresetList), (status = 304)),
    security((), ("token" = [])),
)]
pub async fn list(request: HttpRequest, _: ApiCaller) -> Result<HttpResponse, Error> {
    let presets = Preset::ALL.iter().map(ToString::to_string).collect();
    Ok(Representation::json(&PresetList { presets })?.answer(&request))
}

#[utoipa::path(
    get,
    path = "/rules/{preset}",
    operation_id = "read-preset",
    tag = "rules",
    params(("preset" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = PresetFile), (status = 304)),
    security((), ("token" = [])),
)]
pub async fn show(
    request: HttpRequest,
    _: ApiCaller,
    preset: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let preset: Preset = preset.parse().map_err(|_| Error::NotFound)?;
    let options = preset.options();
    let value = |name: &&'static str| Some((*name, json!(OptionValue::from(options.get(name)?))));
    let options = Options::NAMES.iter().filter_map(value).collect();
    Ok(Representation::json(&PresetFile { preset: preset.to_string(), options })?.answer(&request))
}
