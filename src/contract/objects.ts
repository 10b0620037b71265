import * as z from 'zod/mini'
import { PROPERTY_KINDS, REQUEST_STATUSES } from '#domain/property-status.ts'
import { Bit, Instant, Url } from './fields.ts'
import { detailOutput } from './listing-fields.ts'

/** Dimensions and placeholder of an image, which prevent layout shift; 0 and empty without an image. */
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

/** An option as clients send it back, and its text in the requested language. */
const TranslatedOption = z.object({ value: z.string(), translated: z.string() })
export type TranslatedOption = z.output<typeof TranslatedOption>

/** A custom field of a category. */
export const Parameter = z.object({
  id: z.int(),
  name: z.string(),
  translated_name: z.string(),
  image: Url,
  is_required: Bit,
  type_of_parameter: z.literal(PARAMETER_TYPES),
  type_values: z.nullable(z.union([z.array(z.string()), z.string()])),
  /**
   * The same options in the requested language and in the same order, if translated; clients send back one of
   * `type_values`.
   */
  translated_values: z.nullable(z.array(z.string())),
  /** All options; newer clients draw their fields from this list only. */
  translated_option_value: z.array(TranslatedOption),
})
export type Parameter = z.output<typeof Parameter>

/** A parameter with the value of a property. */
export const ParameterValue = z.extend(Parameter, {
  value: z.union([z.string(), z.array(z.string())]),
  translated_value: z.union([z.string(), z.array(z.string())]),
  /** Here the chosen options only, or the text itself. */
  translated_option_value: z.array(TranslatedOption),
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

/** A photo in the carousel of a card; it has no blur placeholder because only the first photo is visible initially. */
export const CardPhoto = z.object({
  id: z.int(),
  image: z.string(),
  image_url: Url,
  width: z.int(),
  height: z.int(),
})
export type CardPhoto = z.output<typeof CardPhoto>

export const GalleryImage = z.extend(CardPhoto, {
  /** The same URL as `image_url`, under the name that newer clients read. */
  src: Url,
  blur: z.string(),
  alt: z.string(),
})
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

/** Key facts for the line `3 bd · 2 ba · 128 m²`; the area is in square metres. */
export const Facts = z.object({
  bedrooms: z.nullable(z.number()),
  bathrooms: z.nullable(z.number()),
  area: z.nullable(z.number()),
})
export type Facts = z.output<typeof Facts>

/** Social profiles of a user. Clients read both spellings of Twitter. */
const socialLinks = {
  facebook_id: z.string(),
  twitter_id: z.string(),
  twiiter_id: z.string(),
  instagram_id: z.string(),
  youtube_id: z.string(),
}

const homeFields = {
  id: z.int(),
  slug_id: z.string(),
  title: z.string(),
  translated_title: z.string(),
  price: z.number(),
  /** Previous price, if the latest price change of the last 30 days was a reduction. */
  price_dropped_from: z.nullable(z.number()),
  price_changed_at: z.nullable(Instant),
  property_type: z.literal(PROPERTY_KINDS),
  rentduration: z.nullable(z.string()),
  /** The same value under the name that newer clients read. */
  rent_duration: z.nullable(z.string()),
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
  low_quality_title_image: Url,
  title_image_hash: z.string(),
  title_image_blur: z.string(),
  title_image_width: z.int(),
  title_image_height: z.int(),
  facts: Facts,
  category: CategoryMini,
  /** User id of the owner; 0 is the site. */
  added_by: z.int(),
  is_admin_listing: Bit,
  created_at: Instant,
}

/** A preference of the viewer that the property matches; a price within the preferred range has no name. */
export const Because = z.object({ kind: z.literal(['category', 'city', 'facility', 'price']), name: z.string() })
export type Because = z.output<typeof Because>

/** A property in a list. */
export const PropertyCard = z.object({
  ...homeFields,
  category_id: z.int(),
  /** The same value under the misspelt name that shipped apps read. */
  propery_type: z.literal(PROPERTY_KINDS),
  gallery: z.array(CardPhoto),
  documents: z.array(PropertyDocument),
  parameters: z.array(ParameterValue),
  /** Kilometres from the requested point. */
  distance: z.optional(z.number()),
  favourite_count: z.optional(z.int()),
  /** Reasons of a recommendation; present only in recommendations. */
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

/** A property with everything its page shows. */
export const PropertyDetail = z.object({
  ...homeFields,
  category_id: z.int(),
  description: z.string(),
  translated_description: z.string(),
  /** Languages of the translations by the owner, apart from the original language. */
  text_languages: z.array(z.string()),
  translations: z.array(
    z.object({
      language_id: z.int(),
      language_code: z.string(),
      key: z.literal(['title', 'description']),
      value: z.string(),
      id: z.int(),
    }),
  ),
  status: Bit,
  request_status: z.literal(REQUEST_STATUSES),
  total_view: z.int(),
  /** True if the owner has not confirmed availability for some time. */
  is_unconfirmed: z.boolean(),
  post_created: z.string(),
  posted_on: z.string(),
  updated_at: Instant,
  three_d_image: Url,
  video_link: z.string(),
  ...detailOutput,
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
  /** A private owner, or an agent, an agency or the site itself. */
  listed_by: z.literal(['owner', 'agency']),
  /** Absent, like the slug, if the site itself is the seller. */
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
  ...socialLinks,
  is_blocked_by_me: z.boolean(),
  is_blocked_by_user: z.boolean(),
  is_interested: Bit,
  is_reported: z.boolean(),
  inquiry: z.boolean(),
  is_interest_available: z.boolean(),
  is_report_available: z.boolean(),
  is_appointment_available: z.boolean(),
  /** Both lists contain at most the viewer's own id: the favourites of other users are private. */
  favourite_users: z.array(z.int()),
  total_favourite_users: z.int(),
  interested_users: z.array(z.int()),
  total_interested_users: z.int(),
  advertisement: z.array(Advertisement),
})
export type PropertyDetail = z.output<typeof PropertyDetail>

/** Package limits of the viewer; sent with the refusal. */
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
  /** The same URL under the name that sliders of newer clients read. */
  title_image: Url,
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
  /** The same value under the name that sliders of newer clients read. */
  promoted: z.boolean(),
  /** Projects have no premium form. */
  is_premium: z.literal(false),
  is_feature_available: z.boolean(),
  is_featured_available: z.boolean(),
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
  ...socialLinks,
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
    z.object({
      id: z.int(),
      category: z.string(),
      translated_name: z.string(),
      slug_id: z.string(),
      /** Always empty: article categories have no picture. */
      image: Url,
    }),
  ),
  view_count: z.int(),
  /** The name of the site. */
  author_name: z.string(),
  created_at: Instant,
})
export type Article = z.output<typeof Article>

export const Faq = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  /** The same texts, which are in the requested language, under the names that newer clients read. */
  translated_question: z.string(),
  translated_answer: z.string(),
})
export type Faq = z.output<typeof Faq>

/** The capitalised field names are those that shipped clients read. */
export const City = z.object({
  City: z.string(),
  Count: z.int(),
  image: Url,
  ...measured,
  state: z.string(),
  country: z.string(),
})
export type City = z.output<typeof City>

/** A carousel slide: 1 image only, 2 links to a category, 3 to a property, 4 to a URL. */
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
      is_premium: z.boolean(),
      promoted: z.boolean(),
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

/** Fields of a listing in a list for its owner or for staff. */
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
