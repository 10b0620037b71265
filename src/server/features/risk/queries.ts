import { ALIKE_TEXT } from '#domain/listing-risk.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import type { Finding, RiskAssessment } from './assess-risk.ts'

interface Place {
  exceptId: number | null
  ownerId: number
  title: string
  description: string
  city: string | null
  latitude: number | null
  longitude: number | null
}

/** About 2 km, because pins are placed by hand; longitude uses twice as much to allow for high latitudes. */
const NEAR_DEGREES = 0.02
const MAX_COMPARED = 200
const WORDS = 1500

/** The earlier property of another owner in the same place at a similar price (±7 %) whose text is most similar. */
export const findAlike = (
  sql: Sql,
  { exceptId, ownerId, title, description, city, latitude, longitude }: Place,
  { price, kind }: { price: string; kind: string },
) =>
  maybeOne(sql<{ propertyId: number; similarity: number }[]>`
    with near as materialized (
      select p.id, p.title, p.description
      from areas a join properties p on p.city_id = a.id
      where a.kind = 'city' and a.name_norm = plain_text(btrim(${city ?? ''})) and p.owner_id is distinct from ${ownerId}
        ${exceptId === null ? sql`` : sql`and p.id < ${exceptId}`} and p.property_type = ${kind} and p.price between ${price}::numeric * 0.93 and ${price}::numeric * 1.07
        and (p.latitude is null or ${latitude}::float8 is null or (abs(p.latitude - ${latitude}) < ${NEAR_DEGREES}
          and abs(p.longitude - ${longitude}) < ${NEAR_DEGREES * 2}))
      order by abs(p.price - ${price}::numeric) limit ${MAX_COMPARED}
    ), compared as (
      select id, similarity(left(description, ${WORDS}), left(${description}, ${WORDS})) as words, similarity(title, ${title}) as title from near
    )
    select id as "propertyId", greatest(words, (words * 3 + title) / 4) as similarity from compared
    where greatest(words, (words * 3 + title) / 4) >= ${ALIKE_TEXT} order by 2 desc, id limit 1`)

interface OfKind {
  city: string
  categoryId: number
  kind: string
  rentDuration: string | null
}

export const findPriceBand = (sql: Sql, { city, categoryId, kind, rentDuration }: OfKind) =>
  maybeOne(sql<{ homes: number; low: number; high: number }[]>`
    select b.homes, b.low::float8 as low, b.high::float8 as high
    from areas a join price_bands b on b.city_id = a.id
    where a.kind = 'city' and a.name_norm = plain_text(btrim(${city})) and b.category_id = ${categoryId} and b.property_type = ${kind}
      and b.rent_duration = ${rentDuration ?? ''}
    order by b.homes desc limit 1`)

/** Recomputes the price quantiles per city, category and deal type. */
export async function refreshPriceBands(sql: Sql): Promise<void> {
  await sql`delete from price_bands`
  await sql`
    insert into price_bands (city_id, category_id, property_type, rent_duration, homes, low, middle, high)
    select p.city_id, p.category_id, p.property_type, coalesce(p.rent_duration, ''), count(*),
      percentile_disc(0.05) within group (order by p.price), percentile_disc(0.5) within group (order by p.price),
      percentile_disc(0.95) within group (order by p.price)
    from listing l join properties p on p.id = l.id
    where p.city_id is not null and p.property_type in ('sell', 'rent')
    group by 1, 2, 3, 4`
}

/** Creation date of an account, and another account with the same phone number. */
export const findAccount = (sql: Sql, id: number) =>
  maybeOne(sql<{ createdAt: Date; namesakeId: number | null }[]>`
    select u.created_at as "createdAt", (
      select o.id from users o where o.phone = u.phone and coalesce(o.country_code, '') = coalesce(u.country_code, '')
        and o.id <> u.id and lower(o.email) is distinct from lower(u.email)
      order by o.id limit 1) as "namesakeId"
    from users u where u.id = ${id}`)

const LONGEST_PREFIX = 4
const SHORTEST_NUMBER = 7

/** Another account whose phone number is one of these, with or without country code. */
export function findNumbers(
  sql: Sql,
  numbers: readonly string[],
  exceptId: number,
): Promise<{ userId: number } | null> {
  const readings = numbers.flatMap((digits) =>
    Array.from({ length: LONGEST_PREFIX + 1 }, (_, start) => digits.slice(start)),
  )
  return maybeOne(sql<{ userId: number }[]>`
    select id as "userId" from users
    where phone = any (${readings.filter(({ length }) => length >= SHORTEST_NUMBER)}::text[]) and id <> ${exceptId} order by id limit 1`)
}

/** Saves the assessment of a pending case. */
export const saveJudgement = (
  sql: Sql,
  { kind, id }: { kind: string; id: number },
  { risk, findings }: Pick<RiskAssessment, 'risk'> & { findings: readonly Finding[] },
  now: Date,
) => sql`
  insert into moderation_cases (kind, subject_id, risk, reasons, judged_at)
  values (${kind}, ${id}, ${risk}, ${sql.json(findings as never)}, ${now})
  on conflict (kind, subject_id) do update set risk = excluded.risk, reasons = excluded.reasons, judged_at = excluded.judged_at`
