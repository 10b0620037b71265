import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { tileRoutes, worldAddress } from './tiles.ts'

const dir = await mkdtemp(join(tmpdir(), 'lintel-tiles-'))
const world = join(dir, 'geo', 'world.pmtiles')
const regional = join(dir, 'tiles')
await mkdir(join(dir, 'geo'))
await mkdir(regional)
await writeFile(world, '0123456789')
await writeFile(join(regional, 'lisbon.pmtiles'), 'abcdef')
await writeFile(join(dir, 'secret.pmtiles'), 'secret')
await writeFile(join(regional, 'empty.pmtiles'), '')
await mkdir(join(regional, 'folder.pmtiles'))

const app = Fastify()
tileRoutes(app, { world, regional })
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

test.each([
  { range: 'bytes=0-3', status: 206, body: '0123', part: 'bytes 0-3/10' },
  { range: 'bytes=4-', status: 206, body: '456789', part: 'bytes 4-9/10' },
  { range: 'bytes=-2', status: 206, body: '89', part: 'bytes 8-9/10' },
  { range: 'bytes=8-99', status: 206, body: '89', part: 'bytes 8-9/10' },
  { range: 'bytes=-99', status: 206, body: '0123456789', part: 'bytes 0-9/10' },
  { range: 'bytes=10-', status: 416, body: '', part: 'bytes */10' },
  { range: 'bytes=5-4', status: 416, body: '', part: 'bytes */10' },
  { range: 'bytes=-', status: 200, body: '0123456789', part: undefined },
  { range: 'bytes=0-1,4-5', status: 200, body: '0123456789', part: undefined },
  { range: 'lines=1-2', status: 200, body: '0123456789', part: undefined },
])('$range gives $status $part', async ({ range, status, body, part }) => {
  const answer = await get('/tiles/world.pmtiles', { range })
  expect({ status: answer.statusCode, body: answer.body, part: answer.headers['content-range'] }).toEqual({
    status,
    body,
    part,
  })
})

test('the URL of the world map changes with its content, and only that URL is immutable', async () => {
  const address = await worldAddress(world)
  expect(address).toMatch(/^\/tiles\/world-[0-9a-f]{16}\.pmtiles$/)
  const kept = await get(address, { range: 'bytes=0-0' })
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(kept.headers['content-encoding']).toBeUndefined()
  for (const other of ['/tiles/world.pmtiles', '/tiles/world-0123456789abcdef.pmtiles']) {
    expect((await get(other)).headers['cache-control']).toBe('public, no-cache')
  }
  await writeFile(world, '0123456789 new')
  expect(await worldAddress(world)).not.toBe(address)
  expect((await get(address)).headers['cache-control']).toBe('public, no-cache')
  await writeFile(world, '0123456789')
})

test('a known version is not sent again, and If-Range with another version returns the whole file', async () => {
  const etag = String((await get('/tiles/world.pmtiles')).headers.etag)
  expect((await get('/tiles/world.pmtiles', { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get('/tiles/world.pmtiles', { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206)
  expect((await get('/tiles/world.pmtiles', { range: 'bytes=0-1', 'if-range': '"old"' })).statusCode).toBe(200)
})

test('a regional file is served as soon as it exists, with an ETag that changes with it', async () => {
  expect((await get('/tiles/porto.pmtiles')).statusCode).toBe(404)
  await writeFile(join(regional, 'porto.pmtiles'), 'one')
  const first = await get('/tiles/porto.pmtiles', { range: 'bytes=1-2' })
  expect({ status: first.statusCode, body: first.body }).toEqual({ status: 206, body: 'ne' })
  await writeFile(join(regional, 'porto.pmtiles'), 'other')
  expect((await get('/tiles/porto.pmtiles')).headers.etag).not.toBe(first.headers.etag)
})

test('HEAD returns the size without the content', async () => {
  const answer = await get('/tiles/lisbon.pmtiles', {}, 'HEAD')
  expect({ status: answer.statusCode, length: answer.headers['content-length'], body: answer.body }).toEqual({
    status: 200,
    length: '6',
    body: '',
  })
})

test.each([
  '..%2fsecret.pmtiles',
  '%2e%2e%2fsecret.pmtiles',
  'lisbon',
  'lisbon.PMTILES',
  '.pmtiles',
  'a%00.pmtiles',
  'empty.pmtiles',
  'folder.pmtiles',
  'none.pmtiles',
])('%s is not a map', async (name) => {
  const answer = await get(`/tiles/${name}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('secret')
})

test('without a base map its URL is still generated', async () => {
  expect(await worldAddress(join(dir, 'absent'))).toBe('/tiles/world.pmtiles')
})

test('a symbolic link to another disk is followed', async () => {
  await symlink(join(dir, 'secret.pmtiles'), join(regional, 'linked.pmtiles'))
  expect((await get('/tiles/linked.pmtiles')).body).toBe('secret')
})
