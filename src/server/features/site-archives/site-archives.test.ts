import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { people } from '#demo/cast.ts'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Database } from '#server/db/sql.ts'
import { refreshPriceBands } from '#server/features/risk/public.ts'
import { testApp } from '#test/support/app.ts'
import { archiveOf } from '#test/support/archives.ts'
import { testDatabase } from '#test/support/database.ts'
import { fillEveryTable } from '#test/support/every-table.ts'
import { NOW } from '#test/support/services.ts'
import { importSite } from './import-site.ts'
import { COLUMNS_OUT, LEFT_OUT, ROWS_IN, SECRETS_IN, SOUNDS_SECRET } from './left-out.ts'
import { readTar } from './read-tar.ts'
import { readSchema } from './schema.sql.ts'

const db = await testDatabase()
const restored = await testApp()
const files = memoryStorage()

let world: Awaited<ReturnType<typeof fillEveryTable>>
let archive: Buffer
beforeAll(async () => {
  world = await fillEveryTable(db, files)
  archive = await archiveOf(db, files)
})

describe('the contents', () => {
  test('every table has at least one row in the archive or is left out with a reason', async () => {
    const all = await db<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
    const { tables } = await readSchema(db)
    const names = [...tables.map(({ name }) => name), ...Object.keys(LEFT_OUT)]
    expect(names.sort()).toEqual(all.map(({ name }) => name).sort())
    for (const [name] of Object.entries(ROWS_IN)) expect(tables.map((table) => table.name)).toContain(name)
    const empty: string[] = []
    for (const { name, where } of tables)
      if ((await db.unsafe(`select from ${name} where ${where} limit 1`)).length === 0) empty.push(name)
    expect(empty, 'give these a row in test/support/every-table.ts, or a reason in left-out.ts').toEqual([])
  })

  test('exactly the circular foreign keys are deferrable', async () => {
    const late = await db<{ name: string }[]>`
      select conname as name from pg_constraint
      where contype = 'f' and condeferrable and not condeferred and connamespace = 'public'::regnamespace`
    const { lateLinks } = await readSchema(db)
    expect(late.map(({ name }) => name).sort()).toEqual(lateLinks.map(({ name }) => name).sort())
  })

  test('a column that looks like a secret is included with a reason or left out', async () => {
    const { tables } = await readSchema(db)
    const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    const secrets = columns.filter((column) => SOUNDS_SECRET.test(column.split('.')[1]!))
    expect(secrets.sort()).toEqual(Object.keys(SECRETS_IN).sort())
    for (const column of Object.keys(COLUMNS_OUT)) expect(columns).not.toContain(column)
  })

  test('sessions, encrypted keys, push tokens and running work are left out', () => {
    for (const word of [
      'sealed by this very site and for nobody else',
      'a push address',
      'imports/gone',
      '"status":"running"',
    ])
      expect(archive.includes(word)).toBe(false)
    expect(archive.includes(Buffer.from('sealed by this very site and for nobody else').toString('hex'))).toBe(false)
  })

  test('the archive has the documented files: manifest, tables, media and media list', async () => {
    const names: string[] = []
    for await (const { name } of readTar(Readable.from([archive]))) names.push(name)
    const { tables } = await readSchema(db)
    expect(names).toEqual([
      'manifest.json',
      ...tables.map(({ name }) => `tables/${name}.jsonl`),
      expect.stringMatching(/^media\/images\/property_title_img\/[0-9a-f]{32}\/master$/),
      expect.stringMatching(/^media\/private\/[0-9a-f]{32}\.txt$/),
      'media.jsonl',
    ])
  })
})

describe('a site exported and imported into an empty database', () => {
  let storage: Storage
  beforeAll(async () => {
    storage = restored.services.storage
    // Chunks of varying length, as from a disk or a network.
    const pieces = () => Readable.from(pieceByPiece(archive))
    await importSite({ db: restored.db, storage }, async () => pieces())
  })

  test('is exported again as the same bytes, except the time', async () => {
    expect((await archiveOf(restored.db, storage)).equals(archive)).toBe(true)
    const later = await archiveOf(restored.db, storage, new Date(NOW.getTime() + 60_000))
    const without = (bytes: Buffer) => bytes.toString('latin1').replace(/"made_at": "[^"]+"/, '')
    expect(without(later) === without(archive)).toBe(true)
    expect(later.equals(archive)).toBe(false)
  })

  test('has the same search tables as the original', async () => {
    const listing = (of: Database) => of`select id, price, views, likes, promo, kind, details from listing order by id`
    const cards = (of: Database) => of`select id, card::text, gallery::text, page::text from listing_cards order by id`
    expect(await listing(restored.db)).toEqual(await listing(db))
    expect(await cards(restored.db)).toEqual(await cards(db))
    await refreshPriceBands(db)
    const bands = (of: Database) => of`select * from price_bands order by 1, 2, 3, 4`
    expect(await bands(restored.db)).toEqual(await bands(db))
  })

  test('accepts sign-ins, finds the properties and serves the photos', async () => {
    const signedIn = await restored.call('userSignup', {
      type: 3,
      email: people.find(({ hasLogin }) => hasLogin)!.email,
      password: 'open-the-door',
    })
    expect(signedIn).toMatchObject({ error: false, token: expect.any(String) })
    const found = await restored.call('searchProperties', {})
    const [{ count }] = (await db`select count(*) from listing`) as unknown as [{ count: number }]
    expect(found.total).toBe(count)
    const photo = await restored.inject(`/images/property_title_img/${world.photo.key}/320.webp`)
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('continues ids, triggers and foreign keys', async () => {
    const next = (of: Database) => of`select last_value + is_called::integer as next from properties_id_seq`
    expect(await next(restored.db)).toEqual(await next(db))
    await expect(restored.db`delete from audit_log`).rejects.toThrow()
    await expect(restored.db`update users set profile_media_id = 999999`).rejects.toThrow('foreign key')
    expect(await restored.db`select from pg_trigger where tgenabled = 'D'`).toHaveLength(0)
  })

  test('refuses another import', async () => {
    const again = importSite({ db: restored.db, storage }, async () => Readable.from([archive]))
    await expect(again).rejects.toThrow('only be imported into an empty site. This one already has users')
  })
})

function* pieceByPiece(bytes: Buffer) {
  for (let at = 0, length = 1; at < bytes.length; at += length, length = (length * 7 + 13) % 70_001)
    yield bytes.subarray(at, at + length)
}
