-- What somebody bought is fixed at that moment, unlimited features included: editing a package changes nobody's own.
alter table user_package_limits alter column total drop not null;
alter table user_package_limits add column lapsed integer not null default 0 check (lapsed >= 0);
alter table user_package_limits add constraint user_package_limits_spent check (used + lapsed <= total);
comment on table user_package_limits is 'What an owned package holds of each feature; kept in step with the ledger by its trigger.';
comment on column user_package_limits.total is 'Null is unlimited.';
comment on column user_package_limits.lapsed is 'Units that were left when the package ended or was taken back.';
alter table user_packages add column revoked_at timestamptz;
comment on column user_packages.revoked_at is 'When staff took it back or its payment was refunded.';

insert into user_package_limits (user_package_id, feature_id, total)
select o.id, g.feature_id, null from user_packages o
join package_features g on g.package_id = o.package_id and g.limit_type = 'unlimited'
on conflict do nothing;

create table package_ledger (
  id           bigint generated always as identity primary key,
  limit_id     bigint not null references user_package_limits (id) on delete cascade,
  kind         text not null check (kind in ('grant', 'use', 'return', 'expiry', 'revoke')),
  units        integer,
  subject      text check (subject in ('property', 'project', 'advertisement')),
  subject_id   bigint,
  returned_use bigint unique references package_ledger (id) on delete cascade,
  actor_id     bigint,
  at           timestamptz not null default now(),
  check ((subject is null) = (subject_id is null)),
  check ((kind = 'return') = (returned_use is not null)),
  check (case when kind in ('grant', 'return') then units > 0 else units < 0 end)
);
create index package_ledger_of_limit on package_ledger (limit_id, id);
create index package_ledger_of_subject on package_ledger (subject, subject_id, id desc) where kind = 'use';
create trigger append_only before update on package_ledger for each row execute function refuse_change();
create trigger append_only_rows before delete on package_ledger for each row when (pg_trigger_depth() = 0) execute function refuse_change();
comment on table package_ledger is
  'Every grant, use, return, expiry and revocation. The balance of a limited feature is the sum of its units. Rows leave only with the account.';
comment on column package_ledger.units is 'Null in the grant of an unlimited feature.';
comment on column package_ledger.returned_use is 'The use that is given back; unique, so that it is given back once.';

insert into package_ledger (limit_id, kind, units, at)
select l.id, 'grant', l.total, o.starts_at from user_package_limits l join user_packages o on o.id = l.user_package_id order by l.id;
insert into package_ledger (limit_id, kind, units, at)
select l.id, 'use', -l.used, o.starts_at from user_package_limits l join user_packages o on o.id = l.user_package_id where l.used > 0 order by l.id;

create function open_package_ledger() returns trigger language plpgsql as $$
begin
  insert into package_ledger (limit_id, kind, units, at)
  select new.id, 'grant', new.total, starts_at from user_packages where id = new.user_package_id;
  if new.used > 0 then
    insert into package_ledger (limit_id, kind, units, at)
    select new.id, 'use', -new.used, starts_at from user_packages where id = new.user_package_id;
  end if;
  return null;
end $$;
create trigger open_ledger after insert on user_package_limits for each row execute function open_package_ledger();
comment on function open_package_ledger is 'A granted feature begins its ledger; units spent before the row came here are one use.';

create function count_package_units() returns trigger language plpgsql as $$
begin
  update user_package_limits
  set used = used - case when new.kind in ('use', 'return') then new.units else 0 end,
    lapsed = lapsed - case when new.kind in ('expiry', 'revoke') then new.units else 0 end
  where id = new.limit_id and total is not null;
  return null;
end $$;
-- The rows that open a ledger stand for counters that are already there.
create trigger count_units after insert on package_ledger for each row
  when (new.kind <> 'grant' and pg_trigger_depth() = 0) execute function count_package_units();
comment on function count_package_units is 'Keeps the counters of an owned package equal to its ledger; their checks refuse a balance below zero.';
