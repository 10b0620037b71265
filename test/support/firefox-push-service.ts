import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { bodyOf, verified } from './push-peer.ts'

interface Register {
  messageType: string
  channelID?: string
}

/**
 * A local push service for Firefox: pages subscribe over a WebSocket and sites post over HTTP, as with Mozilla's. The
 * service is ours; the browser that decrypts the messages is real.
 */
export async function openFirefoxPushService(port: number) {
  const origin = `http://127.0.0.1:${port}`
  const service = { status: 201, claims: [] as { aud: string; sub: string }[] }
  let browser: Socket | null = null
  const say = (message: object) => browser?.write(framed(JSON.stringify(message)))

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    try {
      service.claims.push(verified(String(request.headers.authorization)))
      if (service.status === 201)
        say({
          messageType: 'notification',
          channelID: request.url!.slice(1),
          version: randomUUID(),
          data: body.toString('base64url'),
          headers: { encoding: 'aes128gcm' },
        })
      response.writeHead(service.status).end()
    } catch (error) {
      response.writeHead(403).end(String(error))
    }
  })
  server.on('upgrade', (request, socket: Socket) => {
    const key = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64')
    const chosen = request.headers['sec-websocket-protocol']
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n${chosen ? `Sec-WebSocket-Protocol: ${chosen}\r\n` : ''}\r\n`,
    )
    browser = socket
    socket.on('error', () => {})
    let rest = Buffer.alloc(0)
    socket.on('data', (part) => {
      rest = Buffer.concat([rest, part])
      for (let read = unframed(rest); read; read = unframed(rest)) {
        rest = rest.subarray(read.length)
        if (read.text !== null) hear(JSON.parse(read.text) as Register)
      }
    })
  })
  const hear = ({ messageType, channelID }: Register) => {
    if (messageType === 'hello')
      say({ messageType, status: 200, uaid: randomUUID().replaceAll('-', ''), use_webpush: true })
    if (messageType === 'register') say({ messageType, status: 200, channelID, pushEndpoint: `${origin}/${channelID}` })
    if (messageType === 'unregister') say({ messageType, status: 200, channelID })
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `ws://127.0.0.1:${port}/`,
    service,
    close: () => {
      browser?.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A text frame of a server, which is not masked. */
function framed(text: string): Buffer {
  const body = Buffer.from(text)
  const head =
    body.length < 126 ? Buffer.from([0x81, body.length]) : Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
  return Buffer.concat([head, body])
}

/** The first complete frame of a client, unmasked; null while it is incomplete. */
function unframed(bytes: Buffer): { text: string | null; length: number } | null {
  if (bytes.length < 6) return null
  const short = bytes[1]! & 127
  const [size, start] = short === 126 ? [bytes.readUInt16BE(2), 4] : [short, 2]
  const length = start + 4 + size
  if (bytes.length < length) return null
  const mask = bytes.subarray(start, start + 4)
  const body = Buffer.from(bytes.subarray(start + 4, length).map((byte, at) => byte ^ mask[at % 4]!))
  return { text: (bytes[0]! & 15) === 1 ? body.toString() : null, length }
}
