import { expect, test } from 'vitest'
import { guessMapping, isFeedTarget } from './feed-fields.ts'

test.each([
  ['ListingKey', 'external_id'],
  ['ListPrice', 'price'],
  ['BedroomsTotal', 'bedrooms'],
  ['public remarks', 'description'],
  ['meta_title', 'meta_title'],
  ['PropertyType', 'category'],
  ['property_type', 'property_type'],
  ['Parking', 'parameter:Parking'],
  ['parameter:Heating', 'parameter:Heating'],
])('%s is %s', (column, target) => expect(guessMapping([column], ['Parking'])).toEqual({ [column]: target }))

test('two columns never go to one field, and unknown ones nowhere', () =>
  expect(guessMapping(['Price', 'ListPrice', 'Moon phase'], [])).toEqual({ Price: 'price' }))

test('what was chosen before wins, also that a column counts for nothing', () =>
  expect(guessMapping(['Price', 'Amount', 'City'], [], { Amount: 'price', City: '' })).toEqual({ Amount: 'price' }))

test.each([
  ['price', true],
  ['parameter:Parking', true],
  ['parameter:', false],
  ['owner_id', false],
  ['constructor', false],
])('%s is a target: %s', (target, wanted) => expect(isFeedTarget(target)).toBe(wanted))
