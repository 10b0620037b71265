import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the push service received, and its decrypted message. */
export interface Heard {
  path: string
  headers: Record<string, string | string[] | undefined>
  /** The verified VAPID claims; an invalid signature throws instead. */
  claims: { aud: string; exp: number; sub: string }
  payload: unknown
}

/**
 * A local push service with a browser behind it. It is ours, written from RFC 8291 and RFC 8292 with Node's own
 * cryptography: it proves that our messages follow the standards, not how a vendor behaves.
 */
export async function openPushPeer() {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const heard: Heard[] = []
  const peer = { status: 201 }
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    try {
      if (peer.status < 300)
        heard.push({
          path: request.url ?? '',
          headers: request.headers,
          claims: verified(String(request.headers.authorization)),
          payload: JSON.parse(decrypted(body, browser, auth)),
        })
      response.writeHead(peer.status).end()
    } catch (error) {
      response.writeHead(403).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    heard,
    peer,
    subscription: (path = '/push/1') =>
      JSON.stringify({
        endpoint: origin + path,
        keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Everything that was sent. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** `vapid t=<JWT>, k=<public key>`: the token is signed with the key it is sent with. */
export function verified(authorization: string): Heard['claims'] {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (!token || !key) throw new Error('No VAPID')
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isGood = createVerify('SHA256')
    .update(`${head}.${claims}`)
    .verify(
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  if (!isGood) throw new Error('The signature is not good')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** One record of aes128gcm: salt, record size, the sender's key, and the ciphertext. */
function decrypted(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
