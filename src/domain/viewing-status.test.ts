import { expect, test } from 'vitest'
import {
  CONFIRMED_STATUSES,
  transitionError,
  VIEWING_STATUSES,
  type ViewingMove,
  type ViewingSide,
  type ViewingStatus,
} from './viewing-status.ts'

const startsAt = new Date('2026-06-20T10:00:00Z')
const before = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000)
const fault = (
  status: ViewingStatus,
  proposedBy: ViewingSide,
  move: ViewingMove,
  side: ViewingSide,
  { now = before(600), changeMinutes = 0 } = {},
) => transitionError({ status, proposedBy, startsAt }, move, side, { now, changeMinutes })

test.each([
  ['pending', 'guest', 'host', null],
  ['pending', 'guest', 'guest', 'own-proposal'],
  ['rescheduled', 'guest', 'host', null],
  ['rescheduled', 'guest', 'guest', 'own-proposal'],
  ['rescheduled', 'host', 'guest', null],
  ['rescheduled', 'host', 'host', 'own-proposal'],
  ['confirmed', 'guest', 'host', 'state'],
  ['cancelled', 'guest', 'host', 'state'],
  ['completed', 'host', 'guest', 'state'],
  ['auto_cancelled', 'guest', 'host', 'state'],
] as const)('%s, proposed by the %s: the %s can confirm it: %s', (status, proposedBy, side, expected) => {
  expect(fault(status, proposedBy, 'confirm', side)).toBe(expected)
})

test.each(['reschedule', 'cancel'] as const)('both participants can %s an open viewing, and no other', (move) => {
  for (const status of VIEWING_STATUSES)
    for (const side of ['guest', 'host'] as const)
      expect(fault(status, 'guest', move, side)).toBe(
        (CONFIRMED_STATUSES as readonly string[]).includes(status) ? null : 'state',
      )
})

test('within the notice period the guest can no longer change the viewing, and the host can', () => {
  const late = { now: before(59), changeMinutes: 60 }
  expect(fault('confirmed', 'guest', 'cancel', 'guest', late)).toBe('too-late')
  expect(fault('confirmed', 'guest', 'reschedule', 'guest', late)).toBe('too-late')
  expect(fault('confirmed', 'guest', 'cancel', 'host', late)).toBe(null)
  expect(fault('confirmed', 'guest', 'cancel', 'guest', { now: before(60), changeMinutes: 60 })).toBe(null)
  expect(fault('pending', 'host', 'confirm', 'guest', late)).toBe(null)
})

test('a viewing that has begun cannot be changed', () => {
  for (const side of ['guest', 'host'] as const) {
    expect(fault('pending', side === 'host' ? 'guest' : 'host', 'confirm', side, { now: startsAt })).toBe('over')
    expect(fault('confirmed', 'guest', 'cancel', side, { now: startsAt })).toBe('over')
  }
})
