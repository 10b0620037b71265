import { expect, test } from 'vitest'
import type { DraftFile } from './draft-types.ts'
import type { StoredFiles } from './stored-files.ts'
import { uploadQueue } from './upload-queue.ts'

class Refused extends Error {}

/** A sender that does nothing by itself: each test resolves each file. */
function open() {
  const kept = new Map<string, Parameters<StoredFiles['put']>[0]>()
  const line: { name: string; arrive: () => void; fail: (error: Error) => void; signal: AbortSignal }[] = []
  const arrived: string[] = []
  let marks = 0
  const queue = uploadQueue({
    kept: {
      put: async (file) => void kept.set(file.mark, file),
      remove: async (mark) => void kept.delete(mark),
      list: async () => [...kept.values()],
    },
    isRefusal: (error) => error instanceof Refused,
    makeMark: () => `m${++marks}`,
    urlOf: () => 'blob:x',
    onArrived: ({ mark }) => void arrived.push(mark),
    send: (_slot, { name }, onProgress, signal) =>
      new Promise<DraftFile>((resolve, reject) => {
        onProgress(0.5)
        signal.addEventListener('abort', () => reject(new Error('called back')))
        line.push({ name, signal, arrive: () => resolve({} as DraftFile), fail: reject })
      }),
  })
  return { queue, kept, line, arrived }
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('two files are sent at a time, the next when one has arrived', async () => {
  const { queue, line, arrived, kept } = open()
  expect(queue.add('k', 'photo', [photo('a'), photo('b'), photo('c')])).toEqual(['m1', 'm2', 'm3'])
  expect(line.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(queue.now().get('m1')).toMatchObject({ state: 'sending', progress: 0.5, isImage: true })
  expect(queue.now().get('m3')).toMatchObject({ state: 'waiting' })
  line[0]!.arrive()
  await settle()
  expect(line.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(arrived).toEqual(['m1'])
  expect([...kept.keys()]).toEqual(['m2', 'm3'])
})

test('a lost connection is retried on reconnection; a rejected file only on request', async () => {
  const { queue, line } = open()
  queue.add('k', 'photo', [photo('a'), photo('b')])
  line[0]!.fail(new Error('lost'))
  line[1]!.fail(new Refused('too large'))
  await settle()
  expect(queue.now().get('m1')).toMatchObject({ state: 'failed', message: '' })
  expect(queue.now().get('m2')).toMatchObject({ state: 'failed', message: 'too large' })
  queue.retryLost()
  expect(queue.now().get('m1')!.state).toBe('sending')
  expect(queue.now().get('m2')!.state).toBe('failed')
  queue.retry('m2')
  expect(queue.now().get('m2')!.state).toBe('sending')
})

test('a file can be cancelled while it is sent, and is deleted', async () => {
  const { queue, line, arrived, kept } = open()
  queue.add('k', 'photo', [photo('a'), photo('b'), photo('c')])
  queue.cancel('m1')
  expect(line[0]!.signal.aborted).toBe(true)
  await settle()
  expect(queue.has('m1')).toBe(false)
  expect(kept.has('m1')).toBe(false)
  expect(line.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(arrived).toEqual([])
})

test('files left when the page was closed are resumed', async () => {
  const first = open()
  first.queue.add('k', 'photo', [photo('a')])
  const second = open()
  for (const [mark, file] of first.kept) second.kept.set(mark, file)
  await second.queue.restore('k')
  expect(second.queue.now().get('m1')).toMatchObject({ name: 'a', state: 'waiting' })
  second.queue.resume()
  second.line[0]!.arrive()
  await settle()
  expect(second.arrived).toEqual(['m1'])
  expect(second.kept.size).toBe(0)
})
