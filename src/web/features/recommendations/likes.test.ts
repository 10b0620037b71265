import { expect, test } from 'vitest'
import { likeFaults } from './like-faults.ts'
import { sentLikes, typedLikes } from './likes.ts'

const kept = {
  user_id: 1,
  category_ids: ['3', '4'],
  outdoor_facilitiy_ids: '' as const,
  price_range: ['0', '900'],
  property_type: ['1'],
  city: 'Porto',
}
const typed = {
  kind: '1' as const,
  categories: ['3', '4'],
  facilities: [],
  lowest: '',
  highest: '900',
  city: 'Porto',
}

test('what is kept fills the form, and the form says it again in the same words', () => {
  expect(typedLikes(kept)).toEqual(typed)
  expect(sentLikes(typed)).toEqual({
    category_ids: '3,4',
    outdoor_facilitiy_ids: '',
    price_range: '0,900',
    property_type: '1',
    city: 'Porto',
  })
})

test('nothing kept, or both kinds, is nothing chosen', () => {
  expect(typedLikes([])).toMatchObject({ kind: '', categories: [], city: '' })
  expect(typedLikes({ ...kept, property_type: ['0', '1'] }).kind).toBe('')
  expect(typedLikes({ ...kept, property_type: '', category_ids: '', price_range: '' })).toMatchObject({
    kind: '',
    categories: [],
    lowest: '',
    highest: '',
  })
  expect(sentLikes({ ...typed, lowest: '', highest: '', city: '  ' })).not.toHaveProperty('city')
  expect(sentLikes({ ...typed, lowest: '', highest: '' }).price_range).toBe('')
})

test.each([
  [{ lowest: '', highest: '' }, {}],
  [{ lowest: '5', highest: '5' }, {}],
  [{ lowest: '5', highest: '4' }, { highest: 'likes.wrong-order' }],
  [{ lowest: 'x', highest: '4' }, { lowest: 'likes.wrong-price' }],
  [{ lowest: '', highest: '-4' }, { highest: 'likes.wrong-price' }],
  [{ lowest: '', highest: 'Infinity' }, { highest: 'likes.wrong-price' }],
])('%j has the faults %j', (prices, faults) => {
  expect(likeFaults(prices)).toEqual(faults)
})
