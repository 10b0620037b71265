create index listing_newest_of_kind on listing (category_id, kind, created_at desc, id desc);
comment on index listing_newest_of_kind is
  'Homes like one that has no neighbours, however few of its category are to let or to sell.';
