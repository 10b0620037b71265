import { expect, test, vi } from 'vitest'
import { newMark } from './new-mark.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a mark is a UUID, with and without crypto.randomUUID', () => {
  expect(newMark()).toMatch(UUID)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const marks = new Set(Array.from({ length: 200 }, newMark))
  vi.unstubAllGlobals()
  expect(marks.size).toBe(200)
  for (const mark of marks) expect(mark).toMatch(UUID)
})
