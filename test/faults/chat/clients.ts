import { randomUUID } from 'node:crypto'
import { Agent, get, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from './world.ts'

/** A message event as it came. */
export interface Heard {
  seq: number
  messageId: number
  senderId: number
  text: string
  at: number
}

export interface Listener {
  heard: Heard[]
  /** How often the connection was lost. */
  losses: number
  /** Settles when the stream has begun for the first time. */
  begun: Promise<void>
  stop(): void
}

interface ListenOptions {
  /** False forgets what it has seen, as a client would without replay. */
  resumes?: boolean
}

/** A page: reads its stream, and opens it again behind the last number it has seen whenever it breaks. */
export function listen(port: number, { token }: Person, { resumes = true }: ListenOptions = {}): Listener {
  const begun = Promise.withResolvers<void>()
  let lastId: string | null = null
  let isStopped = false
  let end = () => {}
  const listener: Listener = {
    heard: [],
    losses: -1,
    begun: begun.promise,
    stop() {
      isStopped = true
      end()
    },
  }

  const once = () =>
    new Promise<void>((resolve) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(resumes && lastId !== null && { 'last-event-id': lastId }),
      }
      const asked = get({ port, host: '127.0.0.1', path: '/api/live', headers, agent: false }, (answer) => {
        let rest = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          const parts = (rest + chunk).split('\n\n')
          rest = parts.pop()!
          for (const part of parts) take(part)
        })
        answer.on('close', resolve)
        answer.on('error', () => resolve())
      })
      asked.on('error', () => resolve())
      asked.on('close', resolve)
      end = () => asked.destroy()
    })

  function take(part: string) {
    const id = /^id: (\d+)$/m.exec(part)?.[1]
    if (id === undefined) return
    lastId = id
    const kind = /^event: (.*)$/m.exec(part)?.[1]
    if (kind === 'hello' || kind === 'reset') begun.resolve()
    if (kind !== 'message') return
    const data = JSON.parse(/^data: (.*)$/m.exec(part)![1]!)
    const { id: messageId, sender_id: senderId, message: text } = data
    listener.heard.push({ seq: Number(id), messageId, senderId, text, at: performance.now() })
  }

  void (async () => {
    while (!isStopped) {
      listener.losses++
      await once()
      if (!isStopped) await sleep(50 + Math.random() * 150)
    }
  })()
  return listener
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends until the server says that it has it; every try carries the same key. The message's id, and when it was first tried. */
export async function deliver(
  port: number,
  from: Person,
  to: Person,
  propertyId: number,
  text: string,
): Promise<{ id: number; at: number }> {
  const at = performance.now()
  const idempotency_key = randomUUID()
  const body = JSON.stringify({ receiver_id: to.id, property_id: propertyId, message: text, idempotency_key })
  for (let tries = 0; ; tries++) {
    const answer = await post(port, from.token, body).catch(() => null)
    if (answer?.status === 200 && typeof answer.body.id === 'number') return { id: answer.body.id, at }
    if (answer && answer.status < 500) throw new Error(`Refused: ${JSON.stringify(answer.body)}`)
    if (tries > 300) throw new Error('Nobody took the message')
    await sleep(50 + Math.random() * 100)
  }
}

function post(port: number, token: string, body: string): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const options = {
      port,
      host: '127.0.0.1',
      path: '/api/send_message',
      method: 'POST',
      headers,
      agent,
      timeout: 10_000,
    }
    const asked = request(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        try {
          resolve({ status: answer.statusCode!, body: JSON.parse(text) })
        } catch (error) {
          reject(error)
        }
      })
    })
    asked.on('timeout', () => asked.destroy(new Error('late')))
    asked.on('error', reject)
    asked.end(body)
  })
}
