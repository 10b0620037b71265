-- Sensitive changes ask for a proof of identity that is not older than a few minutes.
alter table sessions add column proved_at timestamptz;
comment on column sessions.proved_at is 'When the owner last proved their identity in this session: at the sign-in or when asked again.';
