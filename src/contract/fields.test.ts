import { expect, test } from 'vitest'
import { describeIssue, INPUT_MESSAGE } from './invalid.ts'
import { getProjectDetail } from './projects.ts'
import { getPropertyList } from './properties.ts'
import { addReports } from './reports.ts'

const problemOf = (result: { error?: { issues: Parameters<typeof describeIssue>[0][] } }) =>
  result.error && describeIssue(result.error.issues[0]!)

test.each([0, '0', ' 0 '])('the id and price limits %j are absent', (zero) => {
  const input = { category_id: zero, min_price: zero, max_price: zero }
  expect(getPropertyList.input.parse(input)).toMatchObject({ offset: 0 })
  for (const field of ['category_id', 'min_price', 'max_price'] as const)
    expect(getPropertyList.input.parse(input)[field]).toBeUndefined()
})

test('a deal type, an age and an offset of 0 keep their meaning', () => {
  const input = { property_type: '0', posted_since: '0', offset: '0', latitude: '0', longitude: 0 }
  expect(getPropertyList.input.parse(input)).toMatchObject({
    property_type: 'sell',
    posted_since: 7,
    offset: 0,
    latitude: 0,
    longitude: 0,
  })
})

test('a required id of 0 is refused as missing', () => {
  const result = addReports.input.safeParse({ reason_id: 1, property_id: 0 }, INPUT_MESSAGE)
  expect(problemOf(result)).toMatchObject({ key: 'api.required', values: { field: 'property_id' } })
})

test('an id of 0 where one of two is required does not count', () => {
  expect(getProjectDetail.input.safeParse({ id: 0 }, INPUT_MESSAGE).success).toBe(false)
  expect(getProjectDetail.input.safeParse({ id: 0, slug_id: 'harbour' }, INPUT_MESSAGE).success).toBe(true)
})
