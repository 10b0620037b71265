import type { Context } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { returnUnit } from '#server/features/packages/public.ts'
import { type AdvertRow, approveAdvert, rejectAdvert } from './queries.ts'

/** Lets an advertisement out. */
export async function approve(ctx: Context, advert: AdvertRow): Promise<void> {
  await approveAdvert(ctx.sql, advert.id, ctx.now)
  if (advert.userId !== null)
    await notify(ctx, advert.userId, 'advertisement-approved', { ...subjectOf(advert), title: advert.title })
}

/** Refuses an advertisement and gives its unit back. */
export async function reject(ctx: Context, advert: AdvertRow, reason: string): Promise<void> {
  await rejectAdvert(ctx.sql, advert.id, reason, ctx.now)
  const feature = advert.propertyId === null ? 'project_feature' : 'property_feature'
  await returnUnit(ctx, feature, { kind: 'advertisement', id: advert.id })
  if (advert.userId !== null)
    await notify(ctx, advert.userId, 'advertisement-rejected', { ...subjectOf(advert), title: advert.title, reason })
}

/** What an advertisement is for. */
export const subjectOf = ({ propertyId, projectId }: Pick<AdvertRow, 'propertyId' | 'projectId'>) =>
  propertyId === null ? { projectId: projectId! } : { propertyId }
