-- Suggestions for the search box.

-- One function instead of one statement: most inputs need only some of its steps, and planning all of them took longer than reading.
-- Each step runs with a generic plan.
create or replace function suggest(
  -- The input and its alternative names.
  names text[],
  -- The state or country after a comma, or empty.
  within text,
  -- The words of the input: all but the last as a query, and the last, possibly incomplete.
  other_words text, last_word text,
  out version bigint, out category_homes json, out areas json, out places json, out homes json, out agents json
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  -- Words in more listings than this are not selective.
  most_homes_of_a_word constant integer := 400;
  -- One or two letters match hundreds of names; only large places are suggested.
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
    -- Places of listings, those with most listings first. The prefix is an index range instead of LIKE, because a generic plan
    -- cannot use the index for an unknown pattern.
    named := named || array(
      select json_build_object('kind', t.dimension, 'name', t.name, 'norm', t.name_norm, 'state', t.state, 'country', t.country, 'homes', t.count)
      from (
        select * from listing_totals t
        where t.dimension in ('city', 'state', 'country') and t.name_norm ~>=~ norm and t.name_norm ~<~ (norm || chr(1114111))
          and (is_anywhere or starts_with(plain_text(t.state), area) or starts_with(plain_text(t.country), area))
        order by t.name_norm = norm desc, t.count desc limit 6
      ) t);

    -- The largest places of the gazetteer with this prefix, ordered by index columns; small places when there are few large ones.
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

  -- Properties whose title has this prefix, the most viewed of the first 60.
  home_ids := array(
    select l.id from (
      select p.id from properties p
      where p.is_active and p.request_status = 'approved' and not p.is_private and p.property_type in ('sell', 'rent')
        and plain_text(p.title) ~>=~ typed and plain_text(p.title) ~<~ ending
      limit 60
    ) p join listing l on l.id = p.id
    order by l.views desc, l.id desc limit 3);

  -- Agents and agencies whose name has this prefix.
  agent_ids := array(
    select u.id from users u
    where u.is_active and u.account_kind <> 'owner' and plain_text(u.name) ~>=~ typed and plain_text(u.name) ~<~ ending limit 60);

  -- Neighbourhoods and postcodes of listings with this prefix, those with most listings first.
  named := named || array(
    select json_build_object('kind', x.kind, 'name', min(x.name), 'norm', x.norm, 'city', x.city, 'state', x.state, 'country', x.country, 'homes', count(*))
    from (
      (select 'district' as kind, p.id, p.district as name, plain_text(p.district) as norm, p.city, p.state, p.country
       from properties p
       where p.district is not null and p.is_active and p.request_status = 'approved' and not p.is_private and p.property_type in ('sell', 'rent')
         and plain_text(p.district) ~>=~ typed and plain_text(p.district) ~<~ ending
       limit most_homes_of_a_word)
      union all
      (select 'postcode', p.id, p.postcode, plain_text(p.postcode), p.city, p.state, p.country
       from properties p
       where p.postcode is not null and p.is_active and p.request_status = 'approved' and not p.is_private and p.property_type in ('sell', 'rent')
         and plain_text(p.postcode) ~>=~ typed and plain_text(p.postcode) ~<~ ending
       limit most_homes_of_a_word)
    ) x
    where exists (select from listing l where l.id = x.id)
      and (is_anywhere or starts_with(plain_text(x.city), area) or starts_with(plain_text(x.state), area) or starts_with(plain_text(x.country), area))
    group by x.kind, x.norm, x.city, x.state, x.country
    order by x.norm = typed desc, count(*) desc limit 4);
  if cardinality(named) > 0 then areas := array_to_json(named); end if;

  if areas is null then
    -- Similar names, when nothing has this prefix.
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

    -- Properties with all words in the title, when the last word is selective.
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

    -- Agents with a similar word in their name, when few have the prefix.
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

  -- Only agents with public listings or projects.
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
comment on function suggest is 'Suggestions for the search box: places, properties and agents, the most likely first.';
