import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { NOW } from '#test/support/services.ts'
import { makeAdmin } from './make-admin.ts'

const { call, db, services } = await testApp()
const make = (email: string) => db.begin((sql) => makeAdmin(sql, services.passwords, { email, now: NOW }))
const signIn = (email: string, password: string) =>
  call('userSignup', { type: 3, email, password } as never) as Promise<{ error: boolean }>
const roleOf = async (email: string) => (await db`select role from users where lower(email) = lower(${email})`)[0]!.role

test('make-admin on a new site creates an administrator, who signs in with the printed password', async () => {
  const { password } = await make('First@lintel.test')
  expect(password).toMatch(/^[\w-]{16}$/)
  expect(await signIn('first@lintel.test', password!)).toMatchObject({ error: false })
  expect(await roleOf('first@lintel.test')).toBe('admin')
  expect((await make('first@lintel.test')).password).toBeNull()
  expect(await signIn('first@lintel.test', password!)).toMatchObject({ error: false })
})

test('make-admin sets a new password on an unverified account', async () => {
  const stranger = { name: 'Somebody', email: 'desk@lintel.test', password: 'guessed-it', re_password: 'guessed-it' }
  expect(await call('userRegister', stranger as never)).toMatchObject({ error: false })
  const { password } = await make('desk@lintel.test')
  expect(await signIn('desk@lintel.test', 'guessed-it')).toMatchObject({ error: true })
  expect(await signIn('desk@lintel.test', password!)).toMatchObject({ error: false })
})
