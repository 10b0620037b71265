import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect, type Database } from '#server/db/sql.ts'

/** Fills a database that is kept from run to run, unless this was done before; nothing here has to be quick. */
export async function fillOnce(url: string, mark: string, fill: (db: Database) => Promise<unknown>) {
  if (existsSync(mark)) return
  const db = connect(url, { statementTimeoutMs: 0 })
  try {
    await fill(db)
    await db`vacuum analyze`
    await writeFile(mark, '')
  } finally {
    await db.end()
  }
}
