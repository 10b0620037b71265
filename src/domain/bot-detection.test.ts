import { expect, test } from 'vitest'
import { isBot } from './bot-detection.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Dart/3.5 (dart:io)', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  ['python-requests/2.32', true],
  ['Mozilla/5.0 HeadlessChrome/140.0', true],
  ['', true],
  [null, true],
])('the user agent %s is a bot: %s', (name, expected) => {
  expect(isBot(name)).toBe(expected)
})
