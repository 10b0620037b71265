-- A device or address that signed in to an account before keeps its own allowance of wrong passwords, so that guesses of strangers
-- slow down strangers only.
create table known_devices (
  user_id      bigint not null references users on delete cascade,
  key          bytea not null check (length(key) = 32),
  kind         text not null check (kind in ('cookie', 'address')),
  last_used_at timestamptz not null,
  primary key (user_id, key)
);
create index known_devices_by_time on known_devices (last_used_at);
comment on table known_devices is 'Browsers and address prefixes from which an account signed in.';
comment on column known_devices.key is 'A hash of the cookie or of the address prefix; neither is stored.';
