import { expect, test } from 'vitest'
import type { OwnListing } from '#contract/owner.ts'
import { ownActions } from './own-actions.ts'

const listing = (given: Partial<OwnListing>) =>
  ({ kind: 'sell', request_status: 'approved', is_active: true, freshness: 'fresh', ...given }) as OwnListing

test.each([
  ['property', {}, ['confirm', 'hide', 'sell', 'delete']],
  ['property', { kind: 'rent' }, ['confirm', 'hide', 'let', 'delete']],
  ['property', { kind: 'rented' }, ['hide', 'relet', 'delete']],
  ['property', { is_active: false, freshness: 'expired' }, ['show', 'sell', 'delete']],
  ['property', { request_status: 'rejected', is_active: false }, ['sell', 'delete']],
  ['project', {}, ['hide', 'delete']],
  ['project', { is_active: false }, ['show', 'delete']],
  ['project', { request_status: 'pending', is_active: false }, ['delete']],
] as const)('of a %s that is %o an owner may %o', (kind, given, expected) => {
  expect(ownActions(kind, listing(given))).toEqual(expected)
})
