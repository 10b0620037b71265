-- The word to the open pages holds up everybody else's until its transaction has ended, and the end of a transaction that wrote something
-- waits for the disk: with the word inside, messages went to the disk one after the other. So the message is committed first, together
-- with whatever others commit at that moment, and told in a transaction that wrote nothing and waits for nothing. Should the connection
-- be cut exactly in between, the page hears of it when the sender asks again with the same key, or when its node looks for what it missed.
drop function say_message;
create procedure say_message(
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
  select c.id, (
      select json_object_agg(u.id, json_build_object('key', p.key, 'folder', p.folder, 'width', p.width, 'height', p.height))
      from users u join media p on p.id = u.profile_media_id where u.id in (speaker, listener))
  into chat, images from chats c
  where c.property_id = home
    and least(c.user_id, coalesce(c.counterpart_id, 0)) = lower_side
    and greatest(c.user_id, coalesce(c.counterpart_id, 0)) = upper_side
    and not exists (select from blocks where coalesce(blocker_id, 0) = lower_side and coalesce(blocked_id, 0) = upper_side)
    and not exists (select from blocks where coalesce(blocker_id, 0) = upper_side and coalesce(blocked_id, 0) = lower_side)
    and (listener is null or exists (select from users where id = listener and is_active))
    and not exists (select from device_tokens where user_id = listener)
    and (select count(*) from chat_members m where m.chat_id = c.id) = 2
  for no key update;
  if not found then return; end if;
  -- The id is taken when it is the message's turn, so that ids are in the order in which messages are seen.
  insert into messages (chat_id, sender_id, recipient_id, kind, body, idempotency_key, created_at)
  values (chat, speaker, listener, 'text', words, key, said_at)
  on conflict (coalesce(sender_id, 0), idempotency_key) where idempotency_key is not null do nothing
  returning id into message_id;
  if message_id is null then return; end if;
  update chats set last_message_id = message_id, last_message_at = said_at where id = chat;
  update chat_members m set unread_count = m.unread_count + 1, mail_at = case when m.unread_count = 0 then mail_due else m.mail_at end
  where m.chat_id = chat and m.user_id is not distinct from listener;
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
  commit;
  -- A word to the pages has an end; they read what is longer.
  if octet_length(news) < 7900 then
    perform pg_notify('live', news);
  else
    perform pg_notify('live', lower_side::text), pg_notify('live', upper_side::text);
  end if;
end $$;
comment on procedure say_message is 'Sends words in a conversation that goes on; null when it is not that simple, and then nothing was done.';
