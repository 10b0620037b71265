import { expect, test } from 'vitest'
import { withoutPlaceNames } from './place-words.ts'

const LISBON = ['Lisbon', 'Lisboa', 'Portugal']
const SAO_PAULO = ['São Paulo', 'São Paulo', 'Brazil']

test.each<[string, string[][], string]>([
  ['Lisbon', [LISBON], ''],
  ['  lisbon   terrace ', [LISBON], 'terrace'],
  ['3-room lisboa', [LISBON], '3-room'],
  ['sao paulo flat', [SAO_PAULO], 'flat'],
  ['São Paulo', [SAO_PAULO], ''],
  // A beginning is not yet the name.
  ['Lisb', [LISBON], 'Lisb'],
  // Said of one of the places only.
  ['Lisbon Portugal', [LISBON, ['Porto', 'Porto', 'Portugal']], 'Lisbon'],
  // A search of its own.
  ['porto or lisbon', [LISBON], 'porto or lisbon'],
  ['-lisbon', [LISBON], '-lisbon'],
  ['"lisbon terrace"', [LISBON], '"lisbon terrace"'],
  ['lisbon & terrace', [LISBON], 'lisbon & terrace'],
  // Letters that may become anything.
  ['Łódź', [['Łódź', 'Łódź Voivodeship', 'Poland']], 'Łódź'],
  ['دبي', [['دبي', 'دبي', 'الإمارات']], 'دبي'],
  ['Lisbon', [], 'Lisbon'],
])('of %j in %j, %j is left', (text, places, left) => {
  expect(withoutPlaceNames(text, places)).toBe(left)
})
