import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchFilter } from '#domain/search-filter.ts'
import { fits } from '#test/search/brute-force.ts'
import { makeWorld, type World } from '#test/search/world.ts'
import { testDatabase } from '#test/support/database.ts'
import { PATIENT } from '#test/support/patience.ts'
import { NOW } from '#test/support/services.ts'
import { placedConnections, searchConnections, walkingConnections } from './connections.ts'
import { askedFor } from './known.ts'
import { bindings } from './statement.ts'
import { traitConditions } from './traits.ts'

const db = await testDatabase()
const searching = {
  sql: searchConnections(db, PATIENT),
  placed: placedConnections(db, PATIENT),
  walking: walkingConnections(db, PATIENT),
  limits: PATIENT,
}
afterAll(() => Promise.all([searching.sql, searching.placed, searching.walking].map((own) => own.end(1))))

let world: World
beforeAll(async () => {
  world = await makeWorld(db, 300, 5)
  await db.begin(async (sql) => {
    await sql`delete from common_words`
    for (const [word, bit] of Object.entries({ river: 0, garden: 63, mill: 64, tower: 127 }))
      await sql`insert into common_words (word, bit) values (${word}, ${bit})`
    await sql`select rebuild_listings()`
  })
})

/** The homes whose traits meet a filter, in a statement of nothing else. */
async function found(filter: SearchFilter): Promise<number[]> {
  const values = bindings()
  const conditions = traitConditions(values, filter, await askedFor(searching, filter, NOW))
  expect(conditions.length).toBeGreaterThan(0)
  const rows = await db.unsafe<{ id: number }[]>(
    `select l.id from listing l where ${conditions.join(' and ')} order by l.id`,
    values.values as never[],
  )
  return rows.map(({ id }) => id)
}

const fitting = (filter: SearchFilter) =>
  world.homes
    .filter((home) => fits(home, filter))
    .map(({ id }) => id)
    .sort((a, b) => a - b)

test('the homes with the traits of one choice are those that fit it', async () => {
  const countries = [...new Set(world.homes.map(({ countryId }) => countryId))]
  const choices: SearchFilter[] = [
    { kind: 'sell' },
    { kind: 'rent' },
    ...world.categoryIds.map((id) => ({ categoryIds: [id] })),
    { categoryIds: world.categoryIds.slice(1) },
    ...countries.map((countryId) => ({ scopes: [{ countryId }] })),
    { scopes: countries.slice(1).map((countryId) => ({ countryId })) },
    ...[1, 2, 5, 6.5, 7].map((bedrooms) => ({ bedrooms })),
    ...[1, 4.5, 5].map((bathrooms) => ({ bathrooms })),
    ...world.choices.flatMap(({ id, words }) => [
      ...words.map((word) => ({ parameters: [{ parameterId: id, oneOf: [word] }] })),
      { parameters: [{ parameterId: id, oneOf: words.slice(1) }] },
    ]),
    ...world.facilityIds.map((facilityId) => ({ facilities: [{ facilityId }] })),
    ...['river ', 'garden ', 'mill ', 'tower ', 'tower river '].map((text) => ({ text })),
  ]
  for (const filter of choices) {
    const expected = fitting(filter)
    expect(expected.length).toBeGreaterThan(0)
    expect({ filter, ids: await found(filter) }).toEqual({ filter, ids: expected })
  }
})

test('of several choices a home has the traits of each', async () => {
  const filter = { kind: 'sell', bedrooms: 2, categoryIds: world.categoryIds.slice(0, 2) } as const
  expect(await found(filter)).toEqual(fitting(filter))
})

test('where traits tell less than the filter, no fitting home is missed', async () => {
  await db`update listing set bedrooms = 14 where id = ${world.homes[0]!.id}`
  expect(await found({ bedrooms: 12 })).toEqual([world.homes[0]!.id])
  const near = { facilities: [{ facilityId: world.facilityIds[0]!, withinKm: 2 }] }
  expect(await found(near)).toEqual(expect.arrayContaining(fitting(near)))
})

test('rare words are left to their own index', async () => {
  const filter = { kind: 'sell', text: 'orchard ' } as const
  expect(traitConditions(bindings(), filter, await askedFor(searching, filter, NOW))).toEqual([])
})

test('what hardly any home has is found by its traits', async () => {
  await db`analyze listing`
  const values = bindings()
  const filter = { kind: 'sell', bedrooms: 7, bathrooms: 5, categoryIds: [world.categoryIds[0]!] } as const
  const [condition] = traitConditions(values, filter, await askedFor(searching, filter, NOW))
  const plan = await db.begin(async (sql) => {
    await sql`set local enable_seqscan = off`
    return sql.unsafe(`explain select l.id from listing l where ${condition}`, values.values as never[])
  })
  expect(JSON.stringify(plan)).toContain('listing_by_trait')
})
