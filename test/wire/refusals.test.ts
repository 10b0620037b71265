import { expect, test } from 'vitest'
import { sampleOf } from '#test/support/sample.ts'
import { type Fields, GENERATIONS, type Reply, send } from './client.ts'
import { newUser, type Person } from './people.ts'
import { REFUSAL_CASES, type RefusalCase, WRONG_OPTIONS } from './refusal-cases.ts'
import { theWorld } from './world.ts'

/** The ways in which clients leave a parameter out. */
const EMPTY = ['', '  ', 'null', 'undefined'] as const

const questions = REFUSAL_CASES.flatMap((one) =>
  Object.entries(one.wrong).flatMap(([field, wrong]) => [
    { one, field, how: 'wrong', value: wrong as string | null },
    ...(one.optional?.includes(field)
      ? []
      : [
          { one, field, how: 'missing', value: null },
          ...EMPTY.map((value) => ({ one, field, how: JSON.stringify(value), value })),
        ]),
  ]),
)

let users = 0
const people: Promise<Person>[] = []
/** One of several users in turn, because writes are limited per user and minute. */
const someUser = () => (people[users++ % 8] ??= newUser('older'))

const expectRefusal = ({ status, body }: Reply, kind: RefusalCase['invalid']) => {
  expect([status, body.error, typeof body.message]).toEqual([kind === 'toast' ? 200 : 400, true, 'string'])
  expect(body.message).not.toBe('')
}

test.each(sampleOf(questions, { share: 0.35, nameOf: ({ one, field, how }) => `${one.call} ${field} ${how}` }))(
  '$one.call with $field $how is refused in the form that clients show',
  async ({ one, field, value }) => {
    const input: Fields = { ...one.input(await theWorld()) }
    if (value === null) delete input[field]
    else input[field] = value
    const token = one.isMember ? (await someUser()).token : null
    for (const generation of GENERATIONS)
      expectRefusal(await send(generation, one.call, { method: one.method, fields: input, token }), one.invalid)
  },
)

test.each(
  Object.entries(WRONG_OPTIONS).flatMap(([call, wrong]) => Object.entries(wrong).map((pair) => ({ call, pair }))),
)('$call with $pair is refused with HTTP 400', async ({ call, pair: [name, value] }) => {
  expectRefusal(await send('newer', call, { fields: { [name]: value } }), 'message')
})
