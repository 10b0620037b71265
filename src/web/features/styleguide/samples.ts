import type {
  Agent,
  Article,
  AssignedFacility,
  City,
  Floor,
  ParameterValue,
  ProjectCard,
  PropertyCard,
  PropertyDocument,
} from '#contract/objects.ts'
import { samplePicture } from './sample-picture.ts'

const SOME_TIME_AGO = '2024-03-01T09:00:00.000Z'
const category = { id: 1, slug_id: 'flat', image: '', category: 'Flat', translated_name: 'Flat' }

export function sampleHome(id: number, change: Partial<PropertyCard> = {}): PropertyCard {
  const photo = samplePicture(id)
  return {
    id,
    slug_id: `sample-${id}`,
    title: 'Corner flat above the river',
    translated_title: '',
    price: 485_000,
    price_dropped_from: null,
    price_changed_at: null,
    property_type: 'sell',
    propery_type: 'sell',
    rentduration: null,
    rent_duration: null,
    is_premium: false,
    promoted: false,
    is_favourite: 0,
    city: 'Lisbon',
    state: 'Lisbon',
    country: 'Portugal',
    address: 'Rua da Boavista 12',
    latitude: '38.7',
    longitude: '-9.1',
    title_image: photo.src,
    low_quality_title_image: '',
    title_image_hash: '',
    title_image_blur: '',
    title_image_width: photo.width,
    title_image_height: photo.height,
    facts: { bedrooms: 3, bathrooms: 2, area: 128 },
    category,
    category_id: 1,
    added_by: 1,
    is_admin_listing: 0,
    created_at: SOME_TIME_AGO,
    gallery: [1, 2].map((n) => {
      const next = samplePicture(id + n)
      return { id: id * 10 + n, image: '', image_url: next.src, width: next.width, height: next.height }
    }),
    documents: [],
    parameters: [],
    ...change,
  }
}

export const sampleHomes: PropertyCard[] = [
  sampleHome(1, { promoted: true, price_dropped_from: 520_000, is_favourite: 1 }),
  sampleHome(2, {
    title: 'A very long title about a house with a garden, a studio, a cellar and a view of the hills beyond the town',
    price: 2_400,
    rentduration: 'Monthly',
    property_type: 'rent',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    state: 'Wales',
    country: 'United Kingdom',
  }),
  sampleHome(3, {
    title: 'Garden studio',
    price: 1_275_000,
    is_premium: true,
    facts: { bedrooms: null, bathrooms: 1, area: 38.5 },
    city: 'Kyoto',
    state: 'Kyoto',
    country: 'Japan',
  }),
  sampleHome(4, {
    title: 'House without photos',
    title_image: '',
    gallery: [],
    city: 'Nairobi',
    state: '',
    country: 'Kenya',
  }),
]

export function sampleProject(id: number, change: Partial<ProjectCard> = {}): ProjectCard {
  const photo = samplePicture(id + 3)
  return {
    id,
    slug_id: `project-${id}`,
    title: 'Harbour Terraces',
    translated_title: '',
    type: 'under_construction',
    city: 'Rotterdam',
    state: 'South Holland',
    country: 'Netherlands',
    location: 'Wilhelminakade',
    latitude: '51.9',
    longitude: '4.5',
    image: photo.src,
    title_image: photo.src,
    image_blur: '',
    image_width: photo.width,
    image_height: photo.height,
    status: 1,
    request_status: 'approved',
    category_id: 1,
    category: { ...category, category: 'Apartments', translated_name: 'Apartments' },
    added_by: 1,
    is_admin_listing: 0,
    is_promoted: false,
    promoted: false,
    is_premium: false,
    is_feature_available: true,
    is_featured_available: true,
    gallary_images: [],
    customer: { name: 'Noor de Wit', email: '', mobile: '', slug_id: 'noor' },
    created_at: SOME_TIME_AGO,
    ...change,
  }
}

export function sampleAgent(id: number, change: Partial<Agent> = {}): Agent {
  return {
    id,
    name: 'Inês Carvalho',
    email: '',
    profile: '',
    slug_id: `agent-${id}`,
    projects_count: 2,
    property_count: 41,
    total_count: 43,
    is_verified: true,
    is_admin: false,
    facebook_id: '',
    twitter_id: '',
    twiiter_id: '',
    instagram_id: '',
    youtube_id: '',
    ...change,
  }
}

export function sampleCity(id: number, name: string, count: number): City {
  const photo = samplePicture(id, 640, 800)
  return { City: name, Count: count, image: photo.src, width: 640, height: 800, blur: '', state: '', country: '' }
}

export function sampleArticle(id: number, title: string): Article {
  const photo = samplePicture(id + 1)
  return {
    id,
    slug_id: `article-${id}`,
    image: photo.src,
    width: photo.width,
    height: photo.height,
    blur: '',
    title,
    translated_title: '',
    description: '',
    translated_description: '',
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    meta_image: '',
    category_id: null,
    category: null,
    view_count: 12,
    author_name: '',
    created_at: SOME_TIME_AGO,
  }
}

const question = { translated_name: '', image: '', is_required: 0 as const, type_values: null, translated_values: null }
const answer = <Answer extends string | string[]>(value: Answer) => ({
  value,
  translated_value: value,
  translated_option_value: [],
})

export const sampleParameters: ParameterValue[] = [
  { ...question, id: 1, name: 'Bedrooms', type_of_parameter: 'number', ...answer('3') },
  { ...question, id: 2, name: 'Heating', type_of_parameter: 'dropdown', ...answer('Heat pump') },
  { ...question, id: 3, name: 'Outside', type_of_parameter: 'checkbox', ...answer(['Balcony', 'Shared garden']) },
  { ...question, id: 4, name: 'Energy certificate', type_of_parameter: 'file', ...answer('#certificate') },
]

export const sampleFacilities: AssignedFacility[] = ['School', 'Railway station', 'Beach'].map((name, i) => ({
  id: i + 1,
  property_id: 1,
  facility_id: i + 1,
  distance: [0.4, 1.2, 12.5][i]!,
  created_at: SOME_TIME_AGO,
  updated_at: SOME_TIME_AGO,
  name,
  translated_name: '',
  image: '',
}))

export const sampleDocuments: PropertyDocument[] = [
  { id: 1, property_id: 1, type: 'pdf', file_name: 'Energy certificate 2025.pdf', file: '#energy' },
  { id: 2, property_id: 1, type: 'pdf', file_name: 'House rules.pdf', file: '#rules' },
]

const plan = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500" fill="none" stroke="#17191a" stroke-width="6"><path d="M20 20h760v460H20zM20 260h300v220M320 20v160M320 240v20M540 20v460M540 300h240"/></svg>`

export const sampleFloors: Floor[] = ['Ground floor', 'First floor'].map((title, i) => ({
  id: i + 1,
  title,
  image: `data:image/svg+xml,${encodeURIComponent(plan)}`,
  width: 800,
  height: 500,
}))
