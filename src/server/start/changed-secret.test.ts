import { expect, test } from 'vitest'
import { deriveFrom } from '#server/derive.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { endSessionsOfFormerSecret } from './changed-secret.ts'

const { db, tokenOf, inject } = await testApp()
const first = deriveFrom('a secret of at least thirty-two characters')
const second = deriveFrom('another secret of thirty-two characters')

test('a start with another SECRET ends all sessions, a start with the same SECRET none', async () => {
  const user = await makeUser(db)
  const authorization = `Bearer ${await tokenOf(user)}`
  const isSignedIn = async () =>
    (await inject({ url: '/api/get-user-data', headers: { authorization } })).statusCode === 200
  expect(await endSessionsOfFormerSecret(db, first)).toBe(false)
  expect(await endSessionsOfFormerSecret(db, first)).toBe(false)
  expect(await isSignedIn()).toBe(true)
  expect(await endSessionsOfFormerSecret(db, second)).toBe(true)
  expect(await isSignedIn()).toBe(false)
  expect(await endSessionsOfFormerSecret(db, second)).toBe(false)
})
