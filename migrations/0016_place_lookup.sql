-- Spelling is forgiven among towns of some size only: there the index answers in a millisecond or two and is built in
-- a fifth of a second, where all 134,000 names in a GiST index took 10 ms to ask and 3 s to build at the first start.
-- All rows arrive at once and then stay, so entries go straight to their place instead of into a list that each search would read.
drop index places_by_likeness;
create index places_by_likeness on places using gin (name_norm gin_trgm_ops) with (fastupdate = off) where population >= 10000;

-- One or two letters begin thousands of names; only the large ones can be meant.
create index places_large_by_prefix on places (name_norm text_pattern_ops) where population >= 50000;
