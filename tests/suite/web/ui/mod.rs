//! Properties of every page.

mod frame;
mod languages;
mod markup;
