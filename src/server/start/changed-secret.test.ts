import { expect, test } from 'vitest'
import { deriveFrom } from '#server/derive.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { endSessionsOfFormerSecret } from './changed-secret.sql.ts'

const { db, tokenOf, inject } = await testApp()
const first = deriveFrom('a secret of at least thirty-two characters')
const second = deriveFrom('another secret of thirty-two characters')

test('a start with another SECRET ends all sessions and pending sign-ins, and a start with the same SECRET ends none', async () => {
  const user = await makeUser(db)
  const authorization = `Bearer ${await tokenOf(user)}`
  const isSignedIn = async () =>
    (await inject({ url: '/api/get-user-data', headers: { authorization } })).statusCode === 200
  expect(await endSessionsOfFormerSecret(db, first)).toBe(false)
  expect(await endSessionsOfFormerSecret(db, first)).toBe(false)
  expect(await isSignedIn()).toBe(true)
  await db`
    insert into pending_sign_ins (token_hash, user_id, expires_at)
    values (${Buffer.alloc(32)}, ${user.id}, now() + interval '5 minutes')`
  expect(await endSessionsOfFormerSecret(db, second)).toBe(true)
  expect(await isSignedIn()).toBe(false)
  expect(await db`select from pending_sign_ins`).toEqual([])
  expect(await endSessionsOfFormerSecret(db, second)).toBe(false)
})
