import { setTimeout as sleep } from 'node:timers/promises'
import { deliver, type Listener, listen } from './clients.ts'
import type { ChatWorld, Person } from './world.ts'

interface Acknowledged {
  id: number
  to: Person
  from: Person
  number: number
  at: number
}

export interface LoadResult {
  acknowledged: number
  received: number
  missing: number
  duplicated: number
  reordered: number
  /** Milliseconds from the first attempt to the recipient's page. */
  delays: number[]
  /** How often pages lost their event stream. */
  losses: number
}

interface LoadOptions {
  /** All couples together. */
  perSecond: number
  seconds: number
  /** The faults to inject meanwhile. */
  trouble?: () => Promise<void>
  resumes?: boolean
}

/**
 * All users listen and half of them write while faults are injected; then compares acknowledged messages with received
 * ones.
 */
export async function runLoad(world: ChatWorld, options: LoadOptions): Promise<LoadResult> {
  const { port } = world.proxy
  const listeners = new Map<number, Listener>()
  for (const { asker, owner } of world.couples)
    for (const person of [asker, owner])
      listeners.set(person.id, listen(port, person, { resumes: options.resumes ?? true }))
  await Promise.all([...listeners.values()].map(({ begun }) => begun))
  const acknowledged: Acknowledged[] = []
  const start = performance.now()
  const end = start + options.seconds * 1000
  const pause = (world.couples.length / options.perSecond) * 1000
  const talk = async ({ asker, owner, propertyId }: ChatWorld['couples'][number]) => {
    // Each couple has its own schedule. If the next message were timed from the end of the last one, all couples would
    // send at the same instant after a pause in which all of them waited.
    for (let number = 0, next = start + Math.random() * pause; next < end; number++) {
      await sleep(Math.max(0, next - performance.now()))
      // The owner can only reply to an existing conversation.
      const [from, to] = number % 2 ? [owner, asker] : [asker, owner]
      const { id, at } = await deliver(port, from, to, propertyId, String(number))
      acknowledged.push({ id, to, from, number, at })
      next += pause * Math.max(1, Math.ceil((performance.now() - next) / pause))
    }
  }
  await Promise.all([...world.couples.map(talk), options.trouble?.()])
  await settle(listeners, acknowledged)
  for (const listener of listeners.values()) listener.stop()
  return count(listeners, acknowledged)
}

const idsOf = (listener: Listener) => new Set(listener.heard.map(({ messageId }) => messageId))

/** The last acknowledged messages may still be in transit, and pages may still be reconnecting. */
async function settle(listeners: ReadonlyMap<number, Listener>, acknowledged: readonly Acknowledged[]) {
  for (let waited = 0; waited < 100; waited++) {
    const heard = new Map([...listeners].map(([id, listener]) => [id, idsOf(listener)]))
    if (acknowledged.every(({ id, to }) => heard.get(to.id)!.has(id))) return
    await sleep(100)
  }
}

function count(listeners: ReadonlyMap<number, Listener>, acknowledged: readonly Acknowledged[]): LoadResult {
  const result = { acknowledged: acknowledged.length, received: 0, missing: 0, duplicated: 0, reordered: 0, losses: 0 }
  const delays: number[] = []
  for (const { id, to, at } of acknowledged) {
    const arrival = listeners.get(to.id)!.heard.find(({ messageId }) => messageId === id)
    if (!arrival) result.missing++
    else {
      result.received++
      delays.push(arrival.at - at)
    }
  }
  for (const { heard, losses } of listeners.values()) {
    result.losses += losses
    result.duplicated += heard.length - new Set(heard.map(({ messageId }) => messageId)).size
    const lastOf = new Map<number, number>()
    let lastSeq = 0
    for (const { seq, senderId, text } of heard) {
      const last = lastOf.get(senderId) ?? -1
      if (seq <= lastSeq || Number(text) <= last) result.reordered++
      lastSeq = seq
      lastOf.set(senderId, Number(text))
    }
  }
  return { ...result, delays }
}
