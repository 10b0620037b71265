import { DEMO_PASSWORD, people } from './cast.ts'
import { dress } from './load/dress.ts'
import { freshen } from './load/freshen.ts'
import type { DemoServices } from './load/services.ts'
import { insertWorld } from './load/world.ts'
import { MEDIA_FOLDER } from './pictures.ts'

export interface DemoLogin {
  name: string
  email: string
  password: string
  role: string
}

/** Loads the demo into an empty database; on later starts it only updates dates and images. */
export async function loadDemo(services: DemoServices, mediaFolder = MEDIA_FOLDER): Promise<{ logins: DemoLogin[] }> {
  const isOurs = await services.db.begin(async (sql) => {
    // Several nodes may start at once; the first one loads, and the others skip it.
    await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`
    const [mark] = await sql`select from settings where key = 'demo.loaded_at'`
    if (mark) return true
    const [someone] = await sql`select from users limit 1`
    if (someone) return false
    await insertWorld(sql, services.now())
    return true
  })
  if (!isOurs) {
    services.log.warn('Demo not loaded: the database already has users')
    return { logins: [] }
  }
  await freshen(services)
  await dress(services, mediaFolder)
  return { logins: people.filter((person) => person.hasLogin).map(login) }
}

const login = ({ name, email, role, kind }: (typeof people)[number]): DemoLogin => ({
  name,
  email,
  password: DEMO_PASSWORD,
  role: role === 'user' ? (kind === 'owner' ? 'private owner' : kind) : role,
})
