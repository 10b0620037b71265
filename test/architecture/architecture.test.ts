import { expect, test } from 'vitest'
import { layerOf, mayImport } from './layers.ts'
import { type SourceFile, sourceFiles } from './source.ts'

const files = sourceFiles()
// The router writes these beside our files; they hold types only.
const isGenerated = (target: string) => target.includes('+types/')
// What the bundler turns into an address or a style, and what carries no code.
const isAsset = (target: string) => /\.(css|json|svg|png|woff2|avif)(\?\w+)?$/.test(target)

test('there is a house to look at', () => {
  expect(files.length).toBeGreaterThan(60)
})

test('every file stands in a room that has a rule', () => {
  expect(files.filter((file) => !layerOf(file.path)).map((file) => file.path)).toEqual([])
})

test('no file reaches into a room it may not enter', () => {
  const trespasses = files.flatMap((file) =>
    file.imports
      .filter(({ target }) => !isGenerated(target) && !isAsset(target) && !mayImport(file.path, target))
      .map(({ target }) => `${file.path} → ${target}`),
  )
  expect(trespasses).toEqual([])
})

test('the rule itself bites', () => {
  expect(mayImport('web/pages/home-page.tsx', 'server/perform.ts')).toBe(false)
  expect(mayImport('server/features/chat/send.ts', 'server/features/media/queries.ts')).toBe(false)
  expect(mayImport('server/features/chat/send.ts', 'server/features/media/public.ts')).toBe(true)
  expect(mayImport('server/features/chat/send.ts', 'fastify')).toBe(false)
  expect(mayImport('server/features/chat/send.ts', 'server/adapters/mail/outbox.ts')).toBe(false)
  expect(mayImport('web/pages/home-page.tsx', 'web/admin/pages/queue.tsx')).toBe(false)
  expect(mayImport('domain/price.ts', 'zod')).toBe(false)
  expect(layerOf('utils/anything.ts')).toBeUndefined()
})

test('no file depends on itself by a circle', () => {
  expect(circles(files)).toEqual([])
})

// Tables and texts are as long as what they list.
const EXEMPT = /^(contract\/|web\/i18n\/|demo\/|domain\/message-texts\.ts$|server\/handlers\.ts$)/

test('files stay small: 250 lines at most', () => {
  const long = files.filter((file) => file.lines > 250 && !EXEMPT.test(file.path))
  expect(long.map((file) => `${file.path}: ${file.lines}`)).toEqual([])
})

test('no file hides behind a name that says nothing', () => {
  const vague = /(^|\/)(utils?|lib|helpers?|common|misc|index\.tsx?$)/
  expect(files.map((file) => file.path).filter((path) => vague.test(path) && path !== 'contract/index.ts')).toEqual([])
})

test('only the configuration reads the environment', () => {
  const readers = files.filter((file) => file.text.includes('process.env')).map((file) => file.path)
  expect(readers.filter((path) => !['server/config.ts', 'main.ts'].includes(path))).toEqual([])
})

test('a form without an address is sent by POST, so that what is typed before hydration stays out of the address', () => {
  const forms = files
    .filter(({ path }) => path.startsWith('web/'))
    .flatMap(({ path, text }) => [...text.matchAll(/<form\b.{0,300}/gs)].map(([form]) => ({ path, form })))
  expect(forms.length).toBeGreaterThan(20)
  expect(forms.filter(({ form }) => !/method="post"|action=/.test(form)).map(({ path }) => path)).toEqual([])
})

test('no text that was left behind', () => {
  const marks = files.flatMap((file) =>
    [...file.text.matchAll(/\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b/g)].map(
      ([mark]) => `${file.path}: ${mark}`,
    ),
  )
  expect(marks).toEqual([])
})

/** Circles of run-time imports; types vanish before the program runs. */
function circles(all: SourceFile[]): string[] {
  const byPath = new Map(all.map((file) => [file.path, file]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      return
    }
    if (done.has(path)) return
    const file = byPath.get(path)
    for (const { target, typeOnly } of file?.imports ?? [])
      if (!typeOnly && byPath.has(target)) visit(target, [...trail, path])
    done.add(path)
  }
  for (const file of all) visit(file.path, [])
  return found
}
