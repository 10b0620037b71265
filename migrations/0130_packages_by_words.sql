-- Packages are found by part of a name without reading them all.
create index packages_by_words on packages using gin (lower(name) gin_trgm_ops);
