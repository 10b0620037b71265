-- As in the index of places: with the answers in it, a circle and a map are searched without reading the table.
drop index listing_by_cell;
create index listing_by_cell on listing (cell)
  include (id, created_at, price, latitude, longitude, category_id, area, facility_mask, views, likes, reduction, area_price,
    kind, bedrooms, bathrooms, promo, premium, by_agency, near, options);

-- Few homes are promoted or premium; everything about them fits into their own small indexes.
drop index listing_promoted, listing_premium;
create index listing_promoted on listing (created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    cell, latitude, longitude, country_id, state_id, city_id, near, options) where promo;
create index listing_premium on listing (created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, by_agency, facility_mask, views, likes, reduction, area_price,
    cell, latitude, longitude, country_id, state_id, city_id, near, options) where premium;
