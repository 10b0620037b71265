import { expect, test } from 'vitest'
import { USUAL_LIMITS } from '#server/http/limits.ts'
import { testApp } from '#test/support/app.ts'
import { makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp({ rateLimits: USUAL_LIMITS })

test('a thousand messages in a second are told to wait, and what was taken is there', async () => {
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
  expect([taken.length, refused.length]).toEqual([USUAL_LIMITS.writesPerMinute, 1000 - USUAL_LIMITS.writesPerMinute])
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused[0]!.json()).toMatchObject({ error: true, message: expect.stringContaining('Too many requests') })
  const kept = await app.db<{ id: number }[]>`select id from messages order by id`
  expect(kept.map(({ id }) => id)).toEqual(taken.map((answer) => answer.json().id).sort((a, b) => a - b))
})
