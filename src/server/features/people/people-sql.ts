import type { ACCOUNT_KINDS, PEOPLE_SORTS, ROLES, VERIFICATIONS } from '#contract/people-admin.ts'
import { limitedCount, MOST_FOUND } from '#server/db/counted.ts'
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
  select ${sql.unsafe(PERSON)}
  from (
    select u.id from ${candidates(sql, filter)} order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}) page
  join users u on u.id = page.id order by ${sql.unsafe(ORDERS[sort])}`

export const countPeople = async (sql: Sql, filter: PeopleFilter): Promise<number> =>
  (
    await one(
      sql<
        { count: number }[]
      >`select count(*) from (select from ${candidates(sql, filter)} limit ${limitedCount}) fitting`,
    )
  ).count

/** Whom a list is about. Of those that words find, so many are enough to order: common words fit half of everybody. */
const candidates = (sql: Sql, filter: PeopleFilter): Fragment =>
  filter.q === undefined
    ? sql`users u where ${fits(sql, filter)}`
    : sql`(select u.id, u.name, u.created_at from users u where ${fits(sql, filter)} limit ${MOST_FOUND + 1}) u`

/** A condition that was not asked for is not written, so that each combination uses its own index. */
const fits = (sql: Sql, { q, role, kind, state, verification }: PeopleFilter): Fragment => sql`
  true
  ${q === undefined ? sql`` : sql`and ${namedLike(sql, q)}`}
  ${role === undefined ? sql`` : sql`and u.role = ${role}`}
  ${kind === undefined ? sql`` : sql`and u.account_kind = ${kind}`}
  ${state === undefined ? sql`` : state === 'active' ? sql`and u.is_active` : sql`and not u.is_active`}
  ${verification === undefined ? sql`` : sql`and u.verification = ${verification}`}`

/** Part of the name, address or number of `u`, from three letters on; the index has nothing smaller, so less is how the name begins. */
export function namedLike(sql: Sql, q: string): Fragment {
  const anywhere = q.length > 2 ? '%' : ''
  const digits = q.replaceAll(/[\s()+./-]/g, '')
  const wanted = /^\d{3,}$/.test(digits) ? digits : q
  return sql`u.found_by like plain_text(${`${anywhere}${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`})`
}
