import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { consumePasskeyChallenge, findPasskey, insertPasskey, insertPasskeyChallenge } from './passkeys.sql.ts'

const { db, call } = await testApp()
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const passkey = (id: string) => ({ id, publicKey: new Uint8Array([1, 2, 3]), counter: 0, transports: [] })

test('a passkey challenge is accepted once, within five minutes, and only from the user it was issued to', async () => {
  const [ann, bob] = [await makeUser(db), await makeUser(db)]
  await insertPasskeyChallenge(db, 'for ann', ann.id, NOW)
  expect(await consumePasskeyChallenge(db, 'for ann', bob.id, NOW)).toBe(false)
  expect(await consumePasskeyChallenge(db, 'for ann', null, NOW)).toBe(false)
  expect(await consumePasskeyChallenge(db, 'never given', ann.id, NOW)).toBe(false)
  expect(await consumePasskeyChallenge(db, 'for ann', ann.id, later(6))).toBe(false)
  expect(await consumePasskeyChallenge(db, 'for ann', ann.id, later(4))).toBe(true)
  expect(await consumePasskeyChallenge(db, 'for ann', ann.id, later(4))).toBe(false)
})

test('a passkey cannot be registered, listed or removed by another user', async () => {
  const [ann, bob] = [await makeUser(db), await makeUser(db)]
  await insertPasskey(db, ann.id, passkey('a2V5'), 'Phone')
  await insertPasskey(db, bob.id, passkey('a2V5'), 'Stolen')
  expect(await findPasskey(db, 'a2V5')).toMatchObject({ userId: ann.id, label: 'Phone' })
  expect((await call('listPasskeys', {}, bob)).data).toEqual([])
  expect(await call('removePasskey', { id: 'a2V5' }, bob)).toMatchObject({ error: true })
  expect((await call('listPasskeys', {}, ann)).data).toMatchObject([{ id: 'a2V5', label: 'Phone' }])
  expect(await call('removePasskey', { id: 'a2V5' }, ann)).toMatchObject({ error: false })
  expect((await call('listPasskeys', {}, ann)).data).toEqual([])
})

test('a forged passkey response neither signs in nor adds a passkey', async () => {
  const user = await makeUser(db)
  for (const answer of ['{}', 'not json', JSON.stringify({ id: 'x', response: {} })]) {
    expect(await call('signInByPasskey', { answer })).toMatchObject({ error: true })
    expect(await call('addPasskey', { answer }, user)).toMatchObject({ error: true })
  }
  expect(await db`select from passkeys where user_id = ${user.id}`).toEqual([])
})
