import { describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import {
  canMove,
  canMoveProject,
  FRESHNESS,
  isOpen,
  isPublic,
  listingStatusOf,
  moved,
  movedProject,
  PROJECT_MOVES,
  PROPERTY_KINDS,
  PROPERTY_MOVES,
  type ProjectMove,
  type ProjectState,
  type PropertyMove,
  type PropertyState,
  REQUEST_STATUSES,
} from './property-status.ts'

const BOTH = [true, false]
const STATES: PropertyState[] = PROPERTY_KINDS.flatMap((kind) =>
  REQUEST_STATUSES.flatMap((requestStatus) =>
    FRESHNESS.flatMap((freshness) => BOTH.map((isActive) => ({ kind, requestStatus, isActive, freshness }))),
  ),
)
const MOVES = Object.keys(PROPERTY_MOVES) as PropertyMove[]
const isOnOffer = ({ kind, requestStatus, isActive }: PropertyState) =>
  requestStatus === 'approved' && isActive && (kind === 'sell' || kind === 'rent')

/** Written by hand from the specification, independently of the table under test. */
const ALLOWED: Record<PropertyMove, (state: PropertyState) => boolean> = {
  approve: ({ requestStatus }) => requestStatus !== 'approved',
  reject: ({ requestStatus }) => requestStatus !== 'rejected',
  hide: ({ requestStatus, isActive }) => requestStatus === 'approved' && isActive,
  show: ({ requestStatus, isActive }) => requestStatus === 'approved' && !isActive,
  sell: ({ kind }) => kind === 'sell',
  let: ({ kind }) => kind === 'rent',
  relet: ({ kind }) => kind === 'rented',
  confirm: ({ kind, requestStatus, freshness }) =>
    requestStatus === 'approved' && isOpen(kind) && !['hidden', 'expired'].includes(freshness),
  revive: ({ kind, requestStatus, freshness }) =>
    requestStatus === 'approved' && isOpen(kind) && ['hidden', 'expired'].includes(freshness),
  age: (state) => isOnOffer(state) && state.freshness === 'fresh',
  sink: (state) => isOnOffer(state) && ['fresh', 'aging'].includes(state.freshness),
  retire: (state) => isOnOffer(state) && !['hidden', 'expired'].includes(state.freshness),
  expire: ({ requestStatus, freshness }) => requestStatus === 'approved' && freshness === 'hidden',
}

describe.each(MOVES)('%s', (move) => {
  test('is allowed exactly in the specified states', () => {
    for (const state of STATES) {
      expect([state, canMove(state, move)]).toEqual([state, ALLOWED[move](state)])
      if (!canMove(state, move)) expect(moved(state, move)).toBe(state)
    }
  })
})

const fresh = (kind: PropertyState['kind']): PropertyState => ({
  kind,
  requestStatus: 'approved',
  isActive: true,
  freshness: 'fresh',
})

test('a sold property stays sold', () => {
  expect(MOVES.map((move) => moved(fresh('sold'), move).kind)).toEqual(MOVES.map(() => 'sold'))
})

test('approval publishes a listing and rejection hides it', () => {
  const approved = moved({ ...fresh('sell'), requestStatus: 'pending', isActive: false }, 'approve')
  expect(approved).toEqual(fresh('sell'))
  expect(isPublic(approved)).toBe(true)
  expect(moved(approved, 'reject')).toMatchObject({ requestStatus: 'rejected', isActive: false })
})

test('ageing removes a property from the lists, and a confirmation by its owner restores it', () => {
  const gone = moved(moved(moved(fresh('rent'), 'age'), 'sink'), 'retire')
  expect(gone).toMatchObject({ freshness: 'hidden', isActive: false })
  const over = moved(gone, 'expire')
  expect(listingStatusOf(over)).toBe('expired')
  expect(moved(over, 'revive')).toEqual(fresh('rent'))
  expect(moved(over, 'show')).toEqual(fresh('rent'))
})

test.each([
  [fresh('sell'), 'active'],
  [{ ...fresh('sell'), isActive: false }, 'inactive'],
  [{ ...fresh('sell'), isActive: false, freshness: 'hidden' as const }, 'inactive'],
  [{ ...fresh('sell'), isActive: false, freshness: 'expired' as const }, 'expired'],
  [fresh('sold'), 'sold'],
  [fresh('rented'), 'rented'],
  [{ ...fresh('sold'), requestStatus: 'pending' as const }, 'pending'],
  [{ ...fresh('sell'), requestStatus: 'rejected' as const }, 'rejected'],
])('%o has the status %s', (state, standing) => {
  proves('3.12')
  expect(listingStatusOf(state)).toBe(standing)
})

test('only an approved and active listing is public', () => {
  expect(STATES.filter(isPublic).every((state) => state.requestStatus === 'approved' && state.isActive)).toBe(true)
  expect(STATES.filter(isPublic)).toHaveLength(PROPERTY_KINDS.length * FRESHNESS.length)
})

test('interest is refused for sold and rented properties', () => {
  expect(PROPERTY_KINDS.filter(isOpen)).toEqual(['sell', 'rent'])
})

const PROJECTS: ProjectState[] = REQUEST_STATUSES.flatMap((requestStatus) =>
  BOTH.map((isActive) => ({ requestStatus, isActive })),
)
const ALLOWED_TO_PROJECTS: Record<ProjectMove, (state: ProjectState) => boolean> = {
  approve: ({ requestStatus }) => requestStatus !== 'approved',
  reject: ({ requestStatus }) => requestStatus !== 'rejected',
  hide: ({ requestStatus, isActive }) => requestStatus === 'approved' && isActive,
  show: ({ requestStatus, isActive }) => requestStatus === 'approved' && !isActive,
}

test.each(Object.keys(PROJECT_MOVES) as ProjectMove[])(
  'a project allows the transition %s in the specified states',
  (move) => {
    for (const state of PROJECTS) expect(canMoveProject(state, move)).toBe(ALLOWED_TO_PROJECTS[move](state))
  },
)

test('approval activates a project and rejection deactivates it', () => {
  expect(movedProject({ requestStatus: 'pending', isActive: false }, 'approve')).toEqual({
    requestStatus: 'approved',
    isActive: true,
  })
  expect(movedProject({ requestStatus: 'approved', isActive: true }, 'reject').isActive).toBe(false)
})
