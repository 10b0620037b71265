import { maybeOne, type Sql } from '#server/db/sql.ts'
import { prepared } from './card-sql.ts'
import { IS_PUBLIC } from './standing.ts'

/** Further down nothing is alike any more, and reading on would read the category. */
const MOST_ALIKE = 500

export interface SimilarRow {
  ownerId: number | null
  isPublic: boolean
  categoryId: number
  deal: 'sell' | 'rent'
  /** Of homes like it. */
  ids: number[]
}

const SAME = 'x.category_id = home.category_id and x.kind = home.kind and x.id <> home.id'

// Three index walks of at most $4 steps: in its own city by how far the price is off, either way, then the newest elsewhere.
const SIMILAR = `
  with home as materialized (
    select p.id, p.owner_id, p.category_id, p.price, coalesce(p.city_id, 0) as city_id, ${IS_PUBLIC} as is_public,
      case when p.property_type in ('sell', 'sold') then 0 else 1 end as kind
    from properties p left join users o on o.id = p.owner_id where p.id = $1)
  select home.owner_id as "ownerId", home.is_public as "isPublic", home.category_id as "categoryId",
    case home.kind when 0 then 'sell' else 'rent' end as deal,
    array(
      select found.id from (
        (select x.id, 1 as rank, (x.price - home.price)::float8 as gap, x.created_at from listing x
         where x.city_id = home.city_id and ${SAME} and x.price >= home.price order by x.price limit $4)
        union all
        (select x.id, 1, (home.price - x.price)::float8, x.created_at from listing x
         where x.city_id = home.city_id and ${SAME} and x.price < home.price order by x.price desc limit $4)
        union all
        (select x.id, 2, 0, x.created_at from listing x
         where x.city_id <> home.city_id and ${SAME} order by x.created_at desc, x.id desc limit $4)) found
      order by found.rank, found.gap, found.created_at desc, found.id desc offset $2 limit $3) as ids
  from home`

/** A page of homes like one home: its category and kind, the closest in price of its city first. */
export function findSimilar(sql: Sql, id: number, { offset, limit }: { offset: number; limit: number }) {
  const end = Math.min(offset + limit, MOST_ALIKE)
  const values = [id, Math.min(offset, end), Math.max(0, end - offset), end]
  return maybeOne(prepared<SimilarRow>(sql, SIMILAR, values))
}
