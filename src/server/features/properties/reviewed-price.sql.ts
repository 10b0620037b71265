import { one, type Sql } from '#server/db/sql.ts'

/**
 * The price that a change is compared with: before the owner's own changes of the last 30 days, so that several small
 * changes count as one. A price that somebody else set, as by approving an edit, starts anew.
 */
export const findReviewedPrice = async (sql: Sql, id: number, ownerId: number): Promise<string> =>
  (
    await one(sql<{ price: string }[]>`
      select coalesce((
        select e.old ->> 'price' from listing_events e
        where e.property_id = p.id and e.kind = 'price_changed' and e.actor_id = ${ownerId} and e.at > now() - interval '30 days'
          and not exists (
            select from listing_events later
            where later.property_id = p.id and later.kind = 'price_changed' and later.id > e.id and later.actor_id is distinct from ${ownerId})
        order by e.id limit 1), p.price::text) as price
      from properties p where p.id = ${id}`)
  ).price

export const findPrice = async (sql: Sql, id: number): Promise<string> =>
  (await one(sql<{ price: string }[]>`select price::text as price from properties where id = ${id}`)).price
