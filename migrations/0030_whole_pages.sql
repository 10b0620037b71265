-- A home's page is one kept text, so that reading it is little more than reading a row by its key.
comment on column listing_cards.page is
  'Everything on the home''s own page that is not on its card: texts, photographs, papers, floors, near-by places.';

drop view listing_card_source;
create view listing_card_source as
select
  p.id,
  json_build_object(
    'id', p.id, 'slug', p.slug, 'title', p.title, 'price', p.price, 'kind', p.property_type, 'rentDuration', p.rent_duration,
    'isPremium', p.is_premium, 'categoryId', p.category_id, 'city', p.city, 'state', p.state, 'country', p.country, 'address', p.address,
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
    'isActive', p.is_active, 'requestStatus', p.request_status, 'description', p.description,
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
comment on view listing_card_source is 'What "listing_cards" has to contain; homes that are not public are read from here.';

select refresh_cards(array(select id from listing));

drop trigger renew_card_of_names on properties;
create trigger renew_card_of_words after update on properties
  for each row when ((old.slug, old.rent_duration, old.city, old.state, old.country, old.client_address, old.video_link, old.meta_title,
      old.meta_description, old.meta_keywords, old.updated_at)
    is distinct from (new.slug, new.rent_duration, new.city, new.state, new.country, new.client_address, new.video_link, new.meta_title,
      new.meta_description, new.meta_keywords, new.updated_at)) execute function follow_title_image();

create index projects_public_by_owner on projects (owner_id) where is_active and request_status = 'approved';
comment on index projects_public_by_owner is 'Counts what somebody builds without reading the projects.';
