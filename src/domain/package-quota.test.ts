import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { FEATURES, type Feature, isAllowed, NO_QUOTA, packageStatus } from './package-quota.ts'

const COUNTED: Feature[] = ['property_list', 'property_feature', 'project_list', 'project_feature']

test.each(FEATURES)('%s requires a package, the entitlement and, if counted, a credit', (feature) => {
  proves('5.28', '5.29', '5.30')
  const full = { hasPackage: true, hasFeature: true, hasUnits: true }
  expect(isAllowed(full, feature)).toBe(true)
  expect(isAllowed(NO_QUOTA, feature)).toBe(false)
  expect(isAllowed({ ...full, hasPackage: false }, feature)).toBe(false)
  expect(isAllowed({ ...full, hasFeature: false }, feature)).toBe(false)
  expect(isAllowed({ ...full, hasUnits: false }, feature)).toBe(!COUNTED.includes(feature))
})

test.each([
  [true, 'success', 'active'],
  [true, 'failed', 'active'],
  [false, null, 'inactive'],
  [false, 'success', 'expired'],
  [false, 'pending', 'pending'],
  [false, 'review', 'review'],
  [false, 'rejected', 'rejected'],
  [false, 'failed', 'failed'],
] as const)('the status with an active package: %s and the payment %s is %s', (isRunning, payment, status) => {
  expect(packageStatus(isRunning, payment)).toBe(status)
})
