import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Case } from './case.ts'
import { CONTENT_CASES } from './cases-content.ts'
import { LIST_CASES } from './cases-lists.ts'
import { MEMBER_CASES } from './cases-members.ts'
import { GENERATIONS, type Generation, send } from './client.ts'
import { demoUser, developerUser } from './people.ts'
import { theWorld, type World } from './world.ts'

const requests = [...LIST_CASES, ...CONTENT_CASES, ...MEMBER_CASES].flatMap((one) =>
  GENERATIONS.filter((generation) => one[generation] !== null).map((generation) => ({
    generation,
    name: one.note ? `${one.call} (${one.note})` : one.call,
    one,
  })),
)
const PEOPLE = { agent: () => demoUser('kabir'), developer: developerUser }

const fieldsOf = (one: Case, generation: Generation, world: World) => {
  const padding = generation === 'older' ? (one.empty ?? '').split(' ').filter(Boolean) : []
  const given = (one[generation] ?? one.fields)?.(world) ?? {}
  return { ...Object.fromEntries(padding.map((name) => [name, ''])), ...given }
}

test.each(requests)('$name as the $generation client asks', async ({ one, generation }) => {
  const world = await theWorld()
  const token = one.as ? (await PEOPLE[one.as]()).token : null
  const { status, body } = await send(generation, one.call, { token, fields: fieldsOf(one, generation, world) })
  expect([status, body.error, body.message]).toEqual([200, false, expect.any(String)])
  for (const [schema, value] of [
    [one.data, body.data],
    [one.beside ?? z.unknown(), body],
  ] as const) {
    const read = schema.safeParse(value)
    expect(read.success ? [] : read.error.issues.slice(0, 5)).toEqual([])
  }
})
