import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Latitude, Longitude, Numeric, RadiusKm, wholePoint } from './fields.ts'
import { Agent, Article, CategoryMini, City, Faq, ProjectCard, PropertyCard, Slider } from './objects.ts'
import { HomepageSectionHead } from './settings.ts'

const section = <T extends string, D extends z.ZodMiniType>(type: T, item: D) =>
  z.object({ id: z.int(), type: z.literal(type), title: z.string(), translated_title: z.string(), data: z.array(item) })

/** Sections of the home page, in the order and with the titles configured by the operator. */
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

const around = {
  latitude: z.optional(Latitude),
  longitude: z.optional(Longitude),
  /** Kilometres; 10 if a point is given without a radius. */
  radius: z.optional(RadiusKm),
}

export const homepageData = read('GET homepage-data', {
  access: 'anyone',
  summary: 'Returns all content of the home page, near a location if one is given.',
  input: z
    .object({
      ...around,
      /** Maximum number of items per section. */
      limit: z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(12))), 12),
    })
    .check(wholePoint),
  output: z.object({
    sections: z.array(HomepageSection),
    slider_section: z.array(Slider),
    /**
     * False if a point was given and no property is near it; the sections then ignore the location, and the client
     * offers to choose another one.
     */
    homepage_location_data_available: z.boolean(),
  }),
})

// The calls below return the same content in parts, as newer clients request it.

const Near = z.object(around).check(wholePoint)
/** Content of one section; empty if the section is inactive. */
const contentOf = <D extends z.ZodMiniType>(item: D) =>
  z.object({ section_id: z.nullable(z.int()), data: z.array(item) })
/** The same with the heading of the section. */
const headed = <D extends z.ZodMiniType>(item: D) =>
  z.extend(contentOf(item), { section_title: z.string(), translated_title: z.string(), section_type: z.string() })
/** False if a point was given and no property is near it. */
const location_based_data = z.boolean()
const RESPONSE_TTL_SECONDS = 3

export const getHomepageSections = read('GET homepage/sections-data', {
  access: 'anyone',
  responseTtlSeconds: RESPONSE_TTL_SECONDS,
  summary: 'Lists the active sections of the home page with their titles, in order.',
  input: z.object({}),
  output: z.array(HomepageSectionHead),
})

export const getHomepageProperties = read('GET homepage/property-sections', {
  access: 'anyone',
  responseTtlSeconds: RESPONSE_TTL_SECONDS,
  summary: 'Returns the property sections of the home page, near a location if one is given.',
  input: Near,
  output: z.object({
    nearby_properties: contentOf(PropertyCard),
    featured_properties: contentOf(PropertyCard),
    most_viewed_properties: contentOf(PropertyCard),
    most_liked_properties: contentOf(PropertyCard),
    premium_properties: contentOf(PropertyCard),
    location_based_data,
  }),
})

export const getHomepageProjects = read('GET homepage/project-sections', {
  access: 'anyone',
  responseTtlSeconds: RESPONSE_TTL_SECONDS,
  summary: 'Returns the project sections of the home page, near a location if one is given.',
  input: Near,
  output: z.object({
    projects: contentOf(ProjectCard),
    featured_projects: contentOf(ProjectCard),
    /** Always empty: projects have no premium form. */
    premium_projects: contentOf(ProjectCard),
    location_based_data,
  }),
})

export const getHomepageContent = read('GET homepage/other-sections', {
  access: 'anyone',
  responseTtlSeconds: RESPONSE_TTL_SECONDS,
  summary: 'Returns the categories, agents, articles, FAQs, slides and recommendations of the home page.',
  input: Near,
  output: z.object({
    categories: contentOf(z.extend(CategoryMini, { properties_count: z.int() })),
    agents: contentOf(Agent),
    articles: contentOf(Article),
    user_recommendations: contentOf(PropertyCard),
    faqs: contentOf(Faq),
    slider: contentOf(Slider),
  }),
})

export const getHomepageMap = read('GET homepage/properties-on-map', {
  access: 'anyone',
  responseTtlSeconds: RESPONSE_TTL_SECONDS,
  summary: 'Returns the map section of the home page, near a location if one is given.',
  input: Near,
  output: headed(PropertyCard),
  beside: z.object({ location_based_data_available: location_based_data }),
})

export const getHomepageCities = read('GET homepage/properties-by-city', {
  access: 'anyone',
  responseTtlSeconds: RESPONSE_TTL_SECONDS,
  summary: 'Returns the cities section of the home page.',
  input: z.object({}),
  output: z.extend(headed(City), {
    /** Whether any of the cities has a picture. */
    with_image: z.boolean(),
  }),
})
