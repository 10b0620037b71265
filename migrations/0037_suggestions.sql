-- What somebody types into the search box is answered from ranges of indexes and from totals that are kept, never counted.

alter table listing_totals drop constraint listing_totals_dimension_check;
alter table listing_totals add constraint listing_totals_dimension_check
  check (dimension in ('owner', 'city', 'state', 'country', 'category'));
comment on table listing_totals is
  'Public listings per owner, place and category, so that nobody counts. Kept by triggers of "listing", which already takes turns.';

create or replace function change_listing_totals(changes listing[], sign integer) returns void language sql
begin atomic
  merge into listing_totals t using (
    select d.dimension, d.id, sign * count(*)::integer as count
    from unnest(changes) l,
      lateral (values ('owner', coalesce(l.owner_id, 0)), ('city', nullif(l.city_id, 0)), ('state', nullif(l.state_id, 0)),
        ('country', nullif(l.country_id, 0)), ('category', l.category_id)) d (dimension, id)
    where d.id is not null
    group by d.dimension, d.id
  ) d on (t.dimension, t.id) = (d.dimension, d.id)
  when matched and t.count + d.count = 0 then delete
  when matched then update set count = t.count + d.count
  when not matched then insert values (d.dimension, d.id, d.count);
end;

drop trigger count_moved on listing;
create trigger count_moved after update of owner_id, city_id, state_id, country_id, category_id on listing for each row
  when ((old.owner_id, old.city_id, old.state_id, old.country_id, old.category_id)
    is distinct from (new.owner_id, new.city_id, new.state_id, new.country_id, new.category_id))
  execute function count_listings();

insert into listing_totals (dimension, id, count)
select 'state', state_id, sum(count) from listing_count where state_id > 0 group by state_id
union all
select 'country', country_id, sum(count) from listing_count where country_id > 0 group by country_id;

create index properties_by_title on properties (plain_text(title) text_pattern_ops)
  where is_active and request_status = 'approved' and not is_private and property_type in ('sell', 'rent');
comment on index properties_by_title is 'Finds public homes by the beginning of their title.';

create index users_by_professional_name on users using gin (plain_text(name) gin_trgm_ops) with (fastupdate = off)
  where is_active and account_kind <> 'owner';
comment on index users_by_professional_name is 'Finds agents and agencies by a part of their name; private owners are not looked for by name.';
