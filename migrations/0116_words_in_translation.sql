-- A home is found by the words of its translations as by its own: whoever reads them there may search for them.
create or replace view listing_text_source as
select
  p.id,
  setweight(to_tsvector('simple', plain_text(concat_ws(' ', p.title, other.titles))), 'A')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', p.city, p.state, p.country, c.name))), 'B')
    || setweight(to_tsvector('simple', plain_text(p.address)), 'C')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', left(p.description, 20000), left(other.descriptions, 40000)))), 'D') as tsv
from properties p
join categories c on c.id = p.category_id
cross join lateral (
  select string_agg(t.title, ' ' order by t.language_code) as titles, string_agg(t.description, ' ' order by t.language_code) as descriptions
  from property_translations t where t.property_id = p.id
) other;
select refresh_listings(array(select distinct property_id from property_translations));
