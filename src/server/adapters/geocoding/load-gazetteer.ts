import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type postgres from 'postgres'

type Database = postgres.Sql<{ bigint: number | string; numeric: number | string }>

const LOCK = 7_214_552
const MARK = 'gazetteer.hash'

/** Fills the table of places from the file of the build, unless it holds that very file already. True when it loaded. */
export async function loadGazetteer(db: Database, file: string): Promise<boolean> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  if ((await loadedHash(db)) === hash) return false
  return db.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    await sql`select pg_advisory_xact_lock(${LOCK})`
    // Another node may have loaded it while this one waited.
    if ((await loadedHash(sql)) === hash) return false
    await sql`truncate places`
    const rows = await sql`
      copy places (id, geoname_id, kind, name, state, country_code, country, population, latitude, longitude) from stdin`.writable()
    await pipeline(createReadStream(file), createGunzip(), rows)
    await sql`
      insert into settings (key, value) values (${MARK}, ${hash})
      on conflict (key) do update set value = excluded.value`
    await sql`analyze places`
    return true
  })
}

async function loadedHash(
  sql: postgres.ISql<{ bigint: number | string; numeric: number | string }>,
): Promise<string | null> {
  const [row] = await sql<{ value: string }[]>`select value from settings where key = ${MARK}`
  return row?.value ?? null
}
