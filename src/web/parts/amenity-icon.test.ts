import { expect, test } from 'vitest'
import { amenityIcon } from './amenity-icon.ts'

test.each([
  ['Lift', 'arrow-up-down'],
  ['Pool', 'droplets'],
  ['Underfloor heating', 'flame'],
  ['Wheelchair access', 'accessibility'],
  ['Fibre internet', 'wifi'],
  ['Chimney sweep', 'check'],
])('%s has the icon %s', (name, icon) => {
  expect(amenityIcon(name)).toBe(icon)
})
