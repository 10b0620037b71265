-- Trigger functions of properties, projects, the catalogue and statistics.

create or replace function resolve_areas() returns trigger language plpgsql as $$
begin
  new.country_id := area_of('country', null, new.country);
  new.state_id := area_of('state', new.country_id, new.state);
  new.city_id := area_of('city', coalesce(new.state_id, new.country_id), new.city);
  return new;
end $$;

create or replace function refuse_removal_of_used_area() returns trigger language plpgsql as $$
begin
  if old.kind <> 'city' then
    raise exception 'a % stays in the dictionary of areas', old.kind using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
comment on function refuse_removal_of_used_area is 'Countries and states are never deleted, so their ids need no foreign key.';

create or replace function stamp_publication() returns trigger language plpgsql as $$
begin
  if new.published_at is null and new.request_status = 'approved' and new.is_active and not new.is_private
    and new.property_type in ('sell', 'rent')
  then
    new.published_at := case when tg_op = 'INSERT' then new.created_at else now() end;
  end if;
  return new;
end $$;

-- The history of an erased listing does not contain its slug.
create or replace function record_listing_event() returns trigger language plpgsql as $$
declare
  became text;
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'DELETE' then
    insert into listing_events (property_id, kind, old, actor_id)
    values (old.id, 'deleted', jsonb_strip_nulls(jsonb_build_object(
      'slug', case when coalesce(current_setting('lintel.erasing', true), '') <> 'on' then old.slug end,
      'price', old.price, 'property_type', old.property_type)), current_actor());
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into listing_events (property_id, kind, new, actor_id, at)
    values (new.id, 'created', jsonb_build_object('price', new.price, 'property_type', new.property_type, 'request_status', new.request_status),
      current_actor(), new.created_at);
  else
    if old.price <> new.price then
      insert into listing_events (property_id, kind, old, new, actor_id)
      values (new.id, 'price_changed', jsonb_build_object('price', old.price), jsonb_build_object('price', new.price), current_actor());
    end if;
    if old.request_status <> new.request_status then
      insert into listing_events (property_id, kind, old, new, actor_id)
      values (new.id, 'status_changed', jsonb_build_object('request_status', old.request_status),
        jsonb_build_object('request_status', new.request_status), current_actor());
    end if;
    if old.property_type <> new.property_type then
      insert into listing_events (property_id, kind, old, new, actor_id)
      values (new.id, 'type_changed', jsonb_build_object('property_type', old.property_type),
        jsonb_build_object('property_type', new.property_type), current_actor());
    end if;
    if old.is_active <> new.is_active then
      became := case when new.is_active then 'shown' else 'hidden' end;
      insert into listing_events (property_id, kind, actor_id) values (new.id, became, current_actor());
    end if;
  end if;
  if new.published_at is not null and (tg_op = 'INSERT' or old.published_at is null) then
    insert into listing_events (property_id, kind, new, actor_id, at)
    values (new.id, 'published', jsonb_build_object('price', new.price), current_actor(), new.published_at);
  end if;
  return null;
end $$;

create or replace function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create or replace function count_favourite() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'INSERT' then
    update properties set favourite_count = favourite_count + 1 where id = new.property_id;
  else
    update properties set favourite_count = favourite_count - 1 where id = old.property_id;
  end if;
  insert into listing_liked (property_id) values (coalesce(new.property_id, old.property_id)) on conflict do nothing;
  return null;
end $$;

create or replace function count_interest() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'INSERT' then
    update properties set interest_count = interest_count + 1 where id = new.property_id;
  else
    update properties set interest_count = interest_count - 1 where id = old.property_id;
  end if;
  return null;
end $$;

create or replace function add_site_days() returns trigger language plpgsql as $$
begin
  insert into site_days as s (day, impressions, views)
  select n.day, sum(n.impressions), sum(n.views) from new_rows n group by n.day order by n.day
  on conflict (day) do update set impressions = s.impressions + excluded.impressions, views = s.views + excluded.views;
  return null;
end $$;
comment on function add_site_days is 'Adds new daily statistics to site_days. Rows that are deleted later do not change the totals.';

create or replace function change_site_days() returns trigger language plpgsql as $$
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
