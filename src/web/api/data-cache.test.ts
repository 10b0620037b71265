import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { dataCache } from './data-cache.ts'

test('fetched data is not fetched again for ten minutes, nor when the window gets focus', () => {
  proves('9.18')
  expect(dataCache.getDefaultOptions().queries).toMatchObject({ staleTime: 600_000, refetchOnWindowFocus: false })
})
