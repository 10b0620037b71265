import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { features } from '#contract/index.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'

const { app, db, services, tokenOf } = await testApp()

const NASTY = [
  '',
  '0',
  '1',
  '-1',
  '2',
  '9',
  '1e9',
  '0x10',
  '999999999999999',
  '9007199254740993',
  '9223372036854775807',
  '1e308',
  'NaN',
  'Infinity',
  '-0',
  '0.00000000000000000000000000000000000000001',
  '90',
  '-90',
  '180',
  '-180',
  '20040',
  '1000000',
  'null',
  'undefined',
  'true',
  'false',
  "'; drop table listing; --",
  '%',
  '_',
  '\\',
  '100%_\\',
  '" or 1=1',
  '(((',
  '!!!',
  ':*',
  '& | !',
  '<->',
  'a'.repeat(200),
  'a'.repeat(5000),
  'Lisbon',
  'portugal',
  'São Paulo',
  '東京',
  '\u202e',
  '😀',
  'sell',
  'rent',
  '1,2,3',
  ',',
  '1,,2',
  'W10=',
  'e30=',
  'eyJhIjoxfQ==',
]

const filters = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.json({ maxDepth: 4 }).map((text) => Buffer.from(text).toString('base64')),
  fc
    .record(
      {
        property_type: fc.constantFrom(...NASTY),
        price: fc.record({ min_price: fc.constantFrom(...NASTY), max_price: fc.double() }, { requiredKeys: [] }),
        location: fc.record(
          {
            city: fc.constantFrom(...NASTY),
            latitude: fc.double(),
            longitude: fc.double(),
            range: fc.double(),
            place_id: fc.string(),
          },
          { requiredKeys: [] },
        ),
        parameters: fc.array(
          fc.record({ id: fc.oneof(fc.integer(), fc.constantFrom(...NASTY)), value: fc.anything() }),
          { maxLength: 3 },
        ),
        nearby_places: fc.array(fc.record({ id: fc.integer(), value: fc.double() }), { maxLength: 3 }),
        search: fc.string({ unit: 'binary' }),
        flags: fc.anything(),
      },
      { requiredKeys: [] },
    )
    .map((value) => Buffer.from(JSON.stringify(value) ?? '{}').toString('base64')),
)

const { properties, projects, agents, facilities, favourites } = features
const reads = Object.entries({ ...properties, ...projects, ...agents, ...facilities, ...favourites }).filter(
  ([, endpoint]) => endpoint.effect === 'read',
)

const fieldsOf = (schema: z.core.$ZodType): string[] => {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  return def.type === 'object' ? Object.keys(def.shape) : []
}

let token = ''
let slug = ''
beforeAll(async () => {
  const { id } = await makeCategory(db)
  const member = await makeUser(db)
  token = await tokenOf(member)
  slug = (await makeProperty(db, { category_id: id, owner_id: member.id })).slug
  await makeProject(db, { category_id: id, owner_id: member.id })
})

test.each(reads)('%s answers any generated query with 200, 400 or 401', async (_name, endpoint) => {
  const fields = fieldsOf(endpoint.input)
  const value = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constant(slug))
  const query = fc.uniqueArray(fc.tuple(fc.constantFrom(...(fields.length > 0 ? fields : ['x'])), value, filters), {
    maxLength: 3,
    selector: ([field]) => field,
  })
  await fc.assert(
    fc.asyncProperty(query, fc.boolean(), async (pairs, isMember) => {
      const asked = new URLSearchParams(
        pairs.map(([field, any, base64]) => [field, field === 'filters' ? base64 : any]),
      )
      const headers = isMember ? { authorization: `Bearer ${token}` } : {}
      const answer = await app.inject({ url: `/api/${endpoint.path}?${asked}`, headers })
      expect([200, 400, 401]).toContain(answer.statusCode)
      expect(typeof answer.json().error).toBe('boolean')
    }),
    { numRuns: 120 },
  )
  expect(services.lines.filter(({ level }) => level >= 50)).toEqual([])
})
