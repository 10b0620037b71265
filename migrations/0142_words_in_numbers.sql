-- Which common words a home has was a string of bits, and to look at one of them the database copied it first. In two numbers, and in the
-- short indexes too, searching a state for a word takes half as long.
alter table listing add column words_low bigint not null default 0, add column words_high bigint not null default 0;
drop index listing_by_place, listing_by_cell, listing_of_place, listing_of_cell, listing_promoted, listing_premium,
  listing_promoted_of_place, listing_premium_of_place;
-- Written anew as a whole: updating every row would leave the table twice as large. The first word was the leftmost bit and becomes the lowest.
create function reversed(bits bit(64)) returns bigint language sql immutable
begin atomic
  select reverse(bits::text)::bit(64)::bigint;
end;
alter table listing
  alter column words_low type bigint using reversed(substring(words from 1 for 64)::bit(64)),
  alter column words_high type bigint using reversed(substring(words from 65)::bit(64));
drop function reversed;
alter table listing drop column words;
comment on column listing.words_low is 'Which of the first 64 common words the listing has, see common_words.';
comment on column listing.words_high is 'Which of the other 64 common words it has.';

drop function common_words_of;
alter table common_words drop column mask;
alter table common_words
  add column low bigint not null generated always as (case when bit < 64 then 1::bigint << bit else 0 end) stored,
  add column high bigint not null generated always as (case when bit < 64 then 0 else 1::bigint << bit - 64 end) stored;
comment on table common_words is
  'Words that very many listings have, with their place in listing.words_low or words_high. A word keeps its place for good; when all are taken, further words are looked up in listing_text.';

create function common_words_of(tsv tsvector, out words_low bigint, out words_high bigint) language sql stable
begin atomic
  select coalesce(bit_or(c.low), 0), coalesce(bit_or(c.high), 0) from unnest(tsvector_to_array(tsv)) w join common_words c on c.word = w;
end;

create or replace function number_common_words(least_documents integer default null) returns void language plpgsql as $$
declare
  enough integer := coalesce(least_documents, (select greatest(1000, count(*) / 200) from listing_text));
begin
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  create temporary table numbered on commit drop as
  select w.word, f.bit
  from (
    select x.word, row_number() over (order by x.documents desc, x.word) as n
    from lexeme x where x.documents >= enough and not exists (select from common_words c where c.word = x.word)) w
  join (
    select b::smallint as bit, row_number() over (order by b) as n
    from generate_series(0, 127) b where not exists (select from common_words c where c.bit = b)) f using (n);
  if exists (select from numbered) then
    insert into common_words (word, bit) select word, bit from numbered;
    update listing l set words_low = l.words_low | m.low, words_high = l.words_high | m.high
    from (
      select t.id, bit_or(c.low) as low, bit_or(c.high) as high
      from listing_text t cross join lateral unnest(tsvector_to_array(t.tsv)) w (word)
      join numbered n using (word) join common_words c using (word) group by t.id) m
    where m.id = l.id;
  end if;
  drop table numbered;
end $$;

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
  select coalesce(array_agg(row (s.*, counted_facts(s.kind, s.by_agency, s.promo, s.premium, s.bedrooms, s.bathrooms, s.created_at, s.category_id, s.price,
    s.facility_mask, s.options), c.words_low, c.words_high)::listing), '{}') into becomes
  from listing_source s join listing_text_source t using (id) cross join lateral common_words_of(t.tsv) c where s.id = any (property_ids);

  delete from listing l where l.id = any (property_ids) and not exists (select from unnest(becomes) b where b.id = l.id);
  -- Favourites count themselves, outside of this lock; writing them here could undo one.
  insert into listing select (b).* from unnest(becomes) b
  on conflict (id) do update set (created_at, cell, price, latitude, longitude, owner_id, country_id, state_id, city_id, category_id, area,
      facility_mask, views, kind, bedrooms, bathrooms, promo, premium, answered, reduction, area_price, by_agency, near, numbers, options,
      facts, words_low, words_high)
    = row (excluded.created_at, excluded.cell, excluded.price, excluded.latitude, excluded.longitude, excluded.owner_id, excluded.country_id,
      excluded.state_id, excluded.city_id, excluded.category_id, excluded.area, excluded.facility_mask, excluded.views, excluded.kind,
      excluded.bedrooms, excluded.bathrooms, excluded.promo, excluded.premium, excluded.answered, excluded.reduction, excluded.area_price,
      excluded.by_agency, excluded.near, excluded.numbers, excluded.options, excluded.facts, excluded.words_low,
      excluded.words_high)
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
  insert into listing select d.*, counted_facts(d.kind, d.by_agency, d.promo, d.premium, d.bedrooms, d.bathrooms, d.created_at, d.category_id, d.price,
    d.facility_mask, d.options), c.words_low, c.words_high
  from drawn d join listing_text t using (id) cross join lateral common_words_of(t.tsv) c order by d.id;
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

create index listing_by_place on listing (country_id, state_id, city_id)
  include (created_at, id, kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes,
    reduction, area_price, words_low, words_high, near, options, facts);
create index listing_of_place on listing (country_id, state_id, city_id)
  include (created_at, id, kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes,
    reduction, area_price, words_low, words_high);
comment on index listing_of_place is
  'The same homes without what is as long as all the rest together: most searches of a state ask for none of it and are twice as fast.';
create index listing_by_cell on listing (cell)
  include (id, created_at, price, latitude, longitude, category_id, area, facility_mask, views, likes, reduction, area_price,
    kind, bedrooms, bathrooms, promo, premium, by_agency, words_low, words_high, near, options, facts);
create index listing_of_cell on listing (cell)
  include (id, created_at, price, latitude, longitude, category_id, area, facility_mask, views, likes, reduction, area_price,
    kind, bedrooms, bathrooms, promo, premium, by_agency, words_low, words_high);
comment on index listing_of_cell is
  'The same homes as in listing_by_cell without what is as long as all the rest together, for searches around a point that ask for none of it.';
create index listing_promoted on listing (created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    cell, latitude, longitude, country_id, state_id, city_id, words_low, words_high, near, options) where promo;
create index listing_premium on listing (created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    cell, latitude, longitude, country_id, state_id, city_id, words_low, words_high, near, options) where premium;
create index listing_promoted_of_place on listing (country_id, state_id, city_id, created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    words_low, words_high, near, options) where promo;
create index listing_premium_of_place on listing (country_id, state_id, city_id, created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    words_low, words_high, near, options) where premium;
