import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT } from '#domain/listing-draft.ts'
import { draftKeeper, type SavedDraft, type SentDraft } from './draft-keeper.ts'
import type { DraftFile } from './draft-types.ts'
import { localDrafts } from './local-drafts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The storage of the device, which outlives a page. */
function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

class Refused extends Error {}

/** A server that stores the draft field by field, as ours does. */
function server() {
  const sent: SentDraft[] = []
  let data: object = {}
  let version = 0
  const state = { down: false, refuses: false, news: null as SavedDraft['draft'] }
  return {
    sent,
    state,
    now: () => data,
    async send(change: SentDraft): Promise<SavedDraft> {
      if (state.down) throw new Error('no connection')
      if (state.refuses) throw new Refused('That is too long')
      sent.push(change)
      data = { ...data, ...change.data }
      version += 1
      const { news } = state
      state.news = null
      const draft = news && { ...news, data: { ...news.data, ...data } }
      return { version, updated_at: '2026-01-01T10:42:00Z', draft }
    },
  }
}

const file: DraftFile = { id: 7, url: '/7.webp', blur: '', width: 640, height: 480, name: 'a.jpg', is_image: true }

/** A newly opened page; for a reopened one, the test decides when the draft is restored. */
function open(store = memory(), peer = server(), isAgain = false) {
  const keeper = draftKeeper({
    kind: 'property',
    slug: '',
    key: null,
    version: 0,
    data: EMPTY_DRAFT,
    files: [],
    savedAt: null,
    step: 'place',
    savedStep: 'place',
    local: localDrafts(store, 1),
    send: peer.send,
    isRefusal: (error) => error instanceof Refused,
    makeKey: () => 'k1',
  })
  if (!isAgain) keeper.restore(null, () => true)
  return { keeper, store, peer }
}

test('typing is sent once, after a pause, and only the changed fields', async () => {
  const { keeper, peer } = open()
  expect(keeper.now().key).toBeNull()
  keeper.set({ title: 'S' })
  keeper.set({ title: 'Sea' })
  keeper.set({ price: '5' })
  expect(peer.sent).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(peer.sent).toEqual([{ key: 'k1', step: 'place', version: 0, data: { title: 'Sea', price: '5' } }])
  expect(keeper.now()).toMatchObject({ key: 'k1', state: 'saved' })
  keeper.set({ city: 'Lisbon' })
  await keeper.flush()
  expect(peer.sent[1]).toEqual({ key: 'k1', step: 'place', version: 1, data: { city: 'Lisbon' } })
})

test('without a connection all changes stay on the device, also across a reload, and are sent on reconnection', async () => {
  const { keeper, store, peer } = open()
  peer.state.down = true
  keeper.set({ title: 'Sea Villa' })
  expect(await keeper.flush()).toBe(false)
  expect(keeper.now().state).toBe('offline')

  const again = open(store, peer, true)
  again.keeper.restore('k1', () => true)
  expect(again.keeper.now().data.title).toBe('Sea Villa')
  peer.state.down = false
  expect(await again.keeper.flush()).toBe(true)
  expect(peer.now()).toEqual({ title: 'Sea Villa' })
  expect(localDrafts(store, 1).find('k1')).toBeNull()
})

test('a lost connection is retried automatically; a rejected draft shows the reason and is sent after the next edit', async () => {
  const { keeper, peer } = open()
  peer.state.down = true
  keeper.set({ title: 'Sea' })
  await vi.advanceTimersByTimeAsync(1000)
  peer.state.down = false
  await vi.advanceTimersByTimeAsync(9000)
  expect(keeper.now().state).toBe('saved')

  peer.state.refuses = true
  keeper.set({ title: 'x'.repeat(9) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(keeper.now()).toMatchObject({ state: 'failed', message: 'That is too long' })
  peer.state.refuses = false
  keeper.set({ title: 'x' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(peer.now()).toMatchObject({ title: 'x' })
})

test('a photo being uploaded keeps its position and is sent to the draft when it has arrived', async () => {
  const { keeper, store, peer } = open()
  keeper.set({ photos: [3, 'm1', 4] })
  await keeper.flush()
  expect(peer.now()).toEqual({ photos: [3, 4] })
  expect(localDrafts(store, 1).find('k1')?.data).toEqual({ photos: [3, 'm1', 4] })
  keeper.set({ photos: ['m1', 3, 4] })
  keeper.arrived('m1', file)
  await keeper.flush()
  expect(peer.now()).toEqual({ photos: [7, 3, 4] })
  expect(keeper.now().files.get(7)).toEqual(file)
  expect(localDrafts(store, 1).find('k1')).toBeNull()
})

test('a photo removed before it arrived does not come back', async () => {
  const { keeper, peer } = open()
  keeper.set({ photos: ['m1'] })
  keeper.set({ photos: [] })
  keeper.arrived('m1', file)
  await keeper.flush()
  expect(peer.now()).toEqual({ photos: [] })
})

test('text typed before a draft was restored overrides the stored text', () => {
  const { keeper, store } = open()
  keeper.set({ title: 'Kept', city: 'Lisbon' })
  const again = open(store, server(), true)
  again.keeper.set({ title: 'Typed' })
  again.keeper.restore('k1', () => true)
  expect(again.keeper.now().data).toMatchObject({ title: 'Typed', city: 'Lisbon' })
})

test('files missing on this device are left out when a draft is restored', () => {
  const { keeper, store } = open()
  keeper.set({ photos: ['m1', 'm2'] })
  const again = open(store, server(), true)
  again.keeper.restore('k1', (mark) => mark === 'm2')
  expect(again.keeper.now().data.photos).toEqual(['m2'])
})

test('changes of another device are merged, except where this device has newer ones', async () => {
  const { keeper, peer } = open()
  peer.state.news = { data: { ...EMPTY_DRAFT, title: 'Theirs', city: 'Porto' }, files: [file] }
  keeper.set({ title: 'Ours' })
  const saving = keeper.flush()
  keeper.set({ title: 'Ours, newer' })
  await saving
  expect(keeper.now().data).toMatchObject({ title: 'Ours, newer', city: 'Porto' })
  expect(peer.now()).toMatchObject({ title: 'Ours, newer' })
})

test('another user who signs in on this device sees nothing of the draft', () => {
  const { keeper, store } = open()
  keeper.set({ title: 'Mine' })
  expect(localDrafts(store, 1).list('property')).toHaveLength(1)
  expect(localDrafts(store, 2).find('k1')).toBeNull()
  expect(localDrafts(store, 2).list('property')).toEqual([])
})

test('a closed draft stores and sends nothing more', async () => {
  const { keeper, store, peer } = open()
  keeper.set({ title: 'Sea' })
  keeper.close()
  keeper.set({ title: 'Sea 2' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(peer.sent).toEqual([])
  expect(store.length).toBe(0)
})

test('a device without storage loses no typed text while the page is open', async () => {
  const store = memory()
  store.setItem = () => {
    throw new Error('full')
  }
  const { keeper, peer } = open(store)
  keeper.set({ title: 'Sea' })
  await keeper.flush()
  expect(peer.now()).toEqual({ title: 'Sea' })
})

test('the step that was left is saved without other changes, and not before there is a draft', async () => {
  const { keeper, peer } = open()
  keeper.goTo('type')
  await keeper.flush()
  expect(peer.sent).toEqual([])
  keeper.set({ title: 'Sea view' })
  await keeper.flush()
  keeper.goTo('review')
  await keeper.flush()
  await keeper.flush()
  expect(peer.sent.map(({ step, data }) => [step, data])).toEqual([
    ['type', { title: 'Sea view' }],
    ['review', {}],
  ])
})
