import type { Sql } from '#server/db/sql.ts'
import { demoListings } from '../listings.ts'
import { demoProjects } from '../projects.ts'
import { insertCatalogue } from './catalogue.ts'
import { insertContent } from './content.ts'
import { insertConversations } from './conversations.ts'
import { insertEngagement } from './engagement.ts'
import { lastIds } from './freshen.ts'
import { insertHistory } from './history.ts'
import { insertPackages } from './packages.ts'
import { insertProjects } from './projects.ts'
import { insertProperties } from './properties.ts'
import { momentBefore } from './rows.ts'
import { insertTranslations } from './translations.ts'
import { insertUsers } from './users.ts'
import { insertViewings } from './viewings.ts'

/** Inserts the whole demo except its files, in the caller's transaction. */
export async function insertWorld(sql: Sql, now: Date): Promise<void> {
  const before = momentBefore(now)
  const listings = demoListings()
  // The history is inserted directly, and the search tables are built once at the end.
  await sql`select set_config('lintel.bulk', 'on', true)`
  const people = await insertUsers(sql, before)
  const catalogue = await insertCatalogue(sql)
  const properties = await insertProperties(sql, before, listings, people, catalogue)
  const projects = await insertProjects(sql, before, demoProjects(), people, catalogue)
  await insertHistory(sql, before, properties, people)
  await insertEngagement(sql, before, properties, people)
  await insertPackages(sql, before, people, properties, projects)
  await insertConversations(sql, before, properties, people)
  await insertViewings(sql, now, before, people)
  await insertContent(sql, before)
  await insertTranslations(sql)
  await sql`select set_config('lintel.bulk', 'off', true)`
  await sql`select rebuild_listings()`
  await sql`
    insert into settings ${sql([
      { key: 'demo.loaded_at', value: now.toISOString() },
      { key: 'demo.fresh_at', value: now.toISOString() },
      { key: 'demo.last_ids', value: JSON.stringify(await lastIds(sql)) },
    ])}`
}
