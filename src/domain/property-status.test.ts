import { describe, expect, test } from 'vitest'
import {
  canMove,
  isOpen,
  isPublic,
  moved,
  PROPERTY_KINDS,
  PROPERTY_MOVES,
  type PropertyMove,
  type PropertyState,
  REQUEST_STATUSES,
} from './property-status.ts'

const STATES: PropertyState[] = PROPERTY_KINDS.flatMap((kind) =>
  REQUEST_STATUSES.flatMap((requestStatus) => [true, false].map((isActive) => ({ kind, requestStatus, isActive }))),
)
const MOVES = Object.keys(PROPERTY_MOVES) as PropertyMove[]

/** Written out by hand from the product's rules, so that the table is compared with something. */
const ALLOWED: Record<PropertyMove, (state: PropertyState) => boolean> = {
  approve: ({ requestStatus }) => requestStatus !== 'approved',
  reject: ({ requestStatus }) => requestStatus !== 'rejected',
  hide: ({ requestStatus, isActive }) => requestStatus === 'approved' && isActive,
  show: ({ requestStatus, isActive }) => requestStatus === 'approved' && !isActive,
  sell: ({ kind }) => kind === 'sell',
  let: ({ kind }) => kind === 'rent',
  relet: ({ kind }) => kind === 'rented',
}

describe.each(MOVES)('%s', (move) => {
  test.each(STATES)('from $kind, $requestStatus, active $isActive', (state) => {
    expect(canMove(state, move)).toBe(ALLOWED[move](state))
    if (!canMove(state, move)) expect(moved(state, move)).toBe(state)
  })
})

test('a sold home stays sold', () => {
  expect(MOVES.map((move) => moved({ kind: 'sold', requestStatus: 'approved', isActive: true }, move).kind)).toEqual(
    MOVES.map(() => 'sold'),
  )
})

test('approval shows a listing and rejection hides it', () => {
  const pending: PropertyState = { kind: 'sell', requestStatus: 'pending', isActive: false }
  const approved = moved(pending, 'approve')
  expect(approved).toEqual({ kind: 'sell', requestStatus: 'approved', isActive: true })
  expect(isPublic(approved)).toBe(true)
  expect(moved(approved, 'reject')).toEqual({ kind: 'sell', requestStatus: 'rejected', isActive: false })
})

test('only an approved and active listing is public', () => {
  expect(STATES.filter(isPublic).every((state) => state.requestStatus === 'approved' && state.isActive)).toBe(true)
  expect(STATES.filter(isPublic)).toHaveLength(PROPERTY_KINDS.length)
})

test('interest ends when a home is gone', () => {
  expect(PROPERTY_KINDS.filter(isOpen)).toEqual(['sell', 'rent'])
})
