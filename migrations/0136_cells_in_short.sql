create index listing_of_cell on listing (cell)
  include (id, created_at, price, latitude, longitude, category_id, area, facility_mask, views, likes, reduction, area_price,
    kind, bedrooms, bathrooms, promo, premium, by_agency);
comment on index listing_of_cell is
  'The same homes as in listing_by_cell without what is as long as all the rest together, for searches around a point that ask for none of it.';
