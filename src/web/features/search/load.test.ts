import { expect, test } from 'vitest'
import { getCategories } from '#contract/categories.ts'
import type { Api } from '#contract/page.ts'
import { MOST_PAGES } from '#contract/search.ts'
import { loadResults } from './load.ts'

test('nobody is led to a page that the call refuses', async () => {
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
  expect(loaded).toMatchObject({ kind: 'found', view: { pages: MOST_PAGES } })
})
