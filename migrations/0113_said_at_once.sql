-- What comes with its number needs none: only the rest waits for the end of its transaction to be numbered.
drop trigger number_events on live_events;
create constraint trigger number_events after insert on live_events
  deferrable initially deferred for each row when (new.seq is null) execute function number_live_events();

-- Words in a conversation that goes on: the checks, the message, its place in both inboxes and the word to the open pages are one
-- statement, and so one way to the database and back. Whatever is not the ordinary case (a first message, a block, a key that was used,
-- an account that was switched off, devices to be told) is left alone and answered with null: the caller then goes the long way, which
-- knows the reasons. Locks are taken as everywhere: the pair, the conversation, the inboxes in the order of their owners.
create function say_message(
  speaker bigint, listener bigint, home bigint, key text, words text, said_at timestamptz, mail_due timestamptz,
  out message_id bigint, out image json
) language plpgsql as $$
declare
  lower_side constant bigint := least(coalesce(speaker, 0), coalesce(listener, 0));
  upper_side constant bigint := greatest(coalesce(speaker, 0), coalesce(listener, 0));
  chat bigint;
  seqs json;
  images json;
  news text;
begin
  -- What is read from here on knows of every block before.
  perform pg_advisory_xact_lock_shared(hashtextextended('block ' || lower_side || ' ' || upper_side, 0));
  select c.id into chat from chats c
  where c.property_id = home
    and least(c.user_id, coalesce(c.counterpart_id, 0)) = lower_side
    and greatest(c.user_id, coalesce(c.counterpart_id, 0)) = upper_side
    and not exists (select from blocks where coalesce(blocker_id, 0) = lower_side and coalesce(blocked_id, 0) = upper_side)
    and not exists (select from blocks where coalesce(blocker_id, 0) = upper_side and coalesce(blocked_id, 0) = lower_side)
    and (listener is null or exists (select from users where id = listener and is_active))
    and not exists (select from device_tokens where user_id = listener)
  for no key update;
  if not found then return; end if;
  -- The id is taken when it is the message's turn, so that ids are in the order in which messages are seen.
  insert into messages (chat_id, sender_id, recipient_id, kind, body, idempotency_key, created_at)
  values (chat, speaker, listener, 'text', words, key, said_at)
  on conflict (coalesce(sender_id, 0), idempotency_key) where idempotency_key is not null do nothing
  returning id into message_id;
  if message_id is null then return; end if;
  update chats set last_message_id = message_id, last_message_at = said_at where id = chat;
  insert into chat_members as m (chat_id, user_id, unread_count, mail_at)
  values (chat, speaker, 0, null), (chat, listener, 1, mail_due)
  on conflict (chat_id, user_id) do update set unread_count = m.unread_count + excluded.unread_count,
    mail_at = case when m.unread_count = 0 then excluded.mail_at else m.mail_at end;
  select json_object_agg(u.id, json_build_object('key', p.key, 'folder', p.folder, 'width', p.width, 'height', p.height)) into images
  from users u join media p on p.id = u.profile_media_id where u.id in (speaker, listener);
  image := images -> speaker::text;
  with numbered as (
    insert into inboxes as i (owner_id, last_seq) values (lower_side, 1), (upper_side, 1)
    on conflict (owner_id) do update set last_seq = i.last_seq + 1 returning owner_id, last_seq),
  told as (
    insert into live_events (owner_id, seq, kind, message_id) select owner_id, last_seq, 'message', message_id from numbered)
  select json_object_agg(owner_id, last_seq) into seqs from numbered;
  news := json_build_object('kind', 'message', 'seqs', seqs, 'images', images, 'row', json_build_object(
    'id', message_id, 'senderId', speaker, 'recipientId', listener, 'propertyId', home, 'body', words, 'createdAt', said_at,
    'idempotencyKey', key));
  -- A word to the pages has an end; they read what is longer.
  if octet_length(news) < 7900 then
    perform pg_notify('live', news);
  else
    perform pg_notify('live', lower_side::text), pg_notify('live', upper_side::text);
  end if;
end $$;
comment on function say_message is 'Sends words in a conversation that goes on; null when it is not that simple, and then nothing was done.';
