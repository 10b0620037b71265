-- Sources of the search tables.

-- Written out instead of a set-returning function, which would run once per value.
create view answer_source as
select v.property_id, v.parameter_id, plain_text(btrim(w.word)) as word
from property_parameters v
join parameters d on d.id = v.parameter_id and d.type_of_parameter in ('radiobutton', 'checkbox', 'dropdown', 'textbox')
cross join lateral jsonb_array_elements_text(case jsonb_typeof(v.value) when 'array' then v.value else jsonb_build_array(v.value) end) w (word)
where char_length(w.word) <= 100 and btrim(w.word) <> '';
comment on view answer_source is 'The short parameter values of each property.';

create view listing_source as
select
  p.id,
  case when p.freshness = 'sunk' then p.created_at - interval '1 year' else p.created_at end as created_at,
  p.cell,
  p.price,
  p.latitude,
  p.longitude,
  p.owner_id,
  coalesce(p.country_id, 0) as country_id,
  coalesce(p.state_id, 0) as state_id,
  coalesce(p.city_id, 0) as city_id,
  p.category_id::integer as category_id,
  facts.area,
  p.view_count as views,
  p.favourite_count as likes,
  (case p.property_type when 'sell' then 0 else 1 end)::smallint as kind,
  facts.bedrooms,
  facts.bathrooms,
  exists (select from advertisements a where a.property_id = p.id and a.status = 'approved' and a.is_enabled) as promo,
  p.is_premium as premium,
  coalesce((
    select greatest(0, 1 - (e.new ->> 'price')::float8 / (e.old ->> 'price')::float8)
    from listing_events e where e.property_id = p.id and e.kind = 'price_changed' order by e.at desc, e.id desc limit 1), 0)::real as reduction,
  (p.price::float8 / nullif(facts.area, 0))::real as area_price,
  coalesce(owner.account_kind <> 'owner', true) as by_agency,
  jsonb_build_object('options', coalesce(choices.words, '[]'), 'numbers', coalesce(facts.valued, '[]'), 'answered', coalesce(facts.given, '[]'),
    'facilities', coalesce(nearby.distances, '[]')) as details
from properties p
left join users owner on owner.id = p.owner_id
cross join lateral (
  select
    round(max(number_of(v.value)) filter (where d.fact = 'area'))::integer as area,
    round(max(number_of(v.value)) filter (where d.fact = 'bedrooms' and number_of(v.value) <= 1000))::smallint as bedrooms,
    round(max(number_of(v.value)) filter (where d.fact = 'bathrooms' and number_of(v.value) <= 1000))::smallint as bathrooms,
    jsonb_agg(jsonb_build_array(v.parameter_id, number_of(v.value)) order by v.parameter_id)
      filter (where d.type_of_parameter = 'number' and number_of(v.value) is not null) as valued,
    jsonb_agg(distinct v.parameter_id) as given
  from property_parameters v
  join parameters d on d.id = v.parameter_id
  where v.property_id = p.id
) facts
cross join lateral (
  select jsonb_agg(distinct jsonb_build_array(v.parameter_id, v.word)) as words
  from answer_source v
  where v.property_id = p.id
) choices
cross join lateral (
  select jsonb_agg(jsonb_build_array(n.facility_id, least(32767, n.distance * 10)::smallint) order by n.facility_id) as distances
  from property_facilities n
  where n.property_id = p.id
) nearby
where p.is_active and p.request_status = 'approved' and p.property_type in ('sell', 'rent') and not p.is_private
  and coalesce(owner.is_active, true);
comment on view listing_source is
  'The content of listing. The only definition of what the public may see. A property that was not confirmed for long gets an earlier date, so that it moves down in each order by date.';

-- Includes the words of translations.
create view listing_text_source as
select
  p.id,
  setweight(to_tsvector('simple', plain_text(concat_ws(' ', p.title, other.titles))), 'A')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', p.district, p.postcode, p.city, p.state, p.country, c.name))), 'B')
    || setweight(to_tsvector('simple', plain_text(p.address)), 'C')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', left(p.description, 20000), left(other.descriptions, 40000)))), 'D') as tsv
from properties p
join categories c on c.id = p.category_id
cross join lateral (
  select string_agg(t.title, ' ' order by t.language_code) as titles, string_agg(t.description, ' ' order by t.language_code) as descriptions
  from property_translations t where t.property_id = p.id
) other;
comment on view listing_text_source is 'The search vector of every property. listing_text contains those of public listings.';

create view listing_card_source as
select
  p.id,
  json_build_object(
    'id', p.id, 'slug', p.slug, 'title', p.title, 'price', p.price, 'kind', p.property_type, 'rentDuration', p.rent_duration,
    'ownerId', p.owner_id, 'isPremium', p.is_premium, 'categoryId', p.category_id, 'city', p.city, 'state', p.state, 'country', p.country, 'address', p.address,
    'latitude', p.latitude, 'longitude', p.longitude,
    'createdAt', to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'isPromoted', exists (select from advertisements a where a.property_id = p.id and a.status = 'approved' and a.is_enabled),
    'titles', (select json_object_agg(t.language_code, t.title) from property_translations t where t.property_id = p.id and t.title is not null),
    'priceDrop', (
      select case when (e.new ->> 'price')::numeric < (e.old ->> 'price')::numeric then json_build_object('from', e.old -> 'price',
        'at', to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) end
      from listing_events e where e.property_id = p.id and e.kind = 'price_changed' order by e.at desc, e.id desc limit 1),
    'image', (
      select json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash, 'blur', m.blur)
      from media m where m.id = p.title_media_id),
    'values', (
      select json_object_agg(x.parameter_id, case when x.media_id is null then x.value::json else (
        select json_build_object('file', json_build_object('key', m.key, 'folder', m.folder, 'kind', m.kind,
          'name', coalesce(m.original_name, x.value #>> '{}'), 'width', m.width))
        from media m where m.id = x.media_id) end)
      from property_parameters x where x.property_id = p.id)) as card,
  (select json_agg(json_build_object('id', g.id, 'key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height) order by g.position, g.id)
   from (select x.* from property_gallery x where x.property_id = p.id order by x.position, x.id limit 5) g
   join media m on m.id = g.media_id) as gallery,
  json_build_object(
    'isPublic', p.is_active and p.request_status = 'approved' and not p.is_private
      and coalesce((select o.is_active from users o where o.id = p.owner_id), true),
    'isActive', p.is_active, 'requestStatus', p.request_status, 'freshness', p.freshness,
    'confirmedAt', to_char(p.confirmed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'description', p.description,
    'descriptions', (
      select json_object_agg(t.language_code, t.description) from property_translations t
      where t.property_id = p.id and t.description is not null),
    'clientAddress', p.client_address, 'videoLink', p.video_link,
    'metaTitle', p.meta_title, 'metaDescription', p.meta_description, 'metaKeywords', p.meta_keywords,
    'updatedAt', to_char(p.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'panorama', (
      select json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height)
      from media m where m.id = p.three_d_media_id),
    'metaImage', (
      select json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height)
      from media m where m.id = p.meta_media_id),
    'gallery', (
      select json_agg(json_build_object('id', g.id, 'key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height, 'blur', m.blur,
        'alt', m.alt) order by g.position, g.id)
      from property_gallery g join media m on m.id = g.media_id where g.property_id = p.id),
    'documents', (
      select json_agg(json_build_object('id', d.id, 'key', m.key, 'folder', m.folder, 'kind', m.kind, 'name', d.name, 'width', m.width)
        order by d.position, d.id)
      from property_documents d join media m on m.id = d.media_id where d.property_id = p.id),
    'floors', (
      select json_agg(json_build_object('id', f.id, 'title', f.title, 'image', (
        select json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height)
        from media m where m.id = f.media_id)) order by f.position, f.id)
      from property_floors f where f.property_id = p.id),
    'facilities', (
      select json_agg(json_build_object('id', n.id, 'facilityId', n.facility_id, 'distance', n.distance,
        'createdAt', to_char(n.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by n.distance, n.id)
      from property_facilities n where n.property_id = p.id)) as page
from properties p;
comment on view listing_card_source is 'The content of listing_cards. Properties that are not public are read from this view.';
