import { expect, test } from 'vitest'
import { isLocalPath, localPath } from './local-path.ts'

const HERE = 'https://lintel.test'

test.each(['/', '/user/profile', '/search?q=a//b&next=%2Fx', '/a%20b#c', '/%C3%A9', '/a//b'])(
  'the path %s is local and unchanged',
  (address) => {
    expect(isLocalPath(address)).toBe(true)
    expect(localPath(address)).toBe(address)
  },
)

test.each([
  '//evil.example/x',
  '///evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '\\/evil.example/x',
  '/%2f%2Fevil.example/x',
  '/%5Cevil.example/x',
  '%2f/evil.example/x',
  '/\t/evil.example/x',
  '/\r\n/evil.example/x',
  '/x\r\nset-cookie: a=b',
  '/\u0000/evil.example/x',
  '/\u0085/evil.example',
  '/x\\y',
  'https://evil.example/x',
  'javascript:alert(1)',
  'evil.example',
  '',
])('%j is not local and is turned into a local path', (address) => {
  expect(isLocalPath(address)).toBe(false)
  const made = localPath(address)
  expect(isLocalPath(made)).toBe(true)
  expect(new URL(made, HERE).origin).toBe(HERE)
  expect(made).not.toMatch(/[\r\n]/)
})
