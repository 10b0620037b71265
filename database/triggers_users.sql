-- Trigger functions of accounts, sessions, live events and enquiries.

create or replace function leave_agency() returns trigger language plpgsql as $$
begin
  if tg_when = 'BEFORE' then
    new.agency_id := null;
    return new;
  end if;
  update users set agency_id = null where agency_id = new.id;
  return null;
end $$;
comment on function leave_agency is 'Only agents belong to an agency, and only to an account of type agency.';

create or replace function record_consent() returns trigger language plpgsql as $$
begin
  insert into consents (user_id, kind, is_given) values (new.id, 'shows_contact', new.shows_contact);
  return null;
end $$;

create or replace function show_verification() returns trigger language plpgsql as $$
begin
  update users set verification = new.status where id = new.user_id and verification <> new.status
    and not exists (select from verification_applications later where later.user_id = new.user_id and later.id > new.id);
  return null;
end $$;

-- Records the end of an impersonation, however its session ends.
create or replace function note_ended_impersonations() returns trigger language plpgsql as $$
begin
  insert into audit_log (actor_id, action, subject, subject_id, details)
  select impersonator_id, 'impersonation ended', 'user', user_id, jsonb_build_object('sessionId', id, 'begunAt', created_at)
  from gone where impersonator_id is not null;
  return null;
end $$;

create or replace function notify_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'session ' || id) from gone;
  return null;
end $$;

create or replace function notify_changed_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'user ' || old.id);
  return null;
end $$;

create or replace function forget_inbox() returns trigger language plpgsql as $$
begin
  delete from live_events where owner_id = old.id;
  delete from inboxes where owner_id = old.id;
  return null;
end $$;

-- Numbers are assigned at commit, recipient by recipient in id order. Locks last only for the commit, transactions cannot deadlock,
-- and the number order is the commit order.
create or replace function number_live_events() returns trigger language plpgsql as $$
declare
  recipient record;
  first_seq bigint;
begin
  perform from live_events where id = new.id and seq is null;
  if not found then return null; end if;
  -- The trigger runs first for the smallest id of the transaction. Unnumbered events of other transactions are not visible.
  for recipient in
    select owner_id, array_agg(id order by id) as ids from live_events where id >= new.id and seq is null group by owner_id order by owner_id
  loop
    insert into inboxes as i (owner_id, last_seq) values (recipient.owner_id, cardinality(recipient.ids))
    on conflict (owner_id) do update set last_seq = i.last_seq + excluded.last_seq
    returning last_seq - cardinality(recipient.ids) into first_seq;
    update live_events e set seq = first_seq + numbered.place
    from unnest(recipient.ids) with ordinality numbered (id, place) where e.id = numbered.id;
    perform pg_notify('live', recipient.owner_id::text);
  end loop;
  return null;
end $$;

create or replace function forget_enquiry_notices() returns trigger language plpgsql as $$
begin
  delete from notifications
  where property_id = old.property_id and kind = 'enquiry' and data ->> 'enquiry' = old.id::text;
  return null;
end $$;
comment on function forget_enquiry_notices is 'Deletes the notifications about an enquiry together with it.';
