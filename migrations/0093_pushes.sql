create table pushes (
  id              bigint generated always as identity primary key,
  token           text not null references device_tokens (token) on delete cascade,
  notification_id bigint references notifications (id) on delete cascade,
  message_id      bigint references messages (id) on delete cascade,
  created_at      timestamptz not null default now(),
  done_at         timestamptz,
  unique (token, notification_id),
  unique (token, message_id),
  check (num_nonnulls(notification_id, message_id) = 1)
);
create index pushes_of_notification on pushes (notification_id) where notification_id is not null;
create index pushes_of_message on pushes (message_id) where message_id is not null;
create index pushes_by_age on pushes (created_at);
comment on table pushes is 'What goes to which device, once; written with what it is about and handed over by a job.';
comment on column pushes.done_at is 'Handed over, or no longer wanted.';
