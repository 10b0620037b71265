-- Of homes with the same price the newest comes first, so only this order is followed without sorting.
drop index listing_by_price;
create index listing_by_price on listing (price, id desc);
create index listing_by_price_high on listing (price desc, id desc);
