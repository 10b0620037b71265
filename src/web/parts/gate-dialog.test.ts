import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { gateHref } from './gate-dialog.tsx'

test.each([
  ['profile', '/user/profile'],
  ['verification', '/user/verification-form'],
  ['subscription', '/subscription-plan'],
  ['limit', '/subscription-plan'],
] as const)('the requirement %s links to %s', (gate, path) => {
  proves('5.1', '5.2', '6.10')
  expect(new URL(gateHref(gate, 'property_list', 'draft'), 'http://lintel.test').pathname).toBe(path)
})
