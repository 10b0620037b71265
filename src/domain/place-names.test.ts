import { expect, test } from 'vitest'
import { withoutPlaceNames } from './place-names.ts'

const LISBON = ['Lisbon', 'Lisboa', 'Portugal']
const SAO_PAULO = ['São Paulo', 'São Paulo', 'Brazil']

test.each<[string, string[][], string]>([
  ['Lisbon', [LISBON], ''],
  ['  lisbon   terrace ', [LISBON], 'terrace'],
  ['3-room lisboa', [LISBON], '3-room'],
  ['sao paulo flat', [SAO_PAULO], 'flat'],
  ['São Paulo', [SAO_PAULO], ''],
  // A prefix is not the name.
  ['Lisb', [LISBON], 'Lisb'],
  // Lisbon is a name of one of the two places only.
  ['Lisbon Portugal', [LISBON, ['Porto', 'Porto', 'Portugal']], 'Lisbon'],
  // A query with an operator.
  ['porto or lisbon', [LISBON], 'porto or lisbon'],
  ['-lisbon', [LISBON], '-lisbon'],
  ['"lisbon terrace"', [LISBON], '"lisbon terrace"'],
  ['lisbon & terrace', [LISBON], 'lisbon & terrace'],
  // Names with letters that the text index may normalise differently.
  ['Łódź', [['Łódź', 'Łódź Voivodeship', 'Poland']], 'Łódź'],
  ['دبي', [['دبي', 'دبي', 'الإمارات']], 'دبي'],
  ['Lisbon', [], 'Lisbon'],
])('the text %j in the places %j leaves %j', (text, places, left) => {
  expect(withoutPlaceNames(text, places)).toBe(left)
})
