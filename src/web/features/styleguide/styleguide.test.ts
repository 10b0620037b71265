import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const WEB = resolve(import.meta.dirname, '../..')
const FROM = /(?:from|import)\s*\(?\s*['"]((?:\.|#web\/)[^'"]+)['"]/g

/** Present on every page, the style guide included: its links start the progress bar, its buttons fill the others. */
const EVERYWHERE = [
  'ui/pending-status.tsx',
  'ui/progress-bar.tsx',
  'ui/toast-region.tsx',
  'ui/toasts.tsx',
  'parts/page-notice.tsx',
]

test('the style guide shows every component of ui/ and parts/', () => {
  const components = ['ui', 'parts'].flatMap(componentsIn)
  expect(components.length).toBeGreaterThan(40)
  const shown = reachableFrom(componentsIn('features/styleguide'))
  const missing = components.filter((file) => !shown.has(file)).map(named)
  expect(missing.filter((file) => !EVERYWHERE.includes(file))).toEqual([])
})

function componentsIn(folder: string): string[] {
  return readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join(WEB, folder, file))
}

/** The components that these files show, directly or inside other components. */
function reachableFrom(files: string[]): Set<string> {
  const seen = new Set(files)
  for (const file of seen) {
    for (const [, target] of readFileSync(file, 'utf8').matchAll(FROM)) {
      const found = target!.startsWith('#web/') ? join(WEB, target!.slice(5)) : resolve(dirname(file), target!)
      if (/\.tsx?$/.test(found)) seen.add(found)
    }
  }
  return seen
}

const named = (file: string) => relative(WEB, file)
