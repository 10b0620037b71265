import * as z from 'zod/mini'
import { AD_PAGES, AD_PLATFORMS, AD_TYPES, ALL_PLACEMENTS } from '#domain/ad-placements.ts'
import { read } from './endpoint.ts'
import { Url } from './fields.ts'

const AdBanner = z.object({
  id: z.int(),
  page: z.literal(AD_PAGES),
  platform: z.literal(AD_PLATFORMS),
  placement: z.literal(ALL_PLACEMENTS),
  /** Text shown below the image. */
  title: z.string(),
  translated_title: z.string(),
  image: Url,
  width: z.int(),
  height: z.int(),
  blur: z.string(),
  type: z.literal(AD_TYPES),
  /** An absolute URL, or a path on this site that begins with a slash. */
  link: z.nullable(z.string()),
  /** The same URL under the name that newer clients read. */
  external_link_url: z.nullable(z.string()),
  property: z.nullable(z.object({ id: z.int(), title: z.string(), slug_id: z.string() })),
  /** Start and end of the display period; null means unbounded. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
})
export type AdBanner = z.output<typeof AdBanner>

export const adBanners = read('GET ad-banners', {
  access: 'anyone',
  summary: 'Lists the ad banners of a page today, at most one per placement.',
  input: z.object({ page: z.literal(AD_PAGES), platform: z._default(z.literal(AD_PLATFORMS), 'web') }),
  output: z.array(AdBanner),
})
