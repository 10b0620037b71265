import { type AdBanner, adBanners } from '#contract/ad-banners.ts'
import type { Api } from '#contract/page.ts'
import type { AdPage } from '#domain/ad-placements.ts'

/** What a page needs of its advertising. */
export type PageBanner = Pick<
  AdBanner,
  'placement' | 'title' | 'translated_title' | 'image' | 'width' | 'height' | 'blur' | 'link'
> & { slug: string | null }

/** The advertising of a page, asked for beside its own content. */
export const bannersOn = async (api: Api, page: AdPage): Promise<PageBanner[]> =>
  (await api(adBanners, { page, platform: 'web' })).map(
    ({ placement, title, translated_title, image, width, height, blur, link, property }) => ({
      ...{ placement, title, translated_title, image, width, height, blur, link },
      slug: property?.slug_id ?? null,
    }),
  )
