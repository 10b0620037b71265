alter table sessions
  add column impersonator_session_id bigint references sessions (id) on delete cascade,
  add constraint impersonator_session_has_impersonator
    check (impersonator_session_id is null or impersonator_id is not null);
create index sessions_by_impersonator_session on sessions (impersonator_session_id) where impersonator_session_id is not null;
comment on column sessions.impersonator_session_id is 'The administrator''s own session, which the end of impersonation restores. Null where impersonation began with a bearer token: that client still has its own token.';
