//! Everything that is kept: the only place that names diesel. Rows in, domain values out.
