import type { Database } from '../db/sql.ts'
import type { Derive } from '../derive.ts'

/**
 * Ends all sessions and pending sign-ins if a node starts with a different `SECRET` than before; returns whether it
 * did.
 */
export const endSessionsOfFormerSecret = (db: Database, derive: Derive): Promise<boolean> =>
  db.begin(async (sql) => {
    const [noted] = await sql<{ isChanged: boolean }[]>`
      insert into secret_fingerprint (fingerprint) values (${derive('secret-fingerprint', '')})
      on conflict (is_only_row) do update set fingerprint = excluded.fingerprint
        where secret_fingerprint.fingerprint <> excluded.fingerprint
      returning xmax <> 0 as "isChanged"`
    if (!noted?.isChanged) return false
    await sql`delete from sessions`
    await sql`delete from pending_sign_ins`
    return true
  })
