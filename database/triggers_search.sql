-- Trigger functions that keep the search tables up to date.

create or replace function mark_properties() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'UPDATE' then
    insert into listing_dirty (property_id)
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.owner_id, n.category_id, n.title, n.description, n.property_type, n.price, n.is_premium, n.is_private, n.is_active, n.request_status,
        n.address, n.district, n.postcode, n.city_id, n.state_id, n.country_id, n.latitude, n.longitude, n.created_at, n.freshness, n.confirmed_at)
      is distinct from (o.owner_id, o.category_id, o.title, o.description, o.property_type, o.price, o.is_premium, o.is_private, o.is_active,
        o.request_status, o.address, o.district, o.postcode, o.city_id, o.state_id, o.country_id, o.latitude, o.longitude, o.created_at, o.freshness, o.confirmed_at)
    on conflict do nothing;
  elsif tg_op = 'INSERT' then
    insert into listing_dirty (property_id) select id from new_rows on conflict do nothing;
  else
    insert into listing_dirty (property_id) select id from old_rows on conflict do nothing;
  end if;
  return null;
end $$;

create or replace function mark_details() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  insert into listing_dirty (property_id) select distinct property_id from changed_rows where property_id is not null on conflict do nothing;
  return null;
end $$;

create or replace function mark_owned() returns trigger language plpgsql as $$
begin
  insert into listing_dirty (property_id) select id from properties where owner_id = new.id on conflict do nothing;
  return null;
end $$;

create or replace function mark_answered() returns trigger language plpgsql as $$
begin
  insert into listing_dirty (property_id) select property_id from property_parameters where parameter_id = new.id on conflict do nothing;
  return null;
end $$;
comment on function mark_answered is 'Marks the properties with a value of this parameter when its type or meaning changes.';

create or replace function refresh_dirty_listings() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  ids bigint[];
  liked bigint[];
begin
  with taken as (delete from listing_dirty where transaction_id = pg_current_xact_id() returning property_id)
  select array_agg(property_id order by property_id) into ids from taken;
  with taken as (delete from listing_liked where transaction_id = pg_current_xact_id() returning property_id)
  select array_agg(property_id order by property_id) into liked from taken;
  if ids is not null then
    perform refresh_listings(ids);
    perform refresh_cards(ids);
  end if;
  if liked is not null then
    with ordered as (select id from listing where id = any (liked) order by id for no key update)
    update listing l set likes = p.favourite_count from ordered, properties p
    where l.id = ordered.id and p.id = l.id and l.likes <> p.favourite_count;
  end if;
  return null;
end $$;
comment on function refresh_dirty_listings is
  'Runs at commit. The first row of the transaction refreshes all its properties, so that locks are short and taken in one order.';

create or replace function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform change_listing_totals(array[old], -1);
    perform change_listing_totals(array[new], 1);
  else
    perform change_listing_totals((select array_agg(r::listing) from changed_rows r), case tg_op when 'INSERT' then 1 else -1 end);
  end if;
  return null;
end $$;

create or replace function name_place_of_total() returns trigger language plpgsql as $$
begin
  select a.name_norm, a.name,
    case a.kind when 'state' then a.name when 'city' then case p.kind when 'state' then p.name end end,
    case a.kind when 'country' then a.name else coalesce(g.name, p.name) end
  into new.name_norm, new.name, new.state, new.country
  from areas a left join areas p on p.id = a.parent_id left join areas g on g.id = p.parent_id where a.id = new.id;
  return new;
end $$;

create or replace function follow_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from listing_cards c using changed_rows r where c.id = r.id and not exists (select from listing l where l.id = c.id);
  else
    perform refresh_cards((select array_agg(id) from changed_rows));
  end if;
  return null;
end $$;

create or replace function follow_details() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then
    insert into listing_dirty (property_id) select distinct property_id from changed_rows on conflict do nothing;
  end if;
  return null;
end $$;

create or replace function follow_title_image() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then insert into listing_dirty (property_id) values (new.id) on conflict do nothing; end if;
  return null;
end $$;

create or replace function follow_media() returns trigger language plpgsql as $$
begin
  insert into listing_dirty (property_id)
  select p.id from properties p where p.title_media_id = new.id
  union select p.id from properties p where p.three_d_media_id = new.id
  union select p.id from properties p where p.meta_media_id = new.id
  union select g.property_id from property_gallery g where g.media_id = new.id
  union select d.property_id from property_documents d where d.media_id = new.id
  union select f.property_id from property_floors f where f.media_id = new.id
  union select v.property_id from property_parameters v where v.media_id = new.id
  on conflict do nothing;
  return null;
end $$;

create or replace function follow_price() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then insert into listing_dirty (property_id) values (new.property_id) on conflict do nothing; end if;
  return null;
end $$;

create or replace function follow_dates() returns trigger language plpgsql as $$
begin
  perform refresh_cards(array(select n.id from new_rows n join old_rows o on o.id = n.id where n.created_at <> o.created_at));
  return null;
end $$;
comment on function follow_dates is 'Refreshes cards when the demo shifts dates in bulk, because bulk loads do not mark properties for a refresh.';

create or replace function note_changes() returns trigger language plpgsql as $$
begin
  -- rebuild_listings() replaces all rows and raises the generation instead.
  if coalesce(current_setting('lintel.rebuilding', true), '') = 'on' then return null; end if;
  insert into listing_changes as c (listing_id) select id from changed_rows order by id
  on conflict (listing_id) do update set xid = excluded.xid, changed_at = excluded.changed_at where c.xid <> excluded.xid;
  if found then perform pg_notify('listings', ''); end if;
  return null;
end $$;
comment on function note_changes is 'Records which listings this transaction changed and wakes the search indexes.';
