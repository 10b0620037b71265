import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { postJson, readEvents } from './raw-http.ts'
import type { Person } from './world.ts'

/** A message event as received. */
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
  /** Resolves when the stream has begun for the first time. */
  begun: Promise<void>
  stop(): void
}

interface ListenOptions {
  /** If false, the client reconnects without the last sequence number, so nothing is replayed. */
  resumes?: boolean
}

/** A page: reads its event stream, and reconnects after the last sequence number whenever the stream breaks. */
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

  const once = () => {
    const headers = { authorization: `Bearer ${token}`, ...(resumes && lastId !== null && { 'last-event-id': lastId }) }
    const { ended, close } = readEvents(port, '/api/live', headers, take)
    end = close
    return ended
  }

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

/**
 * Retries until the server acknowledges; every attempt has the same idempotency key. Returns the message's id and the
 * time of the first attempt.
 */
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
    const [status, answer] = await postJson(port, '/api/send_message', from.token, body).catch(() => [0, '{}'] as const)
    if (status === 200) {
      const { id } = JSON.parse(answer) as { id?: unknown }
      if (typeof id === 'number') return { id, at }
    }
    if (status > 0 && status < 500) throw new Error(`Refused: ${answer}`)
    if (tries > 300) throw new Error('Nobody took the message')
    await sleep(50 + Math.random() * 100)
  }
}
