create table demo_rows (
  table_name text not null,
  row_id     bigint not null,
  primary key (table_name, row_id)
);
comment on table demo_rows is 'Rows that the demo loader created. npm run demo:remove deletes them.';

-- A demo that was loaded before this table existed noted the highest id of each of its tables.
do $$
declare
  part record;
begin
  for part in select key as name, value::bigint as last_id
              from jsonb_each_text(coalesce((select value::jsonb from settings where key = 'demo.last_ids'), '{}')) loop
    execute format('insert into demo_rows select %L, id from %I where id <= $1', part.name, part.name) using part.last_id;
  end loop;
  insert into demo_rows
  select 'media', id from media where original_name like 'demo/%' and exists (select from settings where key = 'demo.last_ids');
end $$;
