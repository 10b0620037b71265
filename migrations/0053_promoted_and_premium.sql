-- An index answers alone only when it also says what it is the index of.
drop index listing_promoted, listing_premium;
create index listing_promoted on listing (created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    cell, latitude, longitude, country_id, state_id, city_id, near, options) where promo;
create index listing_premium on listing (created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    cell, latitude, longitude, country_id, state_id, city_id, near, options) where premium;
