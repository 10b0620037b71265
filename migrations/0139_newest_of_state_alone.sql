-- The newest of a state, for walks along them only. A search of a city, planned once for all cities, took this index for a cheap way to
-- leave out other states and read twenty thousand entries to find three hundred homes. With a condition that only a known state can be
-- seen to meet, it is left to the walks, which are planned for theirs.
drop index listing_newest_of_state;
create index listing_newest_of_state on listing (country_id, state_id, created_at desc, id desc) where state_id <> 0;
