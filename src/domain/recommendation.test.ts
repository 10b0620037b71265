import { expect, test } from 'vitest'
import { type PropertyPreferences, reasonsFor } from './recommendation.ts'

const NOTHING: PropertyPreferences = {
  categoryIds: [],
  facilityIds: [],
  minPrice: null,
  maxPrice: null,
  kinds: [],
  city: null,
}
const home = { categoryId: 3, kind: 'sell' as const, price: 500, city: 'São Paulo', facilityIds: [1, 2] }

test.each([
  [NOTHING, []],
  [{ ...NOTHING, kinds: ['sell'] as const }, []],
  [{ ...NOTHING, categoryIds: [2, 3] }, [{ because: 'category', id: 3 }]],
  [{ ...NOTHING, categoryIds: [2] }, []],
  [{ ...NOTHING, city: 'sao paulo ' }, [{ because: 'city', name: 'São Paulo' }]],
  [{ ...NOTHING, city: 'Rio' }, []],
  [
    { ...NOTHING, facilityIds: [2, 1, 9] },
    [
      { because: 'facility', id: 2 },
      { because: 'facility', id: 1 },
    ],
  ],
  [{ ...NOTHING, minPrice: 500 }, [{ because: 'price' }]],
  [{ ...NOTHING, maxPrice: 500 }, [{ because: 'price' }]],
  [{ ...NOTHING, minPrice: 501 }, []],
  [{ ...NOTHING, maxPrice: 499 }, []],
  [
    { ...NOTHING, categoryIds: [3], city: 'São Paulo', facilityIds: [1], minPrice: 1, maxPrice: 900 },
    [
      { because: 'category', id: 3 },
      { because: 'city', name: 'São Paulo' },
      { because: 'facility', id: 1 },
      { because: 'price' },
    ],
  ],
])('preferences %j match for the reasons %j', (likes, reasons) => {
  expect(reasonsFor(home, likes)).toEqual(reasons)
})

test('a property without a city does not match a preferred city', () => {
  expect(reasonsFor({ ...home, city: null }, { ...NOTHING, city: '' })).toEqual([])
})
