-- Two letters begin hundreds of large towns: they are put in order inside the index, and only the few that stay are read.
drop index places_large_by_prefix;
create index places_large_by_prefix on places (name_norm text_pattern_ops) include (population, kind, id) where population >= 50000;
