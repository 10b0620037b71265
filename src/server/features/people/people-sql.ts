import type { ACCOUNT_KINDS, PEOPLE_SORTS, ROLES, VERIFICATIONS } from '#contract/people-admin.ts'
import { limitedCount } from '#server/db/counted.ts'
import { type Fragment, one, type Sql } from '#server/db/sql.ts'

export interface PersonRow {
  id: number
  name: string
  slug: string
  email: string | null
  phone: string | null
  role: (typeof ROLES)[number]
  kind: (typeof ACCOUNT_KINDS)[number]
  loginType: 'google' | 'phone' | 'apple' | 'email'
  verification: (typeof VERIFICATIONS)[number]
  isActive: boolean
  isDemo: boolean
  createdAt: Date
}

export interface PeopleFilter {
  q?: string | undefined
  role?: PersonRow['role'] | undefined
  kind?: PersonRow['kind'] | undefined
  state?: 'active' | 'deactivated' | undefined
  verification?: PersonRow['verification'] | undefined
}

const ORDERS: Record<(typeof PEOPLE_SORTS)[number], string> = {
  joined: 'u.created_at, u.id',
  '-joined': 'u.created_at desc, u.id desc',
  name: 'lower(u.name), u.id',
  '-name': 'lower(u.name) desc, u.id desc',
}

/** The columns are named one by one: a hash must never be among them by accident. */
export const PERSON = `
  u.id, u.name, u.slug, u.email, case when u.phone is not null then concat('+', u.country_code, u.phone) end as phone, u.role,
  u.account_kind as kind, u.login_type as "loginType", u.verification, u.is_active as "isActive", u.is_demo as "isDemo",
  u.created_at as "createdAt"`

export const listPeopleRows = (
  sql: Sql,
  filter: PeopleFilter,
  sort: keyof typeof ORDERS,
  { offset, limit }: { offset: number; limit: number },
): Promise<PersonRow[]> => sql<PersonRow[]>`
  select ${sql.unsafe(PERSON)} from users u where ${fits(sql, filter)}
  order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}`

export const countPeople = async (sql: Sql, filter: PeopleFilter): Promise<number> =>
  (
    await one(sql<{ count: number }[]>`
      select count(*) from (select from users u where ${fits(sql, filter)} limit ${limitedCount}) fitting`)
  ).count

/** A condition that was not asked for is not written, so that each combination uses its own index. */
const fits = (sql: Sql, { q, role, kind, state, verification }: PeopleFilter): Fragment => sql`
  true
  ${q === undefined ? sql`` : sql`and ${namedLike(sql, q)}`}
  ${role === undefined ? sql`` : sql`and u.role = ${role}`}
  ${kind === undefined ? sql`` : sql`and u.account_kind = ${kind}`}
  ${state === undefined ? sql`` : state === 'active' ? sql`and u.is_active` : sql`and not u.is_active`}
  ${verification === undefined ? sql`` : sql`and u.verification = ${verification}`}`

/** Part of the name, address or number of `u`, from three letters on; the index has nothing smaller, so less is the beginning. */
export function namedLike(sql: Sql, q: string): Fragment {
  const anywhere = q.length > 2 ? '%' : ''
  const literal = (text: string) => `${anywhere}${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const digits = q.replaceAll(/[\s()+./-]/g, '')
  const contact = /^\d{3,}$/.test(digits) ? digits : q
  return sql`(plain_text(u.name) like plain_text(${literal(q)})
    or lower(coalesce(u.email, '') || ' ' || coalesce(u.country_code, '') || coalesce(u.phone, '')) like lower(${literal(contact)}))`
}
