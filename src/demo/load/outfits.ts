import type { Sql } from '#server/db/sql.ts'
import type { Outfit } from '../outfits.ts'
import type { Brochures } from './brochures.ts'
import { insertRows, takeIds } from './rows.ts'

/** Assigns images, plans and brochures to listings; a listing with images of its owner keeps them. */
export async function putOutfits(sql: Sql, outfits: ReadonlyMap<number, Outfit>, brochures: Brochures) {
  const rows = await sql<{ id: number }[]>`
    select p.id from properties p left join media m on m.id = p.title_media_id
    where p.id = any(${[...outfits.keys()]}::bigint[]) and (m.id is null or m.original_name like 'demo/%')`
  const ids = rows.map(({ id }) => id)
  for (const table of ['property_gallery', 'property_floors', 'property_documents'])
    await sql`delete from ${sql(table)} where property_id = any(${ids}::bigint[])`
  const chosen = ids.map((id) => ({ id, ...outfits.get(id)! }))
  await sql`
    update properties p set title_media_id = o.title, three_d_media_id = o.panorama
    from jsonb_to_recordset(${sql.json(chosen.map(({ id, title, panorama }) => ({ id, title, panorama })))}) o (id bigint, title bigint, panorama bigint)
    where p.id = o.id`
  const numbered = async (table: string, list: readonly Record<string, string | number>[]) => {
    const numbers = await takeIds(sql, table, list.length)
    await insertRows(
      sql,
      table,
      list.map((row, index) => ({ id: numbers[index]!, ...row })),
    )
  }
  await numbered(
    'property_gallery',
    chosen.flatMap(({ id, gallery }) => gallery.map((media_id, position) => ({ property_id: id, media_id, position }))),
  )
  await numbered(
    'property_floors',
    chosen.flatMap(({ id, floors }) =>
      floors.map(({ title, mediaId }, position) => ({ property_id: id, title, media_id: mediaId, position })),
    ),
  )
  await numbered(
    'property_documents',
    chosen.flatMap(({ id }) =>
      brochures.has(id)
        ? [{ property_id: id, media_id: brochures.get(id)!.mediaId, name: brochures.get(id)!.name, position: 0 }]
        : [],
    ),
  )
  // Derived tables follow the listing details: one empty update refreshes all of them.
  await sql`select set_config('lintel.bulk', 'off', true)`
  await sql`update property_parameters set value = value where property_id = any(${ids}::bigint[])`
  await sql`select set_config('lintel.bulk', 'on', true)`
}
