import { expect, test } from 'vitest'
import { type AccountType, type AccountTypeState, chosenType, typeAfterVerification } from './account-type.ts'

type Words = [type: AccountType, requested: AccountTypeState['requested']]
const state = ([type, requested]: Words): AccountTypeState => ({ type, requested })

test.each<[current: Words, wanted: AccountType, isRequired: boolean, isVerified: boolean, after: Words]>([
  [['owner', null], 'agent', false, false, ['agent', null]],
  [['owner', null], 'agent', true, true, ['agent', null]],
  [['owner', null], 'developer', true, false, ['owner', 'developer']],
  [['owner', 'agent'], 'agency', true, false, ['owner', 'agency']],
  [['owner', 'agent'], 'owner', true, false, ['owner', null]],
  [['agent', null], 'owner', true, false, ['owner', null]],
  [['agent', null], 'agency', true, false, ['agent', 'agency']],
  [['agent', 'agency'], 'agent', true, false, ['agent', null]],
])(
  'account type %j choosing %s (verification required: %s, verified: %s) becomes %j',
  (current, wanted, isRequired, isVerified, after) => {
    expect(chosenType(state(current), wanted, { isRequired, isVerified })).toEqual(state(after))
  },
)

test.each<[current: Words, wasVerified: boolean, isVerified: boolean, isRequired: boolean, after: Words]>([
  [['owner', 'agency'], false, true, true, ['agency', null]],
  [['owner', 'agency'], false, true, false, ['agency', null]],
  [['owner', null], false, true, true, ['owner', null]],
  [['owner', 'agency'], false, false, true, ['owner', 'agency']],
  [['agent', null], false, false, true, ['agent', null]],
  [['agent', null], true, false, true, ['owner', 'agent']],
  [['agent', null], true, false, false, ['agent', null]],
  [['owner', null], true, false, true, ['owner', null]],
])(
  'account type %j after verification %s → %s (required: %s) becomes %j',
  (current, wasVerified, isVerified, isRequired, after) => {
    expect(typeAfterVerification(state(current), { wasVerified, isVerified, isRequired })).toEqual(state(after))
  },
)
