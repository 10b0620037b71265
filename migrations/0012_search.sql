create table listing (
  id            bigint primary key,
  created_at    timestamptz not null,
  cell          bigint,
  price         bigint not null,
  latitude      double precision,
  longitude     double precision,
  owner_id      bigint,
  country_id    integer not null,
  state_id      integer not null,
  city_id       integer not null,
  category_id   integer not null,
  area          integer,
  facility_mask bigint not null,
  views         bigint not null,
  likes         integer not null,
  kind          smallint not null check (kind in (0, 1)),
  bedrooms      smallint,
  bathrooms     smallint,
  promo         boolean not null,
  premium       boolean not null
);
create index listing_by_place on listing (country_id, state_id, city_id, created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, facility_mask, views, likes);
create index listing_by_country on listing (country_id, created_at desc, id desc);
create index listing_newest on listing (created_at desc, id desc);
create index listing_by_price on listing (price, id);
create index listing_by_views on listing (views desc, id desc);
create index listing_by_likes on listing (likes desc, id desc);
create index listing_promoted on listing (created_at desc, id desc) where promo;
create index listing_premium on listing (created_at desc, id desc) where premium;
create index listing_similar on listing (city_id, category_id, kind, price);
create index listing_by_category on listing (category_id, created_at desc, id desc);
create index listing_by_owner on listing (owner_id, created_at desc, id desc);
create index listing_by_cell on listing (cell)
  include (kind, category_id, price, bedrooms, bathrooms, area, latitude, longitude, facility_mask);
comment on table listing is
  'The search table: one narrow row for each listing the public may see, and no other. Written only by refresh_listings(), add_views() and the counter of favourites. No foreign keys: it is derived, and must not lock what it derives from.';
comment on column listing.country_id is 'Numbers of areas; 0 when the listing does not name one (also state_id and city_id).';
comment on column listing.kind is '0 for sale, 1 for rent.';
comment on column listing.area is 'Square metres.';
comment on column listing.facility_mask is 'One bit per facility near by, see facilities.bit.';
comment on column listing.promo is 'Has an approved and enabled advertisement.';

create table listing_text (
  id  bigint primary key,
  tsv tsvector not null
);
create index listing_text_words on listing_text using gin (tsv);
comment on table listing_text is 'Words of the public listings without accents: title A, place and category B, address C, description D.';

create table lexeme (
  word      text primary key,
  documents integer not null default 1 check (documents >= 0)
);
create index lexeme_by_likeness on lexeme using gist (word gist_trgm_ops);
comment on table lexeme is
  'Every word of listing_text with the number of listings that have it; corrects typing errors before a search. New words arrive with the listing, the counts are renewed by rebuild_lexemes() from time to time.';

create table listing_count (
  country_id  integer not null,
  state_id    integer not null,
  city_id     integer not null,
  category_id integer not null,
  kind        smallint not null,
  count       integer not null check (count > 0),
  primary key (country_id, state_id, city_id, category_id, kind) include (count)
);
create index listing_count_by_city on listing_count (city_id) include (category_id, kind, count);
comment on table listing_count is 'How many listings there are by place, category and kind, so that nobody counts a million rows.';

create table tile_pyramid (
  z             smallint not null check (z between 2 and 12),
  key           bigint not null,
  kind          smallint not null,
  category_id   integer not null,
  count         integer not null check (count > 0),
  latitude_sum  bigint not null,
  longitude_sum bigint not null,
  price_sum     numeric not null,
  min_price     bigint,
  primary key (z, key, kind, category_id) include (count, latitude_sum, longitude_sum, price_sum, min_price)
);
comment on table tile_pyramid is 'Listings counted per map tile at the zooms where a map shows clusters.';
comment on column tile_pyramid.key is 'The tile: cell >> 2 * (20 - z).';
comment on column tile_pyramid.latitude_sum is 'Millionths of a degree, whole numbers, so that adding and removing leaves no rounding behind.';
comment on column tile_pyramid.min_price is 'Null only inside refresh_listings(), while the minimum is looked up again.';

create unlogged table listing_dirty (
  transaction_id xid8 not null default pg_current_xact_id(),
  property_id    bigint not null,
  primary key (transaction_id, property_id)
);
comment on table listing_dirty is 'Properties touched by a running transaction; emptied by its own commit.';
