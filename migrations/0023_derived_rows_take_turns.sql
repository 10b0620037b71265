-- Whatever is derived from a listing is written at commit and behind the one lock. A card or a count written earlier would be held while waiting
-- for that lock, and whoever has the lock may be waiting for the card.
create unlogged table listing_liked (
  transaction_id xid8 not null default pg_current_xact_id(),
  property_id    bigint not null,
  primary key (transaction_id, property_id)
);
comment on table listing_liked is 'Properties whose favourites a running transaction changed; emptied by its own commit.';

create or replace function refresh_dirty_listings() returns trigger language plpgsql as $$
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
  'The first of a transaction''s marks does the work for all of them; it runs at commit, so locks are held for as short as possible and always in the same order.';
create constraint trigger refresh_at_commit after insert on listing_liked deferrable initially deferred
  for each row execute function refresh_dirty_listings();

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

create or replace function add_views(property_ids bigint[], amounts integer[]) returns void language plpgsql as $$
begin
  with added as (
    select id, sum(amount) as amount from unnest(property_ids, amounts) v (id, amount) group by id order by id
  ), locked as (
    select p.id, a.amount from properties p join added a using (id) order by p.id for no key update of p
  )
  update properties p set view_count = p.view_count + locked.amount from locked where p.id = locked.id;
  -- A batch meets many rows, so it takes its turn like every refresh.
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  update listing l set views = p.view_count from properties p
  where p.id = l.id and l.id = any (property_ids) and l.views <> p.view_count;
end $$;

create or replace function refresh_listings(property_ids bigint[]) returns void language plpgsql as $$
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
  -- Favourites count themselves, outside of this lock; writing them here could undo one.
  insert into listing select (b).* from unnest(becomes) b
  on conflict (id) do update set (created_at, cell, price, latitude, longitude, owner_id, country_id, state_id, city_id, category_id, area,
      facility_mask, views, kind, bedrooms, bathrooms, promo, premium)
    = row (excluded.created_at, excluded.cell, excluded.price, excluded.latitude, excluded.longitude, excluded.owner_id, excluded.country_id,
      excluded.state_id, excluded.city_id, excluded.category_id, excluded.area, excluded.facility_mask, excluded.views, excluded.kind,
      excluded.bedrooms, excluded.bathrooms, excluded.promo, excluded.premium)
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
