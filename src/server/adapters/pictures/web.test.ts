import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInside, webPictures } from './web.ts'

let server: Server
let origin: string
const asked: string[] = []
const onLoopback = webPictures(() => false)
const fetchFrom = (allowed: string, address: string) =>
  onLoopback.fetch(address, { origins: [allowed], mostBytes: 5 * 1024 * 1024 })

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!)
    if (request.url === '/away') return response.writeHead(302, { location: `${origin}/face` }).end()
    if (request.url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end('<b>')
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    if (request.url === '/huge') return response.end(Buffer.alloc(6 * 1024 * 1024))
    response.end('pixels')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('an image is fetched from an allowed origin', async () => {
  const bytes = await fetchFrom(origin, `${origin}/face`)
  expect(Buffer.from(bytes!).toString()).toBe('pixels')
})

test.each([
  ['another path of a redirect', (here: string) => `${here}/away`],
  ['a page', (here: string) => `${here}/page`],
  ['more than five megabytes', (here: string) => `${here}/huge`],
])('%s is rejected', async (_what, address) => {
  expect(await fetchFrom(origin, address(origin))).toBeNull()
})

test.each([
  ['another origin', (here: string) => here.replace('127.0.0.1', '127.0.0.2')],
  ['another port', () => 'http://127.0.0.1:1/face'],
  ['a user in front', (here: string) => here.replace('//', '//a:b@')],
  ['a file', () => 'file:///etc/passwd'],
  ['no address', () => 'face.jpg'],
])('%s is not requested', async (_what, address) => {
  asked.length = 0
  expect(await fetchFrom(origin, address(origin))).toBeNull()
  expect(asked).toEqual([])
})

test.each([
  '127.0.0.1',
  'localhost',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[2002:7f00:1::]',
  '2130706433',
  '0x7f.1',
])('an image at %s is refused as a private address', async (host) => {
  const named = new URL(origin.replace('127.0.0.1', host)).origin
  asked.length = 0
  await expect(webPictures().fetch(`${named}/face`, { origins: [named], mostBytes: 1000 })).rejects.toThrow(
    /private address/,
  )
  expect(asked).toEqual([])
})

test.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:a00:1', true],
  ['::10.0.0.1', true],
  ['2002:a00:1::', true],
  ['2001:0:1::1', true],
  ['64:ff9b::a00:1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['142.250.1.1', false],
  ['2a00:1450::1', false],
])('%s is a private address: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})

test('without allowed origins nothing is fetched', async () => {
  asked.length = 0
  expect(await onLoopback.fetch(`${origin}/face`, { origins: [], mostBytes: 1000 })).toBeNull()
  expect(asked).toEqual([])
})
