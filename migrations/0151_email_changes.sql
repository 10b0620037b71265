-- A code that confirms a new email address is valid for one account only.
alter table otps add column user_id bigint references users (id) on delete cascade;
comment on column otps.user_id is 'The account that confirms a new email address with this code; null for a sign-in code.';
create index otps_by_user on otps (user_id) where user_id is not null;
