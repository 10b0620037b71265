import type { Database } from '../db/sql.ts'
import type { Derive } from '../derive.ts'

/** Ends all sessions when a node starts with another `SECRET` than the one before; returns whether it did. */
export const endSessionsOfFormerSecret = (db: Database, derive: Derive): Promise<boolean> =>
  db.begin(async (sql) => {
    const [noted] = await sql<{ isChanged: boolean }[]>`
      insert into secret_fingerprint (fingerprint) values (${derive('secret-fingerprint', '')})
      on conflict (is_only_row) do update set fingerprint = excluded.fingerprint
        where secret_fingerprint.fingerprint <> excluded.fingerprint
      returning xmax <> 0 as "isChanged"`
    if (!noted?.isChanged) return false
    await sql`delete from sessions`
    return true
  })
