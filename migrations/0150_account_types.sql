-- Users choose their account type; with required verification the choice is pending until the account is verified.
alter table users drop constraint users_account_kind_check;
alter table users add constraint users_account_kind_check check (account_kind in ('owner', 'agent', 'agency', 'developer'));
alter table users add column requested_account_kind text
  check (requested_account_kind in ('agent', 'agency', 'developer') and requested_account_kind <> account_kind);
comment on column users.account_kind is 'Account type in effect. Every type but owner is professional.';
comment on column users.requested_account_kind is
  'Account type that takes effect when the account is verified; null when no change is pending. The rules are in domain/account-type.ts.';
create index users_by_requested_kind on users (id) where requested_account_kind is not null;

create function leave_agency() returns trigger language plpgsql as $$
begin
  if tg_when = 'BEFORE' then
    new.agency_id := null;
    return new;
  end if;
  update users set agency_id = null where agency_id = new.id;
  return null;
end $$;
comment on function leave_agency is 'Only agents belong to an agency, and only to an account that is one.';
create trigger leave_agency before update of account_kind on users
  for each row when (new.account_kind <> 'agent' and new.agency_id is not null) execute function leave_agency();
create trigger dissolve_agency after update of account_kind on users
  for each row when (old.account_kind = 'agency' and new.account_kind <> 'agency') execute function leave_agency();
