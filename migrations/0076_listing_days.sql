create table property_days (
  property_id bigint not null references properties (id) on delete cascade,
  day         date not null,
  impressions integer not null default 0 check (impressions >= 0),
  views       integer not null default 0 check (views >= 0),
  primary key (property_id, day)
);
comment on table property_days is
  'How often a home stood in a list and was opened on a day (UTC), without programs and its owner. Counted in memory and written in batches; saves and contacts are read from favourites, interests and chats.';

create table project_days (
  project_id  bigint not null references projects (id) on delete cascade,
  day         date not null,
  impressions integer not null default 0 check (impressions >= 0),
  views       integer not null default 0 check (views >= 0),
  primary key (project_id, day)
);
comment on table project_days is 'The same of projects.';
