alter table listing_imports add column tries integer not null default 0 check (tries >= 0);
comment on column listing_imports.tries is 'How often it failed since the last rows were dealt with; a feed that fails again and again is given up.';

alter table imported_listings add column photos_due boolean not null default false;
create index imported_listings_with_photos_due on imported_listings (source_id, external_id) where photos_due;
comment on column imported_listings.photos_due is 'Set while photos that the feed names are still to be fetched and hung.';

create table imported_photos (
  source_id   bigint not null,
  external_id text not null,
  position    integer not null check (position >= 0),
  url         text not null check (url <> ''),
  media_id    bigint references media (id) on delete set null,
  problem     text check (problem in ('unreachable', 'unusable')),
  primary key (source_id, external_id, position),
  foreign key (source_id, external_id) references imported_listings (source_id, external_id) on delete cascade
);
create index imported_photos_by_media on imported_photos (media_id);
comment on table imported_photos is 'Which photos the feed names of a home, in its order, and what became of each.';
comment on column imported_photos.problem is 'An address that did not answer is asked again by the next run; what is no photo is not.';
