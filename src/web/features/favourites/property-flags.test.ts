import { expect, test } from 'vitest'
import { joined, marks, NO_FLAGS, readFlags, saveFlags, without } from './property-flags.ts'

const storeOf = (text: string | null) => {
  const kept = { text }
  return {
    kept,
    getItem: () => kept.text,
    setItem: (_key: string, value: string) => {
      kept.text = value
    },
  }
}

test.each([
  ['nothing', null, NO_FLAGS],
  ['marks', '{"seen":[3,2],"hidden":[9]}', { seen: [3, 2], hidden: [9] }],
  ['broken text', '{"seen":[3', NO_FLAGS],
  ['strange values', '{"seen":[3,"4",null,-1,1.5],"hidden":{}}', { seen: [3], hidden: [] }],
])('%s is read', (_what, text, read) => {
  expect(readFlags(storeOf(text))).toEqual(read)
})

test('a home is in the list once, at the front, and the oldest is removed after five hundred', () => {
  expect(joined([2], [1, 2, 3])).toEqual([2, 1, 3])
  const many = Array.from({ length: 500 }, (_, n) => n + 1)
  expect(joined([900], many)).toHaveLength(500)
  expect(joined([900], many).at(-1)).toBe(499)
  expect(without([1, 2, 3], 2)).toEqual([1, 3])
})

test('changes are stored, and storage that throws breaks nothing', () => {
  const store = storeOf(null)
  const stop = saveFlags(store)
  marks.setState({ seen: [7] })
  expect(store.kept.text).toBe('{"seen":[7],"hidden":[]}')
  stop()
  const stopped = saveFlags({
    ...store,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => marks.setState({ seen: [8] })).not.toThrow()
  stopped()
})
