-- All that waits for a moderator, as short rows. All reports about a home are one case, named by its first.
create view cases_waiting as
  select 'property' as kind, p.id, p.id as property_id, null::bigint as project_id, p.created_at as at, p.updated_at as changed
  from properties p where p.request_status = 'pending'
  union all
  select 'project', p.id, null, p.id, p.created_at, p.updated_at from projects p where p.request_status = 'pending'
  union all
  select case when r.property_id is null then 'project_revision' else 'property_revision' end, r.id, r.property_id, r.project_id,
    r.updated_at, r.updated_at
  from listing_revisions r where r.status = 'pending'
  union all
  select 'advertisement', a.id, a.property_id, a.project_id, a.created_at, a.updated_at from advertisements a where a.status = 'pending'
  union all
  select 'report', min(r.id), r.property_id, null, min(r.created_at), max(r.created_at) from reports r where r.status = 'open' group by r.property_id
  union all
  select 'verification', v.id, null, null, v.created_at, v.updated_at from verification_applications v where v.status = 'pending';
comment on view cases_waiting is 'What waits for a moderator; the reports about a home are one case.';

create function names_of_causes(findings jsonb) returns text[] language sql immutable parallel safe
return array(select distinct finding ->> 'reason' from jsonb_array_elements(findings) finding order by 1);

-- A decision that takes effect in a moment, or an owner who was asked for changes, is nobody's work. A report is itself a reason to look
-- soon. What was appealed against stands above every risk; one number is quicker to sort by than two.
create view cases_to_decide as
  select w.kind, w.id, w.property_id, w.project_id, w.at, w.changed,
    case when c.appealed_at is null then 0 else 1000 end + greatest(coalesce(c.risk, 0), case when w.kind = 'report' then 15 else 0 end) as weight,
    c.escalated_at is not null as is_escalated, names_of_causes(coalesce(c.reasons, '[]')) as causes
  from cases_waiting w left join moderation_cases c on c.kind = w.kind and c.subject_id = w.id
  where c.held_until is null and (c.asked_at is null or w.changed > c.asked_at);
comment on view cases_to_decide is 'What of it somebody can decide about now, with its weight: the risk, and a thousand for an appeal.';

-- Collecting and sorting all that for each page took longer than everything else about it. So it is kept in order, case by case, at the
-- end of every transaction that touches one.
create table moderation_queue (
  kind         text not null,
  id           bigint not null,
  property_id  bigint,
  project_id   bigint,
  at           timestamptz not null,
  changed      timestamptz not null,
  weight       integer not null,
  is_escalated boolean not null,
  causes       text[] not null,
  primary key (kind, id)
);
create index moderation_queue_in_order on moderation_queue (is_escalated, weight desc, at, id, kind);
create index moderation_queue_of_kind on moderation_queue (kind, is_escalated, weight desc, at, id);
create index moderation_queue_of_home on moderation_queue (property_id) where kind = 'report';
comment on table moderation_queue is 'The rows of cases_to_decide, kept in step by triggers.';

-- Whoever changes a case meanwhile waits, and then puts it in its place.
create function renew_queue() returns void language plpgsql as $$
begin
  lock table moderation_queue in share row exclusive mode;
  delete from moderation_queue;
  insert into moderation_queue select * from cases_to_decide;
end $$;
comment on function renew_queue is 'Makes the whole queue anew, after rows came in without their triggers.';

-- Whoever comes second waits, and then sees what the first has done: a home that is sent in and judged at once has its risk.
create function queue_again(of_kind text, of_id bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('case ' || of_kind || ' ' || of_id, 0));
  delete from moderation_queue where kind = of_kind and id = of_id;
  insert into moderation_queue select * from cases_to_decide where kind = of_kind and id = of_id;
end $$;
create function queue_reports_again(home bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('case reports ' || home, 0));
  delete from moderation_queue where kind = 'report' and property_id = home;
  insert into moderation_queue select * from cases_to_decide where kind = 'report' and property_id = home;
end $$;

create function queue_thing() returns trigger language plpgsql as $$
begin
  perform queue_again(tg_argv[0], id) from (values (old.id), (new.id)) changed (id) where id is not null group by id order by id;
  return null;
end $$;
create function queue_revision() returns trigger language plpgsql as $$
begin
  perform queue_again(case when coalesce(new.property_id, old.property_id) is null then 'project_revision' else 'property_revision' end,
    coalesce(new.id, old.id));
  return null;
end $$;
create function queue_report() returns trigger language plpgsql as $$
begin
  perform queue_reports_again(coalesce(new.property_id, old.property_id));
  return null;
end $$;
create function queue_case() returns trigger language plpgsql as $$
declare
  known constant moderation_cases := coalesce(new, old);
begin
  -- Who has claimed a case does not move it.
  if tg_op = 'UPDATE' and (old.risk, old.reasons, old.escalated_at, old.asked_at, old.appealed_at, old.held_until)
    is not distinct from (new.risk, new.reasons, new.escalated_at, new.asked_at, new.appealed_at, new.held_until) then return null;
  elsif known.kind = 'report' then perform queue_reports_again(property_id) from reports where id = known.subject_id;
  else perform queue_again(known.kind, known.subject_id);
  end if;
  return null;
end $$;

-- At the end of the transaction, when no lock is taken after these any more: nobody waits in a circle.
do $$
declare
  watched record;
begin
  for watched in values
    ('properties', 'request_status', 'pending', 'queue_thing(''property'')'),
    ('projects', 'request_status', 'pending', 'queue_thing(''project'')'),
    ('listing_revisions', 'status', 'pending', 'queue_revision()'),
    ('advertisements', 'status', 'pending', 'queue_thing(''advertisement'')'),
    ('verification_applications', 'status', 'pending', 'queue_thing(''verification'')'),
    ('reports', 'status', 'open', 'queue_report()')
  loop
    execute format('create constraint trigger queue_new after insert on %I deferrable initially deferred
      for each row when (new.%I = %L) execute function %s', watched.column1, watched.column2, watched.column3, watched.column4);
    execute format('create constraint trigger queue_changed after update on %I deferrable initially deferred
      for each row when (%3$L in (old.%2$I, new.%2$I)) execute function %4$s', watched.column1, watched.column2, watched.column3, watched.column4);
    execute format('create constraint trigger queue_gone after delete on %I deferrable initially deferred
      for each row when (old.%I = %L) execute function %s', watched.column1, watched.column2, watched.column3, watched.column4);
  end loop;
end $$;
create constraint trigger queue_case after insert or update or delete on moderation_cases deferrable initially deferred
  for each row execute function queue_case();

select renew_queue();
