import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CALLS_OF_BOTH_GENERATIONS, CALLS_OF_NEWER_CLIENTS } from '#contract/client-calls.ts'
import { contract } from '#contract/index.ts'

const SPECIFIED_CALLS = 72
const folder = import.meta.dirname
const sources = readdirSync(folder)
  .filter((name) => name !== 'coverage.test.ts')
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
const paths = [...CALLS_OF_BOTH_GENERATIONS, ...CALLS_OF_NEWER_CLIENTS]

test.each(paths)('%s is a call of the contract, and a request of this suite', (path) => {
  const known = Object.values(contract).flatMap((endpoint) => [endpoint.wire, ...endpoint.aliases])
  expect(known.some((wire) => wire.endsWith(` ${path}`))).toBe(true)
  expect(sources.includes(`'${path}'`)).toBe(true)
})

test('every specified call is one of both generations, and no call is listed twice', () => {
  // personalised-fields is three calls; get_seo_settings and get-user-data are beside the specification.
  expect(CALLS_OF_BOTH_GENERATIONS.length - 2 + 2).toBe(SPECIFIED_CALLS)
  expect(new Set(paths).size).toBe(paths.length)
})
