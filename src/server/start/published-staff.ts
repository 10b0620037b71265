import type { Config } from '../config.ts'
import type { Database } from '../db/sql.ts'
import { StartError } from '../db/start-error.ts'

/** Refuses to start in production while a staff account of the demo, whose password is public, is active. */
export async function refusePublishedStaff({ mode, demo }: Pick<Config, 'mode' | 'demo'>, db: Database) {
  if (mode !== 'production' || demo) return
  const [account] = await db<{ email: string }[]>`
    select email from users where is_demo and is_active and role <> 'user' order by id limit 1`
  if (account)
    throw new StartError(
      `The demo account ${account.email} can administer this site and its password is published. ` +
        'Run `npm run demo:remove` to remove the demo and keep what users added, or set DEMO=on-in-production.',
    )
}
