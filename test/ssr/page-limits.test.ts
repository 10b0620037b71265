import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { ar } from '#web/i18n/ar.ts'
import { en } from '#web/i18n/en.ts'

const PAGES = 3
const app = await testApp({
  site: { buildDir: resolve('build') },
  rateLimits: { readsPerMinute: 100, writesPerMinute: 100, pagesPerMinute: PAGES, uploadsPerHour: 100 },
})

app.services.texts = memoryTexts({ en, ar })

const open = (url: string, from: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers, remoteAddress: from })

const spend = async (from: string, headers: Record<string, string> = {}) => {
  for (let page = 0; page < PAGES; page++) expect((await open('/all-agents', from, headers)).statusCode).toBe(200)
}

test('a page request above the limit is refused with an error page in the language of the visitor', async () => {
  await spend('203.0.113.1')
  const { statusCode, headers, body } = await open('/all-agents', '203.0.113.1', { 'accept-language': 'ar' })
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(body).toContain('<html lang="ar" dir="rtl">')
  expect(body).toContain('<h1>طلبات كثيرة جدًا</h1>')
  const english = await open('/all-agents', '203.0.113.1')
  expect(english.body).toMatch(/<p>Too many requests\. Please try again in \d+ seconds?<\/p>/)
})

test('the data that a script loads for a page counts towards the page limit', async () => {
  for (let page = 0; page < PAGES; page++) await open('/all-agents.data', '203.0.113.2')
  expect((await open('/all-agents', '203.0.113.2')).statusCode).toBe(429)
})

test('another address is not affected, and calls are counted separately', async () => {
  await spend('203.0.113.3')
  expect((await open('/all-agents', '203.0.113.3')).statusCode).toBe(429)
  expect((await open('/api/web-settings', '203.0.113.3')).statusCode).toBe(200)
  expect((await open('/all-agents', '203.0.113.4')).statusCode).toBe(200)
})

test('a signed-in user is counted by account, whatever the address', async () => {
  const cookie = `session=${await app.tokenOf(await makeUser(app.db))}`
  await spend('203.0.113.5', { cookie })
  expect((await open('/all-agents', '203.0.113.6', { cookie })).statusCode).toBe(429)
  expect((await open('/all-agents', '203.0.113.5')).statusCode).toBe(200)
})

test('an invalid session cookie does not bypass the limit of the address', async () => {
  for (let page = 0; page < PAGES; page++)
    await open('/all-agents', '203.0.113.7', { cookie: `session=made-up-${page}` })
  expect((await open('/all-agents', '203.0.113.7', { cookie: 'session=made-up' })).statusCode).toBe(429)
})

test('files are not counted', async () => {
  for (let file = 0; file < 5 * PAGES; file++)
    expect((await open('/favicon-32x32.png', '203.0.113.8')).statusCode).toBe(200)
  expect((await open('/all-agents', '203.0.113.8')).statusCode).toBe(200)
})
