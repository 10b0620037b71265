import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
  ['a&nbsp;b &lt;c&gt; &quot;d&quot; &#39;e&#39; &bogus;f', 'a b <c> "d" \'e\' f'],
  ['&amp;lt;', '&lt;'],
  ['  \n ', ''],
])('the text of %j is %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
