create index listing_facts_of_place on listing (country_id, state_id, city_id) include (facts);
comment on index listing_facts_of_place is 'What facets of a place count, without all else: reading it took most of their time.';
