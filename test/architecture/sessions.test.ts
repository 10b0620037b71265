import { expect, test } from 'vitest'
import { sourceFiles } from './source.ts'

const server = sourceFiles().filter(({ path }) => path.startsWith('server/'))
const filesWith = (pattern: RegExp) => server.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('a session is created only by a completed sign-in or by impersonation', () => {
  expect(filesWith(/\bissueToken\b/)).toEqual([
    'server/db/sessions.ts',
    'server/features/accounts/open-session.ts',
    'server/features/users/impersonate.ts',
  ])
  expect(filesWith(/insert into sessions\b/)).toEqual(['server/db/sessions.ts'])
})

test('only the second-factor check completes a sign-in', () => {
  expect(filesWith(/\bas (unknown as )?CompletedSignIn\b/)).toEqual(['server/features/accounts/second-factor.ts'])
  expect(filesWith(/openSession\([^)]*\bas (never|any)\b/)).toEqual([])
})

test('a passkey is the only sign-in that completes without a code', () => {
  expect(filesWith(/\bcompletedByPasskey\b/)).toEqual([
    'server/features/accounts/second-factor.ts',
    'server/features/accounts/sign-in-by-passkey.ts',
  ])
})
