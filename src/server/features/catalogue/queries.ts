import { limitedCount, pageWithCount, splitCounted } from '#server/db/bounded-count.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import type { Store } from './stores.ts'

/** Advisory lock that serialises saves of one kind, so that two saves cannot take the same name. */
export const takeTurn = (sql: Sql, kind: string) => sql`
  select pg_advisory_xact_lock(hashtextextended(${`catalogue ${kind}`}, 0))`

export interface ListedRow {
  id: number
  title: string
  isActive: boolean | null
  uses: number | null
  path?: string
  image?: { key: string; folder: string; width: number } | null
}

/** A page of entries with the count; the names are scanned once, and only the rows of the page are read in full. */
export async function listRows(
  sql: Sql,
  { list }: Store,
  { q, ...range }: { q: string | undefined; offset: number; limit: number },
): Promise<{ rows: ListedRow[]; count: number }> {
  const found = sql`
    select e.id, row_number() over (order by e.rank, e.id) as place from (${sql.unsafe(list)}) e where ${named(sql, q)}
    limit ${limitedCount}`
  const rows = await sql<(ListedRow & { counted: number })[]>`
    ${pageWithCount(sql, found, range)}
    select e.*, counted from counted left join (page join (${sql.unsafe(list)}) e on e.id = page.id) on true order by page.place`
  return splitCounted(rows)
}

const named = (sql: Sql, q: string | undefined) =>
  q === undefined ? sql`true` : sql`position(lower(${q}) in lower(e.title)) > 0`

export const findTitle = (sql: Sql, { list }: Store, id: number): Promise<{ title: string } | null> =>
  maybeOne(sql<{ title: string }[]>`select e.title from (${sql.unsafe(list)}) e where e.id = ${id}::bigint`)

export type Row = Record<string, string | number | boolean | null | string[] | Date>

/** The row of an entry; with `isLocked` it cannot be changed or newly referenced until the transaction ends. */
export const findRow = (sql: Sql, { table }: Store, id: number, isLocked: boolean): Promise<Row | null> =>
  maybeOne(sql<Row[]>`select * from ${sql(table)} where id = ${id}::bigint ${isLocked ? sql`for update` : sql``}`)

export const insertRow = async (sql: Sql, { table }: Store, row: Row): Promise<number> =>
  (await one(sql<{ id: number }[]>`insert into ${sql(table)} ${sql(row)} returning id`)).id

export const updateRow = (sql: Sql, { table }: Store, id: number, row: Row) => sql`
  update ${sql(table)} set ${sql(row)} where id = ${id}`

export const deleteRow = (sql: Sql, { table }: Store, id: number) => sql`delete from ${sql(table)} where id = ${id}`

/** The highest position in an operator-defined order. */
export const findLastPlace = async (sql: Sql, { table, order }: Store): Promise<number> =>
  (await one(sql<{ last: number }[]>`select coalesce(max(${sql(order!)}), 0) as last from ${sql(table)}`)).last

export const listIds = async (sql: Sql, { table }: Store): Promise<number[]> =>
  (await sql<{ id: number }[]>`select id from ${sql(table)} order by id for update`).map(({ id }) => id)

export const placeRows = (sql: Sql, { table, order }: Store, ids: readonly number[]) => sql`
  update ${sql(table)} k set ${sql(order!)} = n.place
  from unnest(${ids as number[]}::bigint[]) with ordinality as n (id, place) where k.id = n.id`

export const hasText = async (sql: Sql, { table }: Store, column: string, value: string, besides: number | null) =>
  (
    await sql`
    select from ${sql(table)} where lower(${sql(column)}) = lower(${value}) and id is distinct from ${besides} limit 1`
  ).length > 0

/** Number of rows that reference this entry; counting stops at 1,001. */
export const countUses = async (sql: Sql, table: string, column: string, id: number): Promise<number> =>
  (
    await one(sql<{ count: number }[]>`
      select count(*) from (select from ${sql(table)} where ${sql(column)} = ${id} limit 1001) uses`)
  ).count

export const listSlugs = async (sql: Sql, { table }: Store, slug: string): Promise<Set<string>> =>
  new Set(
    (await sql<{ slug: string }[]>`select slug from ${sql(table)} where starts_with(slug, ${slug})`).map(
      (row) => row.slug,
    ),
  )

export const listTranslations = (sql: Sql, subject: string, id: number) =>
  sql<{ field: string; language: string; value: string }[]>`
    select field, language_code as language, value from content_translations where subject = ${subject} and subject_id = ${id}`

export const deleteTranslations = (sql: Sql, subject: string, id: number) => sql`
  delete from content_translations where subject = ${subject} and subject_id = ${id}`

export const insertTranslation = (
  sql: Sql,
  subject: string,
  id: number,
  { field, language, value }: { field: string; language: string; value: string },
) => sql`
  insert into content_translations (subject, subject_id, field, language_code, value)
  values (${subject}, ${id}, ${field}, ${language}, ${value})
  on conflict (subject, subject_id, language_code, field) do update set value = excluded.value`

export const findPicture = (sql: Sql, id: number) =>
  maybeOne(sql<{ key: string; folder: string; width: number }[]>`
    select key, folder, width from media where id = ${id}`)

export const listLanguages = (sql: Sql): Promise<{ code: string; name: string }[]> =>
  sql<{ code: string; name: string }[]>`select code, name from languages order by position, id`
