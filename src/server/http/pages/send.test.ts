import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { sendLive } from './send.ts'

const app = Fastify()
let headers: Record<string, string> = {}
app.get('/', (request, reply) =>
  sendLive(request, reply, { status: 200, headers, body: Readable.from(['<p>']), nonce: 'n'.repeat(16) }),
)
afterAll(() => app.close())

async function policyWith(given: Record<string, string>) {
  headers = { 'content-type': 'text/html', ...given }
  const answer = await app.inject('/')
  const policy = String(answer.headers['content-security-policy'])
  const directive = (name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `))
  return { answer, policy, directive }
}

test('a page connects to its own origin and frames only the video player', async () => {
  const { directive } = await policyWith({})
  expect(directive('connect-src')).toBe("connect-src 'self'")
  expect(directive('frame-src')).toBe('frame-src https://www.youtube-nocookie.com')
  expect(directive('script-src')).toBe(`script-src 'nonce-${'n'.repeat(16)}' 'strict-dynamic'`)
})

test('a page that names partner hosts may connect to them and frame them, and the internal header is removed', async () => {
  const { answer, directive } = await policyWith({ 'page-hosts': 'https://js.pay.example https://api.pay.example' })
  expect(directive('connect-src')).toBe("connect-src 'self' https://js.pay.example https://api.pay.example")
  expect(directive('frame-src')).toBe(
    'frame-src https://www.youtube-nocookie.com https://js.pay.example https://api.pay.example',
  )
  expect(answer.headers['page-hosts']).toBeUndefined()
  expect(answer.headers['surrogate-control']).toBeUndefined()
})

test('partner hosts are limited to origins: values that would widen the policy are dropped', async () => {
  const { policy, directive } = await policyWith({ 'page-hosts': "* 'unsafe-inline'; script-src javascript:x data:" })
  expect(directive('connect-src')).toBe("connect-src 'self'")
  expect(policy.match(/script-src/g)).toHaveLength(1)
})

test('a document with its own policy keeps it', async () => {
  const own = "default-src 'none'; sandbox"
  expect((await policyWith({ 'content-security-policy': own, 'page-hosts': 'https://pay.example' })).policy).toBe(own)
})

test('a personal page is not stored by shared caches', async () => {
  const { answer } = await policyWith({})
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  expect(answer.headers.vary).toContain('Cookie')
})
