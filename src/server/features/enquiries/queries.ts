import type { ParticipantId } from '#domain/policy.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow, isOwnHidden } from '#server/features/properties/public.ts'

/** Whether the operator allows enquiries without an account. */
export const isSwitchedOn = async (sql: Sql): Promise<boolean> =>
  (await sql`select from settings where key = 'enquiries_from_visitors' and value = '1'`).length > 0

export const findTitle = (sql: Sql, propertyId: number) =>
  one(sql<{ title: string }[]>`select title from properties where id = ${propertyId}`)

interface NewEnquiry {
  propertyId: number
  recipientId: ParticipantId
  userId: number | null
  name: string
  email: string
  language: string
  message: string
  now: Date
}

export const insertEnquiry = async (sql: Sql, given: NewEnquiry): Promise<number> => {
  const { id } = await one(sql<{ id: number }[]>`
  insert into enquiries (property_id, recipient_id, user_id, visitor_name, visitor_email, language_code, message,
    consented_at, created_at)
  values (${given.propertyId}, ${given.recipientId}, ${given.userId}, ${given.name}, ${given.email}, ${given.language},
    ${given.message}, ${given.now}, ${given.now})
    returning id`)
  return id
}

/** An enquiry as shown to its recipient. */
export interface EnquiryRow {
  id: number
  recipientId: ParticipantId
  name: string
  message: string
  createdAt: Date
  isRead: boolean
  propertyId: number
  slug: string
  title: string
  image: ImageRow | null
  /** The recipient owns the property, and it is not public. */
  isOwnHidden: boolean
  replies: { id: number; message: string; createdAt: string }[]
}

const COLUMNS = `
  e.id, e.recipient_id as "recipientId", e.visitor_name as name, e.message, e.created_at as "createdAt", e.read_at is not null as "isRead",
  p.id as "propertyId", p.slug, p.title, (select ${IMAGE} from media m where m.id = p.title_media_id) as image,
  ${isOwnHidden('e.recipient_id')} as "isOwnHidden",
  coalesce((select json_agg(json_build_object('id', r.id, 'message', r.message, 'createdAt', r.created_at) order by r.id)
    from enquiry_replies r where r.enquiry_id = e.id), '[]') as replies`

const of = (sql: Sql, recipient: ParticipantId) =>
  recipient === null ? sql`e.recipient_id is null` : sql`e.recipient_id = ${recipient}`

export const listEnquiries = (
  sql: Sql,
  recipient: ParticipantId,
  { unanswered, offset, limit }: { unanswered: boolean; offset: number; limit: number },
) => sql<(EnquiryRow & { total: number })[]>`
  select ${sql.unsafe(COLUMNS)}, count(*) over () as total
  from enquiries e join properties p on p.id = e.property_id
  where ${of(sql, recipient)} and (not ${unanswered} or not exists (select from enquiry_replies r where r.enquiry_id = e.id))
  order by e.id desc offset ${offset} limit ${limit}`

export const countUnread = async (sql: Sql, recipient: ParticipantId): Promise<number> => {
  const { count } = await one(sql<{ count: number }[]>`
    select count(*) as count from enquiries e where ${of(sql, recipient)} and e.read_at is null`)
  return count
}

/** Row lock that serialises changes of an enquiry. */
export const lockEnquiry = (sql: Sql, id: number) => sql`select from enquiries where id = ${id} for no key update`

export const findEnquiry = (sql: Sql, id: number): Promise<EnquiryRow | null> =>
  maybeOne(sql<EnquiryRow[]>`
    select ${sql.unsafe(COLUMNS)} from enquiries e join properties p on p.id = e.property_id where e.id = ${id}`)

/** The guest's email address and language; read only to send a reply. */
export const findVisitor = (sql: Sql, id: number) =>
  one(sql<{ email: string; language: string | null; siteName: string }[]>`
    select visitor_email as email, coalesce(language_code, (select value from settings where key = 'default_language')) as language,
      coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as "siteName"
    from enquiries where id = ${id}`)

export const insertReply = (
  sql: Sql,
  reply: { enquiryId: number; authorId: number; message: string; now: Date },
) => sql`
  insert into enquiry_replies (enquiry_id, author_id, message, created_at)
  values (${reply.enquiryId}, ${reply.authorId}, ${reply.message}, ${reply.now})`

export const countReplies = (sql: Sql, enquiryId: number, since: Date) =>
  one(sql<{ count: number }[]>`
    select count(*) as count from enquiry_replies where enquiry_id = ${enquiryId} and created_at > ${since}`)

export const markRead = (sql: Sql, recipient: ParticipantId, ids: readonly number[], now: Date) => sql`
  update enquiries e set read_at = ${now}
  where e.id = any (${ids as number[]}::bigint[]) and ${of(sql, recipient)} and e.read_at is null`

export const deleteEnquiry = (sql: Sql, id: number) => sql`delete from enquiries where id = ${id}`

export const dropOld = (sql: Sql, before: Date) => sql`delete from enquiries where created_at < ${before}`

/** The author of a reply, as named in the email. */
export const findAuthor = (sql: Sql, userId: number) =>
  one(sql<{ name: string }[]>`select name from users where id = ${userId}`)

/** Active staff, who reply for the site. */
export const listStaff = (sql: Sql): Promise<{ id: number }[]> =>
  sql<{ id: number }[]>`select id from users where role in ('admin', 'moderator') and is_active order by id`
