import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import { SCHEMA_VERSION } from '#server/db/schema-version.ts'
import { archiveOf, type Parts, partsOf, tarOf, withLines, withManifest } from '#test/support/archives.ts'
import { testDatabase } from '#test/support/database.ts'
import { makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
import { importSite } from './import-site.ts'
import { readSchema } from './schema.sql.ts'
import { type ArchiveUpgrade, stepsBetween, UPGRADES, upgradeLine, upgradeTable } from './upgrades.ts'

/** The tables and columns of archives, frozen per schema version. */
const SHAPES: Readonly<Record<number, string>> = {
  1: '2bdec68eec3ce4c67ee3f52c14feb7b83f6637774e9c6dfc1ab1f8c7e4f17d6d',
  2: '4c30d32d95daee62d6b2b622d6a1a649982c59e6f74e4d01a78256f1ab4f7435',
  3: 'ba9f4254b83d8e3c9975629e1043c16fab952a068bbe12ccbae63d02df640f5d',
  4: '4f6445441468e7b6ca41786ae339874875d47f6449cb9dcca88783c16432f904',
  5: '013aeebe2d2ec9e0f2ab1b562892e1156a22772dd3a0acd895a77e5055047361',
}

const NEXT = SCHEMA_VERSION + 1
const db = await testDatabase()
const empty = await testDatabase()
const PRICE = '9007199254740993'

let parts: Parts
beforeAll(async () => {
  const user = await makeUser(db)
  const property = await makeProperty(db, { category_id: (await makeCategory(db)).id, owner_id: user.id })
  await db`update properties set price = ${PRICE} where id = ${property.id}`
  await db`insert into user_property_flags (user_id, kind, property_id) values (${user.id}, 'seen', ${property.id})`
  await empty`update schema_version set version = ${NEXT}`
  // The archive as the version before a test-only change wrote it: another table name, another column name, one table
  // that is no longer there, and not yet text_edits.
  parts = renameTable(await partsOf(await archiveOf(db, memoryStorage())), 'user_property_flags', 'home_marks')
  parts = withLines(parts, 'properties', (lines) => lines.map((line) => line.replace('"price":', '"cost":')))
  parts = withManifest(parts, ({ tables }) => {
    const properties = tables.find(({ name }) => name === 'properties')!
    properties.columns = properties.columns.map((column) => (column === 'price' ? 'cost' : column))
    const gone = Buffer.from('{"id":1}\n')
    tables.splice(0, 0, {
      ...{ name: 'gone', columns: ['id'], rows: 1, bytes: gone.length, next_id: 2 },
      sha256: createHash('sha256').update(gone).digest('hex'),
    })
    tables.splice(
      tables.findIndex(({ name }) => name === 'text_edits'),
      1,
    )
  })
  const [manifest, ...others] = [...parts].filter(([name]) => name !== 'tables/text_edits.jsonl')
  parts = new Map([manifest!, ['tables/gone.jsonl', Buffer.from('{"id":1}\n')], ...others])
})

const step: ArchiveUpgrade = {
  version: NEXT,
  table: ({ name, columns }) => {
    if (name === 'gone') return null
    if (name === 'home_marks') return { name: 'user_property_flags', columns }
    if (name !== 'properties') return { name, columns }
    return { name, columns: columns.map((column) => (column === 'cost' ? 'price' : column)) }
  },
  row: (table, row) => {
    if (table !== 'properties') return row
    const { cost, ...others } = row
    return { ...others, price: cost }
  },
  adds: ['text_edits'],
}

const importing = (upgrades: readonly ArchiveUpgrade[]) =>
  importSite({ db: empty, storage: memoryStorage() }, async () => Readable.from([tarOf(parts)]), { upgrades })

describe('an archive of an older schema version', () => {
  test('is refused when no step upgrades it', async () => {
    await expect(importing([])).rejects.toThrow(
      `The archive has schema version ${SCHEMA_VERSION}, which this program (schema version ${NEXT}) cannot upgrade`,
    )
    expect(await empty`select from users`).toHaveLength(0)
  })

  test('is refused when a step does not produce the fields of our tables', async () => {
    await expect(importing([{ ...step, row: (_, row) => row }])).rejects.toThrow(
      'tables/properties.jsonl line 1, field price: it is missing. Nothing was imported',
    )
    await expect(importing([{ ...step, adds: [] }])).rejects.toThrow('The manifest does not name text_edits')
  })

  test('is imported with renamed tables and columns and exact numbers', async () => {
    await importing([step])
    expect(await empty`select price::text from properties`).toEqual([{ price: PRICE }])
    expect(await empty`select kind from user_property_flags`).toEqual([{ kind: 'seen' }])
    const next = (of: typeof db) => of`select last_value, is_called from properties_id_seq`
    expect((await next(empty))[0]!.last_value).toBe((await next(db))[0]!.last_value + 1)
  })
})

test('every schema version after the first has an upgrade step', () => {
  expect(UPGRADES.map(({ version }) => version)).toEqual(
    Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 2),
  )
})

test('tables and columns of archives do not change without a new schema version', async () => {
  const { tables } = await readSchema(db)
  const lines = tables.map(
    ({ name, columns }) =>
      `${name} (${columns
        .map((column) => column.name)
        .sort()
        .join(', ')})`,
  )
  const shape = createHash('sha256').update(lines.sort().join('\n')).digest('hex')
  expect(
    shape,
    'raise SCHEMA_VERSION in server/db/schema-version.ts, add a step to upgrades.ts, and add the new shape to SHAPES',
  ).toBe(SHAPES[SCHEMA_VERSION])
})

test('properties of an archive of version 1 have no year of renovation', () => {
  const steps = stepsBetween(UPGRADES, 1, 2)!
  const properties = { name: 'properties', columns: ['id'] }
  expect(upgradeTable(steps, properties)).toEqual({ name: 'properties', columns: ['id', 'year_renovated'] })
  expect(upgradeLine(steps, properties, '{"id":1}')).toBe('{"id":1,"year_renovated":null}')
  const projects = { name: 'projects', columns: ['id'] }
  expect(upgradeTable(steps, projects)).toEqual(projects)
  expect(upgradeLine(steps, projects, '{"id":1}')).toBe('{"id":1}')
})

test('properties of an archive of version 2 have no neighbourhood and no postcode', () => {
  const steps = stepsBetween(UPGRADES, 2, 3)!
  const properties = { name: 'properties', columns: ['id'] }
  expect(upgradeTable(steps, properties)).toEqual({ name: 'properties', columns: ['id', 'district', 'postcode'] })
  expect(upgradeLine(steps, properties, '{"id":1}')).toBe('{"id":1,"district":null,"postcode":null}')
})

test('parameters and facilities of an archive of version 3 lose their bit', () => {
  const steps = stepsBetween(UPGRADES, 3, 4)!
  for (const name of ['parameters', 'facilities']) {
    expect(upgradeTable(steps, { name, columns: ['id', 'bit', 'name'] })).toEqual({ name, columns: ['id', 'name'] })
    expect(upgradeLine(steps, { name, columns: ['id', 'bit', 'name'] }, '{"id":1,"bit":2,"name":"Lift"}')).toBe(
      '{"id":1,"name":"Lift"}',
    )
  }
  expect(upgradeLine(steps, { name: 'users', columns: ['id'] }, '{"id":1}')).toBe('{"id":1}')
})

test('archives of version 4 have no client texts', () => {
  const [step] = stepsBetween(UPGRADES, 4, 5)!
  expect(step!.adds).toEqual(['client_language_files', 'client_texts', 'client_translations'])
  const properties = { name: 'properties', columns: ['id'] }
  expect(upgradeTable([step!], properties)).toEqual(properties)
  expect(upgradeLine([step!], properties, '{"id":1}')).toBe('{"id":1}')
})

function renameTable(given: Parts, from: string, to: string): Parts {
  const renamed = new Map([...given].map(([name, bytes]) => [name.replace(`/${from}.jsonl`, `/${to}.jsonl`), bytes]))
  return withManifest(renamed, ({ tables }) => {
    tables.find(({ name }) => name === from)!.name = to
  })
}
