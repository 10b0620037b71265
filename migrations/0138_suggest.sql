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
  norms text[];
  typed text;
  ending text;
  norm text;
  few json[];
  known json[] := '{}';
  home_ids bigint[];
  agent_ids bigint[];
  titles tsquery;
  documents bigint;
begin
  norms := array(select plain_text(btrim(name)) from unnest(names) name);
  typed := norms[1];
  ending := typed || chr(1114111);
  select (select v.version from catalogue_version v), json_object_agg(t.id, t.count) into version, category_homes
  from listing_totals t where t.dimension = 'category';

  -- Places that homes name, those with most homes first; whom they belong to is looked up only for the few that stay. Names that begin so
  -- are a range of an index, not LIKE: a plan for any values cannot see that a pattern is a prefix.
  select json_agg(json_build_object('kind', a.kind, 'name', a.name, 'norm', a.name_norm, 'state', a.state, 'country', a.country, 'homes', a.homes))
  into areas from (
    select a.* from (
      select x.kind, x.name, x.name_norm, t.homes,
        case x.kind when 'state' then x.name when 'city' then case p.kind when 'state' then p.name end end as state,
        case x.kind when 'country' then x.name else coalesce(g.name, p.name) end as country
      from (
        select t.id, t.count as homes, t.name_norm = n.norm as is_whole from unnest(norms) n (norm) join listing_totals t
          on t.dimension in ('city', 'state', 'country') and t.name_norm ~>=~ n.norm and t.name_norm ~<~ (n.norm || chr(1114111))
        order by is_whole desc, homes desc limit case when is_anywhere then 6 else 200 end
      ) t
      -- "offset 0" has the few looked up one by one.
      cross join lateral (select x.kind, x.name, x.name_norm, x.parent_id from areas x where x.id = t.id offset 0) x
      left join lateral (select p.kind, p.name, p.parent_id from areas p where p.id = x.parent_id offset 0) p on true
      left join lateral (select g.name from areas g where g.id = p.parent_id offset 0) g on true
    ) a
    where is_anywhere or starts_with(plain_text(a.state), area) or starts_with(plain_text(a.country), area)
    order by a.homes desc limit 6
  ) a;

  -- The largest places of the gazetteer that begin so, put in order by what stands in the index; the small ones where large ones are few.
  foreach norm in array norms loop
    few := array(
      select json_build_object('kind', p.kind, 'name', p.name, 'norm', p.name_norm, 'state', p.state, 'country', p.country, 'homes', 0,
        'population', p.population, 'latitude', p.latitude, 'longitude', p.longitude)
      from (
        select x.id, x.name_norm = norm and x.kind <> 'state' as is_whole,
          x.population * case x.kind when 'city' then 10 when 'country' then 5 else 1 end as weight
        from places x where x.name_norm ~>=~ norm and x.name_norm ~<~ (norm || chr(1114111)) and x.population >= 50000
        order by is_whole desc, weight desc limit case when is_anywhere then 6 else 500 end
      ) x join places p on p.id = x.id
      where is_anywhere or starts_with(plain_text(p.state), area) or starts_with(plain_text(p.country), area)
      order by x.is_whole desc, x.weight desc limit 6);
    known := known || few;
    continue when cardinality(few) = 6 or length(norm) <= letters_of_short;
    known := known || array(
      select json_build_object('kind', p.kind, 'name', p.name, 'norm', p.name_norm, 'state', p.state, 'country', p.country, 'homes', 0,
        'population', p.population, 'latitude', p.latitude, 'longitude', p.longitude)
      from (
        select x.id, x.name_norm = norm and x.kind <> 'state' as is_whole,
          x.population * case x.kind when 'city' then 10 when 'country' then 5 else 1 end as weight
        from places x where x.name_norm ~>=~ norm and x.name_norm ~<~ (norm || chr(1114111)) and x.population < 50000
        order by is_whole desc, weight desc limit case when is_anywhere then 6 else 500 end
      ) x join places p on p.id = x.id
      where is_anywhere or starts_with(plain_text(p.state), area) or starts_with(plain_text(p.country), area)
      order by x.is_whole desc, x.weight desc limit 6 - cardinality(few));
  end loop;
  if cardinality(known) > 0 then places := array_to_json(known); end if;
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
          select t.count from listing_totals t join areas a on a.id = t.id
          left join areas parent on parent.id = a.parent_id left join areas grand on grand.id = parent.parent_id
          where t.dimension = p.kind and t.name_norm = p.name_norm and p.country in (a.name, parent.name, grand.name)
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
