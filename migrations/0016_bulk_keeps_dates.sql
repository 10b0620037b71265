create or replace function touch_updated_at() returns trigger language plpgsql as $$
begin
  -- A bulk loader tells when things happened; the moment of loading is not news.
  if not is_bulk_load() then new.updated_at := now(); end if;
  return new;
end $$;
