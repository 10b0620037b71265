import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { ToastRegion } from './toast-region.tsx'
import { MAX_TOASTS, toastOf } from './toasts.tsx'

test.each([
  ['blank', undefined, 4000],
  ['error', undefined, 4000],
  ['success', undefined, 2000],
  ['loading', undefined, 0],
  ['error', 5000, 5000],
] as const)(
  'a toast of kind %s with the duration %s stays for %i ms, where 0 has no end',
  (kind, duration, timeout) => {
    proves('9.20')
    expect(toastOf({ kind, message: 'Saved', id: 'toast-1', duration })).toEqual({
      id: 'toast-1',
      title: 'Saved',
      type: kind,
      timeout,
    })
  },
)

test('toasts are at the top right', () => {
  proves('9.19')
  expect(renderToStaticMarkup(<ToastRegion />)).toMatch(/class="[^"]*\bfixed top-4 end-4\b/)
})

test('at most twenty toasts are shown at a time', () => {
  proves('9.20')
  expect(MAX_TOASTS).toBe(20)
})
