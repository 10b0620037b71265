import type { ParticipantId } from '#domain/policy.ts'
import { limitedCount } from '#server/db/bounded-count.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import type { Pair } from '#server/features/blocks/public.ts'
import { IMAGE, type ImageRow, isOwnHidden, prepared } from '#server/features/properties/public.ts'
import { isShownTo, type MessageRow } from './message.sql.ts'

/** A user is online while a node refreshes the presence row of an open page; older rows belong to stopped nodes. */
const IS_ONLINE = (user: string, now: string) =>
  `exists (select from presence o where o.user_id = ${user} and o.seen_at > ${now} - interval '1 minute')`

const blocks = (blocker: string, blocked: string) =>
  `exists (select from blocks b where coalesce(b.blocker_id, 0) = coalesce(${blocker}, 0) and coalesce(b.blocked_id, 0) = coalesce(${blocked}, 0))`

export interface ChatRow {
  propertyId: number
  slug: string
  title: string
  translatedTitle: string | null
  titleImage: ImageRow | null
  /** The reader owns the property, and it is not public. */
  isOwnHidden: boolean
  at: Date
  unread: number
  otherId: ParticipantId
  name: string | null
  image: ImageRow | null
  byMe: boolean
  byOther: boolean
  isOnline: boolean
  kind: MessageRow['kind']
  body: string | null
  isMine: boolean
  total: number
}

/** Chats of user `$1`. */
const CHATS_OF_USER = `
  select c.*, case when c.user_id = $1 then c.counterpart_id else c.user_id end as other_id
  from chats c where c.user_id = $1 or c.counterpart_id = $1`
/** Chats of Support. There may be very many, so the page is cut before messages are read. */
const OF_SUPPORT = `
  select c.*, c.user_id as other_id from chats c where c.counterpart_id is null
  order by c.last_message_at desc, c.id desc offset $4 limit $5`

/** The chats that still have a message visible to participant `$1`. */
const stillShown = (chats: string) => `
  from (${chats}) c
  left join chat_members own on own.chat_id = c.id and own.user_id is not distinct from $1::bigint
  join lateral (
    select x.id, x.kind, x.body, x.sender_id, x.created_at from messages x
    where x.chat_id = c.id and ${isShownTo('$1::bigint', 'coalesce(own.cleared_message_id, 0)')}
    order by x.id desc limit 1) last on true`

const SUPPORT_CHATS_TOTAL = `(select count(*) from (select from chats d where d.counterpart_id is null limit ${limitedCount}) fitting)`

export const listChats = (
  sql: Sql,
  side: ParticipantId,
  { language, now, offset, limit }: { language: string; now: Date; offset: number; limit: number },
) =>
  prepared<ChatRow>(
    sql,
    `with own as materialized (
       select c.id, c.property_id, c.other_id, last.kind, last.body, last.sender_id, last.created_at, coalesce(own.unread_count, 0) as unread,
         ${side === null ? SUPPORT_CHATS_TOTAL : 'count(*) over ()'} as total
       ${stillShown(side === null ? OF_SUPPORT : CHATS_OF_USER)}
       order by last.created_at desc, c.id desc ${side === null ? '' : 'offset $4 limit $5'})
     select own.property_id as "propertyId", p.slug, p.title, t.title as "translatedTitle",
       (select ${IMAGE} from media m where m.id = p.title_media_id) as "titleImage",
       ${isOwnHidden('$1::bigint')} as "isOwnHidden", own.created_at as at, own.unread,
       own.other_id as "otherId", u.name, (select ${IMAGE} from media m where m.id = u.profile_media_id) as image,
       ${blocks('$1::bigint', 'own.other_id')} as "byMe", ${blocks('own.other_id', '$1::bigint')} as "byOther",
       ${IS_ONLINE('own.other_id', '$3::timestamptz')} as "isOnline", own.kind, own.body,
       own.sender_id is not distinct from $1::bigint as "isMine", own.total
     from own join properties p on p.id = own.property_id
     left join property_translations t on t.property_id = p.id and t.language_code = $2
     left join users u on u.id = own.other_id
     order by own.created_at desc, own.id desc`,
    [side, language, now, offset, limit],
  )

export const countUnread = (sql: Sql, side: ParticipantId): Promise<{ chats: number; messages: number }> =>
  one(sql<{ chats: number; messages: number }[]>`
    select count(*) as chats, coalesce(sum(unread_count), 0) as messages from chat_members
    where ${side === null ? ofSupportWithUnread(sql) : sql`user_id = ${side}`} and unread_count > 0`)

/** Support has the most chats and few unread ones, so the scan starts at unread messages. */
const ofSupportWithUnread = (sql: Sql) => sql`
  user_id is null and chat_id = any (array(select chat_id from messages where recipient_id is null and read_at is null group by chat_id))`

export interface PartnerRow {
  id: ParticipantId
  name: string | null
  slug: string | null
  image: ImageRow | null
  isActive: boolean
  isOnline: boolean
  lastSeenAt: Date | null
  byMe: boolean
  byOther: boolean
}

/** The other participant as shown on the page; null if the account does not exist. */
export const findPartner = (sql: Sql, { me, other }: Pair, now: Date): Promise<PartnerRow | null> =>
  maybeOne(
    prepared<PartnerRow>(
      sql,
      `select given.id, u.name, u.slug, (select ${IMAGE} from media m where m.id = u.profile_media_id) as image,
         coalesce(u.is_active, given.id is null) as "isActive", ${IS_ONLINE('given.id', '$3::timestamptz')} as "isOnline",
         (select last_seen_at from user_activity a where a.user_id = u.id) as "lastSeenAt", ${blocks('$1::bigint', 'given.id')} as "byMe", ${blocks('given.id', '$1::bigint')} as "byOther"
       from (values ($2::bigint)) given (id) left join users u on u.id = given.id where given.id is null or u.id is not null`,
      [me, other, now],
    ),
  )

export interface PinnedRow {
  id: number
  slug: string
  title: string
  translatedTitle: string | null
  image: ImageRow | null
  price: number
  kind: string
  rentDuration: string | null
  city: string | null
  ownerId: ParticipantId
  isHidden: boolean
}

/** The property of a chat. */
export const findPinned = (sql: Sql, propertyId: number, language: string): Promise<PinnedRow | null> =>
  maybeOne(
    prepared<PinnedRow>(
      sql,
      `select p.id, p.slug, p.title, t.title as "translatedTitle", (select ${IMAGE} from media m where m.id = p.title_media_id) as image,
         p.price, p.property_type as kind, p.rent_duration as "rentDuration", p.city, p.owner_id as "ownerId", ${isOwnHidden('p.owner_id')} as "isHidden"
       from properties p left join property_translations t on t.property_id = p.id and t.language_code = $2 where p.id = $1`,
      [propertyId, language],
    ),
  )

/** The given users who have a chat with the viewer and no block in either direction. */
export const listPresence = (
  sql: Sql,
  me: number,
  ids: readonly number[],
  now: Date,
): Promise<{ id: number; isOnline: boolean; lastSeenAt: Date | null }[]> =>
  prepared<{ id: number; isOnline: boolean; lastSeenAt: Date | null }>(
    sql,
    `select u.id, ${IS_ONLINE('u.id', '$3::timestamptz')} as "isOnline", (select last_seen_at from user_activity a where a.user_id = u.id) as "lastSeenAt"
     from users u
     where u.id = any ($2::bigint[]) and u.is_active
       and exists (select from chats c where c.user_id = $1 and c.counterpart_id = u.id or c.user_id = u.id and c.counterpart_id = $1)
       and not ${blocks('$1::bigint', 'u.id')} and not ${blocks('u.id', '$1::bigint')}
     order by u.id`,
    [me, ids, now],
  )
