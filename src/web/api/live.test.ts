import { afterEach, expect, test, vi } from 'vitest'
import { listenLive } from './live.ts'

class FakeStream {
  static opened: FakeStream[] = []
  isClosed = false
  constructor() {
    FakeStream.opened.push(this)
  }
  addEventListener() {}
  close() {
    this.isClosed = true
  }
}

/** A lock granted on `give`, in request order, even to an aborted request: browsers do that. */
function slowLock() {
  const asking: (() => Promise<void> | undefined)[] = []
  let isHeld = false
  return {
    request: (_name: string, _options: object, held: () => Promise<void> | undefined) => {
      asking.push(held)
      return new Promise<void>(() => {})
    },
    async give() {
      while (!isHeld && asking.length > 0) {
        const keeping = asking.shift()!()
        isHeld = keeping !== undefined
        void keeping?.then(() => {
          isHeld = false
        })
        await Promise.resolve()
      }
    },
  }
}

afterEach(() => {
  FakeStream.opened = []
  vi.unstubAllGlobals()
})

test('a lock granted after its request was aborted is released, and the next page reads the stream', async () => {
  const locks = slowLock()
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('EventSource', FakeStream)
  listenLive(3, () => {})()
  const stop = listenLive(3, () => {})
  await locks.give()
  expect(FakeStream.opened).toHaveLength(1)
  stop()
  expect(FakeStream.opened[0]!.isClosed).toBe(true)
})

test('all listeners of a page share one stream, and the last one closes it', async () => {
  const locks = slowLock()
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('EventSource', FakeStream)
  const [first, second] = [listenLive(3, () => {}), listenLive(3, () => {})]
  await locks.give()
  first()
  expect(FakeStream.opened.map(({ isClosed }) => isClosed)).toEqual([false])
  second()
  expect(FakeStream.opened.map(({ isClosed }) => isClosed)).toEqual([true])
})
