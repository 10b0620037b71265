alter table notifications add column kind text;
alter table notifications add column data jsonb not null default '{}';
comment on column notifications.kind is 'What happened; its words are found in the reader''s language. Null for words that somebody wrote.';
comment on column notifications.data is 'What the words are filled with.';

alter table notification_recipients add column is_listed boolean not null default true;
comment on column notification_recipients.is_listed is 'False when the person only wants to be told elsewhere, by mail or on the phone.';

create table notification_preferences (
  user_id bigint not null references users (id) on delete cascade,
  kind    text not null,
  channel text not null check (channel in ('app', 'mail', 'push')),
  is_on   boolean not null,
  primary key (user_id, kind, channel)
);
comment on table notification_preferences is 'Where a person departs from how a kind of notification is told by default.';

create table notification_mails (
  user_id         bigint not null references users (id) on delete cascade,
  notification_id bigint not null references notifications (id) on delete cascade,
  primary key (user_id, notification_id)
);
create index notification_mails_by_notification on notification_mails (notification_id);
comment on table notification_mails is 'Notifications that still have to be mailed; several that wait together become one mail.';
