-- Every message asks for both directions; a comparison that also finds null cannot use the plain index.
create unique index blocks_by_pair on blocks (coalesce(blocker_id, 0), coalesce(blocked_id, 0));

-- The unique keys that went with the old numbers also found what belongs to an account that is erased.
create index messages_of_sender on messages (sender_id);
create index messages_of_recipient on messages (recipient_id);
