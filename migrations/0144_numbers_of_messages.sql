-- Words said at once keep their numbers in both inboxes themselves; numbering and a row of live_events for each side, with its indexes and
-- references, took a fifth of the statement. Whatever else happens, and messages that are sent step by step, is told by live_events as before.
alter table messages add column sender_seq bigint, add column recipient_seq bigint;
comment on column messages.sender_seq is 'Its number among the events of the sender''s inbox; null when a row of live_events has it. Likewise recipient_seq.';

-- Both people are sides of the conversation, which goes with either of them and takes its messages along: a reference of each message to
-- both locked and rewrote their rows with every word they said.
alter table messages drop constraint messages_sender_id_fkey, drop constraint messages_recipient_id_fkey;
drop index messages_of_sender, messages_of_recipient;
create unique index messages_by_sender_seq on messages (coalesce(sender_id, 0), sender_seq) where sender_seq is not null;
create unique index messages_by_recipient_seq on messages (coalesce(recipient_id, 0), recipient_seq) where recipient_seq is not null;

-- A count that an index looks at makes each change of it a new entry in all of them. What the desk has not read is found by the messages.
drop index chat_members_of_desk;
alter table chat_members set (fillfactor = 80);
alter table inboxes set (fillfactor = 50);

drop procedure say_message;
create procedure say_message(
  session bigint, speaker bigint, listener bigint, home bigint, key text, words text, said_at timestamptz, mail_due timestamptz,
  out message_id bigint, out image json
) language plpgsql as $$
declare
  lower_side constant bigint := least(speaker, coalesce(listener, 0));
  upper_side constant bigint := greatest(speaker, coalesce(listener, 0));
  chat bigint;
  new_id bigint;
  lower_seq bigint;
  upper_seq bigint;
  images json;
  news text;
begin
  -- What is read from here on knows of every block before. A key that somebody is using is waited for here, where nobody waits for us.
  perform pg_advisory_xact_lock_shared(hashtextextended('block ' || lower_side || ' ' || upper_side, 0)),
    pg_advisory_xact_lock(hashtextextended('key ' || speaker || ' ' || key, 0));
  -- The id is taken when it is the message's turn, so that ids are in the order in which messages are seen: whoever had to wait for the row
  -- takes another one.
  update chats c set last_message_id = nextval('messages_id_seq'), last_message_at = said_at
  where c.property_id = home
    and least(c.user_id, coalesce(c.counterpart_id, 0)) = lower_side
    and greatest(c.user_id, coalesce(c.counterpart_id, 0)) = upper_side
    and not exists (select from blocks where coalesce(blocker_id, 0) = lower_side and coalesce(blocked_id, 0) = upper_side)
    and not exists (select from blocks where coalesce(blocker_id, 0) = upper_side and coalesce(blocked_id, 0) = lower_side)
    and (listener is null or exists (select from users where id = listener and is_active))
    and not exists (select from device_tokens where user_id = listener)
    and (select count(*) from chat_members m where m.chat_id = c.id) = 2
    -- The caller may have been remembered from an earlier call: the session has to be good now.
    and exists (
      select from sessions s join users u on u.id = s.user_id
      where s.id = session and s.user_id = speaker and s.expires_at > said_at and s.impersonator_id is null and u.is_active and not u.is_demo)
  returning c.id, c.last_message_id, (
      select json_object_agg(u.id, json_build_object('key', p.key, 'folder', p.folder, 'width', p.width, 'height', p.height))
      from users u join media p on p.id = u.profile_media_id where u.id in (speaker, listener))
  into chat, new_id, images;
  if not found then return; end if;
  update chat_members m set unread_count = m.unread_count + 1, mail_at = case when m.unread_count = 0 then mail_due else m.mail_at end
  where m.chat_id = chat and m.user_id is not distinct from listener;
  -- Last of all that others may hold, and in the order of their owners, as at the end of every other transaction.
  insert into inboxes as i (owner_id, last_seq) values (lower_side, 1)
  on conflict (owner_id) do update set last_seq = i.last_seq + 1 returning last_seq into lower_seq;
  insert into inboxes as i (owner_id, last_seq) values (upper_side, 1)
  on conflict (owner_id) do update set last_seq = i.last_seq + 1 returning last_seq into upper_seq;
  insert into messages (id, chat_id, sender_id, recipient_id, kind, body, idempotency_key, created_at, sender_seq, recipient_seq)
  values (new_id, chat, speaker, listener, 'text', words, key, said_at,
    case speaker when lower_side then lower_seq else upper_seq end, case speaker when lower_side then upper_seq else lower_seq end)
  on conflict (coalesce(sender_id, 0), idempotency_key) where idempotency_key is not null do nothing
  returning id into message_id;
  if message_id is null then
    rollback;
    return;
  end if;
  image := images -> speaker::text;
  news := json_build_object('kind', 'message', 'seqs', json_build_object(lower_side, lower_seq, upper_side, upper_seq), 'images', images,
    'row', json_build_object('id', message_id, 'senderId', speaker, 'recipientId', listener, 'propertyId', home, 'body', words,
      'createdAt', said_at, 'idempotencyKey', key));
  commit;
  -- A word to the pages has an end; they read what is longer.
  if octet_length(news) < 7900 then
    perform pg_notify('live', news);
  else
    perform pg_notify('live', lower_side::text), pg_notify('live', upper_side::text);
  end if;
end $$;
comment on procedure say_message is 'Sends words in a conversation that goes on, for whoever the session belongs to; null when it is not that simple, and then nothing was done.';
