import { maybeOne, type Sql } from '#server/db/sql.ts'
import { prepared } from './card.sql.ts'
import { IS_PUBLIC } from './visibility.sql.ts'

/** Upper bound for paging; beyond it the results are no longer similar and the scan would read the whole category. */
const MAX_CANDIDATES = 500

export interface SimilarRow {
  ownerId: number | null
  isPublic: boolean
  categoryId: number
  deal: 'sell' | 'rent'
  /** Ids of similar properties. */
  ids: number[]
}

const SAME = 'x.category_id = home.category_id and x.kind = home.kind and x.id <> home.id'

// Three ordered index scans of at most $4 rows: the nearest prices above and below in the same city, then the newest
// elsewhere.
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

/** A page of properties similar to one: same category and deal type, closest price in its city first. */
export function findSimilar(sql: Sql, id: number, { offset, limit }: { offset: number; limit: number }) {
  const end = Math.min(offset + limit, MAX_CANDIDATES)
  const values = [id, Math.min(offset, end), Math.max(0, end - offset), end]
  return maybeOne(prepared<SimilarRow>(sql, SIMILAR, values))
}
