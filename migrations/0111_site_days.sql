-- What all listings together were seen, so that nobody has to add up millions of rows to draw one line.
create table site_days (
  day         date primary key,
  impressions bigint not null default 0 check (impressions >= 0),
  views       bigint not null default 0 check (views >= 0)
);
comment on table site_days is 'property_days and project_days of the whole site, counted along with them.';
insert into site_days (day, impressions, views)
select day, sum(impressions), sum(views)
from (select day, impressions, views from property_days union all select day, impressions, views from project_days) seen
group by day;

create function add_site_days() returns trigger language plpgsql as $$
begin
  insert into site_days as s (day, impressions, views)
  select n.day, sum(n.impressions), sum(n.views) from new_rows n group by n.day order by n.day
  on conflict (day) do update set impressions = s.impressions + excluded.impressions, views = s.views + excluded.views;
  return null;
end $$;
create function change_site_days() returns trigger language plpgsql as $$
begin
  insert into site_days as s (day, impressions, views)
  select d.day, sum(d.impressions), sum(d.views)
  from (
    select day, impressions, views from new_rows
    union all
    select day, -impressions, -views from old_rows
  ) d
  group by d.day order by d.day
  on conflict (day) do update set impressions = s.impressions + excluded.impressions, views = s.views + excluded.views;
  return null;
end $$;
create trigger add_site_days after insert on property_days referencing new table as new_rows
  for each statement execute function add_site_days();
create trigger change_site_days after update on property_days referencing new table as new_rows old table as old_rows
  for each statement execute function change_site_days();
create trigger add_site_days after insert on project_days referencing new table as new_rows
  for each statement execute function add_site_days();
create trigger change_site_days after update on project_days referencing new table as new_rows old table as old_rows
  for each statement execute function change_site_days();
comment on function add_site_days is 'Days that are forgotten later, and listings that go, do not take their visitors back.';

create index payment_transactions_earned on payment_transactions (created_at) where payment_status = 'success' and amount_minor > 0;
create index outbox_dead on outbox (id) where status = 'dead';
create index users_by_creation on users (created_at);
