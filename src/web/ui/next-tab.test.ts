import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

const tabs = [{}, { disabled: true }, {}, {}]

test.each([
  { key: 'ArrowRight', at: 0, direction: 'ltr', next: 2 },
  { key: 'ArrowRight', at: 3, direction: 'ltr', next: 0 },
  { key: 'ArrowLeft', at: 0, direction: 'ltr', next: 3 },
  { key: 'ArrowLeft', at: 0, direction: 'rtl', next: 2 },
  { key: 'ArrowRight', at: 2, direction: 'rtl', next: 0 },
  { key: 'Home', at: 3, direction: 'ltr', next: 0 },
  { key: 'End', at: 0, direction: 'ltr', next: 3 },
  { key: 'a', at: 0, direction: 'ltr', next: null },
] as const)('$key at $at moves to $next in $direction', ({ key, at, direction, next }) => {
  expect(nextTab(key, at, tabs, direction)).toBe(next)
})
