import { LIVE_EVENTS } from '#contract/live.ts'
import { presentBroughtMessage, presentLiveMessages } from './features/chats/public.ts'
import { type Brought, createHub, type Outgoing, type Present } from './features/live/public.ts'
import { presentLiveNotifications } from './features/notifications/public.ts'
import { keepNamed } from './output.ts'
import type { Services } from './services.ts'

/** The open pages of this node, told in the words of the features that the news is about. */
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
  const presentBrought = (ownerId: number, origin: string, brought: Brought) => {
    const context = { ...services, now: services.now(), origin }
    return checked(brought.kind, brought.kind === 'message' ? presentBroughtMessage(ownerId, brought, context) : null)
  }
  return createHub({ ...services, present, presentBrought, ...(tickMs !== undefined && { tickMs }) })
}

/** Those of a batch that are about such a row. */
function withRef<R extends 'messageId' | 'notificationId'>(outgoing: readonly Outgoing[], ref: R) {
  return outgoing.flatMap((one) => {
    const id = one.event[ref]
    return id === null
      ? []
      : [{ outgoing: one, ownerId: one.ownerId, language: one.language, origin: one.origin, [ref]: id }]
  }) as (Omit<Outgoing, 'event'> & { outgoing: Outgoing; messageId: number; notificationId: number })[]
}

/** As with every answer, what the contract does not name does not leave; an event it does not know stays here. */
function checked(kind: string, data: object | null): object | null {
  const schema = LIVE_EVENTS[kind as keyof typeof LIVE_EVENTS]
  return data && schema ? (keepNamed(schema, data) as object) : null
}
