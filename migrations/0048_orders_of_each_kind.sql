-- Nearly every search is for homes to buy or for homes to rent, and the cheapest rent is far from the cheapest sale: each kind has its own orders by price.
create index listing_kind_price on listing (kind, price, id desc);
create index listing_kind_area_price_low on listing (kind, area_price, id desc);
create index listing_kind_area_price_high on listing (kind, area_price desc nulls last, id desc);

-- Homes without a reduction follow those that have one.
drop index listing_reduced;
create index listing_by_reduction on listing (reduction desc, id desc);

-- With the answers in it, a city is searched and its choices are counted without reading the table.
drop index listing_by_place;
create index listing_by_place on listing (country_id, state_id, city_id, created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    near, options);
