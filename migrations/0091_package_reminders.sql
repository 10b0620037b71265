alter table user_packages
  add column expiring_told_at timestamptz,
  add column expired_told_at timestamptz;
comment on column user_packages.expiring_told_at is 'When its owner was told that it runs out soon.';
comment on column user_packages.expired_told_at is 'When its owner was told that it has run out.';
-- What ended before there were reminders is no news.
update user_packages set expiring_told_at = ends_at, expired_told_at = ends_at where ends_at <= now();
create index user_packages_to_tell on user_packages (ends_at) where expired_told_at is null and revoked_at is null;

insert into settings (key, value, is_public) values ('package_reminder_days', '3', false) on conflict do nothing;
