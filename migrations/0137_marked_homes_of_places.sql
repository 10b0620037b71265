-- Few homes are promoted or premium: in a state they are found without looking at all others there.
create index listing_promoted_of_place on listing (country_id, state_id, city_id, created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    near, options, words) where promo;
create index listing_premium_of_place on listing (country_id, state_id, city_id, created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    near, options, words) where premium;

-- The newest of a state, as there are those of a country.
create index listing_newest_of_state on listing (country_id, state_id, created_at desc, id desc);
