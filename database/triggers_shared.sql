-- Trigger functions of many tables, and the functions that they call.

create or replace function is_bulk_load() returns boolean language sql stable
  return coalesce(current_setting('lintel.bulk', true), '') = 'on';
comment on function is_bulk_load is
  'True in a transaction that ran set_config(''lintel.bulk'', ''on'', true): a loader that writes the history and rebuilds the search tables itself.';

create or replace function current_actor() returns bigint language sql stable
  return nullif(current_setting('lintel.actor_id', true), '')::bigint;
comment on function current_actor is 'The acting user, set with set_config(''lintel.actor_id'', $1, true) at the start of the transaction.';

create or replace function touch_updated_at() returns trigger language plpgsql as $$
begin
  -- A bulk loader sets the timestamps itself.
  if not is_bulk_load() then new.updated_at := now(); end if;
  return new;
end $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
comment on function refuse_change is 'Trigger function of append-only tables: refuses updates and deletes.';
