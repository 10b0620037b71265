-- Functions that write the search tables.

create or replace function number_of(value jsonb) returns numeric
  language sql immutable parallel safe strict
  return substring(value #>> '{}' from '^\s*([0-9]{1,9}(\.[0-9]{1,4})?)')::numeric;
comment on function number_of is 'The number at the beginning of a parameter value ("85 m²" gives 85), or null.';

create or replace function change_listing_totals(changes listing[], sign integer) returns void language sql
begin atomic
  merge into listing_totals t using (
    select d.dimension, d.id, sign * count(*)::integer as count
    from unnest(changes) l,
      lateral (values ('owner', coalesce(l.owner_id, 0)), ('city', nullif(l.city_id, 0)), ('state', nullif(l.state_id, 0)),
        ('country', nullif(l.country_id, 0)), ('category', l.category_id)) d (dimension, id)
    where d.id is not null
    group by d.dimension, d.id
  ) d on (t.dimension, t.id) = (d.dimension, d.id)
  when matched and t.count + d.count = 0 then delete
  when matched then update set count = t.count + d.count
  when not matched then insert values (d.dimension, d.id, d.count);
end;

-- The statements get a few ids per call. Planning them each time costs more than running them, so they use generic plans.
create or replace function refresh_listings(property_ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  new_words text[];
begin
  -- Refreshes run one at a time until commit, so that each sees the earlier ones and none deadlock.
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  -- Excludes likes, which are updated outside of this lock; a write here could revert one.
  with listed as materialized (
    select s.* from listing_source s where s.id = any (property_ids)
  ), withdrawn as (
    delete from listing l where l.id = any (property_ids) and not exists (select from listed n where n.id = l.id)
  )
  insert into listing select * from listed
  on conflict (id) do update set (created_at, cell, price, latitude, longitude, owner_id, country_id, state_id, city_id, category_id, area,
      views, kind, bedrooms, bathrooms, promo, premium, reduction, area_price, by_agency, details)
    = row (excluded.created_at, excluded.cell, excluded.price, excluded.latitude, excluded.longitude, excluded.owner_id, excluded.country_id,
      excluded.state_id, excluded.city_id, excluded.category_id, excluded.area, excluded.views, excluded.kind, excluded.bedrooms,
      excluded.bathrooms, excluded.promo, excluded.premium, excluded.reduction, excluded.area_price, excluded.by_agency, excluded.details)
  where listing is distinct from excluded;

  delete from listing_text t where t.id = any (property_ids) and not exists (select from listing l where l.id = t.id);
  with written as (
    insert into listing_text (id, tsv) select s.id, s.tsv from listing_text_source s
    where s.id = any (property_ids) and exists (select from listing l where l.id = s.id)
    on conflict (id) do update set tsv = excluded.tsv where listing_text.tsv is distinct from excluded.tsv
    returning tsv
  )
  select array_agg(distinct word order by word) into new_words from written, unnest(tsvector_to_array(tsv)) word;
  insert into lexeme (word) select word from unnest(new_words) word on conflict do nothing;
end $$;
comment on function refresh_listings is
  'Updates listing and listing_text for the given properties. Runs at the commit of each transaction that changed one.';

create or replace function refresh_listing(property_id bigint) returns void language sql
  return refresh_listings(array[property_id]);

-- A join looks up each id by key. In a condition, a long list of ids is compared one by one.
create or replace function refresh_cards(property_ids bigint[]) returns void language plpgsql as $$
begin
  insert into listing_cards (id, card, gallery, page)
  select s.id, s.card, s.gallery, s.page
  from (select distinct id from unnest(property_ids) id) wanted
  join listing_card_source s on s.id = wanted.id
  where exists (select from listing l where l.id = s.id)
  order by s.id
  on conflict (id) do update set (card, gallery, page) = row (excluded.card, excluded.gallery, excluded.page)
  where (listing_cards.card::text, listing_cards.gallery::text, listing_cards.page::text)
    is distinct from (excluded.card::text, excluded.gallery::text, excluded.page::text);
end $$;
comment on function refresh_cards is 'Rebuilds the cards of the given properties that are public.';

create or replace function rebuild_listings() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  perform set_config('lintel.rebuilding', 'on', true);
  update search_state set generation = generation + 1;
  delete from listing;
  delete from listing_text;
  create temporary table drawn on commit drop as select * from listing_source;
  analyze drawn;
  insert into listing_text select t.id, t.tsv from listing_text_source t join drawn d using (id) order by t.id;
  perform rebuild_lexemes();
  insert into listing select * from drawn order by id;
  drop table drawn;
  perform set_config('lintel.rebuilding', '', true);
  notify listings;
end $$;
comment on function rebuild_listings is 'Rebuilds the search tables after a bulk load.';

create or replace function rebuild_lexemes() returns void language plpgsql as $$
begin
  create temporary table counted on commit drop as select word, ndoc from ts_stat('select tsv from public.listing_text') order by word;
  -- Counting is slow and takes no lock; words that were written meanwhile are looked up one by one.
  perform pg_advisory_xact_lock(hashtextextended('refresh_listings', 0));
  delete from lexeme l
  where not exists (select from counted c where c.word = l.word)
    and not exists (
      select from listing_text t
      where t.tsv @@ ('''' || replace(replace(l.word, '\', '\\'), '''', '''''') || '''')::tsquery);
  insert into lexeme (word, documents) select word, ndoc from counted
  on conflict (word) do update set documents = excluded.documents where lexeme.documents <> excluded.documents;
  drop table counted;
end $$;
