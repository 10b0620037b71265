-- The first letters of a place begin hundreds of names; with the name beside its number of homes they are read in one range.
alter table listing_totals add column name_norm text;
comment on column listing_totals.name_norm is 'Of a place: its plain name, so that those with homes are found by how they begin.';

create function name_place_of_total() returns trigger language plpgsql as $$
begin
  new.name_norm := (select a.name_norm from areas a where a.id = new.id);
  return new;
end $$;
create trigger name_place before insert on listing_totals for each row
  when (new.dimension in ('city', 'state', 'country')) execute function name_place_of_total();

update listing_totals t set name_norm = a.name_norm from areas a where a.id = t.id and t.dimension in ('city', 'state', 'country');
create index listing_totals_by_name on listing_totals (dimension, name_norm text_pattern_ops) where name_norm is not null;
