create table home_marks (
  user_id     bigint not null references users (id) on delete cascade,
  kind        text not null check (kind in ('seen', 'hidden')),
  property_id bigint not null references properties (id) on delete cascade,
  at          timestamptz not null default now(),
  primary key (user_id, kind, property_id)
);
create index home_marks_latest on home_marks (user_id, kind, at desc, property_id desc);
create index home_marks_of_property on home_marks (property_id);
comment on table home_marks is
  'Homes that a person has looked at, or asked not to see again. Bounded per person: the oldest give way.';

alter table projects add column words text generated always as (
  plain_text(title || ' ' || location || ' ' || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(country, ''))) stored;
create index projects_by_words on projects using gin (words gin_trgm_ops);
comment on column projects.words is 'What a search for projects looks at, in the form in which names are compared.';

create index users_by_name on users using gin (plain_text(name) gin_trgm_ops);
