import type { Sql } from '#server/db/sql.ts'

/** Tables of list items that belong to listings. */
export type Parts =
  | 'property_gallery'
  | 'property_documents'
  | 'property_floors'
  | 'project_gallery'
  | 'project_documents'
  | 'project_plans'

/** Reserves ids for rows that are not inserted yet: edits in review refer to their items by these ids. */
export async function takeIds(sql: Sql, table: Parts, count: number): Promise<number[]> {
  if (count === 0) return []
  const rows = await sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::integer)`
  return rows.map(({ id }) => id)
}

interface Part {
  id: number
  mediaId: number | null
  /** Of documents. */
  name?: string
  /** Of floors and plans. */
  title?: string
}

/** Replaces the items of a listing, in this order; existing rows keep their ids. */
export async function replaceParts(sql: Sql, table: Parts, ownerId: number, parts: readonly Part[]): Promise<void> {
  const owner = table.startsWith('property') ? 'property_id' : 'project_id'
  const word = table.endsWith('documents') ? 'name' : table.endsWith('gallery') ? null : 'title'
  await sql`delete from ${sql(table)} where ${sql(owner)} = ${ownerId} and id <> all (${parts.map(({ id }) => id)}::bigint[])`
  if (parts.length === 0) return
  const rows = parts.map((part, position) => ({
    id: part.id,
    [owner]: ownerId,
    media_id: part.mediaId,
    position,
    ...(word && { [word]: part[word] ?? '' }),
  }))
  await sql`
    insert into ${sql(table)} ${sql(rows)}
    on conflict (id) do update set media_id = excluded.media_id, position = excluded.position
      ${word ? sql`, ${sql(word)} = excluded.${sql(word)}` : sql``}
    where ${sql(table)}.${sql(owner)} = ${ownerId}`
}

/** Replaces the translations of a listing. */
export async function replaceTranslations(
  sql: Sql,
  table: 'property_translations' | 'project_translations',
  ownerId: number,
  translations: readonly { languageCode: string; title: string | null; description: string | null }[],
): Promise<void> {
  const owner = table === 'property_translations' ? 'property_id' : 'project_id'
  await sql`
    delete from ${sql(table)} where ${sql(owner)} = ${ownerId}
      and language_code <> all (${translations.map(({ languageCode }) => languageCode)}::text[])`
  if (translations.length === 0) return
  const rows = translations.map(({ languageCode, title, description }) => ({
    [owner]: ownerId,
    language_code: languageCode,
    title,
    description,
  }))
  await sql`
    insert into ${sql(table)} ${sql(rows)}
    on conflict (${sql(owner)}, language_code) do update set title = excluded.title, description = excluded.description`
}
