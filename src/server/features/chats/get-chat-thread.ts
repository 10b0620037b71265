import type { getChatThread as endpoint } from '#contract/chats.ts'
import { instantOf } from '#domain/instant.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import type { Pair } from '#server/features/blocks/public.ts'
import { photoBase } from '#server/features/media/public.ts'
import { findVisibility, imageAddress } from '#server/features/properties/public.ts'
import { findPartner, findPinned, type PartnerRow, type PinnedRow } from './list.sql.ts'
import { numberOf, participantsOf } from './participants.ts'
import { presentMessage } from './present.ts'
import { countMessages, findMember, findReaderImage, listMessages } from './queries.ts'
import { isInterested } from './send.sql.ts'

export const getChatThread: Handler<typeof endpoint> = async (ctx, input) => {
  const { sql, viewer, now, language, origin } = ctx
  const { property_id, before, after, limit } = input
  const pair = participantsOf(viewer, input)
  const [member, partner, pinned, image] = await Promise.all([
    findMember(sql, pair, property_id),
    findPartner(sql, pair, now),
    findPinned(sql, property_id, language),
    findReaderImage(sql, pair.me),
  ])
  if (!pinned || !partner) throw missing('Chat')
  if (!member) await requireOpening(ctx, property_id, pair)
  const rows = member ? await listMessages(sql, member, pair.me, { before, after, limit: limit + 1 }) : []
  const { firstUnreadId } = member ? await countMessages(sql, member, pair.me) : { firstUnreadId: null }
  return {
    messages: rows.slice(0, limit).map((row) => presentMessage(row, { ...ctx, number: numberOf(pair.me), image })),
    has_more: rows.length > limit,
    first_unread_id: firstUnreadId,
    unread_count: member?.unread ?? 0,
    person: presentPartner(partner, member !== null, origin),
    property: presentPinned(pinned, ctx, pinned.ownerId === pair.me),
  }
}

/**
 * For a chat without messages: throws unless the viewer may send the first one, so that others learn nothing about the
 * participant.
 */
async function requireOpening({ sql, viewer }: Context, propertyId: number, { me, other }: Pair) {
  const home = await findVisibility(sql, { id: propertyId })
  const hasAsked = other !== null && (await isInterested(sql, other, propertyId))
  if (!home || !may.seeProperty(viewer, home) || !may.openChat(home, me, other, hasAsked)) throw missing('Chat')
}

/** Presence is shown only between users who have a chat. */
const presentPartner = (row: PartnerRow, hasTalked: boolean, origin: string) => {
  const isApart = row.byMe || row.byOther || !hasTalked
  return {
    id: numberOf(row.id),
    name: row.name ?? 'Admin',
    slug_id: row.slug ?? '',
    profile: imageAddress(row.image, origin),
    is_active: row.isActive,
    is_online: row.isOnline && !isApart,
    last_seen_at: row.lastSeenAt && !isApart ? instantOf(row.lastSeenAt) : null,
    is_blocked_by_me: row.byMe,
    is_blocked_by_user: row.byOther,
  }
}

const presentPinned = (row: PinnedRow, ctx: Context, isOwn: boolean) => ({
  id: row.id,
  slug_id: row.slug,
  title: row.title,
  translated_title: row.translatedTitle ?? row.title,
  title_image: imageAddress(row.image, photoBase(ctx, !(isOwn && row.isHidden))),
  price: row.price,
  property_type: row.kind,
  rentduration: row.rentDuration,
  city: row.city ?? '',
  is_own: isOwn,
})
