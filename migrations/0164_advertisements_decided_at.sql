alter table advertisements add column decided_at timestamptz;
comment on column advertisements.decided_at is 'When a moderator approved or rejected it; null while it is pending or when it needed no decision.';

-- A rejected advertisement does not change afterwards.
alter table advertisements disable trigger touch;
update advertisements set decided_at = updated_at where status = 'rejected';
alter table advertisements enable trigger touch;
alter table advertisements add check (status <> 'rejected' or decided_at is not null);
