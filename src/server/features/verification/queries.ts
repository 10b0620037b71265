import type { Question } from '#domain/verification-answers.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

export interface FieldRow extends Omit<Question, 'choices'> {
  values: { id: number; value: string }[]
}

/** SQL for a field of the form as JSON from a row `f`. */
const FIELD = `
  'id', f.id, 'name', f.name, 'type', f.field_type, 'isRequired', f.is_required, 'values', coalesce((
    select json_agg(json_build_object('id', v.id, 'value', v.value) order by v.position, v.id)
    from verification_field_values v where v.field_id = f.id), '[]')`

export async function listFields(sql: Sql): Promise<FieldRow[]> {
  const { fields } = await one(sql<{ fields: FieldRow[] | null }[]>`
    select json_agg(json_build_object(${sql.unsafe(FIELD)}) order by f.position, f.id) as fields
    from verification_fields f where f.is_active`)
  return fields ?? []
}

export interface ApplicationRow {
  id: number
  status: 'pending' | 'success' | 'failed'
  reason: string | null
  createdAt: Date
  updatedAt: Date
  name: string
  image: ImageRow | null
  properties: number
  projects: number
  answers: {
    id: number
    value: string | string[]
    file: { key: string; name: string } | null
    field: FieldRow
  }[]
}

/** The latest application of a user; looked up by owner, never by an id from the request. */
export const findApplicationOf = (sql: Sql, userId: number): Promise<ApplicationRow | null> =>
  maybeOne(sql<ApplicationRow[]>`
    select a.id, a.status, a.reason, a.created_at as "createdAt", a.updated_at as "updatedAt", u.name,
      (select ${sql.unsafe(IMAGE)} from media m where m.id = u.profile_media_id) as image,
      (select count(*) from listing l where l.owner_id = u.id) as properties,
      (select count(*) from projects p where p.owner_id = u.id and p.is_active and p.request_status = 'approved') as projects,
      coalesce((
        select json_agg(json_build_object('id', w.id, 'value', w.value, 'file', (
            select json_build_object('key', m.key, 'name', m.original_name) from media m where m.id = w.media_id),
          'field', json_build_object(${sql.unsafe(FIELD)})) order by f.position, f.id)
        from verification_answers w join verification_fields f on f.id = w.field_id where w.application_id = a.id), '[]') as answers
    from verification_applications a join users u on u.id = a.user_id
    where a.user_id = ${userId} order by a.id desc limit 1`)

export async function insertApplication(sql: Sql, userId: number, now: Date): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    insert into verification_applications (user_id, created_at, updated_at) values (${userId}, ${now}, ${now}) returning id`)
  return id
}

export interface NewAnswer {
  application_id: number
  field_id: number
  value: string | string[]
  media_id: number | null
}

export const insertAnswers = (sql: Sql, answers: readonly NewAnswer[]) => sql`
  insert into verification_answers (application_id, field_id, value, media_id)
  select application_id, field_id, value, media_id
  from jsonb_to_recordset(${sql.json(answers as never)}) x (application_id bigint, field_id bigint, value jsonb, media_id bigint)`
