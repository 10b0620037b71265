create table secret_fingerprint (
  is_only_row boolean primary key default true check (is_only_row),
  fingerprint bytea not null
);
comment on table secret_fingerprint is 'A hash of the SECRET that the last node started with. A node with another SECRET ends all sessions.';
