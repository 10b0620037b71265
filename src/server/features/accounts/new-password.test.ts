import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { isCommonPassword } from './guessable-password.ts'
import { makeAdmin } from './make-admin.ts'

const { db, call, runJobs, services } = await testApp()
const OLD = 'of-the-owner-1'
let password_hash: string
beforeAll(async () => {
  password_hash = await services.passwords.hash(OLD)
})

let number = 0
const nextEmail = () => `chooser${++number}@lintel.test`
const requireLength = (least: number) => db`update settings set value = ${least} where key = 'password_min_length'`
const make = (fields: object = {}) =>
  makeUser(db, { email: nextEmail(), email_verified_at: NOW, password_hash, ...fields })

async function resetTo(user: { email: string }, password: string) {
  await db`delete from rate_limit_counters`
  services.mail.sent.length = 0
  await call('forgotPassword', { email: user.email })
  await runJobs()
  const token = /token=([0-9a-f]{100})/.exec(services.mail.sent.at(-1)!.text)![1]!
  return call('resetPassword', { token, password, re_password: password })
}

/** Every call that sets a password, for a user and for staff. */
const WAYS = {
  'user-register': (_role: string, password: string) =>
    call('userRegister', { name: 'New', email: nextEmail(), password, re_password: password }),
  'change-password': async (role: string, password: string) =>
    call('changePassword', { current_password: OLD, password, re_password: password }, await make({ role })),
  'reset-password': async (role: string, password: string) => resetTo(await make({ role }), password),
}
const ways = Object.entries(WAYS)

describe.each(ways)('%s', (name, set) => {
  test('refuses a common password at its field, in any case and with the usual additions', async () => {
    for (const password of ['dragon', 'PassWord', 'P4ssw0rd2024!', '1234567890', 'qwertyuiop', 'abcabcabcabcabcabc'])
      expect(await set('user', password), password).toMatchObject({
        status: 400,
        error: true,
        field: 'password',
        message: expect.stringContaining('easy to guess'),
      })
  })

  test('accepts six uncommon characters, and requires more when the operator sets a higher minimum', async () => {
    expect(await set('user', 'kw7-pf')).toMatchObject({ error: false })
    await requireLength(10)
    const refused = { status: 400, field: 'password', message: 'password needs at least 10 characters' }
    expect(await set('user', 'kw7-pf-zr')).toMatchObject(refused)
    expect(await set('user', 'kw7-pf-zr0')).toMatchObject({ error: false })
    await requireLength(6)
  })

  test.skipIf(name === 'user-register')('requires twelve characters from staff', async () => {
    for (const role of ['moderator', 'admin']) {
      expect(await set(role, 'kw7-pf-zr0t')).toMatchObject({
        status: 400,
        field: 'password',
        message: 'Staff need a password of at least 12 characters',
      })
      expect(await set(role, 'kw7-pf-zr0tq')).toMatchObject({ error: false })
    }
  })
})

test('a reset link still works after its new password was refused', async () => {
  const user = await make()
  await call('forgotPassword', { email: user.email })
  await runJobs()
  const token = /token=([0-9a-f]{100})/.exec(services.mail.sent.at(-1)!.text)![1]!
  expect(await call('resetPassword', { token, password: 'dragon', re_password: 'dragon' })).toMatchObject({
    error: true,
  })
  expect(await call('resetPassword', { token, password: 'kw7-pf', re_password: 'kw7-pf' })).toMatchObject({
    error: false,
  })
})

test('a user with a password becomes staff only if the password is known to have twelve characters', async () => {
  const admin = await make({ role: 'admin' })
  const promote = (user: { id: number }) => call('setRole', { user_id: user.id, role: 'moderator' }, admin)
  const user = await make()
  expect(await promote(user)).toMatchObject({ error: true, message: expect.stringContaining('at least 12 characters') })
  expect(await call('userSignup', { type: 3, email: user.email, password: OLD })).toMatchObject({ error: false })
  expect(await promote(user)).toMatchObject({ error: false })
  const short = await make({ password_hash: await services.passwords.hash('kw7-pf') })
  await call('userSignup', { type: 3, email: short.email, password: 'kw7-pf' })
  expect(await promote(short)).toMatchObject({ error: true })
  const longer = { current_password: 'kw7-pf', password: 'kw7-pf-zr0tq', re_password: 'kw7-pf-zr0tq' }
  await call('changePassword', longer, short)
  expect(await promote(short)).toMatchObject({ error: false })
  expect(await promote(await make({ password_hash: null, login_type: 'google' }))).toMatchObject({ error: false })
})

test('a password change resets the known staff length', async () => {
  const admin = await make({ role: 'admin' })
  const user = await make({ has_staff_password: true })
  expect(await resetTo(user, 'kw7-pf')).toMatchObject({ error: false })
  expect(await call('setRole', { user_id: user.id, role: 'moderator' }, admin)).toMatchObject({ error: true })
})

test('make-admin replaces a password that may be too short and keeps a long one', async () => {
  const user = await make()
  const promote = (email: string) => db.begin((sql) => makeAdmin(sql, services.passwords, { email, now: NOW }))
  expect((await promote(user.email)).password).toMatch(/^[\w-]{16}$/)
  const other = await make()
  await call('userSignup', { type: 3, email: other.email, password: OLD })
  expect((await promote(other.email)).password).toBeNull()
})

test.each([
  ['password', true],
  ['Letmein!', true],
  ['p@$$w0rd', true],
  ['1password', true],
  ['aaaaaaaaaaaaaaaaaaaa', true],
  ['zyxwvu', true],
  ['987654321', true],
  ['qwerty12', true],
  ['1q2w3e4r', true],
  ['correct horse battery', false],
  ['of-the-owner', false],
  ['kw7-pf', false],
  ['dragonfruit', false],
  ['दरवाज़ा-खोलो', false],
])('%s is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon)
})
