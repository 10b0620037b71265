import { expect, test } from 'vitest'
import { sourceFiles } from './source.ts'

/** What writes for readers who are not on a page of the site: mail, pushes, feeds, calendars, crawlers, paper, payment services. */
const OUTSIDE = [
  /^accounts\/jobs\.ts$/,
  /^articles\/(feed|public)\.ts$/,
  /^chats\/jobs\.ts$/,
  /^enquiries\/write-answer\.ts$/,
  /^notifications\/(jobs|write-news)\.ts$/,
  /^payments\/(begin|pay-with-paypal)\.ts$/,
  /^people\/account-letters\.ts$/,
  /^push\//,
  /^sharing\/(brochure|embed-source)\.ts$/,
  /^sitemaps\//,
  /^support\/contact-desk\.ts$/,
  /^templates\//,
  /^viewings\/(calendar|calendar-feed|public)\.ts$/,
]

const features = sourceFiles().flatMap(({ path, text }) =>
  path.startsWith('server/features/') && !path.endsWith('.test.ts')
    ? [{ path: path.slice('server/features/'.length), text }]
    : [],
)
const isOutside = (path: string) => OUTSIDE.some((pattern) => pattern.test(path))

test('an answer takes addresses from ctx.origin: only what writes for readers outside uses baseUrl', () => {
  const users = features.filter(({ text }) => /\bbaseUrl\b/.test(text)).map(({ path }) => path)
  expect(users.filter((path) => !isOutside(path))).toEqual([])
  expect(OUTSIDE.filter((pattern) => !users.some((path) => pattern.test(path)))).toEqual([])
})

/** A presenter that a feed hands BASE_URL to, and the origin of a payment service. */
const KNOWN = /presentItem\(row, \{ origin: baseUrl|approve\.origin/g

test('what writes for readers outside never takes the origin of a request', () => {
  const takers = features.filter(({ path, text }) => isOutside(path) && /\borigin\b/.test(text.replaceAll(KNOWN, '')))
  expect(takers.map(({ path }) => path)).toEqual([])
})
