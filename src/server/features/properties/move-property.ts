import type { PlainKey } from '#domain/messages.ts'
import { may } from '#domain/policy.ts'
import { moved, PROPERTY_MOVES, type PropertyMove, type PropertyState } from '#domain/property-status.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError, missing } from '#server/errors.ts'

/** Status of a property, locked until the transaction ends. */
export interface MovedRow extends PropertyState {
  id: number
  ownerId: number | null
  title: string
}

export const lockVisibility = (sql: Sql, id: number): Promise<MovedRow | null> =>
  maybeOne(sql<MovedRow[]>`
    select id, owner_id as "ownerId", property_type as kind, request_status as "requestStatus", is_active as "isActive", freshness, title
    from properties where id = ${id} for update`)

/** Applies a status transition to the viewer's property if it is permitted; otherwise throws `refusal`. */
export async function moveOwn(
  ctx: Context,
  id: number,
  choose: (state: PropertyState) => PropertyMove | 'stay',
  refusal: PlainKey,
): Promise<PropertyState> {
  const home = await lockVisibility(ctx.sql, id)
  if (!home || !may.editListing(ctx.viewer, home)) throw missing('Property')
  const move = choose(home)
  if (move === 'stay') return home
  if (!may.moveProperty(ctx.viewer, home, move)) throw new AppError('refused', refusal)
  const next = moved(home, move)
  await saveMove(ctx.sql, id, next, 'freshness' in PROPERTY_MOVES[move].to ? ctx.now : null)
  return next
}

/** Saves a status; `confirmedAt` only when the owner has just confirmed availability. */
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
