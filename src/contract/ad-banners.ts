import * as z from 'zod/mini'
import { AD_PAGES, AD_PLATFORMS, AD_TYPES, ALL_PLACEMENTS } from '#domain/ad-placements.ts'
import { read } from './endpoint.ts'
import { Url } from './fields.ts'

const AdBanner = z.object({
  id: z.int(),
  page: z.literal(AD_PAGES),
  platform: z.literal(AD_PLATFORMS),
  placement: z.literal(ALL_PLACEMENTS),
  /** What is advertised, in words. */
  title: z.string(),
  translated_title: z.string(),
  image: Url,
  width: z.int(),
  height: z.int(),
  blur: z.string(),
  type: z.literal(AD_TYPES),
  /** An address, or a page of this site that begins with a slash. */
  link: z.nullable(z.string()),
  property: z.nullable(z.object({ id: z.int(), title: z.string(), slug_id: z.string() })),
  /** The first and the last moment; null where it has none. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
})
export type AdBanner = z.output<typeof AdBanner>

export const adBanners = read('GET ad-banners', {
  access: 'anyone',
  summary: 'The advertising that a page shows today, at most one for each place on it.',
  input: z.object({ page: z.literal(AD_PAGES), platform: z._default(z.literal(AD_PLATFORMS), 'web') }),
  output: z.array(AdBanner),
})
