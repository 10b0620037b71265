create table listing_cards (
  id     bigint primary key,
  extras json not null
);
comment on table listing_cards is
  'What a card shows beyond the row of its listing: picture, first photographs, answers. Put together when one of them changes, because cards are read a thousand times as often. Derived, so without foreign keys.';

create view listing_card_source as
select
  p.id,
  json_build_object(
    'image', (
      select json_build_object('key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash, 'blur', m.blur)
      from media m where m.id = p.title_media_id),
    'gallery', (
      select json_agg(json_build_object('id', g.id, 'key', m.key, 'folder', m.folder, 'width', m.width, 'height', m.height) order by g.position, g.id)
      from (select x.* from property_gallery x where x.property_id = p.id order by x.position, x.id limit 5) g
      join media m on m.id = g.media_id),
    'values', (
      select json_object_agg(x.parameter_id, case when x.media_id is null then x.value::json else (
        select json_build_object('file', json_build_object('key', m.key, 'folder', m.folder, 'kind', m.kind,
          'name', coalesce(m.original_name, x.value #>> '{}'), 'width', m.width))
        from media m where m.id = x.media_id) end)
      from property_parameters x where x.property_id = p.id)) as extras
from properties p;

create function refresh_cards(property_ids bigint[]) returns void language sql
begin atomic
  insert into listing_cards (id, extras)
  select s.id, s.extras from listing_card_source s
  where s.id = any (property_ids) and exists (select from listing l where l.id = s.id)
  order by s.id
  on conflict (id) do update set extras = excluded.extras where listing_cards.extras::text <> excluded.extras::text;
end;
comment on function refresh_cards is 'Puts the cards of these properties together again, of those that are public.';

create function follow_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from listing_cards c using changed_rows r where c.id = r.id and not exists (select from listing l where l.id = c.id);
  else
    perform refresh_cards((select array_agg(id) from changed_rows));
  end if;
  return null;
end $$;
create trigger make_cards after insert on listing referencing new table as changed_rows for each statement execute function follow_listing();
create trigger drop_cards after delete on listing referencing old table as changed_rows for each statement execute function follow_listing();

create function follow_details() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then perform refresh_cards((select array_agg(distinct property_id) from changed_rows)); end if;
  return null;
end $$;
create trigger renew_cards_of_new after insert on property_gallery referencing new table as changed_rows for each statement execute function follow_details();
create trigger renew_cards_of_moved after update on property_gallery referencing new table as changed_rows for each statement execute function follow_details();
create trigger renew_cards_of_gone after delete on property_gallery referencing old table as changed_rows for each statement execute function follow_details();
create trigger renew_cards_of_new after insert on property_parameters referencing new table as changed_rows for each statement execute function follow_details();
create trigger renew_cards_of_changed after update on property_parameters referencing new table as changed_rows for each statement execute function follow_details();
create trigger renew_cards_of_gone after delete on property_parameters referencing old table as changed_rows for each statement execute function follow_details();

create function follow_title_image() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then perform refresh_cards(array[new.id]); end if;
  return null;
end $$;
create trigger renew_card_of_picture after update of title_media_id on properties
  for each row when (old.title_media_id is distinct from new.title_media_id) execute function follow_title_image();

create function follow_media() returns trigger language plpgsql as $$
begin
  perform refresh_cards(array(
    select p.id from properties p where p.title_media_id = new.id
    union select g.property_id from property_gallery g where g.media_id = new.id
    union select v.property_id from property_parameters v where v.media_id = new.id));
  return null;
end $$;
create trigger renew_cards_of_file after update of key, folder, width, height, thumbhash, blur, original_name on media
  for each row when ((old.key, old.folder, old.width, old.height, old.thumbhash, old.blur, old.original_name)
    is distinct from (new.key, new.folder, new.width, new.height, new.thumbhash, new.blur, new.original_name)) execute function follow_media();

select refresh_cards(array(select id from listing));
