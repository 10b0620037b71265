import { expect, test } from 'vitest'
import { operatorText } from './seo-pages.ts'

const page = { title: 'Homes in Porto', siteName: 'Lintel' }

test.each([
  ['{title} | {site}', {}, 'Homes in Porto | Lintel'],
  ['{title}, {title}', {}, 'Homes in Porto, Homes in Porto'],
  ['{title} | {site}', { title: 'From $& to $$5 in {site}' }, 'From $& to $$5 in {site} | Lintel'],
  ['{site}: {title}', { siteName: '{title} $1' }, '{title} $1: Homes in Porto'],
  ['{other}', {}, '{other}'],
  ['  ', {}, null],
  [null, {}, null],
  ['All agents', { isOneOfMany: true }, null],
  ['{title}', { isOneOfMany: true }, 'Homes in Porto'],
])('the text %j for a page with %j is %j', (entered, given, text) => {
  expect(operatorText(entered, { ...page, ...given })).toBe(text)
})
