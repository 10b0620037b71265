create function number_of(value jsonb) returns numeric
  language sql immutable parallel safe strict
  return substring(value #>> '{}' from '^\s*([0-9]{1,9}(\.[0-9]{1,4})?)')::numeric;
comment on function number_of is 'The number a parameter value begins with ("85 m²" is 85), or null.';

create view listing_source as
select
  p.id,
  p.created_at,
  p.cell,
  p.price,
  p.latitude,
  p.longitude,
  p.owner_id,
  coalesce(p.country_id, 0) as country_id,
  coalesce(p.state_id, 0) as state_id,
  coalesce(p.city_id, 0) as city_id,
  p.category_id::integer as category_id,
  facts.area,
  coalesce(nearby.mask, 0) as facility_mask,
  p.view_count as views,
  p.favourite_count as likes,
  (case p.property_type when 'sell' then 0 else 1 end)::smallint as kind,
  facts.bedrooms,
  facts.bathrooms,
  exists (select from advertisements a where a.property_id = p.id and a.status = 'approved' and a.is_enabled) as promo,
  p.is_premium as premium
from properties p
left join users owner on owner.id = p.owner_id
cross join lateral (
  select
    round(max(number_of(v.value)) filter (where d.fact = 'area'))::integer as area,
    round(max(number_of(v.value)) filter (where d.fact = 'bedrooms' and number_of(v.value) <= 1000))::smallint as bedrooms,
    round(max(number_of(v.value)) filter (where d.fact = 'bathrooms' and number_of(v.value) <= 1000))::smallint as bathrooms
  from property_parameters v
  join parameters d on d.id = v.parameter_id
  where v.property_id = p.id and d.fact is not null
) facts
cross join lateral (
  select bit_or(1::bigint << f.bit) as mask
  from property_facilities n
  join facilities f on f.id = n.facility_id
  where n.property_id = p.id and f.bit is not null
) nearby
where p.is_active and p.request_status = 'approved' and p.property_type in ('sell', 'rent') and not p.is_private
  and coalesce(owner.is_active, true);
comment on view listing_source is 'What "listing" has to contain. Here, and only here, is written what the public may see.';

create view listing_text_source as
select
  l.id,
  setweight(to_tsvector('simple', plain_text(p.title)), 'A')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', p.city, p.state, p.country, c.name))), 'B')
    || setweight(to_tsvector('simple', plain_text(p.address)), 'C')
    || setweight(to_tsvector('simple', plain_text(left(p.description, 20000))), 'D') as tsv
from listing l
join properties p on p.id = l.id
join categories c on c.id = p.category_id;

create function refresh_listings(property_ids bigint[]) returns void language plpgsql as $$
declare
  was listing[];
  becomes listing[];
  cells bigint[];
  words text[];
begin
  -- One at a time, until commit: each refresh then sees every earlier one, and no two wait for each other in a circle.
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));

  select coalesce(array_agg(l), '{}') into was from listing l where l.id = any (property_ids);
  select coalesce(array_agg(row (s.*)::listing), '{}') into becomes from listing_source s where s.id = any (property_ids);

  delete from listing l where l.id = any (property_ids) and not exists (select from unnest(becomes) b where b.id = l.id);
  insert into listing select (b).* from unnest(becomes) b
  on conflict (id) do update set (created_at, cell, price, latitude, longitude, owner_id, country_id, state_id, city_id, category_id, area,
      facility_mask, views, likes, kind, bedrooms, bathrooms, promo, premium)
    = row (excluded.created_at, excluded.cell, excluded.price, excluded.latitude, excluded.longitude, excluded.owner_id, excluded.country_id,
      excluded.state_id, excluded.city_id, excluded.category_id, excluded.area, excluded.facility_mask, greatest(listing.views, excluded.views),
      excluded.likes, excluded.kind, excluded.bedrooms, excluded.bathrooms, excluded.promo, excluded.premium)
  where listing is distinct from excluded;

  delete from listing_text t where t.id = any (property_ids) and not exists (select from unnest(becomes) b where b.id = t.id);
  with written as (
    insert into listing_text (id, tsv) select s.id, s.tsv from listing_text_source s where s.id = any (property_ids)
    on conflict (id) do update set tsv = excluded.tsv where listing_text.tsv is distinct from excluded.tsv
    returning tsv
  )
  select array_agg(distinct word order by word) into words from written, unnest(tsvector_to_array(tsv)) word;
  insert into lexeme (word) select word from unnest(words) word on conflict do nothing;

  with change as (
    select -1 as sign, (w).* from unnest(was) w union all select 1, (b).* from unnest(becomes) b
  ), delta as (
    select country_id, state_id, city_id, category_id, kind, sum(sign)::integer as count
    from change group by country_id, state_id, city_id, category_id, kind having sum(sign) <> 0
  )
  merge into listing_count t using delta d
    on (t.country_id, t.state_id, t.city_id, t.category_id, t.kind) = (d.country_id, d.state_id, d.city_id, d.category_id, d.kind)
  when matched and t.count + d.count = 0 then delete
  when matched then update set count = t.count + d.count
  when not matched then insert values (d.country_id, d.state_id, d.city_id, d.category_id, d.kind, d.count);

  with change as (
    select -1 as sign, (w).* from unnest(was) w union all select 1, (b).* from unnest(becomes) b
  ), delta as (
    select z, cell >> 2 * (20 - z) as key, kind, category_id, sum(sign)::integer as count,
      sum(sign * round(latitude * 1000000)::bigint)::bigint as latitude_sum,
      sum(sign * round(longitude * 1000000)::bigint)::bigint as longitude_sum,
      sum(sign * price) as price_sum,
      min(price) filter (where sign < 0) as removed_price,
      min(price) filter (where sign > 0) as added_price
    from change, generate_series(2, 12) z
    where cell is not null
    group by z, cell >> 2 * (20 - z), kind, category_id
    having (sum(sign), sum(sign * price), sum(sign * latitude), sum(sign * longitude)) <> (0, 0, 0, 0)
      or min(price) filter (where sign < 0) <> min(price) filter (where sign > 0)
  )
  merge into tile_pyramid t using delta d on (t.z, t.key, t.kind, t.category_id) = (d.z, d.key, d.kind, d.category_id)
  when matched and t.count + d.count = 0 then delete
  when matched then update set
    count = t.count + d.count,
    latitude_sum = t.latitude_sum + d.latitude_sum,
    longitude_sum = t.longitude_sum + d.longitude_sum,
    price_sum = t.price_sum + d.price_sum,
    min_price = case when d.removed_price <= t.min_price then null else least(t.min_price, d.added_price) end
  when not matched then insert
    values (d.z, d.key, d.kind, d.category_id, d.count, d.latitude_sum, d.longitude_sum, d.price_sum, d.added_price);

  select array_agg(distinct (r).cell) into cells from unnest(was || becomes) r where (r).cell is not null;
  perform renew_minimum_prices(cells);
end $$;
comment on function refresh_listings is
  'Brings listing, listing_text, listing_count and tile_pyramid in step with these properties. Runs by itself at the commit of any transaction that touched one.';

create function renew_minimum_prices(cells bigint[]) returns void language plpgsql as $$
begin
  update tile_pyramid t set min_price = (
    select min(l.price) from listing l
    where l.cell >= t.key << 16 and l.cell < (t.key + 1) << 16 and l.kind = t.kind and l.category_id = t.category_id)
  where t.z = 12 and t.key in (select cell >> 16 from unnest(cells) cell) and t.min_price is null;
  for zoom in reverse 11..2 loop
    update tile_pyramid t set min_price = (
      select min(child.min_price) from tile_pyramid child
      where child.z = zoom + 1 and child.key between t.key << 2 and (t.key << 2) + 3 and child.kind = t.kind and child.category_id = t.category_id)
    where t.z = zoom and t.key in (select cell >> 2 * (20 - zoom) from unnest(cells) cell) and t.min_price is null;
  end loop;
end $$;
comment on function renew_minimum_prices is 'Looks up the minima that left with a listing: at zoom 12 among the listings, above from the four tiles below.';

create function refresh_listing(property_id bigint) returns void language sql
  return refresh_listings(array[property_id]);

create function rebuild_listings() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  delete from listing;
  delete from listing_text;
  delete from listing_count;
  delete from tile_pyramid;
  insert into listing select * from listing_source;
  insert into listing_text select id, tsv from listing_text_source;
  insert into listing_count
  select country_id, state_id, city_id, category_id, kind, count(*) from listing group by country_id, state_id, city_id, category_id, kind;
  insert into tile_pyramid
  select z, cell >> 2 * (20 - z), kind, category_id, count(*), sum(round(latitude * 1000000)::bigint), sum(round(longitude * 1000000)::bigint),
    sum(price), min(price)
  from listing, generate_series(2, 12) z
  where cell is not null
  group by z, cell >> 2 * (20 - z), kind, category_id;
  perform rebuild_lexemes();
end $$;
comment on function rebuild_listings is 'Makes the search tables from nothing, for bulk loads.';

create function rebuild_lexemes() returns void language plpgsql as $$
begin
  create temporary table counted on commit drop as select word, ndoc from ts_stat('select tsv from public.listing_text') order by word;
  delete from lexeme l where not exists (select from counted c where c.word = l.word);
  insert into lexeme (word, documents) select word, ndoc from counted
  on conflict (word) do update set documents = excluded.documents where lexeme.documents <> excluded.documents;
  drop table counted;
end $$;

create function add_views(property_ids bigint[], amounts integer[]) returns void language plpgsql as $$
begin
  with added as (
    select id, sum(amount) as amount from unnest(property_ids, amounts) v (id, amount) group by id order by id
  ), locked as (
    select p.id, a.amount from properties p join added a using (id) order by p.id for no key update of p
  )
  update properties p set view_count = p.view_count + locked.amount from locked where p.id = locked.id;
  update listing l set views = p.view_count from properties p
  where p.id = l.id and l.id = any (property_ids) and l.views <> p.view_count;
end $$;
comment on function add_views is 'Adds a batch of views. Views are gathered in memory and written a few times a minute.';

create function mark_properties() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'UPDATE' then
    insert into listing_dirty (property_id)
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.owner_id, n.category_id, n.title, n.description, n.property_type, n.price, n.is_premium, n.is_private, n.is_active, n.request_status,
        n.address, n.city_id, n.state_id, n.country_id, n.latitude, n.longitude, n.created_at)
      is distinct from (o.owner_id, o.category_id, o.title, o.description, o.property_type, o.price, o.is_premium, o.is_private, o.is_active,
        o.request_status, o.address, o.city_id, o.state_id, o.country_id, o.latitude, o.longitude, o.created_at)
    on conflict do nothing;
  elsif tg_op = 'INSERT' then
    insert into listing_dirty (property_id) select id from new_rows on conflict do nothing;
  else
    insert into listing_dirty (property_id) select id from old_rows on conflict do nothing;
  end if;
  return null;
end $$;
create trigger mark_inserted after insert on properties referencing new table as new_rows for each statement execute function mark_properties();
create trigger mark_updated after update on properties referencing old table as old_rows new table as new_rows
  for each statement execute function mark_properties();
create trigger mark_deleted after delete on properties referencing old table as old_rows for each statement execute function mark_properties();

create function mark_details() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  insert into listing_dirty (property_id) select distinct property_id from changed_rows where property_id is not null on conflict do nothing;
  return null;
end $$;
create trigger mark_inserted after insert on property_parameters referencing new table as changed_rows
  for each statement execute function mark_details();
create trigger mark_updated after update on property_parameters referencing new table as changed_rows
  for each statement execute function mark_details();
create trigger mark_deleted after delete on property_parameters referencing old table as changed_rows
  for each statement execute function mark_details();
create trigger mark_inserted after insert on property_facilities referencing new table as changed_rows
  for each statement execute function mark_details();
create trigger mark_updated after update on property_facilities referencing new table as changed_rows
  for each statement execute function mark_details();
create trigger mark_deleted after delete on property_facilities referencing old table as changed_rows
  for each statement execute function mark_details();
create trigger mark_inserted after insert on advertisements referencing new table as changed_rows
  for each statement execute function mark_details();
create trigger mark_updated after update on advertisements referencing new table as changed_rows
  for each statement execute function mark_details();
create trigger mark_deleted after delete on advertisements referencing old table as changed_rows
  for each statement execute function mark_details();

create function mark_owned() returns trigger language plpgsql as $$
begin
  insert into listing_dirty (property_id) select id from properties where owner_id = new.id on conflict do nothing;
  return null;
end $$;
create trigger mark_owned after update of is_active on users
  for each row when (old.is_active <> new.is_active) execute function mark_owned();

create function refresh_dirty_listings() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  with taken as (delete from listing_dirty where transaction_id = pg_current_xact_id() returning property_id)
  select array_agg(property_id) into ids from taken;
  if ids is not null then perform refresh_listings(ids); end if;
  return null;
end $$;
create constraint trigger refresh_at_commit after insert on listing_dirty deferrable initially deferred
  for each row execute function refresh_dirty_listings();
comment on function refresh_dirty_listings is
  'The first of a transaction''s marks refreshes for all of them; it runs at commit, so the lock is held for as short as possible.';
