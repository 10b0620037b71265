import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, inject } from 'vitest'

/** The database of the running site, for tests in which another user acts meanwhile. */
export async function siteDatabase(dataDir = inject('siteData')) {
  const folder = join(dataDir, 'postgres')
  const pid = await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')
  const sql = postgres({
    host: '127.0.0.1',
    port: Number(pid.split('\n')[3]),
    user: 'lintel',
    database: 'lintel',
    password: (await readFile(join(folder, 'password'), 'utf8')).trim(),
    max: 1,
  })
  afterAll(() => sql.end())
  return sql
}
