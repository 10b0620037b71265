import { expect, test } from 'vitest'
import { argon2Passwords } from './argon2.ts'

const passwords = argon2Passwords()

test('a password matches its own hash and no other', async () => {
  const hash = await passwords.hash('open-the-door')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hash).not.toContain('open-the-door')
  expect(await passwords.fits(hash, 'open-the-door')).toBe(true)
  expect(await passwords.fits(hash, 'open-the-doors')).toBe(false)
})

test('no password matches an account without a hash', async () => {
  expect(await passwords.fits(null, '')).toBe(false)
  expect(await passwords.fits(null, 'open-the-door')).toBe(false)
})
