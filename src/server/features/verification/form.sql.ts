import type { FIELD_TYPES } from '#contract/verification.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

type FieldType = (typeof FIELD_TYPES)[number]

interface FormFieldRow {
  id: number
  name: string
  type: FieldType
  isRequired: boolean
  isActive: boolean
  values: string[]
  answers: number
}

export const listFormFieldRows = (sql: Sql): Promise<FormFieldRow[]> => sql<FormFieldRow[]>`
  select f.id, f.name, f.field_type as type, f.is_required as "isRequired", f.is_active as "isActive",
    array(select v.value from verification_field_values v where v.field_id = f.id order by v.position, v.id) as values,
    (select count(*) from verification_answers w where w.field_id = f.id) as answers
  from verification_fields f order by f.position, f.id`

/** Serialises changes of the form. */
export const lockForm = (sql: Sql) => sql`select pg_advisory_xact_lock(hashtextextended('verification form', 0))`

export const findFormField = (sql: Sql, id: number): Promise<{ type: FieldType; answers: number } | null> =>
  maybeOne(sql<{ type: FieldType; answers: number }[]>`
    select f.field_type as type, (select count(*) from verification_answers w where w.field_id = f.id) as answers
    from verification_fields f where f.id = ${id} for update`)

interface GivenField {
  name: string
  type: FieldType
  isRequired: boolean
  isActive: boolean
}

const columns = ({ name, type, isRequired, isActive }: GivenField) => ({
  name,
  field_type: type,
  is_required: isRequired,
  is_active: isActive,
})

export async function insertFormField(sql: Sql, field: GivenField): Promise<number> {
  const { last } = await one(
    sql<{ last: number }[]>`select coalesce(max(position), 0) as last from verification_fields`,
  )
  const { id } = await one(sql<{ id: number }[]>`
    insert into verification_fields ${sql({ ...columns(field), position: last + 1 })} returning id`)
  return id
}

export const updateFormField = (sql: Sql, id: number, field: GivenField) =>
  sql`update verification_fields set ${sql(columns(field))} where id = ${id}`

/** Replaces the choices of a field; a choice that stays keeps its id, which clients may store. */
export async function replaceChoices(sql: Sql, fieldId: number, values: readonly string[]): Promise<void> {
  await sql`delete from verification_field_values where field_id = ${fieldId} and value <> all (${values as string[]}::text[])`
  await sql`
    insert into verification_field_values (field_id, value, position)
    select ${fieldId}, value, place from unnest(${values as string[]}::text[]) with ordinality given (value, place)
    on conflict (field_id, value) do update set position = excluded.position`
}

export const setOrder = (sql: Sql, ids: readonly number[]) => sql`
  update verification_fields f set position = given.place
  from unnest(${ids as number[]}::bigint[]) with ordinality given (id, place) where given.id = f.id`
