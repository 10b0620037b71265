import type { ROLES, USER_SORTS, VERIFICATIONS } from '#contract/users-admin.ts'
import type { AccountType } from '#domain/account-type.ts'
import { countRowsOf, MAX_FOUND, pageWithCount, type Range, splitCounted } from '#server/db/bounded-count.ts'
import type { Fragment, Sql } from '#server/db/sql.ts'

export interface PersonRow {
  id: number
  name: string
  slug: string
  email: string | null
  phone: string | null
  role: (typeof ROLES)[number]
  kind: AccountType
  requestedType: AccountType | null
  loginType: 'google' | 'phone' | 'apple' | 'email'
  verification: (typeof VERIFICATIONS)[number]
  isActive: boolean
  isDemo: boolean
  createdAt: Date
}

export interface UserFilter {
  q?: string | undefined
  role?: PersonRow['role'] | undefined
  kind?: PersonRow['kind'] | undefined
  state?: 'active' | 'deactivated' | undefined
  verification?: PersonRow['verification'] | undefined
}

const ORDERS: Record<(typeof USER_SORTS)[number], string> = {
  joined: 'u.created_at, u.id',
  '-joined': 'u.created_at desc, u.id desc',
  name: 'lower(u.name), u.id',
  '-name': 'lower(u.name) desc, u.id desc',
}

/** Columns are listed explicitly, so that a password hash cannot be selected by accident. */
export const USER_COLUMNS = `
  u.id, u.name, u.slug, u.email, case when u.phone is not null then concat('+', u.country_code, u.phone) end as phone, u.role,
  u.account_kind as kind, u.requested_account_kind as "requestedType", u.login_type as "loginType", u.verification, u.is_active as "isActive", u.is_demo as "isDemo",
  u.created_at as "createdAt"`

type Sort = keyof typeof ORDERS

export const listUserRows = async (sql: Sql, filter: UserFilter, sort: Sort, range: Range) =>
  filter.q === undefined ? listAll(sql, filter, sort, range) : findNamed(sql, filter, sort, range)

async function listAll(sql: Sql, filter: UserFilter, sort: Sort, { offset, limit }: Range) {
  const order = sql.unsafe(ORDERS[sort])
  const [rows, count] = await Promise.all([
    sql<PersonRow[]>`
      select ${sql.unsafe(USER_COLUMNS)}
      from (select u.id from users u where ${fits(sql, filter)} order by ${order} offset ${offset} limit ${limit}) page
      join users u on u.id = page.id order by ${order}`,
    countRowsOf(sql, sql`users u where ${fits(sql, filter)}`),
  ])
  return { rows: rows as PersonRow[], count }
}

/** Sorts at most `MAX_FOUND` matches, because common terms match half of all users. */
async function findNamed(sql: Sql, filter: UserFilter, sort: Sort, range: Range) {
  const found = sql`
    select u.id, row_number() over (order by ${sql.unsafe(ORDERS[sort])}) as place
    from ${namedUsers(sql, filter.q!, MAX_FOUND + 1, fits(sql, filter))} u`
  const rows = await sql<(PersonRow & { counted: number })[]>`
    ${pageWithCount(sql, found, range)}
    select ${sql.unsafe(USER_COLUMNS)}, counted from counted left join (page join users u on u.id = page.id) on true order by page.place`
  return splitCounted(rows)
}

/** Absent filters add no condition, so each combination can use its own index. */
const fits = (sql: Sql, { role, kind, state, verification }: UserFilter): Fragment => sql`
  true
  ${role === undefined ? sql`` : sql`and u.role = ${role}`}
  ${kind === undefined ? sql`` : sql`and u.account_kind = ${kind}`}
  ${state === undefined ? sql`` : state === 'active' ? sql`and u.is_active` : sql`and not u.is_active`}
  ${verification === undefined ? sql`` : sql`and u.verification = ${verification}`}`

/**
 * At most `most` users with this text in name, address or number, prefix matches first. The trigram index, slow for
 * common terms, is used only when the prefix index has too few matches, and not below three characters. The term is
 * hidden from the planner in a subquery, because planning with it would take longer than the search.
 */
export function namedUsers(sql: Sql, q: string, most: number, also = sql`true`): Fragment {
  const digits = q.replaceAll(/[\s()+./-]/g, '')
  const wanted = /^\d{3,}$/.test(digits) ? digits : q
  const words = sql`(select plain_text(${wanted}))`
  const begins = sql`u.found_by ~>=~ ${words} and u.found_by ~<~ (${words} || ${LAST_LETTER})`
  const pattern = sql`(select plain_text(${`%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`}))`
  const columns = sql`u.id, u.name, u.created_at`
  return q.length < 3
    ? sql`(select ${columns} from users u where ${begins} and ${also} limit ${most})`
    : sql`(
        with within as materialized (
          select ${columns} from users u where u.found_by like ${pattern} and not (${begins}) and ${also})
        select ${columns} from users u where ${begins} and ${also} union all select * from within limit ${most})`
}

const LAST_LETTER = '\u{10ffff}'
