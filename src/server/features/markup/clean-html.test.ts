import { expect, test } from 'vitest'
import { VECTORS } from '#test/support/xss-vectors.ts'
import { cleanHtml } from './clean-html.ts'

test.each([
  ['<p>Plain <strong>words</strong></p>', '<p>Plain <strong>words</strong></p>'],
  ['<h1>Title</h1>', '<h2>Title</h2>'],
  ['<p onclick="x()" class="a" id="content" style="position:fixed">A</p>', '<p>A</p>'],
  ['<a href="/faqs">Ours</a>', '<a href="/faqs" rel="noopener nofollow">Ours</a>'],
  ['<a href="javascript:alert(1)" target="_blank">Theirs</a>', '<a rel="noopener nofollow">Theirs</a>'],
  ['<a href="//evil.test">Theirs</a>', '<a rel="noopener nofollow">Theirs</a>'],
  ['<img src="/images/a.jpg">', '<img src="/images/a.jpg" alt="" loading="lazy" />'],
  ['<img src="https://evil.test/pixel.gif">', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<script>alert(1)</script><style>*{}</style><p>B</p>', '<p>B</p>'],
  ['<iframe src="/"></iframe><form><input name="q"></form>C', 'C'],
  ['<p dir="rtl" lang="ar">نص</p>', '<p dir="rtl" lang="ar">نص</p>'],
  ['2 < 3 & 4 > 3', '2 &lt; 3 &amp; 4 &gt; 3'],
  ['', ''],
])('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test('none of a hundred attack vectors leaves active content, and sanitising twice changes nothing', () => {
  expect(VECTORS.length).toBeGreaterThanOrEqual(100)
  for (const vector of VECTORS) {
    const clean = cleanHtml(vector)
    expect(clean).not.toMatch(/<(script|style|iframe|object|embed|svg|math|form|input|button|base|meta|link|template)/i)
    expect(clean.match(/<[^>]*>/g)?.join('') ?? '').not.toMatch(/\son\w+\s*=|javascript:|data:|vbscript:|srcdoc/i)
    expect(cleanHtml(clean)).toBe(clean)
  }
})

test('deeply nested HTML is still parsed', () => {
  expect(cleanHtml(`${'<blockquote>'.repeat(5000)}Deep`)).toContain('Deep')
})

test('more texts than the cache holds are all sanitised', () => {
  for (let n = 0; n < 1200; n++) expect(cleanHtml(`<p onclick="x">${n}</p>`)).toBe(`<p>${n}</p>`)
})
