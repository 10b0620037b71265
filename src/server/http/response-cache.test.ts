import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeProperty, makeUser } from '#test/support/make.ts'
import { type CachedResponse, createResponseCache } from './response-cache.ts'

const { inject, db, tokenOf } = await testApp({ keepsAnswers: true })

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await inject({ url: `/api/search/homes?${query}`, headers })
  return { ...answer.json<{ data: { id: number; is_favourite: number; translated_title: string }[] }>(), answer }
}

test('a withdrawn property disappears within five seconds, and immediately for signed-in users', async () => {
  const home = await makeProperty(db, { city: 'Faro' })
  const authorization = `Bearer ${await tokenOf(await makeUser(db))}`
  expect((await ask('city=Faro')).data).toHaveLength(1)
  await db`update properties set is_active = false where id = ${home.id}`
  const withdrawn = performance.now()
  expect((await ask('city=Faro')).data).toHaveLength(1)
  expect((await ask('city=Faro', { authorization })).data).toHaveLength(0)
  while ((await ask('city=Faro')).data.length > 0) {
    expect(performance.now() - withdrawn).toBeLessThan(5000)
    await sleep(100)
  }
})

test('cached responses are not shared between signed-in users and visitors', async () => {
  const home = await makeProperty(db, { city: 'Braga' })
  const user = await makeUser(db)
  await db`insert into favourites (user_id, property_id) values (${user.id}, ${home.id})`
  const authorization = `Bearer ${await tokenOf(user)}`
  const likes = async (headers?: Record<string, string>) => (await ask('city=Braga', headers)).data[0]!.is_favourite
  expect(await likes({ authorization })).toBe(1)
  expect(await likes()).toBe(0)
  expect(await likes({ authorization })).toBe(1)
  expect(await likes({ authorization: 'Bearer undefined' })).toBe(0)
  const cookie = `session=${encodeURIComponent(await tokenOf(user))}`
  expect(await likes({ cookie })).toBe(1)
  expect(await likes()).toBe(0)
  // A cookie that is not accepted gets the response for visitors.
  expect(await likes({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(0)
})

test('a cached response is not served in another language', async () => {
  const home = await makeProperty(db, { city: 'Évora', title: 'House' })
  await db`insert into property_translations (property_id, language_code, title) values (${home.id}, 'es', 'Casa')`
  const title = async (language: string) =>
    (await ask('city=evora', { 'content-language': language })).data[0]!.translated_title
  expect([await title('en'), await title('es'), await title('en')]).toEqual(['House', 'Casa', 'House'])
})

test('a cached response supports If-None-Match', async () => {
  await makeProperty(db, { city: 'Beja' })
  const { answer } = await ask('city=Beja')
  const etag = String(answer.headers.etag)
  const again = await inject({ url: '/api/search/homes?city=Beja', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect(answer.headers['cache-control']).toBe('no-cache')
})

const answerOf = (text: string): CachedResponse => ({ body: Buffer.from(text), etag: text })

test('concurrent requests share one run, and a failure is not cached', async () => {
  const keep = createResponseCache()
  let runs = 0
  const make = async () => {
    runs++
    await sleep(5)
    if (runs === 1) throw new Error('no')
    return answerOf('yes')
  }
  const first = await Promise.allSettled([keep('a', 2, make), keep('a', 2, make)])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(runs).toBe(1)
  expect((await Promise.all([keep('a', 2, make), keep('a', 2, make)])).map(({ etag }) => etag)).toEqual(['yes', 'yes'])
  expect(runs).toBe(2)
})

test('the oldest entries are evicted when the cache is full', async () => {
  const keep = createResponseCache(1000)
  const runs = new Map<number, number>()
  const ask = (n: number) =>
    keep(`k${n}`, 5, async () => {
      runs.set(n, (runs.get(n) ?? 0) + 1)
      return answerOf('x'.repeat(300))
    })
  for (const n of [1, 2, 3, 4, 5, 5, 1]) await ask(n)
  expect([runs.get(5), runs.get(1)]).toEqual([1, 2])
})
