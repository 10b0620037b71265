create table passkey_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  user_id        bigint references users (id) on delete cascade,
  expires_at     timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_by_user on passkey_challenges (user_id) where user_id is not null;
comment on table passkey_challenges is 'Riddles that a passkey has to answer; each is answered once.';
comment on column passkey_challenges.user_id is 'Who adds a passkey; null for a sign-in, where the passkey says who it is.';
