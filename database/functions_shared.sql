-- Functions used by triggers and statements of several areas.

create or replace function area_of(area_kind text, parent integer, area_name text) returns integer
  language plpgsql as $$
declare
  found_id integer;
begin
  if coalesce(btrim(area_name), '') = '' then return null; end if;
  loop
    select id into found_id from areas
    where kind = area_kind and parent_id is not distinct from parent and name_norm = plain_text(btrim(area_name));
    if found then return found_id; end if;
    insert into areas (kind, parent_id, name) values (area_kind, parent, btrim(area_name))
    on conflict do nothing returning id into found_id;
    if found then return found_id; end if;
  end loop;
end $$;
comment on function area_of is 'Returns the id of a place name below its parent. Inserts the name when it is new.';

create or replace function add_views(property_ids bigint[], amounts integer[]) returns void language plpgsql as $$
begin
  with added as (
    select id, sum(amount) as amount from unnest(property_ids, amounts) v (id, amount) group by id order by id
  ), locked as (
    select p.id, a.amount from properties p join added a using (id) order by p.id for no key update of p
  )
  update properties p set view_count = p.view_count + locked.amount from locked where p.id = locked.id;
  -- A batch locks many rows, so it takes the same lock as a refresh.
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  update listing l set views = p.view_count from properties p
  where p.id = l.id and l.id = any (property_ids) and l.views <> p.view_count;
end $$;
comment on function add_views is 'Adds a batch of views. Views are collected in memory and written a few times per minute.';
