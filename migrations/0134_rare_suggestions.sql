-- What suggestions look for where nothing begins as it was typed. As functions these parts cost a search nothing that does
-- not need them: inside its statement they were made ready each time, which took longer than the search itself.

create function alike_places(asked text)
returns table (kind text, name text, norm text, state text, country text, population bigint, latitude float8, longitude float8, homes integer)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select p.kind, p.name, p.name_norm, p.state, p.country, p.population, p.latitude, p.longitude,
    -- In the place that homes and gazetteer call the same.
    coalesce((
      select t.count from areas a join listing_totals t on t.dimension = a.kind and t.id = a.id
      left join areas parent on parent.id = a.parent_id left join areas grand on grand.id = parent.parent_id
      where a.kind = p.kind and a.name_norm = p.name_norm and p.country in (a.name, parent.name, grand.name)
      order by t.count desc limit 1), 0)
  from places p where p.population >= 10000 and p.name_norm % asked
  order by (p.name_norm <-> asked) - 0.06 * log(p.population + 1), p.id limit 6;
end $$;
comment on function alike_places is 'Places of the gazetteer whose name looks like this one, the likeliest first.';

create function homes_of_words(others text, last_word text, most integer) returns table (id bigint, views bigint)
language plpgsql stable as $$
#variable_conflict use_column
declare
  last tsquery;
  documents bigint;
begin
  select to_tsquery('simple', string_agg(quote_literal(x.word) || ':A', ' | ')), sum(x.documents) into last, documents
  from (select word, documents from lexeme
    where word >= plain_text(last_word) and word < plain_text(last_word) || chr(1114111) and length(last_word) >= 4 limit 20) x;
  if documents is null or documents > most then
    return;
  end if;
  return query
  select l.id, l.views from (
    select t.id from listing_text t
    where t.tsv @@ case when others = '' then last else to_tsquery('simple', plain_text(others)) && last end limit most
  ) t join listing l on l.id = t.id
  order by l.views desc, l.id desc limit 3;
end $$;
comment on function homes_of_words is
  'Homes with all the words in their title, the most viewed first, when the last word, perhaps half typed, is one that few homes have.';

create function professionals_called(asked text)
returns table (id bigint, slug text, name text, city text, country text, homes integer)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select u.id, u.slug, u.name, u.city, u.country,
    coalesce((select t.count from listing_totals t where t.dimension = 'owner' and t.id = u.id), 0)
  from users u where u.is_active and u.account_kind <> 'owner' and plain_text(u.name) %> asked limit 60;
end $$;
comment on function professionals_called is 'Agents and agencies that have such a word in their name, or one like it.';
