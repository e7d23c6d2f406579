//! HTTP: the route table, the extractors, one file a resource.
