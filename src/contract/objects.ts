import * as z from 'zod/mini'
import { PROPERTY_KINDS, REQUEST_STATUSES } from '#domain/property-status.ts'
import { Bit, Instant, Url } from './fields.ts'

/** A picture's own size and placeholder, so that a page never jumps: zero and empty when there is no picture. */
const measured = { width: z.int(), height: z.int(), blur: z.string() }

export const CategoryMini = z.object({
  id: z.int(),
  slug_id: z.string(),
  image: Url,
  category: z.string(),
  translated_name: z.string(),
})
export type CategoryMini = z.output<typeof CategoryMini>

export const PARAMETER_TYPES = ['textbox', 'textarea', 'number', 'radiobutton', 'checkbox', 'dropdown', 'file'] as const

/** A question that a category asks about its homes. */
export const Parameter = z.object({
  id: z.int(),
  name: z.string(),
  translated_name: z.string(),
  image: Url,
  is_required: Bit,
  type_of_parameter: z.literal(PARAMETER_TYPES),
  type_values: z.nullable(z.union([z.array(z.string()), z.string()])),
  /** The same choices in the language asked for, in the same order, where somebody translated them; what is sent back is one of `type_values`. */
  translated_values: z.nullable(z.array(z.string())),
})
export type Parameter = z.output<typeof Parameter>

/** The same question with a home's answer. */
export const ParameterValue = z.extend(Parameter, {
  value: z.union([z.string(), z.array(z.string())]),
  translated_value: z.union([z.string(), z.array(z.string())]),
})
export type ParameterValue = z.output<typeof ParameterValue>

export const AssignedFacility = z.object({
  id: z.int(),
  property_id: z.int(),
  facility_id: z.int(),
  distance: z.number(),
  created_at: Instant,
  updated_at: Instant,
  name: z.string(),
  translated_name: z.string(),
  image: Url,
})
export type AssignedFacility = z.output<typeof AssignedFacility>

/** A photograph in a card's strip; its blur is left out because only the first picture shows at once. */
export const CardPhoto = z.object({
  id: z.int(),
  image: z.string(),
  image_url: Url,
  width: z.int(),
  height: z.int(),
})
export type CardPhoto = z.output<typeof CardPhoto>

export const GalleryImage = z.extend(CardPhoto, { blur: z.string(), alt: z.string() })
export type GalleryImage = z.output<typeof GalleryImage>

export const PropertyDocument = z.object({
  id: z.int(),
  property_id: z.int(),
  type: z.string(),
  file_name: z.string(),
  file: Url,
})
export type PropertyDocument = z.output<typeof PropertyDocument>

export const Floor = z.object({ id: z.int(), title: z.string(), image: Url, width: z.int(), height: z.int() })
export type Floor = z.output<typeof Floor>

/** What the line `3 bd · 2 ba · 128 m²` is made of; the area is in square metres. */
export const Facts = z.object({
  bedrooms: z.nullable(z.number()),
  bathrooms: z.nullable(z.number()),
  area: z.nullable(z.number()),
})
export type Facts = z.output<typeof Facts>

const homeFields = {
  id: z.int(),
  slug_id: z.string(),
  title: z.string(),
  translated_title: z.string(),
  price: z.number(),
  /** Set while the latest price change of the last 30 days was a reduction. */
  price_dropped_from: z.nullable(z.number()),
  price_changed_at: z.nullable(Instant),
  property_type: z.literal(PROPERTY_KINDS),
  rentduration: z.nullable(z.string()),
  is_premium: z.boolean(),
  promoted: z.boolean(),
  is_favourite: Bit,
  city: z.string(),
  state: z.string(),
  country: z.string(),
  address: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  title_image: Url,
  title_image_hash: z.string(),
  title_image_blur: z.string(),
  title_image_width: z.int(),
  title_image_height: z.int(),
  facts: Facts,
  category: CategoryMini,
  created_at: Instant,
}

/** Something that the viewer likes and that a home has; a price within the wished range has no name. */
export const Because = z.object({ kind: z.literal(['category', 'city', 'facility', 'price']), name: z.string() })
export type Because = z.output<typeof Because>

/** A home as it stands in a list. */
export const PropertyCard = z.object({
  ...homeFields,
  category_id: z.int(),
  /** The same value under the misspelt name that shipped apps read. */
  propery_type: z.literal(PROPERTY_KINDS),
  gallery: z.array(CardPhoto),
  documents: z.array(PropertyDocument),
  parameters: z.array(ParameterValue),
  /** Kilometres from the place that was asked for. */
  distance: z.optional(z.number()),
  favourite_count: z.optional(z.int()),
  /** Why it is recommended, where it is. */
  because: z.optional(z.array(Because)),
})
export type PropertyCard = z.output<typeof PropertyCard>

export const Advertisement = z.object({
  id: z.int(),
  customer_id: z.nullable(z.int()),
  start_date: Instant,
  end_date: Instant,
  for: z.literal(['property', 'project']),
  type: z.literal('HomeScreen'),
  slider_id: z.nullable(z.int()),
  title: z.string(),
  category_id: z.nullable(z.int()),
  property_id: z.nullable(z.int()),
  project_id: z.nullable(z.int()),
  package_id: z.nullable(z.int()),
  is_enable: Bit,
  status: z.int(),
  created_at: Instant,
})
export type Advertisement = z.output<typeof Advertisement>

/** A home with everything its page shows. */
export const PropertyDetail = z.object({
  ...homeFields,
  category_id: z.int(),
  description: z.string(),
  translated_description: z.string(),
  /** The languages that its owner has described it in, beside its own. */
  text_languages: z.array(z.string()),
  translations: z.array(
    z.object({
      language_id: z.int(),
      language_code: z.string(),
      key: z.literal(['title', 'description']),
      value: z.string(),
    }),
  ),
  status: Bit,
  request_status: z.literal(REQUEST_STATUSES),
  total_view: z.int(),
  /** Its owner has not said for some time that it is still on offer. */
  is_unconfirmed: z.boolean(),
  post_created: z.string(),
  posted_on: z.string(),
  updated_at: Instant,
  three_d_image: Url,
  video_link: z.string(),
  gallery: z.array(GalleryImage),
  documents: z.array(PropertyDocument),
  floors: z.array(Floor),
  assign_facilities: z.array(AssignedFacility),
  parameters: z.array(ParameterValue),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.nullable(z.string()),
  meta_image: Url,
  customer_name: z.string(),
  /** Absent, as the slug is, when the site itself is the seller. */
  customer_id: z.optional(z.int()),
  customer_slug_id: z.optional(z.string()),
  customer_total_properties: z.int(),
  customer_total_projects: z.int(),
  email: z.string(),
  mobile: z.string(),
  profile: Url,
  client_address: z.string(),
  is_verified: z.boolean(),
  is_admin: z.boolean(),
  added_by: z.int(),
  is_blocked_by_me: z.boolean(),
  is_blocked_by_user: z.boolean(),
  is_interested: Bit,
  is_reported: z.boolean(),
  inquiry: z.boolean(),
  is_interest_available: z.boolean(),
  is_report_available: z.boolean(),
  is_appointment_available: z.boolean(),
  /** Only the viewer's own id appears in the two lists of people: who else likes a home is nobody's business. */
  favourite_users: z.array(z.int()),
  total_favourite_users: z.int(),
  interested_users: z.array(z.int()),
  total_interested_users: z.int(),
  advertisement: z.array(Advertisement),
})
export type PropertyDetail = z.output<typeof PropertyDetail>

/** What a package gate says about the viewer; sent with the refusal. */
export const LimitFlags = z.object({
  package_available: z.boolean(),
  feature_available: z.boolean(),
  limit_available: z.boolean(),
})
export type LimitFlags = z.output<typeof LimitFlags>

export const ProjectDoc = z.object({
  id: z.int(),
  name: Url,
  type: z.literal(['image', 'doc']),
  project_id: z.int(),
  created_at: Instant,
  updated_at: Instant,
})
export type ProjectDoc = z.output<typeof ProjectDoc>

export const ProjectCard = z.object({
  id: z.int(),
  slug_id: z.string(),
  title: z.string(),
  translated_title: z.string(),
  type: z.literal(['upcoming', 'under_construction']),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  location: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  image: Url,
  image_blur: z.string(),
  image_width: z.int(),
  image_height: z.int(),
  status: Bit,
  request_status: z.literal(REQUEST_STATUSES),
  category_id: z.int(),
  category: CategoryMini,
  added_by: z.nullable(z.int()),
  is_admin_listing: Bit,
  is_promoted: z.boolean(),
  is_feature_available: z.boolean(),
  gallary_images: z.array(ProjectDoc),
  customer: z.object({
    id: z.optional(z.int()),
    name: z.string(),
    profile: z.optional(Url),
    email: z.string(),
    mobile: z.string(),
    slug_id: z.string(),
  }),
  created_at: Instant,
})
export type ProjectCard = z.output<typeof ProjectCard>

export const Agent = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  profile: Url,
  slug_id: z.string(),
  projects_count: z.int(),
  property_count: z.int(),
  total_count: z.int(),
  is_verified: z.boolean(),
  is_admin: z.boolean(),
})
export type Agent = z.output<typeof Agent>

export const Article = z.object({
  id: z.int(),
  slug_id: z.string(),
  image: Url,
  ...measured,
  title: z.string(),
  translated_title: z.string(),
  description: z.string(),
  translated_description: z.string(),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  meta_keywords: z.nullable(z.string()),
  meta_image: Url,
  category_id: z.nullable(z.int()),
  category: z.nullable(
    z.object({ id: z.int(), category: z.string(), translated_name: z.string(), slug_id: z.string() }),
  ),
  view_count: z.int(),
  created_at: Instant,
})
export type Article = z.output<typeof Article>

export const Faq = z.object({ id: z.int(), question: z.string(), answer: z.string() })
export type Faq = z.output<typeof Faq>

/** The capital letters are what shipped clients read. */
export const City = z.object({
  City: z.string(),
  Count: z.int(),
  image: Url,
  ...measured,
  state: z.string(),
  country: z.string(),
})
export type City = z.output<typeof City>

/** An opening picture: 1 image only, 2 leads to a category, 3 to a home, 4 to a link. */
export const Slider = z.object({
  id: z.int(),
  type: z.literal(['Only Image', 'Category', 'Property', 'Other Link']),
  slider_type: z.literal(['1', '2', '3', '4']),
  image: Url,
  web_image: Url,
  ...measured,
  title: z.string(),
  category_id: z.nullable(z.int()),
  propertys_id: z.nullable(z.int()),
  show_property_details: Bit,
  link: z.nullable(z.string()),
  category: z.nullable(z.object({ id: z.int(), slug_id: z.string(), category: z.string() })),
  property: z.nullable(
    z.object({
      id: z.int(),
      slug_id: z.string(),
      title: z.string(),
      title_image: Url,
      price: z.number(),
      city: z.string(),
      rentduration: z.nullable(z.string()),
      property_type: z.literal(PROPERTY_KINDS),
      propery_type: z.literal(PROPERTY_KINDS),
      facts: Facts,
      parameters: z.array(ParameterValue),
      gallery: z.array(CardPhoto),
      documents: z.array(PropertyDocument),
      is_favourite: Bit,
    }),
  ),
})
export type Slider = z.output<typeof Slider>

/** A listing as one line of a list of its owner's or of the staff. */
export const listingLine = {
  slug_id: z.string(),
  title: z.string(),
  image: Url,
  image_width: z.int(),
  image_height: z.int(),
  image_blur: z.string(),
  category: z.string(),
  city: z.string(),
  country: z.string(),
  price: z.nullable(z.number()),
  rentduration: z.nullable(z.string()),
}
