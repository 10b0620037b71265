-- Choices are counted in the program. Writing out a home's facts took longer than finding it, so they are written once, when it changes.
create function counted_facts(kind smallint, by_agency boolean, promo boolean, premium boolean, bedrooms smallint, bathrooms smallint,
  created_at timestamptz, category_id integer, price bigint, facility_mask bigint, options integer[]) returns bytea language sql stable
begin atomic
  select int8send((extract(epoch from created_at) * 1000000)::bigint)
    || int2send((kind | (by_agency::integer << 1) | (promo::integer << 2) | (premium::integer << 3)
      | (least(coalesce(bedrooms, 0), 15) << 4) | (least(coalesce(bathrooms, 0), 15) << 8))::smallint)
    || int4send(category_id) || int8send(price) || int8send(facility_mask) || int2send(cardinality(options)::smallint)
    || coalesce((select string_agg(int4send(o.option), ''::bytea) from unnest(options) o (option)), ''::bytea);
end;
comment on function counted_facts is
  'What is counted of a home: microseconds of its date, flags with bedrooms and bathrooms, category, price, facilities, then how many options and each.';

alter table listing add column facts bytea not null default ''::bytea;
comment on column listing.facts is 'What facets count, packed; see counted_facts.';

create or replace function refresh_listings(property_ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  was listing[];
  becomes listing[];
  cells bigint[];
  new_words text[];
begin
  -- One at a time, until commit: each refresh then sees every earlier one, and no two wait for each other in a circle.
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  insert into answer_options (parameter_id, word)
  select distinct v.parameter_id, v.word from answer_source v
  where v.property_id = any (property_ids)
    and not exists (select from answer_options o where o.parameter_id = v.parameter_id and o.word = v.word);

  select coalesce(array_agg(l), '{}') into was from listing l where l.id = any (property_ids);
  select coalesce(array_agg(row (s.*, common_words_of(t.tsv), counted_facts(s.kind, s.by_agency, s.promo, s.premium, s.bedrooms, s.bathrooms, s.created_at, s.category_id, s.price,
    s.facility_mask, s.options))::listing), '{}') into becomes
  from listing_source s join listing_text_source t using (id) where s.id = any (property_ids);

  delete from listing l where l.id = any (property_ids) and not exists (select from unnest(becomes) b where b.id = l.id);
  -- Favourites count themselves, outside of this lock; writing them here could undo one.
  insert into listing select (b).* from unnest(becomes) b
  on conflict (id) do update set (created_at, cell, price, latitude, longitude, owner_id, country_id, state_id, city_id, category_id, area,
      facility_mask, views, kind, bedrooms, bathrooms, promo, premium, answered, reduction, area_price, by_agency, near, numbers, options,
      words, facts)
    = row (excluded.created_at, excluded.cell, excluded.price, excluded.latitude, excluded.longitude, excluded.owner_id, excluded.country_id,
      excluded.state_id, excluded.city_id, excluded.category_id, excluded.area, excluded.facility_mask, excluded.views, excluded.kind,
      excluded.bedrooms, excluded.bathrooms, excluded.promo, excluded.premium, excluded.answered, excluded.reduction, excluded.area_price,
      excluded.by_agency, excluded.near, excluded.numbers, excluded.options, excluded.words, excluded.facts)
  where listing is distinct from excluded;

  delete from listing_text t where t.id = any (property_ids) and not exists (select from unnest(becomes) b where b.id = t.id);
  with written as (
    insert into listing_text (id, tsv) select s.id, s.tsv from listing_text_source s
    where s.id in (select (b).id from unnest(becomes) b)
    on conflict (id) do update set tsv = excluded.tsv where listing_text.tsv is distinct from excluded.tsv
    returning tsv
  )
  select array_agg(distinct word order by word) into new_words from written, unnest(tsvector_to_array(tsv)) word;
  insert into lexeme (word) select word from unnest(new_words) word on conflict do nothing;

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

create or replace function rebuild_listings() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  delete from listing;
  delete from listing_text;
  delete from listing_count;
  delete from tile_pyramid;
  insert into answer_options (parameter_id, word)
  select distinct v.parameter_id, v.word from answer_source v
  where not exists (select from answer_options o where o.parameter_id = v.parameter_id and o.word = v.word);
  create temporary table drawn on commit drop as select * from listing_source;
  analyze drawn;
  insert into listing_text select t.id, t.tsv from listing_text_source t join drawn d using (id) order by t.id;
  -- Which words are common has to be known before a listing can say which of them it has.
  perform rebuild_lexemes();
  insert into listing select d.*, common_words_of(t.tsv), counted_facts(d.kind, d.by_agency, d.promo, d.premium, d.bedrooms, d.bathrooms, d.created_at, d.category_id, d.price,
    d.facility_mask, d.options)
  from drawn d join listing_text t using (id) order by d.id;
  drop table drawn;
  insert into listing_count
  select country_id, state_id, city_id, category_id, kind, count(*) from listing group by country_id, state_id, city_id, category_id, kind;
  insert into tile_pyramid
  select z, cell >> 2 * (20 - z), kind, category_id, count(*), sum(round(latitude * 1000000)::bigint), sum(round(longitude * 1000000)::bigint),
    sum(price), min(price)
  from listing, generate_series(2, 12) z
  where cell is not null
  group by z, cell >> 2 * (20 - z), kind, category_id;
end $$;

drop index listing_by_place, listing_by_cell;
-- Written anew as a whole: updating every row would leave the table twice as large.
alter table listing alter column facts type bytea using counted_facts(kind, by_agency, promo, premium, bedrooms, bathrooms, created_at,
  category_id, price, facility_mask, options);

create index listing_by_place on listing (country_id, state_id, city_id, created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    near, options, words, facts);
create index listing_by_cell on listing (cell)
  include (id, created_at, price, latitude, longitude, category_id, area, facility_mask, views, likes, reduction, area_price,
    kind, bedrooms, bathrooms, promo, premium, by_agency, near, options, words, facts);
create index listing_of_place on listing (country_id, state_id, city_id, created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price);
comment on index listing_of_place is
  'The same homes without what is as long as all the rest together: most searches of a state ask for none of it and are twice as fast.';
