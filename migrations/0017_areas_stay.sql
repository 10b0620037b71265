-- Only the city is a foreign key: its area knows its state and country, and an index on each of the three would cost every insert.
alter table properties drop constraint properties_country_id_fkey, drop constraint properties_state_id_fkey;
alter table projects drop constraint projects_country_id_fkey, drop constraint projects_state_id_fkey;

create function refuse_removal_of_used_area() returns trigger language plpgsql as $$
begin
  if old.kind <> 'city' then
    raise exception 'a % stays in the dictionary of areas', old.kind using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger stay before delete on areas for each row execute function refuse_removal_of_used_area();
comment on function refuse_removal_of_used_area is 'Countries and states are never removed, so their numbers can be trusted without a foreign key.';
