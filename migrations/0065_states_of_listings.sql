-- How lately an owner said that a home is still on offer.
alter table properties
  add column freshness text not null default 'fresh' check (freshness in ('fresh', 'aging', 'sunk', 'hidden', 'expired')),
  add column confirmed_at timestamptz not null default now();
comment on column properties.freshness is
  'What a nightly job makes of confirmed_at: labelled, at the end of lists, out of them (is_active is then off), over. The table of moves is in domain/property-status.ts.';
comment on column properties.confirmed_at is 'When its owner last said that it is on offer.';
create index properties_by_confirmation on properties (confirmed_at)
  where is_active and request_status = 'approved' and property_type in ('sell', 'rent') and owner_id is not null;
create index properties_out_of_age on properties (confirmed_at) where freshness = 'hidden';

insert into settings (key, value, is_public) values
  ('freshness_label_days', '30', false),
  ('freshness_sink_days', '45', false),
  ('freshness_hide_days', '75', false),
  ('freshness_expire_days', '120', false);

create or replace view listing_source as
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
  coalesce(nearby.mask, 0) as facility_mask,
  p.view_count as views,
  p.favourite_count as likes,
  (case p.property_type when 'sell' then 0 else 1 end)::smallint as kind,
  facts.bedrooms,
  facts.bathrooms,
  exists (select from advertisements a where a.property_id = p.id and a.status = 'approved' and a.is_enabled) as promo,
  p.is_premium as premium,
  coalesce(facts.answered, 0) as answered,
  coalesce((
    select greatest(0, 1 - (e.new ->> 'price')::float8 / (e.old ->> 'price')::float8)
    from listing_events e where e.property_id = p.id and e.kind = 'price_changed' order by e.at desc, e.id desc limit 1), 0)::real as reduction,
  (p.price::float8 / nullif(facts.area, 0))::real as area_price,
  coalesce(owner.account_kind <> 'owner', true) as by_agency,
  coalesce(nearby.tenths, '{}') as near,
  coalesce(facts.numbers, '{}') as numbers,
  coalesce(choices.ids, '{}') as options
from properties p
left join users owner on owner.id = p.owner_id
cross join lateral (
  select
    round(max(number_of(v.value)) filter (where d.fact = 'area'))::integer as area,
    round(max(number_of(v.value)) filter (where d.fact = 'bedrooms' and number_of(v.value) <= 1000))::smallint as bedrooms,
    round(max(number_of(v.value)) filter (where d.fact = 'bathrooms' and number_of(v.value) <= 1000))::smallint as bathrooms,
    bit_or(1::bigint << d.bit) as answered,
    array_agg(coalesce(number_of(v.value)::real, 'NaN') order by d.bit)
      filter (where d.type_of_parameter = 'number' and d.bit is not null) as numbers
  from property_parameters v
  join parameters d on d.id = v.parameter_id
  where v.property_id = p.id
) facts
cross join lateral (
  select array_agg(distinct o.id) as ids
  from answer_source v
  join answer_options o on o.parameter_id = v.parameter_id and o.word = v.word
  where v.property_id = p.id
) choices
cross join lateral (
  select bit_or(1::bigint << f.bit) as mask, array_agg(least(32767, n.distance * 10)::smallint order by f.bit) as tenths
  from property_facilities n
  join facilities f on f.id = n.facility_id
  where n.property_id = p.id and f.bit is not null
) nearby
where p.is_active and p.request_status = 'approved' and p.property_type in ('sell', 'rent') and not p.is_private
  and coalesce(owner.is_active, true);
comment on view listing_source is
  'What "listing" has to contain. Here, and only here, is written what the public may see. A home that nobody confirmed for long is dated back, so that it sinks in every order by date.';

create or replace view listing_card_source as
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

create or replace function mark_properties() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'UPDATE' then
    insert into listing_dirty (property_id)
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.owner_id, n.category_id, n.title, n.description, n.property_type, n.price, n.is_premium, n.is_private, n.is_active, n.request_status,
        n.address, n.city_id, n.state_id, n.country_id, n.latitude, n.longitude, n.created_at, n.freshness, n.confirmed_at)
      is distinct from (o.owner_id, o.category_id, o.title, o.description, o.property_type, o.price, o.is_premium, o.is_private, o.is_active,
        o.request_status, o.address, o.city_id, o.state_id, o.country_id, o.latitude, o.longitude, o.created_at, o.freshness, o.confirmed_at)
    on conflict do nothing;
  elsif tg_op = 'INSERT' then
    insert into listing_dirty (property_id) select id from new_rows on conflict do nothing;
  else
    insert into listing_dirty (property_id) select id from old_rows on conflict do nothing;
  end if;
  return null;
end $$;
select refresh_cards(array(select id from listing));

create table listing_revisions (
  id          bigint generated by default as identity primary key,
  property_id bigint references properties (id) on delete cascade,
  project_id  bigint references projects (id) on delete cascade,
  author_id   bigint references users (id) on delete set null,
  state       jsonb not null,
  status      text not null default 'pending' check (status in ('pending', 'rejected')),
  reason      text check (length(reason) between 1 and 300),
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  check (num_nonnulls(property_id, project_id) = 1),
  check ((status = 'rejected') = (reason is not null))
);
create unique index listing_revisions_of_property on listing_revisions (property_id) where property_id is not null;
create unique index listing_revisions_of_project on listing_revisions (project_id) where project_id is not null;
create index listing_revisions_by_author on listing_revisions (author_id);
create index listing_revisions_waiting on listing_revisions (updated_at) where status = 'pending';
comment on table listing_revisions is
  'Changes of approved listings that wait for a moderator: the public sees the listing without them. Approved ones are applied and gone; a refused one stays for its reason.';
comment on column listing_revisions.state is 'The whole listing as it would be, files by their number.';

create table listing_revision_files (
  revision_id bigint not null references listing_revisions (id) on delete cascade,
  media_id    bigint not null references media (id) on delete cascade,
  primary key (revision_id, media_id)
);
create index listing_revision_files_by_media on listing_revision_files (media_id);
comment on table listing_revision_files is 'Keeps the files that pending changes would use from being swept.';

alter table advertisements add column reason text check (length(reason) between 1 and 300);
comment on column advertisements.reason is 'Why moderation refused it.';
create index advertisements_waiting on advertisements (created_at) where status = 'pending';
