import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/db/embedded/free-port.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { issueToken } from '#server/db/sessions.ts'
import { connect, type Database } from '#server/db/sql.ts'
import { jobs } from '#server/job-list.ts'
import { prepareQueues } from '#server/jobs/queue.ts'
import { roundRobin, type TcpProxy } from './tcp-proxy.ts'

export interface Person {
  id: number
  token: string
}

/** A user and the owner of the listing they chat about. */
export interface Couple {
  asker: Person
  owner: Person
  propertyId: number
}

export interface ChatWorld {
  dataDir: string
  db: Database
  proxy: TcpProxy
  couples: Couple[]
  idle: Person[]
  nodes: ApiNode[]
  close(): Promise<void>
}

export interface ApiNode {
  /** Kills the process without a shutdown. */
  kill(): Promise<void>
  start(): Promise<void>
  /** RSS of the process, and its heap plus external memory, after a garbage collection. */
  memory(): Promise<{ rss: number; held: number }>
}

const NODES = 2

/** A database, two nodes behind a TCP proxy, and users who chat in pairs. */
export async function startChatWorld({ couples, idle }: { couples: number; idle: number }): Promise<ChatWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lintel-chat-'))
  const database = await startEmbedded({ dataDir, log: () => {}, usedBy: 'a chat under load' })
  await migrate(database.url)
  const db = connect(database.url, { connections: 4 })
  await prepareQueues(db, jobs)
  const ports = await Promise.all(Array.from({ length: NODES }, freePort))
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
  const nodes = ports.map((port) => apiNode({ ...env, PORT: String(port), BASE_URL: `http://127.0.0.1:${port}` }))
  await Promise.all(nodes.map((node) => node.start()))
  const proxy = await roundRobin(ports)
  return {
    dataDir,
    db,
    proxy,
    nodes,
    couples: await makeCouples(db, couples),
    idle: await makeUsers(db, 'idle', idle),
    async close() {
      await proxy.close()
      await Promise.all(nodes.map((node) => node.kill()))
      await db.end({ timeout: 1 })
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function apiNode(env: Record<string, string>): ApiNode {
  let child: ChildProcess | null = null
  let isWanted = false
  const run = () => {
    child = fork(join(import.meta.dirname, 'api-process.ts'), {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // A node that ends is restarted, as a service manager does: losing its database can end it.
    child.once('exit', () => isWanted && run())
  }
  const answer = <T>() =>
    new Promise<T>((resolve, reject) => {
      child!.once('message', (message) => resolve(message as T))
      child!.once('exit', (code) => reject(new Error(`A node ended with ${code}`)))
    })
  return {
    async start() {
      isWanted = true
      run()
      await answer()
    },
    async kill() {
      isWanted = false
      if (child!.exitCode !== null || child!.signalCode !== null) return
      const ended = new Promise((resolve) => child!.once('exit', resolve))
      child!.kill('SIGKILL')
      await ended
    },
    async memory() {
      child!.send('memory')
      return answer<{ rss: number; held: number }>()
    },
  }
}

async function makeUsers(db: Database, name: string, count: number): Promise<Person[]> {
  const rows = await db<{ id: number }[]>`
    insert into users (name, slug, login_type, email)
    select ${name}, ${name} || '-' || n, 'email', ${name} || n || '@example.com' from generate_series(1, ${count}::integer) n returning id`
  const people: Person[] = []
  const now = new Date()
  for (const { id } of rows)
    people.push({ id, token: await issueToken(db, { userId: id, userAgent: null, now, days: 1 }) })
  return people
}

async function makeCouples(db: Database, count: number): Promise<Couple[]> {
  const askers = await makeUsers(db, 'asker', count)
  const owners = await makeUsers(db, 'owner', count)
  const homes = await db<{ id: number; owner: number }[]>`
    with kind as (insert into categories (slug, name) values ('flat', 'Flat') returning id)
    insert into properties (owner_id, category_id, slug, title, description, property_type, price, request_status)
    select owner, kind.id, 'home-' || owner, 'Home of ' || owner, 'Quiet', 'sell', 100, 'approved'
    from kind, unnest(${owners.map(({ id }) => id)}::bigint[]) owner
    returning id, owner_id as owner`
  const homeOf = new Map(homes.map(({ id, owner }) => [owner, id]))
  return askers.map((asker, index) => {
    const owner = owners[index]!
    return { asker, owner, propertyId: homeOf.get(owner.id)! }
  })
}
