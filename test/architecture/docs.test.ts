import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { demoListings } from '#demo/listings.ts'
import { demoProjects } from '#demo/projects.ts'
import { cities } from '#demo/world/cities.ts'
import { VARIABLES } from '#server/config-names.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SKIPPED = ['node_modules', 'build', 'data', 'coverage']
const read = (path: string) => readFileSync(path, 'utf8')
const pages = markdownIn(ROOT)
const decisions = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => name !== 'README.md')

test('a relative link in a Markdown file leads to a file that exists', () => {
  expect(pages.length).toBeGreaterThan(40)
  const broken = pages.flatMap((page) =>
    targetsIn(page)
      .filter(({ file }) => !existsSync(file))
      .map(({ link }) => `${relative(ROOT, page)}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('an anchor in a link of a Markdown file is a heading of its target', () => {
  const broken = pages.flatMap((page) =>
    targetsIn(page)
      .filter(({ file, anchor }) => anchor && file.endsWith('.md') && existsSync(file) && !anchorsOf(file).has(anchor))
      .map(({ link }) => `${relative(ROOT, page)}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('the README states the languages and the size of the demo as they are', () => {
  const readme = read(join(ROOT, 'README.md')).replaceAll('\n', ' ')
  expect(readme).toContain(
    `${demoListings().length} homes and ${demoProjects().length} projects in ${cities.length} cities`,
  )
  const english = new Intl.DisplayNames('en', { type: 'language' })
  const codes = readdirSync(join(ROOT, 'src/web/i18n/core')).flatMap((file) => /^(\w\w)\.ts$/.exec(file)?.[1] ?? [])
  expect(codes).toHaveLength(5)
  expect(codes.filter((code) => !readme.includes(english.of(code)!))).toEqual([])
})

test('a picture of the README has at most 90 kB', () => {
  const pictures = readdirSync(join(ROOT, 'docs/images'))
  expect(pictures.filter((name) => statSync(join(ROOT, 'docs/images', name)).size > 90_000)).toEqual([])
  const readme = read(join(ROOT, 'README.md'))
  expect(pictures.filter((name) => !readme.includes(`docs/images/${name}`))).toEqual([])
})

test('docs/operations.md has every environment variable in the first column of a table', () => {
  const rows = read(join(ROOT, 'docs/operations.md')).match(/^\| `[A-Z][^|]*\|/gm)!
  const named = new Set(rows.flatMap((row) => row.match(/\b[A-Z][A-Z0-9_]+\b/g)))
  expect(VARIABLES.filter((name) => !named.has(name))).toEqual([])
})

test('.env.example has a line for every environment variable', () => {
  const named = new Set(read(join(ROOT, '.env.example')).match(/^# [A-Z][A-Z0-9_]*(?==)/gm))
  expect(VARIABLES.filter((name) => !named.has(`# ${name}`))).toEqual([])
})

test('decisions are numbered without gaps, in the order of their dates', () => {
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1))
  const dates = decisions.map((name) =>
    read(join(ROOT, 'docs/decisions', name))
      .split('\n')[2]!
      .slice(0, 10),
  )
  expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([])
  expect(dates).toEqual(dates.toSorted())
})

test.each(decisions)('decision %s has a title, four sections, one page and a line in the index', (name) => {
  const text = read(join(ROOT, 'docs/decisions', name))
  expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)}: \\S`))
  expect(text.match(/^## .+/gm)).toEqual(['## Context', '## Options', '## Decision', '## Consequences'])
  expect(text.split('\n').length).toBeLessThanOrEqual(60)
  expect(read(join(ROOT, 'docs/decisions/README.md'))).toContain(`](${name})`)
})

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.includes(entry.name) || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? markdownIn(path) : entry.name.endsWith('.md') ? [path] : []
  })
}

/** Links and pictures with a relative address, in Markdown or HTML, outside code. */
function targetsIn(page: string) {
  const text = withoutCode(read(page))
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"\s]+)"/g)].map(
    (found) => found[1] ?? found[2]!,
  )
  return links
    .filter((link) => !/^[a-z][a-z+.-]*:/i.test(link))
    .map((link) => {
      const [path, anchor] = link.split('#') as [string, string?]
      return { link, anchor, file: path ? join(dirname(page), decodeURI(path)) : page }
    })
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
}

const known = new Map<string, Set<string>>()

/** Headings as GitHub names them; a repeated heading gets a number. */
function anchorsOf(file: string): Set<string> {
  const kept = known.get(file)
  if (kept) return kept
  const anchors = new Set<string>()
  for (const [, heading] of read(file)
    .replace(/^```[\s\S]*?^```/gm, '')
    .matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading!
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
    let name = slug
    for (let repeat = 1; anchors.has(name); repeat++) name = `${slug}-${repeat}`
    anchors.add(name)
  }
  for (const [, id] of read(file).matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id!)
  known.set(file, anchors)
  return anchors
}
