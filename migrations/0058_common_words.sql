-- Half of all homes may have a word, and asking each of them in the table of words takes ten times as long as everything else about it.
create table common_words (
  word text primary key,
  bit  smallint not null unique check (bit between 0 and 127),
  mask bit(128) not null generated always as (set_bit(B'0'::bit(128), bit, 1)) stored
);
comment on table common_words is
  'Words that very many listings have, with their place in listing.words. A word keeps its place for good; when all are taken, further words are looked up in listing_text.';

create function common_words_of(tsv tsvector) returns bit(128) language sql stable strict
begin atomic
  select coalesce(bit_or(c.mask), B'0'::bit(128)) from unnest(tsvector_to_array(tsv)) w join common_words c on c.word = w;
end;

create function common_words_of_listing(listing_id bigint) returns bit(128) language sql stable
begin atomic
  select coalesce((select common_words_of(t.tsv) from listing_text t where t.id = listing_id), B'0'::bit(128));
end;

create function number_common_words(least_documents integer default null) returns void language plpgsql as $$
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
    update listing l set words = l.words | m.mask
    from (
      select t.id, bit_or(c.mask) as mask
      from listing_text t cross join lateral unnest(tsvector_to_array(t.tsv)) w (word)
      join numbered n using (word) join common_words c using (word) group by t.id) m
    where m.id = l.id;
  end if;
  drop table numbered;
end $$;
comment on function number_common_words is
  'Gives places to words that one listing in two hundred has, and at least a thousand. They come one by one as a catalogue grows, so few rows change at a time.';

create or replace view listing_text_source as
select
  p.id,
  setweight(to_tsvector('simple', plain_text(p.title)), 'A')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', p.city, p.state, p.country, c.name))), 'B')
    || setweight(to_tsvector('simple', plain_text(p.address)), 'C')
    || setweight(to_tsvector('simple', plain_text(left(p.description, 20000))), 'D') as tsv
from properties p
join categories c on c.id = p.category_id;
comment on view listing_text_source is 'The words of every property; "listing_text" holds those that the public may see.';

create or replace function rebuild_lexemes() returns void language plpgsql as $$
begin
  create temporary table counted on commit drop as select word, ndoc from ts_stat('select tsv from public.listing_text') order by word;
  -- Counting takes a while and locks nobody; what was written meanwhile is asked for by name.
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  delete from lexeme l
  where not exists (select from counted c where c.word = l.word)
    and not exists (
      select from listing_text t
      where t.tsv @@ ('''' || replace(replace(l.word, '\', '\\'), '''', '''''') || '''')::tsquery);
  insert into lexeme (word, documents) select word, ndoc from counted
  on conflict (word) do update set documents = excluded.documents where lexeme.documents <> excluded.documents;
  drop table counted;
  perform number_common_words();
end $$;

alter table listing add column words bit(128) not null default B'0'::bit(128);
comment on column listing.words is 'Which of the common words the listing has, see common_words.';

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
  select coalesce(array_agg(row (s.*, common_words_of(t.tsv))::listing), '{}') into becomes
  from listing_source s join listing_text_source t using (id) where s.id = any (property_ids);

  delete from listing l where l.id = any (property_ids) and not exists (select from unnest(becomes) b where b.id = l.id);
  -- Favourites count themselves, outside of this lock; writing them here could undo one.
  insert into listing select (b).* from unnest(becomes) b
  on conflict (id) do update set (created_at, cell, price, latitude, longitude, owner_id, country_id, state_id, city_id, category_id, area,
      facility_mask, views, kind, bedrooms, bathrooms, promo, premium, answered, reduction, area_price, by_agency, near, numbers, options,
      words)
    = row (excluded.created_at, excluded.cell, excluded.price, excluded.latitude, excluded.longitude, excluded.owner_id, excluded.country_id,
      excluded.state_id, excluded.city_id, excluded.category_id, excluded.area, excluded.facility_mask, excluded.views, excluded.kind,
      excluded.bedrooms, excluded.bathrooms, excluded.promo, excluded.premium, excluded.answered, excluded.reduction, excluded.area_price,
      excluded.by_agency, excluded.near, excluded.numbers, excluded.options, excluded.words)
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
  insert into listing select d.*, common_words_of(t.tsv) from drawn d join listing_text t using (id) order by d.id;
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

insert into common_words (word, bit)
select word, row_number() over (order by documents desc, word) - 1 from lexeme
where documents >= greatest(1000, (select count(*) from listing_text) / 200) order by documents desc, word limit 128;
drop index listing_by_place, listing_by_cell, listing_promoted, listing_premium;
-- Written anew as a whole: updating every row would leave the table twice as large.
alter table listing alter column words type bit(128) using common_words_of_listing(id);
drop function common_words_of_listing;

create index listing_by_place on listing (country_id, state_id, city_id, created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    near, options, words);
create index listing_by_cell on listing (cell)
  include (id, created_at, price, latitude, longitude, category_id, area, facility_mask, views, likes, reduction, area_price,
    kind, bedrooms, bathrooms, promo, premium, by_agency, near, options, words);
create index listing_promoted on listing (created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    cell, latitude, longitude, country_id, state_id, city_id, near, options, words) where promo;
create index listing_premium on listing (created_at desc, id desc)
  include (kind, category_id, price, bedrooms, bathrooms, area, promo, premium, by_agency, facility_mask, views, likes, reduction, area_price,
    cell, latitude, longitude, country_id, state_id, city_id, near, options, words) where premium;
