import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { connect, type Database } from '#server/db/sql.ts'

/** A migrated database for one test file, dropped when the file is done. */
export async function testDatabase(): Promise<Database> {
  const db = connect(await testDatabaseUrl())
  afterAll(() => db.end({ timeout: 5 }))
  return db
}

/** Opens every connection of the pool: while connections are being opened, concurrent callers are serialised. */
export const openConnections = (db: Database) =>
  Promise.all(
    Array.from({ length: 10 }, () => [db`select pg_sleep(0.1)`, db.begin((sql) => sql`select pg_sleep(0.1)`)]).flat(),
  )

/** The URL of a fresh clone of the migrated template. */
export async function testDatabaseUrl(template = 'lintel'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer((server) => server.unsafe(`create database ${name} template ${template} strategy file_copy`))
  afterAll(() => onServer((server) => server.unsafe(`drop database ${name} with (force)`)))
  return addressOf(name)
}

/** An empty database, for tests of the migrations themselves. */
export const emptyDatabaseUrl = () => testDatabaseUrl('template0')

async function onServer(run: (server: Database) => PromiseLike<unknown>) {
  const server = connect(addressOf('postgres'), { connections: 1 })
  try {
    await run(server)
  } finally {
    await server.end()
  }
}

function addressOf(database: string): string {
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${database}`
  return url.href
}
