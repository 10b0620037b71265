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
])('the column %s maps to the field %s', (column, target) =>
  expect(guessMapping([column], ['Parking'])).toEqual({ [column]: target }),
)

test('a field is assigned to one column only, and unknown columns are not mapped', () =>
  expect(guessMapping(['Price', 'ListPrice', 'Moon phase'], [])).toEqual({ Price: 'price' }))

test('an earlier choice overrides the guess, including the choice to ignore a column', () =>
  expect(guessMapping(['Price', 'Amount', 'City'], [], { Amount: 'price', City: '' })).toEqual({ Amount: 'price' }))

test.each([
  ['price', true],
  ['parameter:Parking', true],
  ['parameter:', false],
  ['owner_id', false],
  ['constructor', false],
])('%s is a valid mapping target: %s', (target, wanted) => expect(isFeedTarget(target)).toBe(wanted))
