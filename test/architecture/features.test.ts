import { expect, test } from 'vitest'
import { features } from '#contract/index.ts'
import { FEATURES, SHARED_CONTRACT, SHARED_TEXTS } from './features.ts'
import { sourceFiles } from './source.ts'

const LAYERS: readonly { pattern: RegExp; shared: readonly string[] }[] = [
  { pattern: /^contract\/([\w-]+)\.ts$/, shared: SHARED_CONTRACT },
  { pattern: /^server\/features\/([\w-]+)\//, shared: [] },
  { pattern: /^web\/features\/([\w-]+)\//, shared: [] },
  { pattern: /^web\/admin\/features\/([\w-]+)\//, shared: [] },
  { pattern: /^web\/i18n\/([\w-]+)\//, shared: SHARED_TEXTS },
]

const paths = sourceFiles().map(({ path }) => path)
const namesIn = (pattern: RegExp) => [...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []))]
const isOf = (name: string) => (feature: string) => name === feature || name.startsWith(`${feature}-`)

test.for(LAYERS)('a name that matches $pattern is a feature word, alone or with a part', ({ pattern, shared }) => {
  const names = namesIn(pattern)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !shared.includes(name) && !FEATURES.some(isOf(name)))).toEqual([])
})

test('every feature word and every shared name is in use', () => {
  const names = LAYERS.flatMap(({ pattern }) => namesIn(pattern))
  const unused = FEATURES.filter((feature) => !names.some((name) => isOf(name)(feature)))
  expect([...unused, ...[...SHARED_CONTRACT, ...SHARED_TEXTS].filter((name) => !names.includes(name))]).toEqual([])
})

test('a chapter of the API reference has the name of its contract file', () => {
  expect(Object.keys(features).filter((name) => !paths.includes(`contract/${name}.ts`))).toEqual([])
})
