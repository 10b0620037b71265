-- What a place is called stands beside its number of homes, so that a suggestion is read in one range without looking anything up.
alter table listing_totals add column name text, add column state text, add column country text;
comment on column listing_totals.name is 'Of a place: its name, and those of the state and the country it lies in or is. Names of areas never change.';
create or replace function name_place_of_total() returns trigger language plpgsql as $$
begin
  select a.name_norm, a.name,
    case a.kind when 'state' then a.name when 'city' then case p.kind when 'state' then p.name end end,
    case a.kind when 'country' then a.name else coalesce(g.name, p.name) end
  into new.name_norm, new.name, new.state, new.country
  from areas a left join areas p on p.id = a.parent_id left join areas g on g.id = p.parent_id where a.id = new.id;
  return new;
end $$;
update listing_totals t set name = a.name,
  state = case a.kind when 'state' then a.name when 'city' then case p.kind when 'state' then p.name end end,
  country = case a.kind when 'country' then a.name else coalesce(g.name, p.name) end
from areas a left join areas p on p.id = a.parent_id left join areas g on g.id = p.parent_id
where a.id = t.id and t.dimension in ('city', 'state', 'country');

-- Small places are put in order by what stands in the index as well.
drop index places_by_prefix;
create index places_by_prefix on places (name_norm text_pattern_ops) include (population, kind, id);

-- What somebody who has typed this may mean. A function, because most questions need a few of its steps only, and one statement of all of
-- them spent longer on getting ready than on reading. Every step may be run for any question with the plan made for it once.
create function suggest(
  -- What was typed, and what else it may be called.
  names text[],
  -- The state or country it lies in, as was typed after a comma; empty otherwise.
  within text,
  -- The words of the question: all but the last as a search for titles, and the last, perhaps half typed.
  other_words text, last_word text,
  out version bigint, out category_homes json, out areas json, out places json, out homes json, out agents json
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  -- A word that more homes have than this says nothing about any of them.
  most_homes_of_a_word constant integer := 400;
  -- Of one or two letters, hundreds of names begin so, of which only large places can be meant.
  letters_of_short constant integer := 2;
  area constant text := plain_text(within);
  is_anywhere constant boolean := within = '';
  most_of_name constant integer := case when is_anywhere then 6 else 500 end;
  typed constant text := plain_text(btrim(names[1]));
  ending constant text := typed || chr(1114111);
  name text;
  norm text;
  named json[] := '{}';
  few bigint[];
  known bigint[] := '{}';
  home_ids bigint[];
  agent_ids bigint[];
  titles tsquery;
  documents bigint;
begin
  select (select v.version from catalogue_version v), json_object_agg(t.id, t.count) into version, category_homes
  from listing_totals t where t.dimension = 'category';

  foreach name in array names loop
    norm := plain_text(btrim(name));
    -- Places that homes name, those with most homes first. Names that begin so are a range of an index, not LIKE: a plan for any values
    -- cannot see that a pattern is a prefix.
    named := named || array(
      select json_build_object('kind', t.dimension, 'name', t.name, 'norm', t.name_norm, 'state', t.state, 'country', t.country, 'homes', t.count)
      from (
        select * from listing_totals t
        where t.dimension in ('city', 'state', 'country') and t.name_norm ~>=~ norm and t.name_norm ~<~ (norm || chr(1114111))
          and (is_anywhere or starts_with(plain_text(t.state), area) or starts_with(plain_text(t.country), area))
        order by t.name_norm = norm desc, t.count desc limit 6
      ) t);

    -- The largest places of the gazetteer that begin so, put in order by what stands in the index; the small ones where large ones are few.
    few := array(
      select x.id from places x where x.name_norm ~>=~ norm and x.name_norm ~<~ (norm || chr(1114111)) and x.population >= 50000
      order by x.name_norm = norm and x.kind <> 'state' desc,
        x.population * case x.kind when 'city' then 10 when 'country' then 5 else 1 end desc
      limit most_of_name);
    if cardinality(few) < most_of_name and length(norm) > letters_of_short then
      few := few || array(
        select x.id from places x where x.name_norm ~>=~ norm and x.name_norm ~<~ (norm || chr(1114111)) and x.population < 50000
        order by x.name_norm = norm and x.kind <> 'state' desc,
          x.population * case x.kind when 'city' then 10 when 'country' then 5 else 1 end desc
        limit most_of_name - cardinality(few));
    end if;
    known := known || few;
  end loop;
  if cardinality(named) > 0 then areas := array_to_json(named); end if;
  if cardinality(known) > 0 then
    select json_agg(json_build_object('kind', p.kind, 'name', p.name, 'norm', p.name_norm, 'state', p.state, 'country', p.country, 'homes', 0,
      'population', p.population, 'latitude', p.latitude, 'longitude', p.longitude))
    into places from (
      select p.* from unnest(known) with ordinality k (id, n) join places p on p.id = k.id
      where is_anywhere or starts_with(plain_text(p.state), area) or starts_with(plain_text(p.country), area)
      order by k.n limit 6 * cardinality(names)
    ) p;
  end if;
  if length(typed) <= letters_of_short then return; end if;

  -- Homes whose title begins so, the most viewed of the first sixty.
  home_ids := array(
    select l.id from (
      select p.id from properties p
      where p.is_active and p.request_status = 'approved' and not p.is_private and p.property_type in ('sell', 'rent')
        and plain_text(p.title) ~>=~ typed and plain_text(p.title) ~<~ ending
      limit 60
    ) p join listing l on l.id = p.id
    order by l.views desc, l.id desc limit 3);

  -- Agents and agencies whose name begins so.
  agent_ids := array(
    select u.id from users u
    where u.is_active and u.account_kind <> 'owner' and plain_text(u.name) ~>=~ typed and plain_text(u.name) ~<~ ending limit 60);

  if areas is null then
    -- What looks alike, where nothing at all begins so.
    if places is null and cardinality(home_ids) = 0 and cardinality(agent_ids) = 0 and length(typed) >= 4 then
      select json_agg(json_build_object('kind', p.kind, 'name', p.name, 'norm', p.name_norm, 'state', p.state, 'country', p.country,
        'population', p.population, 'latitude', p.latitude, 'longitude', p.longitude, 'homes', coalesce((
          select t.count from listing_totals t
          where t.dimension = p.kind and t.name_norm = p.name_norm and t.country = p.country
          order by t.count desc limit 1), 0)))
      into places from (
        select x.* from places x where x.population >= 10000 and x.name_norm % typed
        order by (x.name_norm <-> typed) - 0.06 * log(x.population + 1), x.id limit 6
      ) p
      where is_anywhere or starts_with(plain_text(p.state), area) or starts_with(plain_text(p.country), area);
    end if;

    -- Homes with all the words in their title, when the last word is one that few homes have.
    if cardinality(home_ids) = 0 and length(last_word) >= 4 then
      last_word := plain_text(last_word);
      select to_tsquery('simple', string_agg(quote_literal(x.word) || ':A', ' | ')), sum(x.documents) into titles, documents
      from (select l.word, l.documents from lexeme l where l.word >= last_word and l.word < last_word || chr(1114111) limit 20) x;
      if documents <= most_homes_of_a_word then
        if other_words <> '' then titles := to_tsquery('simple', plain_text(other_words)) && titles; end if;
        home_ids := array(
          select l.id from (select t.id from listing_text t where t.tsv @@ titles limit most_homes_of_a_word) t
          join listing l on l.id = t.id order by l.views desc, l.id desc limit 3);
      end if;
    end if;

    -- And those who have such a word in their name, or one like it, where few begin so.
    if cardinality(agent_ids) < 3 then
      agent_ids := agent_ids || array(
        select u.id from users u where u.is_active and u.account_kind <> 'owner' and plain_text(u.name) %> typed limit 60);
    end if;
  end if;

  if cardinality(home_ids) > 0 then
    select json_agg(json_build_object('slug', c.card ->> 'slug', 'title', c.card ->> 'title', 'titles', c.card -> 'titles',
      'city', c.card ->> 'city', 'country', c.card ->> 'country') order by h.n)
    into homes from unnest(home_ids) with ordinality h (id, n) join listing_cards c on c.id = h.id;
  end if;

  -- Only those who have something on offer.
  if cardinality(agent_ids) > 0 then
    select json_agg(a) into agents from (
      select u.slug, u.name, u.city, u.country, coalesce(t.count, 0) as homes
      from users u left join listing_totals t on t.dimension = 'owner' and t.id = u.id
      where u.id = any (agent_ids) and (t.count > 0 or exists (
        select from projects p where p.owner_id = u.id and p.is_active and p.request_status = 'approved'))
      order by homes desc, u.id limit 3
    ) a;
  end if;
end $$;
comment on function suggest is 'What somebody who has typed these letters into the search box may mean: places, homes and agents, the likeliest first.';
