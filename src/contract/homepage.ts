import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Latitude, Longitude, Numeric, RadiusKm, wholePoint } from './fields.ts'
import { Agent, Article, CategoryMini, City, Faq, ProjectCard, PropertyCard, Slider } from './objects.ts'

const section = <T extends string, D extends z.ZodMiniType>(type: T, item: D) =>
  z.object({ type: z.literal(type), title: z.string(), translated_title: z.string(), data: z.array(item) })

/** The parts of the home page in the order and with the titles that the site's owner chose. */
export const HomepageSection = z.discriminatedUnion('type', [
  section('agents_list_section', Agent),
  section('articles_section', Article),
  section('categories_section', z.extend(CategoryMini, { properties_count: z.int() })),
  section('faqs_section', Faq),
  section('featured_properties_section', PropertyCard),
  section('most_liked_properties_section', PropertyCard),
  section('most_viewed_properties_section', PropertyCard),
  section('premium_properties_section', PropertyCard),
  section('nearby_properties_section', PropertyCard),
  section('user_recommendations_section', PropertyCard),
  section('properties_on_map_section', PropertyCard),
  section('projects_section', ProjectCard),
  section('featured_projects_section', ProjectCard),
  section('properties_by_cities_section', City),
])
export type HomepageSection = z.output<typeof HomepageSection>

export const homepageData = read('GET homepage-data', {
  access: 'anyone',
  summary: 'Everything the home page shows, near a place when one is given.',
  input: z
    .object({
      latitude: z.optional(Latitude),
      longitude: z.optional(Longitude),
      /** Kilometres; ten when a place is given without it. */
      radius: z.optional(RadiusKm),
      /** How many items a section has at most. */
      limit: z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(12))), 12),
    })
    .check(wholePoint),
  output: z.object({
    sections: z.array(HomepageSection),
    slider_section: z.array(Slider),
    /** False when a place was given and nothing is near it: all homes are shown and the site offers another place. */
    homepage_location_data_available: z.boolean(),
  }),
})
