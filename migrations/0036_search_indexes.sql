-- Everything a list is filtered and ordered by stands in the index of places on earth too, so that a circle or a map never reads the table.
drop index listing_by_cell;
create index listing_by_cell on listing (cell)
  include (id, created_at, price, latitude, longitude, category_id, area, facility_mask, views, likes, reduction, area_price,
    kind, bedrooms, bathrooms, promo, premium, by_agency);
