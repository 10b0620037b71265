import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInside, webPictures } from './web.ts'

let server: Server
let origin: string
const asked: string[] = []
const fetchFrom = (allowed: string, address: string) =>
  webPictures.fetch(address, { origins: [allowed], mostBytes: 5 * 1024 * 1024 })

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

test('a picture is fetched from an origin that is allowed', async () => {
  const bytes = await fetchFrom(origin, `${origin}/face`)
  expect(Buffer.from(bytes!).toString()).toBe('pixels')
})

test.each([
  ['another path of a redirect', (here: string) => `${here}/away`],
  ['a page', (here: string) => `${here}/page`],
  ['more than five megabytes', (here: string) => `${here}/huge`],
])('%s is not taken', async (_what, address) => {
  expect(await fetchFrom(origin, address(origin))).toBeNull()
})

test.each([
  ['another origin', (here: string) => here.replace('127.0.0.1', '127.0.0.2')],
  ['another port', () => 'http://127.0.0.1:1/face'],
  ['a user in front', (here: string) => here.replace('//', '//a:b@')],
  ['a file', () => 'file:///etc/passwd'],
  ['no address', () => 'face.jpg'],
])('%s is not even asked', async (_what, address) => {
  asked.length = 0
  expect(await fetchFrom(origin, address(origin))).toBeNull()
  expect(asked).toEqual([])
})

test('a name that leads inside is refused, whatever it is called', async () => {
  const named = origin.replace('127.0.0.1', 'localhost')
  asked.length = 0
  await expect(fetchFrom(named, `${named}/face`)).rejects.toThrow('lies inside')
  expect(asked).toEqual([])
})

test.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['142.250.1.1', false],
  ['2a00:1450::1', false],
])('%s lies inside: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})

test('where no origin is allowed nothing is fetched', async () => {
  asked.length = 0
  expect(await webPictures.fetch(`${origin}/face`, { origins: [], mostBytes: 1000 })).toBeNull()
  expect(asked).toEqual([])
})
