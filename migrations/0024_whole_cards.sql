alter table listing_cards add column card json;
comment on column listing_cards.card is 'The home as a card shows it, whole: whoever lists homes reads this row and no other.';

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

create or replace function refresh_cards(property_ids bigint[]) returns void language plpgsql as $$
begin
  insert into listing_cards (id, card, gallery, page)
  select s.id, s.card, s.gallery, s.page from listing_card_source s
  where s.id = any (property_ids) and exists (select from listing l where l.id = s.id)
  order by s.id
  on conflict (id) do update set (card, gallery, page) = row (excluded.card, excluded.gallery, excluded.page)
  where (listing_cards.card::text, listing_cards.gallery::text, listing_cards.page::text)
    is distinct from (excluded.card::text, excluded.gallery::text, excluded.page::text);
end $$;

alter table listing_cards drop column brief;
select refresh_cards(array(select id from listing));
alter table listing_cards alter column card set not null;

create trigger renew_card_of_names after update of slug, rent_duration, city, state, country on properties
  for each row when ((old.slug, old.rent_duration, old.city, old.state, old.country)
    is distinct from (new.slug, new.rent_duration, new.city, new.state, new.country)) execute function follow_title_image();

create trigger renew_cards_of_new after insert on property_translations referencing new table as changed_rows
  for each statement execute function follow_details();
create trigger renew_cards_of_changed after update on property_translations referencing new table as changed_rows
  for each statement execute function follow_details();
create trigger renew_cards_of_gone after delete on property_translations referencing old table as changed_rows
  for each statement execute function follow_details();

create function follow_price() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then insert into listing_dirty (property_id) values (new.property_id) on conflict do nothing; end if;
  return null;
end $$;
create trigger renew_card_of_price after insert on listing_events for each row when (new.kind = 'price_changed') execute function follow_price();

create function follow_dates() returns trigger language plpgsql as $$
begin
  perform refresh_cards(array(select n.id from new_rows n join old_rows o on o.id = n.id where n.created_at <> o.created_at));
  return null;
end $$;
create trigger renew_cards_of_dated after update on listing referencing old table as old_rows new table as new_rows
  for each statement execute function follow_dates();
comment on function follow_dates is 'The demo moves its dates in bulk, past the marks that other changes leave.';

drop trigger renew_cards_of_file on media;
create trigger renew_cards_of_file after update of key, folder, kind, width, height, thumbhash, blur, alt, original_name on media
  for each row when ((old.key, old.folder, old.kind, old.width, old.height, old.thumbhash, old.blur, old.alt, old.original_name)
    is distinct from (new.key, new.folder, new.kind, new.width, new.height, new.thumbhash, new.blur, new.alt, new.original_name))
  execute function follow_media();
