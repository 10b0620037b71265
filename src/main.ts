import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type DemoLogin, loadDemo } from '#demo/load.ts'
import { removeDemo } from '#demo/remove.ts'
import { loadGazetteer } from '#server/adapters/geocoding/load-gazetteer.sql.ts'
import { buildApp } from '#server/app.ts'
import { type Config, ConfigError, loadEnvironment, readConfig } from '#server/config.ts'
import { isMigrated } from '#server/db/migrate.ts'
import type { Database } from '#server/db/sql.ts'
import { StartError } from '#server/db/start-error.ts'
import { health } from '#server/http/health.ts'
import { createServer } from '#server/http/server.ts'
import { writeApiDocs } from '#server/reference/write.ts'
import type { Services } from '#server/services.ts'
import type { SiteSource } from '#server/site.ts'
import { adminCommand } from '#server/start/admin-command.ts'
import { endSessionsOfFormerSecret } from '#server/start/changed-secret.sql.ts'
import { createServices } from '#server/start/create-services.ts'
import { exportCommand, importCommand } from '#server/start/feed-commands.ts'
import { filesCommand } from '#server/start/file-commands.ts'
import { openDatabase } from '#server/start/open-database.ts'
import { refusePublishedStaff } from '#server/start/published-staff.ts'
import { reindexCommand } from '#server/start/reindex-command.ts'
import { type Running, run } from '#server/start/run.ts'
import { waitForSecondSignal, waitForShutdown } from '#server/start/shutdown-signal.ts'
import { siteCommand } from '#server/start/site-commands.ts'

const BUILD = join(import.meta.dirname, '../build')
const SEARCH_START_MS = 2_000

/** Each command resolves with the exit code. */
const COMMANDS: Record<string, (config: Config, args: readonly string[]) => Promise<number>> = {
  serve: (config) => serve(config, { buildDir: BUILD }),
  dev: (config) => serve(config, 'live'),
  work: (config) => serve({ ...config, role: 'worker' }, { buildDir: BUILD }),
  migrate: (config) => withDatabase(config, async () => succeed('Database is up to date.')),
  seed: (config) =>
    withDatabase(config, async (db) => {
      await demo(createServices(config, db))
      return succeed('Demo loaded.')
    }),
  'demo-remove': (config) =>
    withDatabase(config, async (db) => {
      const { users, listings } = await db.begin(removeDemo)
      return succeed(`Demo removed: ${users} accounts and ${listings} listings deleted.`)
    }),
  import: (config, args) => withDatabase(config, (db) => importCommand(createServices(config, db), args, say)),
  export: (config, args) => withDatabase(config, (db) => exportCommand(createServices(config, db), args, say)),
  admin: (config, args) => withDatabase(config, (db) => adminCommand(createServices(config, db), args, say)),
  reindex: (config) => withDatabase(config, (db) => reindexCommand(createServices(config, db), say)),
  site: (config, args) => withDatabase(config, (db) => siteCommand(createServices(config, db), args, say)),
  files: (config, args) => filesCommand(config, args, say),
  'api-docs': async () => succeed(`Written: ${(await writeApiDocs()).join(', ')}`),
}

async function serve(config: Config, site: SiteSource): Promise<number> {
  const shutdown = waitForShutdown()
  return withDatabase(config, async (db) => {
    const starting = startNode(config, db, site)
    // If the program is stopped during startup, errors caused by that are not reported.
    starting.catch(() => {})
    const early = await Promise.race([starting.then(() => false), shutdown.then(() => true)])
    const { cause, code } = await shutdown
    say(`Stopping (${cause})…`)
    if (!early) await (await starting).drain(waitForSecondSignal())
    return code
  })
}

async function startNode(config: Config, db: Database, site: SiteSource): Promise<Running> {
  const services = createServices(config, db)
  const isWorker = config.role === 'worker'
  if (!isWorker) await loadGazetteer(db, join(BUILD, 'geo/places.tsv.gz'))
  const logins = isWorker || !config.demo ? [] : await demo(services)
  await refusePublishedStaff(config, db)
  if (await endSessionsOfFormerSecret(db, services.derive)) say('SECRET has changed. All sessions have ended.')
  // Small sites are complete before they accept requests; a large one is live meanwhile and not yet ready.
  if (!isWorker) await Promise.race([services.search.start(), sleep(SEARCH_START_MS, undefined, { ref: false })])
  const app = isWorker ? await workerApp(services) : await buildApp(services, { site })
  const running = await run(services, app)
  say(
    isWorker
      ? '\nWorker is ready. This node runs jobs and serves no pages.\n'
      : `\nLintel is ready at ${config.baseUrl}\n${loginLines(logins)}`,
  )
  return running
}

async function demo(services: Services): Promise<DemoLogin[]> {
  say('Loading the demo…')
  return (await loadDemo(services)).logins
}

function loginLines(logins: DemoLogin[]): string {
  if (logins.length === 0) return ''
  const width = Math.max(...logins.map(({ email }) => email.length))
  const lines = logins.map(({ email, password, role }) => `  ${email.padEnd(width)}  ${password}  (${role})`)
  return `\nDemo logins:\n${lines.join('\n')}\n`
}

/** A worker-only node still serves the health probes. */
async function workerApp(services: Services): Promise<FastifyInstance> {
  const app = await createServer(services)
  await health(app, { isReady: () => isMigrated(services.db) })
  return app
}

async function withDatabase(config: Config, use: (db: Database) => Promise<number>): Promise<number> {
  const { db, close } = await openDatabase(config, say)
  try {
    return await use(db)
  } finally {
    await close()
  }
}

function say(line: string) {
  console.log(line)
}

function succeed(line: string): number {
  say(line)
  return 0
}

async function main(name = 'serve', ...args: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command)
    throw new StartError(`Unknown command: ${name}. Available commands: ${Object.keys(COMMANDS).join(', ')}`)
  return command(readConfig(loadEnvironment()), args)
}

try {
  process.exit(await main(...process.argv.slice(2)))
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof ConfigError
  console.error(isExpected ? error.message : error)
  process.exit(1)
}
