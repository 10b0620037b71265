import type { Db } from 'pg-boss'
import type { Database, Sql } from '../db/sql.ts'

/** Runs a statement of pg-boss on our driver, inside the caller's transaction if `sql` is one. */
export function bossStatements(sql: Sql): Db {
  return { executeSql: (text, values) => run(sql, text, values) }
}

/** The pool for pg-boss: its transaction scripts get a dedicated connection, and it may listen. */
export function bossDatabase(db: Database): Db {
  return {
    async executeSql(text, values) {
      if (!/^\s*begin\b/i.test(text)) return run(db, text, values)
      const reserved = await db.reserve()
      try {
        return await run(reserved, text, values)
      } finally {
        reserved.release()
      }
    },
    async listen(channel, onNotification, onReconnect) {
      const { unlisten } = await db.listen(channel, onNotification, onReconnect)
      return { close: unlisten }
    },
  }
}

/** The driver encodes JSON parameters as JSON; values that pg-boss has already encoded are passed as text. */
const written = (text: string, values: readonly unknown[]) =>
  text.replace(/\$(\d+)::(jsonb?)\b/g, (whole, place: string, type: string) =>
    typeof values[Number(place) - 1] === 'string' ? `$${place}::text::${type}` : whole,
  )

async function run(sql: Sql, text: string, values: unknown[] = []) {
  const result =
    values.length > 0 ? await sql.unsafe(written(text, values), values as string[]) : await sql.unsafe(text)
  // A script of several statements returns one list of rows for each.
  return { rows: result.some(Array.isArray) ? result.flat() : [...result] }
}
