alter table listing_cards add column brief json, add column gallery json, add column page json;
comment on table listing_cards is
  'What cards and pages show beyond the row of a public home. Put together when it changes, because it is read a thousand times as often. Derived, so without foreign keys.';
comment on column listing_cards.brief is 'Title picture and answers: what the smallest card needs.';
comment on column listing_cards.gallery is 'The first five photographs, for cards that can be leafed through.';
comment on column listing_cards.page is 'Everything else that hangs on the home: photographs, papers, floors, near-by places.';

create or replace function refresh_cards(property_ids bigint[]) returns void language plpgsql as $$ begin return; end $$;
drop view listing_card_source;

create view listing_card_source as
select
  p.id,
  json_build_object(
    'image', (
      select json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash, 'blur', m.blur)
      from media m where m.id = p.title_media_id),
    'values', (
      select json_object_agg(x.parameter_id, case when x.media_id is null then x.value::json else (
        select json_build_object('file', json_build_object('key', m.key, 'folder', m.folder, 'kind', m.kind,
          'name', coalesce(m.original_name, x.value #>> '{}'), 'width', m.width))
        from media m where m.id = x.media_id) end)
      from property_parameters x where x.property_id = p.id)) as brief,
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
      select json_agg(json_build_object('id', n.id, 'facilityId', n.facility_id, 'distance', n.distance, 'createdAt', n.created_at)
        order by n.distance, n.id)
      from property_facilities n where n.property_id = p.id)) as page
from properties p;
comment on view listing_card_source is 'What "listing_cards" has to contain; homes that are not public are read from here.';

create or replace function refresh_cards(property_ids bigint[]) returns void language plpgsql as $$
begin
  insert into listing_cards (id, brief, gallery, page)
  select s.id, s.brief, s.gallery, s.page from listing_card_source s
  where s.id = any (property_ids) and exists (select from listing l where l.id = s.id)
  order by s.id
  on conflict (id) do update set (brief, gallery, page) = row (excluded.brief, excluded.gallery, excluded.page)
  where (listing_cards.brief::text, listing_cards.gallery::text, listing_cards.page::text)
    is distinct from (excluded.brief::text, excluded.gallery::text, excluded.page::text);
end $$;

alter table listing_cards drop column extras;
select refresh_cards(array(select id from listing));
alter table listing_cards alter column brief set not null, alter column page set not null;

do $$
declare
  part text;
begin
  foreach part in array array['property_facilities', 'property_documents', 'property_floors'] loop
    execute format('create trigger renew_cards_of_new after insert on %I referencing new table as changed_rows for each statement execute function follow_details()', part);
    execute format('create trigger renew_cards_of_changed after update on %I referencing new table as changed_rows for each statement execute function follow_details()', part);
    execute format('create trigger renew_cards_of_gone after delete on %I referencing old table as changed_rows for each statement execute function follow_details()', part);
  end loop;
end $$;

drop trigger renew_card_of_picture on properties;
create trigger renew_card_of_picture after update of title_media_id, three_d_media_id, meta_media_id on properties
  for each row when ((old.title_media_id, old.three_d_media_id, old.meta_media_id)
    is distinct from (new.title_media_id, new.three_d_media_id, new.meta_media_id)) execute function follow_title_image();

create or replace function follow_media() returns trigger language plpgsql as $$
begin
  perform refresh_cards(array(
    select p.id from properties p where p.title_media_id = new.id
    union select p.id from properties p where p.three_d_media_id = new.id
    union select p.id from properties p where p.meta_media_id = new.id
    union select g.property_id from property_gallery g where g.media_id = new.id
    union select d.property_id from property_documents d where d.media_id = new.id
    union select f.property_id from property_floors f where f.media_id = new.id
    union select v.property_id from property_parameters v where v.media_id = new.id));
  return null;
end $$;

create table catalogue_version (
  only_one boolean primary key default true check (only_one),
  version  bigint not null
);
insert into catalogue_version (version) values (1);
comment on table catalogue_version is
  'Changes whenever a category, parameter, facility or one of their translations does; programs keep the catalogue in memory and compare this number in every statement that needs it.';

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;
do $$
declare
  part text;
begin
  foreach part in array array['categories', 'parameters', 'category_parameters', 'facilities', 'content_translations'] loop
    execute format('create trigger catalogue_changed after insert or update or delete or truncate on %I for each statement execute function catalogue_changed()', part);
  end loop;
end $$;
