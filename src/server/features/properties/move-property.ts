import type { PlainKey } from '#domain/messages.ts'
import { may } from '#domain/policy.ts'
import { moved, PROPERTY_MOVES, type PropertyMove, type PropertyState } from '#domain/property-status.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError, missing } from '#server/errors.ts'

/** How a home stands, locked until the transaction ends. */
export interface MovedRow extends PropertyState {
  id: number
  ownerId: number | null
  title: string
}

export const lockStanding = (sql: Sql, id: number): Promise<MovedRow | null> =>
  maybeOne(sql<MovedRow[]>`
    select id, owner_id as "ownerId", property_type as kind, request_status as "requestStatus", is_active as "isActive", freshness, title
    from properties where id = ${id} for update`)

/** Makes one move of the viewer's own home, if the table of moves allows it; `refusal` says why not. */
export async function moveOwn(
  ctx: Context,
  id: number,
  choose: (state: PropertyState) => PropertyMove | 'stay',
  refusal: PlainKey,
): Promise<PropertyState> {
  const home = await lockStanding(ctx.sql, id)
  if (!home || !may.editListing(ctx.viewer, home)) throw missing('Property')
  const move = choose(home)
  if (move === 'stay') return home
  if (!may.moveProperty(ctx.viewer, home, move)) throw new AppError('refused', refusal)
  const next = moved(home, move)
  await saveMove(ctx.sql, id, next, 'freshness' in PROPERTY_MOVES[move].to ? ctx.now : null)
  return next
}

/** Writes a state; `confirmedAt` only where its owner has just said that the home is on offer. */
export async function saveMove(
  sql: Sql,
  id: number,
  { kind, requestStatus, isActive, freshness }: PropertyState,
  confirmedAt: Date | null,
): Promise<void> {
  await sql`
    update properties set property_type = ${kind}, request_status = ${requestStatus}, is_active = ${isActive}, freshness = ${freshness},
      confirmed_at = coalesce(${confirmedAt}, confirmed_at)
    where id = ${id}`
}
