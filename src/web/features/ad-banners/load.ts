import { type AdBanner, adBanners } from '#contract/ad-banners.ts'
import type { Api } from '#contract/page.ts'
import type { AdPage } from '#domain/ad-placements.ts'

/** The ad banners of a page. */
export type PageBanner = Pick<
  AdBanner,
  'placement' | 'title' | 'translated_title' | 'image' | 'width' | 'height' | 'blur' | 'link'
> & { slug: string | null }

/** Loads the ad banners of a page in parallel with its content. */
export const bannersOn = async (api: Api, page: AdPage): Promise<PageBanner[]> =>
  (await api(adBanners, { page, platform: 'web' })).map(
    ({ placement, title, translated_title, image, width, height, blur, link, property }) => ({
      ...{ placement, title, translated_title, image, width, height, blur, link },
      slug: property?.slug_id ?? null,
    }),
  )
