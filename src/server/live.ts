import { LIVE_EVENTS } from '#contract/live.ts'
import { presentLiveMessages } from './features/chats/public.ts'
import { createHub, type Outgoing, type Present } from './features/live/public.ts'
import { presentLiveNotifications } from './features/notifications/public.ts'
import type { Services } from './services.ts'

/** Live hub of this node: open streams and the formatters of each feature's events. */
export function liveHub(services: Services, tickMs?: number) {
  const present: Present = async (sql, outgoing) => {
    const context = { ...services, now: services.now() }
    const messages = withRef(outgoing, 'messageId')
    const notices = withRef(outgoing, 'notificationId')
    const [saidMessages, saidNotices] = await Promise.all([
      presentLiveMessages(sql, messages, context),
      presentLiveNotifications(sql, notices, context),
    ])
    const said = new Map<Outgoing, object | null>()
    for (const [index, { outgoing: one }] of messages.entries()) said.set(one, saidMessages[index] ?? null)
    for (const [index, { outgoing: one }] of notices.entries()) said.set(one, saidNotices[index] ?? null)
    return outgoing.map((one) => checked(one.event.kind, said.has(one) ? said.get(one)! : one.event.data))
  }
  return createHub({ ...services, present, ...(tickMs !== undefined && { tickMs }) })
}

/** Events of a batch that refer to such a row. */
function withRef<R extends 'messageId' | 'notificationId'>(outgoing: readonly Outgoing[], ref: R) {
  return outgoing.flatMap((one) => {
    const id = one.event[ref]
    return id === null
      ? []
      : [{ outgoing: one, ownerId: one.ownerId, language: one.language, origin: one.origin, [ref]: id }]
  }) as (Omit<Outgoing, 'event'> & { outgoing: Outgoing; messageId: number; notificationId: number })[]
}

/** Strips fields that the contract does not declare; an undeclared event is dropped. */
function checked(kind: string, data: object | null): object | null {
  const schema = LIVE_EVENTS[kind as keyof typeof LIVE_EVENTS]
  return data && schema ? (schema.parse(data) as object) : null
}
