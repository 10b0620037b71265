import { expect, test } from 'vitest'
import { FIXED_MESSAGES, MESSAGES } from '#domain/message-texts.ts'
import { en } from '#web/i18n/en.ts'
import { type SourceFile, sourceFiles } from './source.ts'

const AREA = /^web\/i18n\/([\w-]+)\/(en|pack)\.ts$/
const files = sourceFiles().filter(({ path }) => path.startsWith('web/'))
const byPath = new Map(files.map((file) => [file.path, file]))
const areaOf = new Map(
  files.flatMap(({ path, text }) => {
    const [, area, kind] = AREA.exec(path) ?? []
    return kind === 'en' ? keysIn(text).map((key) => [key, area!] as const) : []
  }),
)
// The server uses these without the site, so their English texts are in the domain.
for (const key of Object.keys({ ...MESSAGES, ...FIXED_MESSAGES })) areaOf.set(key, 'api')

test('every text is in exactly one area', () => {
  expect([...areaOf.keys()].sort()).toEqual(Object.keys(en).sort())
  const keys = files.flatMap(({ path, text }) => (AREA.exec(path)?.[2] === 'en' ? keysIn(text) : []))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('a page or lazy module loads the areas of the texts it shows', () => {
  const missing = openings().flatMap((path) => {
    const parts = reachOf(path)
    const brought = new Set(['core', 'server', 'api', ...parts.map(packOf)])
    return parts
      .flatMap((part) => shownIn(part).map((key) => ({ part, key, area: areaOf.get(key)! })))
      .filter(({ area }) => !brought.has(area))
      .map(({ part, key, area }) => `${path} needs '#web/i18n/${area}/pack.ts': ${part.path} shows ${key}`)
  })
  expect([...new Set(missing)]).toEqual([])
})

// Loaded by a component that many pages share, an area would be sent with all of them.
test('only pages and lazy modules load an area', () => {
  const opened = new Set(openings())
  const bringers = files.filter((file) => file.imports.some(({ target }) => AREA.exec(target)?.[2] === 'pack'))
  expect(bringers.length).toBeGreaterThan(5)
  expect(bringers.map(({ path }) => path).filter((path) => !opened.has(path))).toEqual([])
})

test('the browser never loads all texts at once', () => {
  const readers = files.filter((file) =>
    file.imports.some(({ target, typeOnly }) => !typeOnly && /i18n\/(en|es|ar|hi|fr|all)\.ts$/.test(target)),
  )
  const pages = /^web\/(i18n\/all\.ts|entry\.server\.tsx|(admin\/)?pages\/[^/]+)$/
  expect(readers.map(({ path }) => path).filter((path) => !pages.test(path))).toEqual([])
})

function keysIn(text: string): string[] {
  return [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key!)
}

/**
 * Pages, and modules that a page or a feature imports lazily. Lazy imports of parts count towards the page that uses
 * them.
 */
function openings(): string[] {
  const later = files
    .filter(({ path }) => !isPart(path))
    .flatMap(({ imports }) => imports.filter(({ lazy, target }) => lazy && byPath.has(target)))
    .map(({ target }) => target)
    .filter((path) => !path.startsWith('web/i18n/'))
  const pages = files.map(({ path }) => path).filter((path) => /^web\/(root\.tsx|(admin\/)?pages\/[^/]+)$/.test(path))
  return [...new Set([...pages, ...later])]
}

const isPart = (path: string) => /^web\/(parts|ui)\//.test(path)

function reachOf(start: string): SourceFile[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    const file = byPath.get(path)
    if (!file || seen.has(path)) return
    seen.add(path)
    for (const { target, typeOnly, lazy } of file.imports) if (!typeOnly && (!lazy || isPart(path))) visit(target)
  }
  visit(start)
  return [...seen].map((path) => byPath.get(path)!)
}

const packOf = ({ path }: SourceFile) => (AREA.exec(path)?.[2] === 'pack' ? AREA.exec(path)![1]! : '')

/** Literal keys, and all keys that match a template literal. */
function shownIn({ path, text }: SourceFile): string[] {
  if (path.startsWith('web/i18n/')) return []
  const whole = [...text.matchAll(/'([a-z-]+\.[\w-]+)'/g)].map(([, key]) => key!).filter((key) => areaOf.has(key))
  const gaps = [...text.matchAll(/`([a-z-]+\.[\w-]*\$\{[^`]*)`/g)].flatMap(([, words]) => {
    const fits = new RegExp(`^${words!.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`)
    return [...areaOf.keys()].filter((key) => fits.test(key))
  })
  return [...whole, ...gaps]
}
