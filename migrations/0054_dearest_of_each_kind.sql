-- Read backwards, the order of the cheapest is not that of the dearest: of equal prices the newer home comes first in both.
create index listing_kind_price_high on listing (kind, price desc, id desc);
