import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { GATE_REFUSALS, gateOf, missingOf, shutGate, verificationGate } from './listing-gates.ts'
import { FIXED_MESSAGES } from './message-texts.ts'

const WHOLE = {
  name: 'Asha',
  email: 'asha@example.com',
  mobile: '912345',
  image: '/a.avif',
  address: '1 Garden Street',
}

test.each([
  [{}, []],
  [{ name: '' }, ['name']],
  [{ email: null }, ['email']],
  [{ mobile: undefined }, ['mobile']],
  [{ image: '' }, ['image']],
  [{ address: '  \n' }, ['address']],
  [{ address: null, name: ' ' }, ['name', 'address']],
])('a profile with %j lacks %j', (given, missing) => {
  proves('5.1')
  expect(missingOf({ ...WHOLE, ...given })).toEqual(missing)
})

test.each([
  [false, 'initial', null],
  [false, 'failed', null],
  [true, 'initial', 'not-verified'],
  [true, 'pending', 'pending'],
  [true, 'failed', 'failed'],
  [true, 'success', null],
] as const)('with verification required: %s, the status %s shows %s', (isRequired, status, notice) => {
  proves('4.9', '4.10', '4.11', '4.12', '5.2')
  expect(verificationGate(isRequired, status)).toBe(notice)
})

test('the profile gate precedes the verification gate', () => {
  const asked = { isRequired: true, status: 'pending' } as const
  expect(shutGate({ ...WHOLE, image: '' }, asked)).toEqual({ kind: 'profile', missing: ['image'] })
  expect(shutGate(WHOLE, asked)).toEqual({ kind: 'verification', notice: 'pending' })
  expect(shutGate(WHOLE, { ...asked, isRequired: false })).toBeNull()
})

test.each([
  [
    { key: 'profileIncomplete', data: { missing: ['address', 'role'] } },
    { kind: 'profile', missing: ['address'] },
  ],
  [{ key: 'profileIncomplete' }, { kind: 'profile', missing: [] }],
  [
    { key: 'verificationRequired', data: { notice: 'failed' } },
    { kind: 'verification', notice: 'failed' },
  ],
  [
    { key: 'verificationRequired', data: null },
    { kind: 'verification', notice: 'not-verified' },
  ],
  [{ key: 'notSubscribed' }, { kind: 'subscription' }],
  [{ key: 'limitReached' }, { kind: 'limit' }],
  [{ key: 'other-category' }, null],
  [{}, null],
])('the refusal %j is the gate %j', (refusal, gate) => {
  expect(gateOf(refusal)).toEqual(gate)
})

test('the messages that clients compare are unchanged', () => {
  expect(Object.values(GATE_REFUSALS).map(({ message }) => FIXED_MESSAGES[message])).toEqual([
    'You have not completed your profile yet. Please complete first',
    'You have not completed profile verification. Please complete first',
    'You have not subscribed. Please subscribe first',
    'Your Package Limit is Over. Please Purchase Package.',
  ])
})
