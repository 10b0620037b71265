-- The law keeps payments, not people: a payment outlives the account that made it.
alter table payment_transactions alter column user_id drop not null;
alter table payment_transactions drop constraint payment_transactions_user_id_fkey;
alter table payment_transactions add constraint payment_transactions_user_id_fkey
  foreign key (user_id) references users (id) on delete set null;
comment on column payment_transactions.user_id is 'Null when the account was erased.';
alter table user_packages drop constraint user_packages_transaction_id_fkey;
alter table user_packages add constraint user_packages_transaction_id_fkey
  foreign key (transaction_id) references payment_transactions (id) on delete restrict;

-- The history of an erased listing says that it was, not what it was called.
create or replace function record_listing_event() returns trigger language plpgsql as $$
declare
  became text;
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'DELETE' then
    insert into listing_events (property_id, kind, old, actor_id)
    values (old.id, 'deleted', jsonb_strip_nulls(jsonb_build_object(
      'slug', case when coalesce(current_setting('lintel.erasing', true), '') <> 'on' then old.slug end,
      'price', old.price, 'property_type', old.property_type)), current_actor());
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into listing_events (property_id, kind, new, actor_id, at)
    values (new.id, 'created', jsonb_build_object('price', new.price, 'property_type', new.property_type, 'request_status', new.request_status),
      current_actor(), new.created_at);
  else
    if old.price <> new.price then
      insert into listing_events (property_id, kind, old, new, actor_id)
      values (new.id, 'price_changed', jsonb_build_object('price', old.price), jsonb_build_object('price', new.price), current_actor());
    end if;
    if old.request_status <> new.request_status then
      insert into listing_events (property_id, kind, old, new, actor_id)
      values (new.id, 'status_changed', jsonb_build_object('request_status', old.request_status),
        jsonb_build_object('request_status', new.request_status), current_actor());
    end if;
    if old.property_type <> new.property_type then
      insert into listing_events (property_id, kind, old, new, actor_id)
      values (new.id, 'type_changed', jsonb_build_object('property_type', old.property_type),
        jsonb_build_object('property_type', new.property_type), current_actor());
    end if;
    if old.is_active <> new.is_active then
      became := case when new.is_active then 'shown' else 'hidden' end;
      insert into listing_events (property_id, kind, actor_id) values (new.id, became, current_actor());
    end if;
  end if;
  if new.published_at is not null and (tg_op = 'INSERT' or old.published_at is null) then
    insert into listing_events (property_id, kind, new, actor_id, at)
    values (new.id, 'published', jsonb_build_object('price', new.price), current_actor(), new.published_at);
  end if;
  return null;
end $$;
