import { expect, test } from 'vitest'
import { embedSnippet } from './embed-snippet.ts'

test('a title is escaped inside its attribute', () => {
  const snippet = embedSnippet('"><script>alert(1)</script>', 'https://lintel.test/embed/property/a?lang=en&x="')
  expect(snippet).toBe(
    '<iframe src="https://lintel.test/embed/property/a?lang=en&amp;x=&quot;" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" width="360" height="440" loading="lazy" style="border:0;max-width:100%"></iframe>',
  )
})
