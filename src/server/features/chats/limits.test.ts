import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '#server/http/limits.ts'
import { testApp } from '#test/support/app.ts'
import { makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp({ rateLimits: DEFAULT_LIMITS })

test('sending a thousand messages in a second is rate-limited, and every accepted message is stored', async () => {
  const [asha, kabir] = [await makeUser(app.db), await makeUser(app.db)]
  const home = await makeProperty(app.db, { owner_id: kabir.id })
  const headers = { authorization: `Bearer ${await app.tokenOf(asha)}` }
  const send = (number: number) =>
    app.inject({
      method: 'POST',
      url: '/api/send_message',
      headers,
      payload: { receiver_id: kabir.id, property_id: home.id, message: `Message ${number}` },
    })
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, number) => send(number)))
  const taken = answers.filter(({ statusCode }) => statusCode === 200)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect([taken.length, refused.length]).toEqual([
    DEFAULT_LIMITS.writesPerMinute,
    1000 - DEFAULT_LIMITS.writesPerMinute,
  ])
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused[0]!.json()).toMatchObject({ error: true, message: expect.stringContaining('Too many requests') })
  const kept = await app.db<{ id: number }[]>`select id from messages order by id`
  expect(kept.map(({ id }) => id)).toEqual(taken.map((answer) => answer.json().id).sort((a, b) => a - b))
})
