import { expect, test } from 'vitest'
import { sourceFiles } from './source.ts'

/**
 * Files whose output is read outside the site: emails, pushes, feeds, calendars, sitemaps, brochures, payment gateways.
 */
const OUTSIDE = [
  /^accounts\/(jobs|reset-second-factors|security-emails)\.ts$/,
  /^articles\/(feed|public)\.ts$/,
  /^chats\/jobs\.ts$/,
  /^enquiries\/write-answer\.ts$/,
  /^notifications\/(account-email|jobs|render-notification)\.ts$/,
  /^payments\/(begin|pay-with-paypal)\.ts$/,
  /^users\/account-emails\.ts$/,
  /^push\//,
  /^sharing\/(brochure|embed-source)\.ts$/,
  /^sitemaps\//,
  /^support\/contact-requests\.ts$/,
  /^templates\//,
  /^viewings\/(calendar|calendar-feed|public)\.ts$/,
]

const features = sourceFiles().flatMap(({ path, text }) =>
  path.startsWith('server/features/') && !path.endsWith('.test.ts')
    ? [{ path: path.slice('server/features/'.length), text }]
    : [],
)
const isOutside = (path: string) => OUTSIDE.some((pattern) => pattern.test(path))

test('a response takes URLs from ctx.origin; only files whose output is read outside the site use baseUrl', () => {
  const users = features.filter(({ text }) => /\bbaseUrl\b/.test(text)).map(({ path }) => path)
  expect(users.filter((path) => !isOutside(path))).toEqual([])
  expect(OUTSIDE.filter((pattern) => !users.some((path) => pattern.test(path)))).toEqual([])
})

/** A presenter that a feed calls with BASE_URL, and the origin of a payment gateway. */
const KNOWN = /presentItem\(row, \{ origin: baseUrl|approve\.origin/g

test('a file whose output is read outside the site never uses the origin of a request', () => {
  const takers = features.filter(({ path, text }) => isOutside(path) && /\borigin\b/.test(text.replaceAll(KNOWN, '')))
  expect(takers.map(({ path }) => path)).toEqual([])
})
