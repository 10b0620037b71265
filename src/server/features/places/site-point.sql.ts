import type { Point } from '#domain/geo.ts'
import type { Sql } from '#server/db/sql.ts'

/** The coordinates of the operator in the settings. */
export async function findSitePoint(sql: Sql): Promise<Point | null> {
  const rows = await sql<{ key: 'latitude' | 'longitude'; value: string }[]>`
    select key, value from settings where key in ('latitude', 'longitude') and value <> ''`
  const { latitude, longitude } = Object.fromEntries(rows.map(({ key, value }) => [key, Number(value)]))
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}
