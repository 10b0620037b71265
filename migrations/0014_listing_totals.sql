create table listing_totals (
  dimension text not null check (dimension in ('owner', 'city', 'category')),
  id        bigint not null,
  count     integer not null check (count > 0),
  primary key (dimension, id) include (count)
);
create index listing_totals_fullest on listing_totals (dimension, count desc, id);
comment on table listing_totals is
  'Public listings per owner, city and category, so that the home page never counts. Kept by triggers of "listing", which already takes turns.';
comment on column listing_totals.id is 'Of the user, area or category; owner 0 is the site itself.';

create function change_listing_totals(changes listing[], sign integer) returns void language sql
begin atomic
  merge into listing_totals t using (
    select d.dimension, d.id, sign * count(*)::integer as count
    from unnest(changes) l,
      lateral (values ('owner', coalesce(l.owner_id, 0)), ('city', nullif(l.city_id, 0)), ('category', l.category_id)) d (dimension, id)
    where d.id is not null
    group by d.dimension, d.id
  ) d on (t.dimension, t.id) = (d.dimension, d.id)
  when matched and t.count + d.count = 0 then delete
  when matched then update set count = t.count + d.count
  when not matched then insert values (d.dimension, d.id, d.count);
end;

create function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform change_listing_totals(array[old], -1);
    perform change_listing_totals(array[new], 1);
  else
    perform change_listing_totals((select array_agg(r::listing) from changed_rows r), case tg_op when 'INSERT' then 1 else -1 end);
  end if;
  return null;
end $$;
create trigger count_inserted after insert on listing referencing new table as changed_rows for each statement execute function count_listings();
create trigger count_deleted after delete on listing referencing old table as changed_rows for each statement execute function count_listings();
create trigger count_moved after update of owner_id, city_id, category_id on listing for each row
  when ((old.owner_id, old.city_id, old.category_id) is distinct from (new.owner_id, new.city_id, new.category_id))
  execute function count_listings();

select change_listing_totals(array_agg(l), 1) from listing l having count(*) > 0;

create index users_staff on users (id) where role <> 'user';
comment on index users_staff is 'Finds who speaks for the site without reading everybody.';
