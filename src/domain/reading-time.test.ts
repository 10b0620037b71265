import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  ['', 1],
  ['<p>Two words</p>', 1],
  [`<p>${'word '.repeat(440)}</p>`, 2],
  [`<p class="${'word '.repeat(440)}">Short</p>`, 1],
  [`<p>${'كلمة '.repeat(660)}</p>`, 3],
  [`<p>${'家'.repeat(900)}</p>`, 2],
  [`<p>${'&nbsp;'.repeat(4000)}</p>`, 1],
])('reading time of a text (%#)', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})
