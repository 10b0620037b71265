alter table users add column shows_contact boolean not null default false;
comment on column users.shows_contact is 'The person agreed that visitors see the email address and the number; see consents for when.';
alter table users add column public_email text generated always as (case when shows_contact then email end) stored;
alter table users add column public_phone text generated always as (case when shows_contact then coalesce(country_code, '') || phone end) stored;
comment on column users.public_email is 'What others are told; statements that answer anybody but the person and staff read this one.';
comment on column users.public_phone is 'With its dialling code, so that it can be called from anywhere.';

-- The site's own desk is there to be reached.
update users set shows_contact = true where role = 'admin';

create table consents (
  id       bigint generated always as identity primary key,
  user_id  bigint not null references users (id) on delete cascade,
  kind     text not null check (kind in ('shows_contact', 'terms')),
  is_given boolean not null,
  at       timestamptz not null default now()
);
create index consents_of_user on consents (user_id, kind, at desc);
comment on table consents is 'Each time somebody agreed to something or took it back; the latest of a kind counts.';

create function record_consent() returns trigger language plpgsql as $$
begin
  insert into consents (user_id, kind, is_given) values (new.id, 'shows_contact', new.shows_contact);
  return null;
end $$;
create trigger record_consent after update of shows_contact on users
  for each row when (old.shows_contact is distinct from new.shows_contact) execute function record_consent();
create trigger record_first_consent after insert on users for each row when (new.shows_contact) execute function record_consent();
