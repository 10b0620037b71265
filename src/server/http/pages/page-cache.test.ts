import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAt, PageCache, withNonce } from './page-cache.ts'

const page = (html: string) => ({ status: 200, headers: {}, parts: cutAt(Buffer.from(html), 'NONCE') })

test('a page is rendered once per TTL, however many requests arrive', async () => {
  let now = 0
  let renderings = 0
  const cache = new PageCache({ now: () => now })
  const ask = () =>
    cache.take('home', async () => {
      renderings++
      await Promise.resolve()
      return { page: page(`rendering ${renderings}`), seconds: 3 }
    })
  await Promise.all(Array.from({ length: 20 }, ask))
  expect(renderings).toBe(1)
  now = 2999
  await ask()
  expect(renderings).toBe(1)
  now = 3000
  await ask()
  expect(renderings).toBe(2)
})

test('a page that may not be shared is not cached', async () => {
  const cache = new PageCache()
  let renderings = 0
  const ask = () =>
    cache.take('mine', async () => {
      renderings++
      return null
    })
  expect(await ask()).toBeNull()
  await ask()
  expect(renderings).toBe(2)
})

test('a failed rendering is retried by the next request', async () => {
  const cache = new PageCache()
  await expect(cache.take('home', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await cache.take('home', async () => ({ page: page('back'), seconds: 1 }))).not.toBeNull()
})

test('the cache is bounded: the least recently used page is evicted', async () => {
  const cache = new PageCache({ max: 2 })
  const rendered: string[] = []
  const ask = (key: string) =>
    cache.take(key, async () => {
      rendered.push(key)
      return { page: page(key), seconds: 60 }
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(rendered).toEqual(['a', 'b', 'c', 'b'])
})

test('splitting a page at its nonce and inserting another changes nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      const clean = texts.map((text) => text.replaceAll('NONCE', ''))
      const stored = page(clean.join('NONCE'))
      expect(withNonce(stored, 'fresh').toString()).toBe(clean.join('fresh'))
    }),
  )
})
