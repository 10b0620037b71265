-- Trigger functions of payments and packages.

create or replace function guard_payment_status() returns trigger language plpgsql as $$
begin
  if not (case old.payment_status
      when 'pending' then array['success', 'failed', 'review']
      when 'review' then array['success', 'rejected', 'failed']
      when 'rejected' then array['review', 'failed']
      when 'failed' then array['success', 'review']
      else array[]::text[]
    end @> array[new.payment_status])
  then
    raise exception 'a payment cannot go from % to %', old.payment_status, new.payment_status using errcode = 'check_violation';
  end if;
  return new;
end $$;
comment on function guard_payment_status is 'Success is final. A late success replaces a failure, but not the reverse.';

create or replace function open_package_ledger() returns trigger language plpgsql as $$
begin
  insert into package_ledger (limit_id, kind, units, at)
  select new.id, 'grant', new.total, starts_at from user_packages where id = new.user_package_id;
  if new.used > 0 then
    insert into package_ledger (limit_id, kind, units, at)
    select new.id, 'use', -new.used, starts_at from user_packages where id = new.user_package_id;
  end if;
  return null;
end $$;
comment on function open_package_ledger is 'Writes the grant of an entitlement to the ledger. Credits used before the row was inserted are one use.';

create or replace function count_package_units() returns trigger language plpgsql as $$
begin
  update user_package_limits
  set used = used - case when new.kind in ('use', 'return') then new.units else 0 end,
    lapsed = lapsed - case when new.kind in ('expiry', 'revoke') then new.units else 0 end
  where id = new.limit_id and total is not null;
  return null;
end $$;
comment on function count_package_units is 'Updates the counters of a user''s package from its ledger. Check constraints refuse a negative balance.';
