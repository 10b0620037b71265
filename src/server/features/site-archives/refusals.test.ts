import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import { SCHEMA_VERSION } from '#server/db/schema-version.ts'
import { archiveOf, type Parts, partsOf, tarOf, withLines, withManifest } from '#test/support/archives.ts'
import { testDatabase } from '#test/support/database.ts'
import { makeCategory, makeImage, makeProperty, makeUser } from '#test/support/make.ts'
import { masterPlace } from '../media/places.ts'
import { importSite } from './import-site.ts'

vi.setConfig({ testTimeout: 30_000 })
afterAll(() => vi.resetConfig())

const db = await testDatabase()
const empty = await testDatabase()
const files = memoryStorage()

let archive: Buffer
let parts: Parts
beforeAll(async () => {
  const category = await makeCategory(db)
  const owner = await makeUser(db)
  await makeUser(db, { account_kind: 'agent', agency_id: owner.id })
  const [first, second] = [await makeImage(db, { owner_id: owner.id }), await makeImage(db)]
  for (const image of [first, second]) await files.put(masterPlace(image), Buffer.from(`pixels of ${image.key}`))
  await makeProperty(db, { category_id: category.id, owner_id: owner.id, title_media_id: first.id })
  await makeProperty(db, { category_id: category.id, owner_id: owner.id })
  archive = await archiveOf(db, files)
  parts = await partsOf(archive)
})

const importing = (bytes: Buffer) =>
  importSite({ db: empty, storage: memoryStorage() }, async () => Readable.from([bytes]))
const changed = (table: string, field: string, value: unknown, line = 1) =>
  tarOf(
    withLines(parts, table, (lines) =>
      lines.map((text, at) => (at + 1 === line ? JSON.stringify({ ...JSON.parse(text), [field]: value }) : text)),
    ),
  )

/** All data that an import touches before it commits. */
const stateOf = async () => ({
  people: await empty`select from users`,
  settings: await empty`select * from settings order by key`,
  languages: await empty`select * from languages order by id`,
  disabled: await empty`select from pg_trigger where tgenabled = 'D'`,
  next: await empty`select last_value, is_called from users_id_seq`,
})

async function expectRefusal(bytes: Buffer, words: string | RegExp) {
  const before = await stateOf()
  await expect(importing(bytes)).rejects.toThrow(words)
  expect(await stateOf()).toEqual(before)
}

describe('an archive is refused, and nothing is imported,', () => {
  test('when it is not a site archive', async () => {
    await expectRefusal(Buffer.alloc(2048, 'a'), 'not a tar archive')
    await expectRefusal(tarOf([['notes.txt', Buffer.from('x')]]), 'begins with notes.txt instead of manifest.json')
    await expectRefusal(tarOf([['manifest.json', Buffer.from('{}')]]), 'not an archive of a site')
    await expectRefusal(tarOf([['manifest.json', Buffer.from('{')]]), 'manifest.json is not JSON')
  })

  test('when it is truncated anywhere', async () => {
    for (const part of [0.001, 0.3, 0.9, 0.99])
      await expectRefusal(archive.subarray(0, archive.length * part), 'cut off')
    await expectRefusal(archive.subarray(0, archive.length - 1024), 'cut off')
    const without = (gone: string) => tarOf([...parts].filter(([name]) => name !== gone))
    await expectRefusal(without('media.jsonl'), 'media.jsonl is missing')
    await expectRefusal(without('tables/users.jsonl'), 'where tables/users.jsonl belongs')
  })

  test('when a file in it was modified', async () => {
    const users = parts.get('tables/users.jsonl')!
    const other = Buffer.from(users.toString('utf8').replace('Person', 'Parson'))
    await expectRefusal(
      tarOf(new Map([...parts, ['tables/users.jsonl', other]])),
      'tables/users.jsonl is not what the manifest says',
    )
    const [picture] = [...parts.keys()].filter((name) => name.startsWith('media/'))
    await expectRefusal(
      tarOf(new Map([...parts, [picture!, Buffer.from('others')]])),
      'not those that media.jsonl names',
    )
    await expectRefusal(tarOf([...parts].filter(([name]) => name !== picture)), 'not those that media.jsonl names')
    await expectRefusal(tarOf([...parts, ['more', Buffer.from('x')]]), 'goes on after its end: more')
    const header = Buffer.from(archive)
    header[0] = 'n'.charCodeAt(0)
    await expectRefusal(header, 'a header does not add up')
  })

  test.each([
    'media/../../../etc/passwd',
    'media//etc/passwd',
    'media/images/a/../../x/master',
    'media/temp/x',
    '/etc/passwd',
    'media/site-archives/x.tar',
  ])('when a file name is %s', async (name) => {
    const all = [...parts]
    await expectRefusal(tarOf([...all.slice(0, -1), [name, Buffer.from('x')], all.at(-1)!]), 'does not belong there')
  })

  test('when a file occurs twice', async () => {
    const all = [...parts]
    await expectRefusal(tarOf([...all.slice(0, -1), all.at(-2)!, all.at(-1)!]), 'twice, or not in its place')
  })

  test('when it contains a link', async () => {
    const link = Buffer.from(archive)
    link[156] = '2'.charCodeAt(0)
    link.write('        ', 148)
    link.write(
      `${link
        .subarray(0, 512)
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    await expectRefusal(link, 'something that is not a file')
  })

  test('when a table has more or fewer lines than the manifest says', async () => {
    const counted = (rows: number) =>
      tarOf(
        withManifest(parts, ({ tables }) => {
          Object.assign(tables.find(({ name }) => name === 'users')!, { rows })
        }),
      )
    await expectRefusal(counted(3), 'tables/users.jsonl has 2 lines instead of 3')
    await expectRefusal(counted(1), 'tables/users.jsonl has 2 lines instead of 1')
  })

  test('when it changes between the two passes', async () => {
    const shorter = tarOf(withLines(parts, 'properties', ([first]) => [first!]))
    const before = await stateOf()
    const readings = [archive, shorter]
    const refused = importSite({ db: empty, storage: memoryStorage() }, async () => Readable.from([readings.shift()!]))
    await expect(refused).rejects.toThrow('The archive was changed while it was read')
    expect(await stateOf()).toEqual(before)
  })

  test('when another version wrote it', async () => {
    const version = (schema_version: number | string) =>
      tarOf(withManifest(parts, (manifest) => Object.assign(manifest, { schema_version })))
    await expectRefusal(
      version(SCHEMA_VERSION + 1),
      /made by a newer version \(1\.2\.3, schema version \d+\).*Update this program/,
    )
    await expectRefusal(
      version('0196_exact_limits.sql'),
      'made by version 1.2.3 before schema version 1, the first that can be imported',
    )
    const format = tarOf(withManifest(parts, (manifest) => Object.assign(manifest, { format_version: 2 })))
    await expectRefusal(format, 'has format 2; this program reads format 1')
    const columns = tarOf(withManifest(parts, ({ tables }) => tables[0]!.columns.push('more')))
    await expectRefusal(columns, /names areas \(.*, more\) where areas/)
    const tables = (change: (tables: { name: string }[]) => unknown) =>
      tarOf(withManifest(parts, (manifest) => void change(manifest.tables)))
    await expectRefusal(
      tables((given) => given.pop()),
      /^The manifest does not name /,
    )
    await expectRefusal(
      tables((given) => given.push(given[0]!)),
      'The manifest names areas twice',
    )
    await expectRefusal(
      tables((given) => given.push({ ...given[0]!, name: 'sessions' })),
      'names a table that is not known: sessions',
    )
  })
})

describe('an invalid row is reported by file, line and field, and nothing is imported:', () => {
  test.each([
    [
      'of a wrong type',
      'properties',
      'price',
      'much',
      2,
      /tables\/properties\.jsonl line 2, field price: invalid input syntax for type bigint: "much"/,
    ],
    ['against a rule', 'properties', 'slug', '', 1, /tables\/properties\.jsonl line 1, field slug: .*check constraint/],
    ['without what it needs', 'users', 'name', null, 2, /tables\/users\.jsonl line 2, field name: null value/],
    [
      'that names nobody',
      'properties',
      'owner_id',
      777,
      2,
      /tables\/properties\.jsonl line 2, field owner_id: .*\(owner_id\)=\(777\) is not present/,
    ],
    [
      'that names somebody who never comes',
      'users',
      'agency_id',
      777,
      2,
      'tables/users.jsonl line 2, field agency_id: 777 is not in users',
    ],
    [
      'with a field of another table',
      'users',
      'colour',
      'red',
      1,
      'tables/users.jsonl line 1, field colour: the table has no such field',
    ],
  ])('one %s', async (_, table, field, value, line, words) => {
    await expectRefusal(changed(table, field, value, line), words)
  })

  test('one whose other fields must not be shown', async () => {
    const refused = importing(changed('users', 'name', null, 2))
    await expect(refused).rejects.toThrow(/^(?!.*Failing row).*field name: .* constraint\. Nothing was imported$/)
  })

  test('one that is duplicated, lacks a field, or is not an object', async () => {
    const lines = (change: (lines: string[]) => string[]) => tarOf(withLines(parts, 'users', change))
    await expectRefusal(
      lines(([first, ...more]) => [first!, first!, ...more]),
      /users\.jsonl line 2, field id: duplicate key/,
    )
    await expectRefusal(
      lines(([first, ...more]) => [JSON.stringify({ ...JSON.parse(first!), slug: undefined }), ...more]),
      'tables/users.jsonl line 1, field slug: it is missing',
    )
    await expectRefusal(
      lines(([first]) => [first!, '{"id":']),
      'tables/users.jsonl line 2 is not JSON',
    )
    await expectRefusal(
      lines(([first]) => [first!, '[]']),
      'tables/users.jsonl line 2 is not an object',
    )
  })
})

test('after all refusals, the original archive is imported', async () => {
  await importing(archive)
  expect(await empty`select from users`).toHaveLength(2)
})
