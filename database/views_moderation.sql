-- Sources of moderation_queue.

-- Everything that waits for a moderator. The reports about one property are one case, named by the first report.
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
comment on view cases_waiting is 'Everything that waits for a moderator. The reports about one property are one case.';

-- Excludes decisions within the undo window and listings whose owner was asked for changes. A report has a minimum weight. An appeal
-- is above every risk; one number is faster to sort by than two.
create view cases_to_decide as
  select w.kind, w.id, w.property_id, w.project_id, w.at, w.changed,
    case when c.appealed_at is null then 0 else 1000 end + greatest(coalesce(c.risk, 0), case when w.kind = 'report' then 15 else 0 end) as weight,
    c.escalated_at is not null as is_escalated, names_of_causes(coalesce(c.reasons, '[]')) as causes
  from cases_waiting w left join moderation_cases c on c.kind = w.kind and c.subject_id = w.id
  where c.held_until is null and (c.asked_at is null or w.changed > c.asked_at);
comment on view cases_to_decide is 'Moderation cases that can be decided now, with their weight: the risk, plus 1000 for an appeal.';
