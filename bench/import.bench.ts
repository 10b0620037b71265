import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvLine } from '#domain/csv.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/sql.ts'
import { importFile } from '#server/features/imports/public.ts'
import type { Services } from '#server/services.ts'
import { createServices } from '#server/start/create-services.ts'
import { openDatabase } from '#server/start/open-database.ts'
import { type BenchTools, median } from './support.ts'

const ROWS = 10_000
const BATCH = 500
const ROUNDS = 3
const MIN_SHARE = 0.25

/**
 * An import of 10,000 properties, from the file to the last row of the report, against bare batched INSERTs of the same
 * rows.
 */
export default async function bench({ report, note }: BenchTools) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lintel-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' })
  const { db, close } = await openDatabase(config, () => {})
  try {
    const agent = await settle(db)
    const services = createServices(config, db)
    const shares: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const before = await lastHome(db)
      const imported = await timed(() => bring(services, agent, round))
      const rows = await readBack(db, before)
      const bare = await timed(() => insert(db, rows))
      shares.push(bare / imported)
      note(`${ROWS} homes: imported in ${seconds(imported)}, bare INSERT in ${seconds(bare)}`)
    }
    report({ name: 'speed of a bare INSERT', value: median(shares), unit: '×', budget: { atLeast: MIN_SHARE } })
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Creates a user with unlimited listings, and the catalogue. */
async function settle(db: Database): Promise<number> {
  await db`insert into categories (id, name, slug) values (1, 'Villa', 'villa')`
  await db`insert into parameters (id, name, type_of_parameter) values (1, 'Rooms', 'number'), (2, 'Garden', 'textbox')`
  await db`insert into category_parameters (category_id, parameter_id, position) values (1, 1, 1), (1, 2, 2)`
  const [face] = await db`
    insert into media (key, folder, kind, mime, bytes, status)
    values (${'0'.repeat(32)}, 'users', 'image', 'image/avif', 1, 'ready') returning id`
  const [agent] = await db<{ id: number }[]>`
    insert into users (name, slug, email, login_type, phone, address, profile_media_id)
    values ('Agent', 'agent', 'agent@example.com', 'email', '912004418', '1 Road', ${face!.id}) returning id`
  await db`insert into packages (id, name, package_type, price_minor, duration_hours) values (900, 'Pro', 'paid', 2900, 720)`
  const [owned] = await db`
    insert into user_packages (user_id, package_id, starts_at) values (${agent!.id}, 900, now() - interval '1 day') returning id`
  await db`
    insert into user_package_limits (user_package_id, feature_id, total)
    select ${owned!.id}, id, null from features where key = 'property_list'`
  return agent!.id
}

const HEAD =
  'ListingKey,Title,PublicRemarks,PropertyType,ListPrice,UnparsedAddress,City,Latitude,Longitude,Rooms,Garden'
const WORDS = 'A quiet home with light rooms, a kitchen to cook in and a view over the roofs to the river. '.repeat(6)

function* feed(round: number) {
  yield `${HEAD}\r\n`
  for (let n = 0; n < ROWS; n++)
    yield csvLine([
      ...[
        `key-${round}-${n}`,
        `House ${round} ${n} by the river`,
        WORDS,
        'Villa',
        String(100_000 + n),
        `${n} Garden Street`,
        'Lisbon',
      ],
      ...[String(38 + (n % 1000) / 1000), String(-9 - (n % 997) / 1000), String(1 + (n % 6)), 'South'],
    ])
}

async function bring(services: Services, id: number, round: number) {
  const file = {
    stream: Buffer.from([...feed(round)].join('')),
    fileName: 'homes.csv',
    source: 'Office',
    isAbsolute: false,
    isDryRun: false,
    isConfirmed: false,
  }
  const done = await importFile({ ...services, sql: services.db }, { id, role: 'user' }, file, () => {})
  if (done.created !== ROWS) throw new Error(`${done.created} created, ${done.errors} refused: ${done.problem}`)
}

type Row = Record<string, never>
type Rows = { homes: Row[]; answers: Row[] }

async function lastHome(db: Database): Promise<number> {
  const [row] = await db<{ id: number }[]>`select coalesce(max(id), 0) as id from properties`
  return row!.id
}

/** Reads the imported rows back with other ids and slugs, as parameters of the bare INSERTs. */
const readBack = async (db: Database, before: number): Promise<Rows> => ({
  homes: [
    ...(await db<Row[]>`
      select id + ${ROWS} as id, slug || '-again' as slug, owner_id, title, description, category_id, property_type, price::text, address, city,
        latitude, longitude, request_status, created_at, confirmed_at from properties where id > ${before} order by id`),
  ],
  answers: [
    ...(await db<Row[]>`
      select property_id + ${ROWS} as property_id, parameter_id, value from property_parameters
      where property_id > ${before} order by property_id`),
  ],
})

async function insert(db: Database, { homes, answers }: Rows) {
  const each = answers.length / homes.length
  for (let from = 0; from < homes.length; from += BATCH)
    await db.begin(async (sql) => {
      await sql`insert into properties ${sql(homes.slice(from, from + BATCH))}`
      const some = answers.slice(from * each, (from + BATCH) * each)
      await sql`insert into property_parameters ${sql(some.map((row) => ({ ...row, value: sql.json(row.value!) })))}`
    })
  await db`select setval(pg_get_serial_sequence('properties', 'id'), (select max(id) from properties))`
}
