-- Daily statistics and price ranges.

create table property_days (
  property_id bigint references properties (id) on delete cascade,
  day         date,
  impressions integer not null default 0 check (impressions >= 0),
  views       integer not null default 0 check (views >= 0),
  primary key (property_id, day)
);
create index property_days_by_day on property_days using brin (day) with (pages_per_range = 16);
create trigger add_site_days after insert on property_days referencing new table as new_rows
  for each statement execute function add_site_days();
create trigger change_site_days after update on property_days referencing new table as new_rows old table as old_rows
  for each statement execute function change_site_days();
comment on table property_days is
  'Impressions and views of a property per day (UTC), without bots and the owner. Counted in memory and written in batches. Saves and leads are read from favourites, interests and chats.';
comment on index property_days_by_day is 'For the job that deletes old days. Rows are stored in the order of their days, so a BRIN index is enough.';

create table project_days (
  project_id  bigint references projects (id) on delete cascade,
  day         date,
  impressions integer not null default 0 check (impressions >= 0),
  views       integer not null default 0 check (views >= 0),
  primary key (project_id, day)
);
create index project_days_by_day on project_days using brin (day) with (pages_per_range = 16);
create trigger add_site_days after insert on project_days referencing new table as new_rows
  for each statement execute function add_site_days();
create trigger change_site_days after update on project_days referencing new table as new_rows old table as old_rows
  for each statement execute function change_site_days();
comment on table project_days is 'As property_days, for projects.';

-- Stored sums, so that the chart of the whole site does not aggregate millions of rows.
create table site_days (
  day         date primary key,
  impressions bigint not null default 0 check (impressions >= 0),
  views       bigint not null default 0 check (views >= 0)
);
comment on table site_days is 'Sums of property_days and project_days for the whole site.';

create table price_bands (
  city_id       integer references areas (id) on delete cascade,
  category_id   bigint references categories (id) on delete cascade,
  property_type text check (property_type in ('sell', 'rent')),
  rent_duration text default '',
  homes         integer not null,
  low           bigint not null,
  middle        bigint not null,
  high          bigint not null,
  primary key (city_id, category_id, property_type, rent_duration)
);
create index price_bands_by_category on price_bands (category_id);
comment on table price_bands is 'Prices of a property type in a city (5 %, 50 % and 95 % quantiles), recomputed every night.';
