import { expect, test, vi } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeProperty, makeUser } from '#test/support/make.ts'

const { db, inject, tokenOf, services } = await testApp({ keepsAnswers: true })

const asked = vi.spyOn(services.search, 'after')

const post = async (path: string, payload: object, authorization: string) =>
  inject({ method: 'POST', url: `/api/${path}`, headers: { authorization }, payload })
const search = (city: string, headers: Record<string, string> = {}) =>
  inject({ url: `/api/search/homes?city=${city}`, headers })
const total = async (city: string, headers?: Record<string, string>) =>
  (await search(city, headers)).json<{ total: number }>().total

test('a write that changes a listing sets the number of its transaction as a short-lived cookie, and others set none', async () => {
  const owner = await makeUser(db)
  const authorization = `Bearer ${await tokenOf(owner)}`
  const home = await makeProperty(db, { owner_id: owner.id, city: 'Faro' })
  const changed = await post('change-property-status', { property_id: home.id, status: 0 }, authorization)
  expect(changed.json()).toMatchObject({ error: false })
  const [row] = await db<{ xid: string }[]>`
    select xid::text as xid from listing_changes where listing_id = ${home.id}`
  expect(changed.headers['set-cookie']).toBe(`listing_change=${row!.xid}; Path=/; Max-Age=10; HttpOnly; SameSite=Lax`)
  const refused = await post('change-property-status', { property_id: 0, status: 0 }, authorization)
  expect(refused.headers['set-cookie']).toBeUndefined()
  const blocked = await post('notifications-read', {}, authorization)
  expect(blocked.headers['set-cookie']).toBeUndefined()
})

test('a search with the cookie waits for that transaction, and skips responses that may be older', async () => {
  const home = await makeProperty(db, { city: 'Braga' })
  expect(await total('Braga')).toBe(1)
  await db`update properties set is_active = false where id = ${home.id}`
  expect(await total('Braga')).toBe(1)
  asked.mockClear()
  expect(await total('Braga', { cookie: 'listing_change=12345' })).toBe(0)
  expect(asked.mock.calls).toEqual([[12_345n]])
})

test.each(['', 'x', '-1', '1.5', '12345678901234567890'])('a cookie with the value "%s" is ignored', async (value) => {
  asked.mockClear()
  expect((await search('Porto', { cookie: `listing_change=${value}` })).statusCode).toBe(200)
  expect(asked).not.toHaveBeenCalled()
})

test('the next search of a client without cookies waits for its own write, and that of another user does not', async () => {
  const owner = await makeUser(db)
  const authorization = `Bearer ${await tokenOf(owner)}`
  const home = await makeProperty(db, { owner_id: owner.id, city: 'Beja' })
  asked.mockClear()
  await search('Beja', { authorization })
  expect(asked).not.toHaveBeenCalled()
  await post('change-property-status', { property_id: home.id, status: 0 }, authorization)
  const [row] = await db<{ xid: string }[]>`select xid::text as xid from listing_changes where listing_id = ${home.id}`
  await search('Beja', { authorization })
  expect(asked.mock.calls).toEqual([[BigInt(row!.xid)]])
  await search('Beja', { authorization: `Bearer ${await tokenOf(await makeUser(db))}` })
  expect(asked).toHaveBeenCalledTimes(1)
})
