-- Functions of the moderation queue and the photo comparison.

create or replace function band_neighbours(band integer) returns integer[] language sql immutable parallel safe
  return array[band] || array(select band # (1 << bit) from generate_series(0, 15) bit);
comment on function band_neighbours is 'Returns a band of 16 bits and the 16 bands that differ in one bit.';

create or replace function names_of_causes(findings jsonb) returns text[] language sql immutable parallel safe
return array(select distinct finding ->> 'reason' from jsonb_array_elements(findings) finding order by 1);

-- Serialised per case: the second transaction sees the changes of the first, for example the risk of a listing that was assessed at once.
create or replace function queue_again(of_kind text, of_id bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('case ' || of_kind || ' ' || of_id, 0));
  delete from moderation_queue where kind = of_kind and id = of_id;
  insert into moderation_queue select * from cases_to_decide where kind = of_kind and id = of_id;
end $$;

create or replace function queue_reports_again(home bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('case reports ' || home, 0));
  delete from moderation_queue where kind = 'report' and property_id = home;
  insert into moderation_queue select * from cases_to_decide where kind = 'report' and property_id = home;
end $$;

-- Concurrent changes of a case wait for the lock and are queued afterwards.
create or replace function refresh_moderation_queue() returns void language plpgsql as $$
begin
  lock table moderation_queue in share row exclusive mode;
  delete from moderation_queue;
  insert into moderation_queue select * from cases_to_decide;
end $$;
comment on function refresh_moderation_queue is 'Rebuilds the whole moderation queue, for example after an import that disabled triggers.';
