-- The lists of the back office, each order and each filter by an index of its own, among millions of rows.
alter table users add column found_by text generated always as (
  plain_text(name) || ' ' || lower(coalesce(email, '')) || ' ' || coalesce(country_code, '') || coalesce(phone, '')) stored;
comment on column users.found_by is 'What staff look for somebody by: the plain name, the address and the number.';
create index users_found_by_part on users using gin (found_by gin_trgm_ops);
create index users_found_by_beginning on users (found_by text_pattern_ops);
drop index users_by_contact;
-- The name stands beside what it is ordered by, or the index alone would not answer.
drop index users_by_order_of_name;
create index users_by_order_of_name on users (lower(name), id) include (name);
create index users_of_staff_by_name on users (role, lower(name), id) include (name) where role <> 'user';
create index users_by_kind_and_name on users (account_kind, lower(name), id) include (name) where account_kind <> 'owner';
create index users_by_verification_and_name on users (verification, lower(name), id) include (name) where verification <> 'initial';
create index users_switched_off on users (created_at, id) where not is_active;
create index users_switched_off_by_name on users (lower(name), id) include (name) where not is_active;

create index audit_log_by_action on audit_log (action, id);
create index audit_log_of_actor on audit_log (actor_id, id);
create index audit_log_of_subject on audit_log (subject, id);
create index audit_log_of_subject_by_action on audit_log (subject, action, id);

create index payment_transactions_by_type on payment_transactions (payment_type, created_at, id);
create index payment_transactions_by_type_and_amount on payment_transactions (payment_type, amount_minor, id);
create index payment_transactions_by_status_and_amount on payment_transactions (payment_status, amount_minor, id);

create index verification_applications_by_status on verification_applications (status, id);
create index contact_requests_handled on contact_requests (created_at, id) where handled_at is not null;
create index contact_requests_waiting on contact_requests (created_at, id) where handled_at is null;

-- Talks with the site itself.
create index chats_of_desk on chats (last_message_at desc, id desc) where counterpart_id is null;
create index chat_members_of_desk on chat_members (chat_id) where user_id is null and unread_count > 0;

-- Who of the staff spoke in the name of the site.
alter table messages add column author_id bigint references users (id) on delete set null;
create index messages_by_author on messages (author_id) where author_id is not null;
comment on column messages.author_id is 'The person who wrote for the desk; the other side is never told.';

-- Feeds that staff bring in for an owner.
alter table listing_imports
  add column staff_id bigint references users (id) on delete set null,
  add column waives_limits boolean not null default false;
create index listing_imports_by_staff on listing_imports (staff_id) where staff_id is not null;
comment on column listing_imports.staff_id is 'The administrator who brought it in for the owner.';
comment on column listing_imports.waives_limits is 'True when it costs the owner no units and asks for no verification.';

-- Reports about homes on offer, renewed every night.
create index properties_by_change on properties (updated_at, id);
create table stale_listings (
  cause       text not null check (cause in ('quiet', 'unconfirmed', 'package-over')),
  property_id bigint not null references properties (id) on delete cascade,
  since       timestamptz not null,
  asked_at    timestamptz,
  primary key (cause, property_id)
);
create index stale_listings_by_age on stale_listings (cause, since, property_id);
create index stale_listings_of_property on stale_listings (property_id);
comment on table stale_listings is 'Homes on offer that nobody looks after any more, as a nightly job found them.';
comment on column stale_listings.since is 'The last sign of life: an edit, a view, a question, a confirmation, or the end of the last package.';
comment on column stale_listings.asked_at is 'When staff last asked the owner whether it is still on offer.';

create table duplicate_listings (
  property_id bigint not null references properties (id) on delete cascade,
  other_id    bigint not null references properties (id) on delete cascade,
  reason      text not null check (reason in ('photos', 'words')),
  score       smallint not null check (score between 0 and 100),
  found_at    timestamptz not null,
  settled_at  timestamptz,
  settled_by  bigint references users (id) on delete set null,
  primary key (property_id, other_id),
  check (property_id <> other_id)
);
create index duplicate_listings_open on duplicate_listings (score, found_at, property_id, other_id) where settled_at is null;
create index duplicate_listings_open_by_day on duplicate_listings (found_at, property_id, other_id) where settled_at is null;
create index duplicate_listings_open_by_reason on duplicate_listings (reason, score, found_at, property_id, other_id) where settled_at is null;
create index duplicate_listings_of_other on duplicate_listings (other_id);
create index duplicate_listings_by_settler on duplicate_listings (settled_by) where settled_by is not null;
comment on table duplicate_listings is 'Homes that look like an earlier one of somebody else, by their photos or by words, place and price.';
comment on column duplicate_listings.settled_at is 'When staff said that they are two homes, or dealt with it.';

create table duplicate_search (
  is_only     boolean primary key default true check (is_only),
  changed_at  timestamptz not null default '-infinity',
  property_id bigint not null default 0
);
insert into duplicate_search default values;
comment on table duplicate_search is 'How far the search for duplicates has come, in the order of changes.';
