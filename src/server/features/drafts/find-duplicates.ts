import type { findDuplicates as endpoint } from '#contract/drafts.ts'
import { isPrice } from '#domain/listing-problems.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { photoBase } from '#server/features/media/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { listPossibleDuplicates } from './duplicate.sql.ts'
import { findDraft } from './queries.ts'

export const findDuplicates: Handler<typeof endpoint> = async (ctx, { key }) => {
  const { sql, viewer } = ctx
  const draft = await findDraft(sql, viewer!.id, key)
  if (!draft) throw missing('Draft')
  const { title = '', price = '', city = '', latitude = null, longitude = null } = draft.data
  if (draft.kind !== 'property' || title.trim() === '' || !isPrice(price)) return []
  const homes = await listPossibleDuplicates(sql, {
    viewerId: viewer!.id,
    isFor: draft.data.property_type ?? 'sell',
    exceptId: draft.propertyId,
    price: price.trim(),
    title,
    city,
    latitude,
    longitude,
  })
  return homes.map(({ slug, image, ...home }) => ({
    slug_id: slug,
    title: home.title,
    image: imageAddress(image, photoBase(ctx, !home.isOwn)),
    price: Number(home.price),
    city: home.city ?? '',
    is_own: home.isOwn,
  }))
}
