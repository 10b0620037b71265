import { expect, test } from 'vitest'
import { FEATURES, type Feature, isAllowed, NO_QUOTA } from './package-quota.ts'

const COUNTED: Feature[] = ['property_list', 'property_feature', 'project_list', 'project_feature']

test.each(FEATURES)('%s needs a package, the feature and, if counted, a unit', (feature) => {
  const full = { hasPackage: true, hasFeature: true, hasUnits: true }
  expect(isAllowed(full, feature)).toBe(true)
  expect(isAllowed(NO_QUOTA, feature)).toBe(false)
  expect(isAllowed({ ...full, hasPackage: false }, feature)).toBe(false)
  expect(isAllowed({ ...full, hasFeature: false }, feature)).toBe(false)
  expect(isAllowed({ ...full, hasUnits: false }, feature)).toBe(!COUNTED.includes(feature))
})
