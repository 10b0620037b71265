import { expect, test } from 'vitest'
import { layerOf, mayImport } from './layers.ts'
import { type SourceFile, sourceFiles } from './source.ts'

const files = sourceFiles()
// Type files that the router generates beside ours.
const isGenerated = (target: string) => target.includes('+types/')
// Assets: files that the bundler turns into a URL or a stylesheet, and files without code.
const isAsset = (target: string) => /\.(css|json|svg|png|woff2|avif)(\?\w+)?$/.test(target)

test('the source files are found', () => {
  expect(files.length).toBeGreaterThan(60)
})

test('every file is in a folder that has an import rule', () => {
  expect(files.filter((file) => !layerOf(file.path)).map((file) => file.path)).toEqual([])
})

test('no file imports from a folder that its rule forbids', () => {
  const trespasses = files.flatMap((file) =>
    file.imports
      .filter(({ target }) => !isGenerated(target) && !isAsset(target) && !mayImport(file.path, target))
      .map(({ target }) => `${file.path} → ${target}`),
  )
  expect(trespasses).toEqual([])
})

test('the import rules refuse forbidden imports and allow public ones', () => {
  expect(mayImport('web/pages/home-page.tsx', 'server/dispatch.ts')).toBe(false)
  expect(mayImport('server/features/chat/send.ts', 'server/features/media/queries.ts')).toBe(false)
  expect(mayImport('server/features/chat/send.ts', 'server/features/media/public.ts')).toBe(true)
  expect(mayImport('server/features/chat/send.ts', 'fastify')).toBe(false)
  expect(mayImport('server/features/chat/send.ts', 'server/adapters/mail/outbox.ts')).toBe(false)
  expect(mayImport('web/pages/home-page.tsx', 'web/admin/pages/queue.tsx')).toBe(false)
  expect(mayImport('domain/price.ts', 'zod')).toBe(false)
  expect(layerOf('utils/anything.ts')).toBeUndefined()
})

test('no run-time import is circular', () => {
  expect(circles(files)).toEqual([])
})

// Tables and texts are as long as their content.
const EXEMPT = /^(contract\/|web\/i18n\/|demo\/)/

test('files have at most 250 lines', () => {
  const long = files.filter((file) => file.lines > 250 && !EXEMPT.test(file.path))
  expect(long.map((file) => `${file.path}: ${file.lines}`)).toEqual([])
})

test('no file has a vague name such as utils or helpers', () => {
  const vague = /(^|\/)(utils?|lib|helpers?|common|misc|index\.tsx?$)/
  expect(files.map((file) => file.path).filter((path) => vague.test(path) && path !== 'contract/index.ts')).toEqual([])
})

test('only the configuration reads the environment', () => {
  const readers = files.filter((file) => file.text.includes('process.env')).map((file) => file.path)
  expect(readers.filter((path) => !['server/config.ts', 'main.ts'].includes(path))).toEqual([])
})

test('a form without an action is sent by POST, so that text typed before hydration stays out of the address', () => {
  const forms = files
    .filter(({ path }) => path.startsWith('web/'))
    .flatMap(({ path, text }) => [...text.matchAll(/<form\b.{0,300}/gs)].map(([form]) => ({ path, form })))
  expect(forms.length).toBeGreaterThan(20)
  expect(forms.filter(({ form }) => !/method="post"|action=/.test(form)).map(({ path }) => path)).toEqual([])
})

test('no TODO, type suppression or any is left in the code', () => {
  const marks = files.flatMap((file) =>
    [...file.text.matchAll(/\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b/g)].map(
      ([mark]) => `${file.path}: ${mark}`,
    ),
  )
  expect(marks).toEqual([])
})

/** Cycles of run-time imports; type imports are erased before the program runs. */
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
