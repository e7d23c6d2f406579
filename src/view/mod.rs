//! Pages: one askama struct a page, and every sentence for people through Fluent.
