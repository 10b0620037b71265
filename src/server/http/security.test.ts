import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { contentSecurityPolicy, securityHeaders } from './security.ts'

const nonce = 'abcdefghijklmnop1234'

test('a page may load its own files and the scripts with its nonce, and nothing else', () => {
  proves('7.75')
  expect(contentSecurityPolicy({ nonce }).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'nonce-abcdefghijklmnop1234' 'strict-dynamic'",
    "style-src 'self' 'nonce-abcdefghijklmnop1234'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'none'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ])
})

test("tile servers of the operator and a page's player are allowed by origin only", () => {
  const policy = contentSecurityPolicy({
    nonce,
    tileHosts: ['https://{s}.tiles.example.org/{z}/{x}/{y}.png'],
    frameHosts: ['https://www.youtube-nocookie.com/embed/x'],
  })
  expect(policy).toContain("img-src 'self' data: blob: https://*.tiles.example.org;")
  expect(policy).toContain("connect-src 'self' https://*.tiles.example.org;")
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
})

test("a payment gateway's script may connect to its own origin if the page names it", () => {
  const policy = contentSecurityPolicy({
    nonce,
    partnerHosts: ['https://api.pay.example', 'https://a.example; script-src *'],
  })
  expect(policy).toContain("connect-src 'self' https://api.pay.example;")
  expect(policy).not.toContain('script-src *')
})

test.each(['*', 'javascript:alert(1)', 'https://a.example; script-src *', "'unsafe-inline'", 'data:text/html,x'])(
  'the setting %s cannot widen the policy',
  (tileHost) => {
    const policy = contentSecurityPolicy({ nonce, tileHosts: [tileHost] })
    expect(policy).toContain("img-src 'self' data: blob:;")
    expect(policy.split("script-src 'nonce").length).toBe(2)
    expect(policy).not.toContain('script-src *')
  },
)

test('a nonce that could escape the header is refused', () => {
  expect(() => contentSecurityPolicy({ nonce: "x' *; script-src 'unsafe-inline" })).toThrow()
  expect(() => contentSecurityPolicy({ nonce: 'short' })).toThrow()
})

test('Strict-Transport-Security is sent only if the site uses https', () => {
  expect(securityHeaders('https://homes.example')).toHaveProperty('strict-transport-security')
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders('http://localhost:3000')).toMatchObject({ 'x-content-type-options': 'nosniff' })
})
