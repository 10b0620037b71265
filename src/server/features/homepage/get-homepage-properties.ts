import type { getHomepageProperties as endpoint } from '#contract/homepage.ts'
import type { Handler } from '#server/context.ts'
import { contentOf, readHomepage } from './read-homepage.ts'

/** Number of featured properties that clients show. */
const FEATURED = 4

const SHOWN = [
  'nearby_properties_section',
  'featured_properties_section',
  'most_viewed_properties_section',
  'most_liked_properties_section',
  'premium_properties_section',
] as const

export const getHomepageProperties: Handler<typeof endpoint> = async (ctx, near) => {
  const page = await readHomepage(ctx, near, { shown: SHOWN })
  return {
    nearby_properties: contentOf(page, 'nearby_properties_section'),
    featured_properties: contentOf(page, 'featured_properties_section', FEATURED),
    most_viewed_properties: contentOf(page, 'most_viewed_properties_section'),
    most_liked_properties: contentOf(page, 'most_liked_properties_section'),
    premium_properties: contentOf(page, 'premium_properties_section'),
    location_based_data: page.homepage_location_data_available,
  }
}
