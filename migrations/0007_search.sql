-- Tables derived from properties, for search and lists. Data derived from a listing is written at commit, behind one lock:
-- refresh_dirty_listings() runs for the rows that triggers insert into listing_dirty and listing_liked.

create table listing (
  id          bigint primary key,
  created_at  timestamptz not null,
  cell        bigint,
  price       bigint not null,
  latitude    double precision,
  longitude   double precision,
  owner_id    bigint,
  country_id  integer not null,
  state_id    integer not null,
  city_id     integer not null,
  category_id integer not null,
  area        integer,
  views       bigint not null,
  likes       integer not null,
  kind        smallint not null check (kind in (0, 1)),
  bedrooms    smallint,
  bathrooms   smallint,
  promo       boolean not null,
  premium     boolean not null,
  reduction   real not null default 0,
  area_price  real,
  by_agency   boolean not null default true,
  details     jsonb not null default '{}'
);
-- Searches do not read this table. Each index names what does.
create index listing_newest on listing (created_at desc, id desc);
create index listing_by_country on listing (country_id, created_at desc, id desc);
create index listing_by_state on listing (country_id, state_id, created_at desc, id desc) where state_id <> 0;
create index listing_by_city on listing (city_id, created_at desc, id desc);
create index listing_by_category on listing (category_id, created_at desc, id desc);
create index listing_by_owner on listing (owner_id, created_at desc, id desc);
create index listing_by_views on listing (views desc, id desc);
create index listing_by_likes on listing (likes desc, id desc);
create index listing_by_price on listing (price, id);
create index listing_by_cell on listing (cell);
create index listing_promoted on listing (created_at desc, id desc) where promo;
create index listing_premium on listing (created_at desc, id desc) where premium;
create index listing_similar on listing (city_id, category_id, kind, price);
create index listing_newest_of_kind on listing (category_id, kind, created_at desc, id desc);
comment on index listing_newest is 'Sections of the homepage and recommendations.';
comment on index listing_by_country is 'The price history of a listing: comparable listings in its country.';
comment on index listing_by_state is 'As listing_by_country, in its state.';
comment on index listing_by_city is 'As listing_by_country, in its city. Also recommendations and examples of searches.';
comment on index listing_by_category is 'Recommendations by category.';
comment on index listing_by_owner is 'Pages of agents.';
comment on index listing_by_views is 'The most viewed listings of the homepage.';
comment on index listing_by_likes is 'The most liked listings of the homepage.';
comment on index listing_by_price is 'The lowest and the highest price among the settings.';
comment on index listing_by_cell is 'Listings around a point for the homepage, and agents nearby.';
comment on index listing_promoted is 'Featured listings of the homepage.';
comment on index listing_premium is 'Premium listings of the homepage.';
comment on index listing_similar is 'Similar listings in the same city.';
comment on index listing_newest_of_kind is 'Similar listings elsewhere, even when a category has few for sale or rent.';
create trigger count_inserted after insert on listing referencing new table as changed_rows for each statement execute function count_listings();
create trigger count_deleted after delete on listing referencing old table as changed_rows for each statement execute function count_listings();
create trigger make_cards after insert on listing referencing new table as changed_rows for each statement execute function follow_listing();
create trigger drop_cards after delete on listing referencing old table as changed_rows for each statement execute function follow_listing();
create trigger renew_cards_of_dated after update on listing referencing old table as old_rows new table as new_rows
  for each statement execute function follow_dates();
create trigger count_moved after update of owner_id, city_id, state_id, country_id, category_id on listing for each row
  when ((old.owner_id, old.city_id, old.state_id, old.country_id, old.category_id)
    is distinct from (new.owner_id, new.city_id, new.state_id, new.country_id, new.category_id))
  execute function count_listings();
comment on table listing is
  'One narrow row per public listing, from which search indexes load, and which lists read. Written only by refresh_listings(), add_views() and the counter of favourites. Derived, so without foreign keys, which would lock the source tables.';
comment on column listing.country_id is 'Ids of areas, 0 when the listing names none. Also state_id and city_id.';
comment on column listing.area is 'Square metres.';
comment on column listing.kind is '0 for sale, 1 for rent.';
comment on column listing.promo is 'Has an approved and enabled advertisement.';
comment on column listing.reduction is 'The share of the price that its latest change removed. 0 when that change was not a reduction.';
comment on column listing.area_price is 'Price per square metre.';
comment on column listing.by_agency is 'Listed by an agent, an agency or the site, not by a private owner.';
comment on column listing.details is
  'What search indexes read besides the columns: short values as [parameter, text], numbers as [parameter, number], parameters with a value, and nearby facilities as [facility, tenths of a kilometre].';

create table listing_text (
  id  bigint primary key,
  tsv tsvector not null
);
create index listing_text_words on listing_text using gin (tsv);
comment on table listing_text is 'Search vectors of the public listings, without accents: title A, place and category B, address C, description D.';

create table listing_cards (
  id      bigint primary key,
  gallery json,
  page    json not null,
  card    json not null
);
comment on table listing_cards is
  'The data of property cards and pages of public properties, stored because reads are far more frequent than changes. Derived, so without foreign keys.';
comment on column listing_cards.gallery is 'The first five photos, for the carousel of a card.';
comment on column listing_cards.page is 'The data of the property page that is not on the card: texts, photos, documents, floors, nearby places.';
comment on column listing_cards.card is 'The complete card. A list of properties reads only this row.';

create table listing_totals (
  dimension text check (dimension in ('owner', 'city', 'state', 'country', 'category')),
  id        bigint,
  count     integer not null check (count > 0),
  name_norm text,
  name      text,
  state     text,
  country   text,
  primary key (dimension, id) include (count)
);
create index listing_totals_fullest on listing_totals (dimension, count desc, id);
create index listing_totals_by_name on listing_totals (dimension, name_norm text_pattern_ops) where name_norm is not null;
create trigger name_place before insert on listing_totals for each row
  when (new.dimension in ('city', 'state', 'country')) execute function name_place_of_total();
comment on table listing_totals is
  'Public listings per owner, place and category. Maintained by triggers of listing, whose writes are already serialised.';
comment on column listing_totals.id is 'Id of the user, area or category. Owner 0 is the site itself.';
comment on column listing_totals.name_norm is 'The plain name of the place, for searches by prefix.';
comment on column listing_totals.name is 'Names of the place, its state and its country. Names of areas never change.';

create table lexeme (
  word      text primary key,
  documents integer not null default 1 check (documents >= 0)
);
comment on table lexeme is
  'Every word of listing_text with the number of listings that contain it, for suggestions. New words are inserted with the listing; rebuild_lexemes() updates the counts.';

create unlogged table listing_dirty (
  transaction_id xid8 default pg_current_xact_id(),
  property_id    bigint,
  primary key (transaction_id, property_id)
);
create constraint trigger refresh_at_commit after insert on listing_dirty deferrable initially deferred
  for each row execute function refresh_dirty_listings();
comment on table listing_dirty is 'Properties that a running transaction changed. The commit of that transaction deletes the rows.';

create unlogged table listing_liked (
  transaction_id xid8 default pg_current_xact_id(),
  property_id    bigint,
  primary key (transaction_id, property_id)
);
create constraint trigger refresh_at_commit after insert on listing_liked deferrable initially deferred
  for each row execute function refresh_dirty_listings();
comment on table listing_liked is 'Properties whose favourites a running transaction changed. The commit of that transaction deletes the rows.';

create table listing_changes (
  listing_id bigint primary key,
  xid        xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index listing_changes_by_xid on listing_changes (xid);
create index listing_changes_by_age on listing_changes (changed_at);
comment on table listing_changes is
  'The last transaction that changed each listing or removed it. Search indexes read the rows of transactions that they have not seen. Rows are kept for a day.';

create table search_state (
  is_only        boolean primary key default true check (is_only),
  generation     bigint not null default 1,
  cleaned_before xid8 not null default '0'
);
insert into search_state default values;
comment on table search_state is 'What tells a search index that listing_changes is not enough and that it has to load all listings again.';
comment on column search_state.generation is 'Raised by rebuild_listings().';
comment on column search_state.cleaned_before is 'Changes of transactions before this one may have been deleted.';

create trigger note_inserted after insert on listing referencing new table as changed_rows for each statement execute function note_changes();
create trigger note_updated after update on listing referencing new table as changed_rows for each statement execute function note_changes();
create trigger note_deleted after delete on listing referencing old table as changed_rows for each statement execute function note_changes();
create trigger note_inserted after insert on listing_text referencing new table as changed_rows
  for each statement execute function note_changes();
create trigger note_updated after update on listing_text referencing new table as changed_rows
  for each statement execute function note_changes();
