import { beforeEach, expect, test } from 'vitest'
import {
  choose,
  EMPTY,
  readTray,
  removeFromCompare,
  resetCompare,
  startTray,
  type TrayHome,
  toggled,
  tray,
} from './tray.ts'

const flat = (id: number): TrayHome => ({ id, title: `Flat ${id}`, image: '', category: { id: 1, name: 'Flat' } })
const villa: TrayHome = { id: 50, title: 'Villa', image: '', category: { id: 2, name: 'Villa' } }
const storeOf = (text: string | null) => {
  const kept = { text }
  const setItem = (_key: string, value: string) => {
    kept.text = value
  }
  return { kept, getItem: () => kept.text, setItem }
}
const windows = () => {
  const listeners = new Set<(event: StorageEvent) => void>()
  return {
    addEventListener: (_type: string, listener: unknown) => void listeners.add(listener as () => void),
    removeEventListener: () => listeners.clear(),
    tell: (key: string) => {
      for (const listener of listeners) listener({ key } as StorageEvent)
    },
  }
}

beforeEach(() => tray.setState(EMPTY))

test('a second toggle removes the home', () => {
  expect(choose(flat(1))).toBe('added')
  expect(choose(flat(2))).toBe('added')
  expect(choose(flat(1))).toBe('removed')
  expect(tray.getState().homes.map(({ id }) => id)).toEqual([2])
})

test('a home of another property type is refused, and remembered to start a new comparison', () => {
  choose(flat(1))
  expect(choose(villa)).toBe('other-kind')
  expect(tray.getState()).toEqual({ homes: [flat(1)], stranger: villa })
  resetCompare([villa])
  expect(tray.getState()).toEqual({ homes: [villa], stranger: null })
})

test('at most six homes are accepted', () => {
  const six = [1, 2, 3, 4, 5, 6].map(flat)
  expect(toggled(six, flat(7))).toEqual({ homes: six, outcome: 'full' })
  expect(toggled(six, flat(6)).outcome).toBe('removed')
})

test.each([
  ['nothing', null, []],
  ['broken text', '[{"id":1', []],
  ['strange values', '[null,5,{"id":"1"},{"id":1,"title":"A","image":""}]', []],
  ['a strange value among homes', JSON.stringify([flat(1), null, { id: 2 }]), [flat(1)]],
  ['homes', JSON.stringify([flat(1), flat(2)]), [flat(1), flat(2)]],
  ['homes of two kinds', JSON.stringify([flat(1), villa]), [flat(1)]],
  ['too many', JSON.stringify([1, 2, 3, 4, 5, 6, 7].map(flat)), [1, 2, 3, 4, 5, 6].map(flat)],
])('%s is read', (_what, text, homes) => {
  expect(readTray(storeOf(text))).toEqual(homes)
})

test('changes are stored, and changes of another window are followed', () => {
  const store = storeOf(JSON.stringify([flat(1)]))
  const others = windows()
  const stop = startTray(store, others)
  expect(tray.getState().homes).toEqual([flat(1)])
  choose(flat(2))
  expect(JSON.parse(store.kept.text!)).toEqual([flat(1), flat(2)])
  store.kept.text = JSON.stringify([flat(9)])
  others.tell('something else')
  expect(tray.getState().homes).toHaveLength(2)
  others.tell('compare')
  expect(tray.getState().homes).toEqual([flat(9)])
  removeFromCompare(9)
  expect(store.kept.text).toBe('[]')
  stop()
  choose(flat(3))
  expect(store.kept.text).toBe('[]')
})

test('storage that throws breaks nothing', () => {
  const stop = startTray(
    {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    },
    windows(),
  )
  expect(() => choose(flat(1))).not.toThrow()
  stop()
})
