import type { PropertyDetail } from '#contract/objects.ts'
import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { ASK, type Asker, askedBy, prepared } from './card.sql.ts'
import { BESIDE, details } from './detail.sql.ts'
import type { DetailRow } from './detail-row.ts'
import { presentProperty } from './present.ts'
import { mayOpen, withhold } from './withhold.ts'

/**
 * Full properties in the order of their ids, as far as the viewer may read them; properties withdrawn meanwhile are
 * left out.
 */
export async function detailsByIds(ctx: Context, ids: readonly number[]): Promise<PropertyDetail[]> {
  const found = ids.length > 0 ? await listDetails(ctx.sql, ctx, ids) : []
  const rows = found.filter(({ ownerId, page }) => may.seeProperty(ctx.viewer, { ownerId, isPublic: page.isPublic }))
  if (rows.length === 0) return []
  const catalogue = await catalogueAt(ctx, rows[0]!.catalogueVersion)
  return rows.map((row) => {
    const home = presentProperty(row, ctx, catalogue)
    return mayOpen(ctx, row) ? home : withhold(home)
  })
}

/** The stored card of `p`, or one built on the fly where none is stored. */
const ANY_CARD = `(
  select k.card, k.page from listing_cards k where k.id = p.id
  union all
  select s.card, s.page from listing_card_source s
  where s.id = p.id and not exists (select from listing_cards k where k.id = p.id))`

const list = (isMember: boolean) => `
  select ${details(isMember)}
  from unnest($5::bigint[]) with ordinality wanted (id, rank) cross join ${ASK}
  join properties p on p.id = wanted.id cross join lateral ${ANY_CARD} c ${BESIDE}
  order by wanted.rank`
const LIST = { visitor: list(false), member: list(true) }

export const listDetails = (sql: Sql, asker: Asker, ids: readonly number[]) =>
  prepared<DetailRow>(sql, LIST[asker.viewer ? 'member' : 'visitor'], [...askedBy(asker), ids])
