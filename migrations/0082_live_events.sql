-- What happens to a person while they look: numbered per recipient, kept for a while, read again after a lost connection.
create table live_events (
  id              bigint generated always as identity primary key,
  owner_id        bigint not null,
  seq             bigint,
  kind            text not null check (kind <> ''),
  message_id      bigint references messages (id) on delete cascade,
  notification_id bigint references notifications (id) on delete cascade,
  data            jsonb not null default '{}',
  created_at      timestamptz not null default now(),
  unique (owner_id, seq)
);
create index live_events_of_message on live_events (message_id) where message_id is not null;
create index live_events_of_notification on live_events (notification_id) where notification_id is not null;
create index live_events_by_age on live_events (created_at);
comment on table live_events is 'What the open pages of a recipient are told, in order; a page that lost its connection reads on from the last number it saw.';
comment on column live_events.owner_id is 'A person, or 0 for the desk of the site.';
comment on column live_events.seq is 'Gapless per recipient, given at the very end of the transaction; null only inside it.';
comment on column live_events.message_id is 'What a message says is read when it is sent, so that a deleted one is not told again.';

alter table inboxes add column forgotten_seq bigint not null default 0;
comment on column inboxes.forgotten_seq is 'Events up to this number were dropped for their age; whoever saw less must load everything anew.';

-- Numbers are given when the transaction commits, recipient by recipient in the order of their ids: a lock lasts no longer than
-- the commit itself, two transactions never wait for each other in a circle, and the order of numbers is the order of commits.
create function number_live_events() returns trigger language plpgsql as $$
declare
  recipient record;
  first_seq bigint;
begin
  perform from live_events where id = new.id and seq is null;
  if not found then return null; end if;
  -- The first event of a transaction is numbered first and has its smallest id; unnumbered ones of others cannot be seen.
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
create constraint trigger number_events after insert on live_events
  deferrable initially deferred for each row execute function number_live_events();

-- The number of a message was its place among messages alone; its event has it now.
alter table messages drop column seq;
drop function next_seq;
comment on table inboxes is 'The last number given to each recipient (0 is the desk). Its row lock makes commit order equal number order, so a reader never misses an event.';
alter table messages add column delivered_at timestamptz;
alter table messages add column hidden_at timestamptz;
comment on column messages.delivered_at is 'When a device of the recipient said that it has it.';
comment on column messages.deleted_at is 'The sender took it back: nobody sees it any more.';
comment on column messages.hidden_at is 'The recipient does not want to see it; the sender still does.';

alter table messages drop constraint messages_sender_id_idempotency_key_key;
create unique index messages_sent_once on messages (coalesce(sender_id, 0), idempotency_key) where idempotency_key is not null;

alter table chat_members add column mail_at timestamptz;
create index chat_members_to_mail on chat_members (mail_at) where mail_at is not null;
comment on column chat_members.mail_at is 'When to write a mail about what is still unread by then.';

create table live_tickets (
  token_hash bytea primary key check (length(token_hash) = 32),
  session_id bigint not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index live_tickets_of_session on live_tickets (session_id);
create index live_tickets_by_expiry on live_tickets (expires_at);
comment on table live_tickets is 'Opens one stream within seconds, for readers that cannot send a header; a token never stands in an address.';

create unlogged table presence (
  user_id bigint not null references users (id) on delete cascade,
  node    text not null,
  seen_at timestamptz not null,
  primary key (user_id, node)
);
comment on table presence is 'Who has a page open on which node; a row that is no longer renewed counts for nothing. Lost with a crash, and soon true again.';

create table acquaintance (
  user_id           bigint primary key references users (id) on delete cascade,
  last_seen_at      timestamptz,
  notices_mailed_at timestamptz
);
comment on table acquaintance is 'What changes about a person all the time and must not touch the account: everything derived from accounts would be made anew.';
comment on column acquaintance.last_seen_at is 'When the last open page of this person went away.';
comment on column acquaintance.notices_mailed_at is 'When the last mail about notifications was written, so that a burst becomes a digest.';

create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'session ' || id) from gone;
  return null;
end $$;
create trigger tell_streams after delete on sessions referencing old table as gone
  for each statement execute function tell_ended_sessions();

create function tell_changed_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'user ' || old.id);
  return null;
end $$;
create trigger tell_streams after update of is_active, role on users for each row
  when (old.is_active and not new.is_active or old.role is distinct from new.role) execute function tell_changed_account();

create function forget_inbox() returns trigger language plpgsql as $$
begin
  delete from live_events where owner_id = old.id;
  delete from inboxes where owner_id = old.id;
  return null;
end $$;
create trigger forget_inbox after delete on users for each row execute function forget_inbox();
