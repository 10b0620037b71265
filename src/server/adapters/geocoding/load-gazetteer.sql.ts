import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type postgres from 'postgres'

type Types = { bigint: number | string; numeric: number | string }

/** Advisory lock held while loading. */
export const GAZETTEER_LOCK = 7_214_552
const MARK = 'gazetteer.hash'
const BATCH = 20_000
const COLUMNS = 10

/** Loads the gazetteer file into the table of places, unless that file is already loaded. True if it was loaded. */
export async function loadGazetteer(db: postgres.Sql<Types>, file: string): Promise<boolean> {
  const content = await readFile(file)
  const hash = createHash('sha256').update(content).digest('hex')
  if ((await loadedHash(db)) === hash) return false
  const lines = (await promisify(gunzip)(content)).toString().trimEnd().split('\n')
  return db.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    await sql`select pg_advisory_xact_lock(${GAZETTEER_LOCK})`
    // Another node may have loaded the file while this one waited.
    if ((await loadedHash(sql)) === hash) return false
    await sql`truncate places`
    await withoutIndexes(sql, async () => {
      for (let i = 0; i < lines.length; i += BATCH) await insertPlaces(sql, lines.slice(i, i + BATCH))
    })
    await sql`
      insert into settings (key, value) values (${MARK}, ${hash})
      on conflict (key) do update set value = excluded.value`
    await sql`analyze places`
    return true
  })
}

async function loadedHash(sql: postgres.ISql<Types>): Promise<string | null> {
  const [row] = await sql<{ value: string }[]>`select value from settings where key = ${MARK}`
  return row?.value ?? null
}

/** Building an index at once takes a tenth of the time of updating it row by row. */
async function withoutIndexes(sql: postgres.ISql<Types>, fill: () => Promise<void>) {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'places'::regclass and not indisunique`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  await fill()
  for (const { definition } of indexes) await sql.unsafe(definition)
}

/** One statement with an array per column; COPY would be slightly faster, but the driver does not report its errors. */
async function insertPlaces(sql: postgres.ISql<Types>, lines: readonly string[]) {
  const columns = Array.from({ length: COLUMNS }, (): (string | null)[] => [])
  for (const line of lines) {
    const values = line.split('\t')
    if (values.length !== COLUMNS) throw new Error(`The gazetteer has a line that is no place: ${line.slice(0, 80)}`)
    for (const [i, value] of values.entries()) columns[i]!.push(value === '\\N' ? null : value)
  }
  const [id, geonameId, kind, name, state, countryCode, country, population, latitude, longitude] = columns
  await sql`
    insert into places (id, geoname_id, kind, name, state, country_code, country, population, latitude, longitude)
    select * from unnest(
      ${id!}::bigint[], ${geonameId!}::bigint[], ${kind!}::text[], ${name!}::text[], ${state!}::text[], ${countryCode!}::text[],
      ${country!}::text[], ${population!}::bigint[], ${latitude!}::float8[], ${longitude!}::float8[])`
}
