import type { AdBanner, adBanners as endpoint } from '#contract/ad-banners.ts'
import type { Handler } from '#server/context.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { type BannerRow, listBanners } from './queries.ts'

export const adBanners: Handler<typeof endpoint> = async ({ sql, origin, language, now }, { page, platform }) => {
  const rows = await listBanners(sql, { page, platform, language, day: now.toISOString().slice(0, 10) })
  return rows.map((row) => present(row, origin))
}

const present = (row: BannerRow, origin: string): AdBanner => ({
  id: row.id,
  page: row.page,
  platform: row.platform,
  placement: row.placement,
  title: row.title,
  translated_title: row.translatedTitle ?? row.title,
  image: imageAddress(row.image, origin),
  width: row.image.width ?? 0,
  height: row.image.height ?? 0,
  blur: row.image.blur ?? '',
  type: row.type,
  link: row.link,
  external_link_url: row.link,
  property: row.property && { id: row.property.id, title: row.property.title, slug_id: row.property.slug },
  starts_at: row.startsOn && `${row.startsOn}T00:00:00.000Z`,
  ends_at: row.endsOn && `${row.endsOn}T23:59:59.999Z`,
})
