-- Trigger functions that keep moderation_queue up to date.

create or replace function queue_thing() returns trigger language plpgsql as $$
begin
  perform queue_again(tg_argv[0], id) from (values (old.id), (new.id)) changed (id) where id is not null group by id order by id;
  return null;
end $$;

create or replace function queue_revision() returns trigger language plpgsql as $$
begin
  perform queue_again(case when coalesce(new.property_id, old.property_id) is null then 'project_revision' else 'property_revision' end,
    coalesce(new.id, old.id));
  return null;
end $$;

create or replace function queue_report() returns trigger language plpgsql as $$
begin
  perform queue_reports_again(coalesce(new.property_id, old.property_id));
  return null;
end $$;

create or replace function queue_case() returns trigger language plpgsql as $$
declare
  known constant moderation_cases := coalesce(new, old);
begin
  -- A claim does not change the position of a case.
  if tg_op = 'UPDATE' and (old.risk, old.reasons, old.escalated_at, old.asked_at, old.appealed_at, old.held_until)
    is not distinct from (new.risk, new.reasons, new.escalated_at, new.asked_at, new.appealed_at, new.held_until) then return null;
  elsif known.kind = 'report' then perform queue_reports_again(property_id) from reports where id = known.subject_id;
  else perform queue_again(known.kind, known.subject_id);
  end if;
  return null;
end $$;
