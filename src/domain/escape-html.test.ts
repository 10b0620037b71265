import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('HTML special characters are escaped', () => {
  expect(escapeHtml(`<a href="x" on='y'>&</a>`)).toBe('&lt;a href=&quot;x&quot; on=&#39;y&#39;&gt;&amp;&lt;/a&gt;')
})
