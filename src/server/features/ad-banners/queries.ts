import type { AdPage, AdPlacement } from '#domain/ad-placements.ts'
import type { Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

export interface BannerRow {
  id: number
  page: AdPage
  platform: 'web' | 'app'
  placement: AdPlacement
  title: string
  translatedTitle: string | null
  image: ImageRow
  type: 'image' | 'property' | 'link'
  link: string | null
  property: { id: number; title: string; slug: string } | null
  startsOn: string | null
  endsOn: string | null
}

/** Banners that run on a day. A banner of a property that is no longer public is left out. */
export const listBanners = (
  sql: Sql,
  { page, platform, language, day }: { page: AdPage; platform: 'web' | 'app'; language: string; day: string },
): Promise<BannerRow[]> => sql<BannerRow[]>`
  select b.id, b.page, b.platform, b.placement, b.title, b.type, b.link, ${sql.unsafe(IMAGE)} as image,
    (select x.value from content_translations x where x.subject = 'ad_banner' and x.subject_id = b.id
      and x.language_code = ${language} and x.field = 'title') as "translatedTitle",
    case when p.id is not null then json_build_object('id', p.id, 'title', p.title, 'slug', p.slug) end as property,
    b.starts_on::text as "startsOn", b.ends_on::text as "endsOn"
  from ad_banners b join media m on m.id = b.media_id
  left join (listing l join properties p on p.id = l.id) on l.id = b.property_id
  where b.page = ${page} and b.platform = ${platform} and b.is_active
    and daterange(b.starts_on, b.ends_on, '[]') @> ${day}::date and (b.property_id is null or p.id is not null)
  order by b.id`
