create table request_counts (
  key        bytea primary key check (length(key) = 32),
  requests   integer not null default 1 check (requests > 0),
  started_at timestamptz not null
);
create index request_counts_by_time on request_counts (started_at);
comment on table request_counts is 'Codes and reset links requested within an hour of the first. Refused requests are not counted.';
comment on column request_counts.key is 'A hash of purpose, recipient and IP prefix: nobody can be read from it.';
