alter table notifications add column about_user_id bigint references users (id) on delete cascade;
create index notifications_about_user on notifications (about_user_id) where about_user_id is not null;
comment on column notifications.about_user_id is 'Whom its words name; they go when that person goes.';
