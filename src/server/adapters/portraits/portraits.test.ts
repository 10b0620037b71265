import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPortraits } from './none.ts'
import { isInside, webPortraits } from './web.ts'

let server: Server
let origin: string
const asked: string[] = []

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

test('a portrait is fetched from an origin that a provider declares', async () => {
  const bytes = await webPortraits([origin]).fetch(`${origin}/face`)
  expect(Buffer.from(bytes!).toString()).toBe('pixels')
})

test.each([
  ['another path of a redirect', (here: string) => `${here}/away`],
  ['a page', (here: string) => `${here}/page`],
  ['more than five megabytes', (here: string) => `${here}/huge`],
])('%s is not a portrait', async (_what, address) => {
  expect(await webPortraits([origin]).fetch(address(origin))).toBeNull()
})

test.each([
  ['another origin', (here: string) => here.replace('127.0.0.1', '127.0.0.2')],
  ['another port', () => 'http://127.0.0.1:1/face'],
  ['a user in front', (here: string) => here.replace('//', '//a:b@')],
  ['a file', () => 'file:///etc/passwd'],
  ['no address', () => 'face.jpg'],
])('%s is not even asked', async (_what, address) => {
  asked.length = 0
  expect(await webPortraits([origin]).fetch(address(origin))).toBeNull()
  expect(asked).toEqual([])
})

test('a name that leads inside is refused, whatever it is called', async () => {
  const named = origin.replace('127.0.0.1', 'localhost')
  asked.length = 0
  await expect(webPortraits([named]).fetch(`${named}/face`)).rejects.toThrow('lies inside')
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

test('without a provider nothing is fetched', async () => {
  expect(await noPortraits.fetch(`${origin}/face`)).toBeNull()
})
