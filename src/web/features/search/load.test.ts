import { expect, test } from 'vitest'
import { getCategories } from '#contract/categories.ts'
import type { Api } from '#contract/page.ts'
import { MAX_PAGES } from '#contract/search.ts'
import { loadResults } from './load.ts'

test('page links never exceed the last page that the call accepts', async () => {
  const many = {
    data: [],
    total: 1_000_000,
    total_is_exact: false,
    pages: 41_667,
    place: null,
    corrected: null,
    rescue: [],
  }
  const api = (async (endpoint: unknown) => (endpoint === getCategories ? { data: [] } : many)) as unknown as Api
  const loaded = await loadResults(
    api,
    new URL('http://lintel.test/properties/all-properties'),
    {},
    async () => undefined,
  )
  expect(loaded).toMatchObject({ kind: 'found', view: { pages: MAX_PAGES } })
})
