import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect, type Database } from '#server/db/sql.ts'

/** Fills a database that is kept between runs, unless it is already filled; no timeouts. */
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
