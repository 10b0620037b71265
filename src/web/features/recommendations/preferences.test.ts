import { expect, test } from 'vitest'
import { preferenceErrors } from './preference-errors.ts'
import { sentPreferences, typedPreferences } from './preferences.ts'

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

test('stored preferences fill the form, and the form writes the same values', () => {
  expect(typedPreferences(kept)).toEqual(typed)
  expect(sentPreferences(typed)).toEqual({
    category_ids: '3,4',
    outdoor_facilitiy_ids: '',
    price_range: '0,900',
    property_type: '1',
    city: 'Porto',
  })
})

test('empty preferences, or both deal types, leave the form empty', () => {
  expect(typedPreferences([])).toMatchObject({ kind: '', categories: [], city: '' })
  expect(typedPreferences({ ...kept, property_type: ['0', '1'] }).kind).toBe('')
  expect(typedPreferences({ ...kept, property_type: '', category_ids: '', price_range: '' })).toMatchObject({
    kind: '',
    categories: [],
    lowest: '',
    highest: '',
  })
  expect(sentPreferences({ ...typed, lowest: '', highest: '', city: '  ' })).not.toHaveProperty('city')
  expect(sentPreferences({ ...typed, lowest: '', highest: '' }).price_range).toBe('')
})

test.each([
  [{ lowest: '', highest: '' }, {}],
  [{ lowest: '5', highest: '5' }, {}],
  [{ lowest: '5', highest: '4' }, { highest: 'likes.wrong-order' }],
  [{ lowest: 'x', highest: '4' }, { lowest: 'likes.wrong-price' }],
  [{ lowest: '', highest: '-4' }, { highest: 'likes.wrong-price' }],
  [{ lowest: '', highest: 'Infinity' }, { highest: 'likes.wrong-price' }],
])('%j has the errors %j', (prices, faults) => {
  expect(preferenceErrors(prices)).toEqual(faults)
})
