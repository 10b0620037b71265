import { createHmac, createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { openPushPeer } from '#test/support/push-peer.ts'
import { fcmPush } from './fcm.ts'
import { openPush } from './open-push.ts'
import type { PushMessage } from './port.ts'
import { readSubscription } from './subscription.ts'
import { vapidKeys } from './vapid.ts'

const seed = (round: string) => createHmac('sha256', 'a secret').update(round).digest()
const MESSAGE: PushMessage = {
  title: 'Garden flat',
  body: 'Asha: Is it still free? 😀',
  image: '',
  icon: '',
  link: 'http://lintel.test/user/chat',
  tag: 'chat-1-2',
  data: { type: 'chat' },
}

const service = await openPushPeer()
afterAll(() => service.close())
const push = openPush({ seed, baseUrl: 'https://lintel.test', origins: [service.origin], fcm: null })
beforeEach(() => {
  service.heard.length = 0
  service.peer.status = 201
})

describe('Web Push', () => {
  test('a message is encrypted for the subscription and signed with the key of the site', async () => {
    proves('7.83')
    expect(await push.send(service.subscription(), MESSAGE)).toBe('sent')
    const [heard] = service.heard
    expect(heard!.payload).toEqual(MESSAGE)
    expect(heard!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(heard!.headers.authorization).toContain(`k=${push.publicKey}`)
    expect(heard!.claims).toMatchObject({ aud: service.origin, sub: 'https://lintel.test' })
    expect(heard!.claims.exp - Date.now() / 1000).toBeLessThanOrEqual(86_400)
  })

  test('a site without https has a mailto subject', async () => {
    const plain = openPush({ seed, baseUrl: 'http://localhost:3000', origins: [service.origin], fcm: null })
    expect(await plain.send(service.subscription(), MESSAGE)).toBe('sent')
    expect(service.heard[0]!.claims.sub).toBe('mailto:push@localhost')
  })

  test('a message above the size limit is shortened', async () => {
    await push.send(service.subscription(), { ...MESSAGE, body: 'é'.repeat(5000), image: 'x'.repeat(3000) })
    expect(service.heard[0]!.payload).toMatchObject({ title: 'Garden flat', body: 'é'.repeat(400), image: '' })
  })

  test.each([404, 410])('HTTP %i means that the subscription is gone', async (status) => {
    service.peer.status = status
    expect(await push.send(service.subscription(), MESSAGE)).toBe('gone')
  })

  test.each([403, 429, 500, 503])('HTTP %i is retried', async (status) => {
    service.peer.status = status
    await expect(push.send(service.subscription(), MESSAGE)).rejects.toThrow(String(status))
  })

  test('nothing is sent to a URL that is not a push service', async () => {
    const guarded = openPush({ seed, baseUrl: 'https://lintel.test', origins: [], fcm: null })
    expect(guarded.reaches(service.subscription())).toBe(false)
    expect(await guarded.send(service.subscription(), MESSAGE)).toBe('gone')
    expect(service.heard).toEqual([])
  })

  test.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://user:pw@fcm.googleapis.com/x', false],
    ['https://evil.example/fcm.googleapis.com', false],
    ['https://evilpush.apple.com/x', false],
    ['https://169.254.169.254/latest', false],
    ['file:///etc/passwd', false],
  ])('%s is a push service: %s', (endpoint, isOne) => {
    const { keys } = JSON.parse(service.subscription()) as { keys: object }
    expect(readSubscription(JSON.stringify({ endpoint, keys }), []) !== null).toBe(isOne)
  })

  test.each(['{', '{}', '{"endpoint":"https://fcm.googleapis.com/x"}', '{"endpoint":1,"keys":{}}', 'null'])(
    '%s is not a subscription',
    (token) => expect(readSubscription(token, [])).toBeNull(),
  )

  test('keys are accepted in both base64 alphabets', () => {
    const { endpoint, keys } = JSON.parse(service.subscription()) as { endpoint: string; keys: Record<string, string> }
    const plain = Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [name, Buffer.from(key, 'base64url').toString('base64')]),
    )
    expect(readSubscription(JSON.stringify({ endpoint, keys: plain }), [service.origin])).toEqual({ endpoint, keys })
  })
})

test('the keys of a site are the same on every node, and differ with another secret', () => {
  expect(vapidKeys(seed)).toEqual(vapidKeys(seed))
  expect(vapidKeys((round) => createHmac('sha256', 'another').update(round).digest())).not.toEqual(vapidKeys(seed))
  expect(Buffer.from(vapidKeys(seed).publicKey, 'base64url')).toHaveLength(65)
  // A value that is not a private key of the curve is skipped.
  const once = (round: string) => (round === '0' ? Buffer.alloc(32) : seed('0'))
  expect(vapidKeys(once)).toEqual(vapidKeys(seed))
})

describe('FCM, with a local stand-in', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const asked: { path: string; body: string; authorization: string | undefined }[] = []
  let answer: { status: number; body: object } = { status: 200, body: {} }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      asked.push({ path: request.url!, body, authorization: request.headers.authorization })
      const isPermit = request.url === '/token'
      response.writeHead(isPermit ? 200 : answer.status, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(isPermit ? { access_token: `permit ${asked.length}`, expires_in: 3600 } : answer.body),
      )
    })
  })
  const ready = new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  )
  afterAll(() => server.close())
  beforeEach(() => {
    asked.length = 0
    answer = { status: 200, body: { name: 'sent' } }
  })
  const account = async () => ({
    url: await ready,
    projectId: 'lintel',
    clientEmail: 'push@lintel.test',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    tokenUrl: `${await ready}/token`,
  })

  test('an access token is requested with a signed JWT, used for an hour, and then renewed', async () => {
    proves('7.83')
    let now = Date.now()
    const send = fcmPush(await account(), () => now)
    expect(await send('token', MESSAGE)).toBe('sent')
    await send('token', MESSAGE)
    expect(asked.map(({ path }) => path)).toEqual([
      '/token',
      '/v1/projects/lintel/messages:send',
      '/v1/projects/lintel/messages:send',
    ])
    const assertion = new URLSearchParams(asked[0]!.body).get('assertion')!
    const [head, claims, signature] = assertion.split('.') as [string, string, string]
    expect(createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url')).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ iss: 'push@lintel.test' })
    expect(asked[1]!.authorization).toBe('Bearer permit 1')
    expect(JSON.parse(asked[1]!.body).message).toMatchObject({
      token: 'token',
      notification: { title: 'Garden flat' },
      data: { type: 'chat', link: MESSAGE.link },
    })
    // A data-only message wakes the app and shows nothing.
    await send('token', { ...MESSAGE, title: '', body: '', data: { type: 'delete_message', message_id: '7' } })
    const unseen = JSON.parse(asked.at(-1)!.body).message
    expect(unseen).toMatchObject({ data: { type: 'delete_message', message_id: '7' } })
    expect([unseen.notification, unseen.android.notification]).toEqual([undefined, undefined])
    now += 3_600_000
    await send('token', MESSAGE)
    expect(asked.at(-2)!.path).toBe('/token')
  })

  test('a message carries title, body, image, icon, data, link and an analytics label', async () => {
    proves('3.30')
    const pictures = { image: 'https://lintel.test/home.webp', icon: 'https://lintel.test/icon.png' }
    await fcmPush(await account())('token', { ...MESSAGE, ...pictures })
    expect(JSON.parse(asked.at(-1)!.body).message).toMatchObject({
      notification: { title: MESSAGE.title, body: MESSAGE.body, image: pictures.image },
      data: { type: 'chat', link: MESSAGE.link },
      webpush: {
        notification: { icon: pictures.icon },
        fcm_options: { link: MESSAGE.link, analytics_label: 'chat' },
      },
    })
  })

  test.each([
    { status: 404, body: { error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } } },
    { status: 400, body: { error: { message: 'The registration token is not a valid FCM registration token' } } },
  ])('$status $body.error.status means that the app is gone', async (refusal) => {
    answer = refusal
    expect(await fcmPush(await account())('token', MESSAGE)).toBe('gone')
  })

  test.each([400, 429, 503])('HTTP %i of FCM is retried', async (status) => {
    answer = { status, body: { error: { status: 'OTHER', message: 'Another fault' } } }
    await expect(fcmPush(await account())('token', MESSAGE)).rejects.toThrow(`FCM answered ${status} OTHER`)
  })

  test('without a service account apps are unreachable, and browsers still are reached', async () => {
    expect(push.reaches('an app')).toBe(false)
    expect(await push.send('an app', MESSAGE)).toBe('unreachable')
    const both = openPush({ seed, baseUrl: 'https://lintel.test', origins: [], fcm: await account() })
    expect(both.reaches('an app')).toBe(true)
    expect(await both.send('an app', MESSAGE)).toBe('sent')
  })
})
