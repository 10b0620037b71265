import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxSms } from './outbox.ts'
import { UnreachableNumber } from './port.ts'
import { twilioSms } from './twilio.ts'

const dir = await mkdtemp(join(tmpdir(), 'sms-'))
const asked: { url: string; authorization: string | undefined; body: URLSearchParams }[] = []
let answer: { status: number; body: object } = { status: 201, body: { sid: 'SM1' } }
const peer = createServer(async (request, response) => {
  asked.push({
    url: request.url!,
    authorization: request.headers.authorization,
    body: new URLSearchParams(await text(request)),
  })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`
})
afterAll(async () => {
  peer.close()
  await rm(dir, { recursive: true })
})
const sms = () => twilioSms({ url, account: 'AC1', token: 'secret', from: '+15550100' })

test('a message is one call, as Twilio documents it', async () => {
  await sms().send({ to: '+351912345678', text: 'Your code is 123456 · رمزك' })
  expect(asked[0]).toMatchObject({
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
  })
  expect(Object.fromEntries(asked[0]!.body)).toEqual({
    To: '+351912345678',
    From: '+15550100',
    Body: 'Your code is 123456 · رمزك',
  })
})

test.each([
  ['a number that cannot be', 400, { code: 21211, message: 'Invalid To' }, UnreachableNumber],
  ['too many at once', 429, { code: 20429, message: 'Too many requests' }, Error],
  ['a broken peer', 500, {}, Error],
])('%s rejects', async (_what, status, body, kind) => {
  answer = { status, body }
  const failure = await sms()
    .send({ to: '+1', text: 'x' })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(kind)
  expect(String(failure)).not.toContain('secret')
  if (kind === Error) expect(failure).not.toBeInstanceOf(UnreachableNumber)
})

test('without a provider messages become files, and a number cannot leave the folder', async () => {
  const outbox = outboxSms(join(dir, 'box'))
  await Promise.all([
    outbox.send({ to: '+351912345678', text: 'one' }),
    outbox.send({ to: '../../etc/x', text: 'two' }),
  ])
  const files = await readdir(join(dir, 'box'))
  expect(files).toHaveLength(2)
  const texts = await Promise.all(files.map((file) => readFile(join(dir, 'box', file), 'utf8')))
  expect(texts.join()).toContain('To: +351912345678\n\none\n')
})
