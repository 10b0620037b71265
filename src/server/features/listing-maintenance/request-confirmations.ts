import type { requestConfirmations as endpoint } from '#contract/listing-maintenance-admin.ts'
import type { Handler } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { claimForConfirmation } from './stale.sql.ts'

const DAY_MS = 86_400_000

export const requestConfirmations: Handler<typeof endpoint> = async (ctx, { ids }) => {
  const homes = await claimForConfirmation(ctx.sql, ids, ctx.now, new Date(ctx.now.getTime() - DAY_MS))
  for (const { id, ownerId, title } of homes)
    await notify(ctx, ownerId, 'listing-unconfirmed', { propertyId: id, title })
  await ctx.audit({ action: 'owners asked', subject: 'property', details: { ids: homes.map(({ id }) => id) } })
  return { asked: homes.length }
}
