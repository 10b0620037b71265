export interface DemoCategory {
  slug: string
  name: string
  plural: string
  parameters: readonly string[]
  description: string
}

export interface DemoParameter {
  key: string
  name: string
  icon: string
  type: 'textbox' | 'textarea' | 'number' | 'radiobutton' | 'checkbox' | 'dropdown'
  values: readonly string[] | null
  isRequired: boolean
  fact: 'bedrooms' | 'bathrooms' | 'area' | null
}

const flat = 'bedrooms bathrooms area floor year furnishing parking energy heating view pets amenities'.split(' ')
const home = 'bedrooms bathrooms area plot storeys year furnishing parking energy heating pets amenities'.split(' ')

export const categories: readonly DemoCategory[] = [
  {
    slug: 'apartment',
    name: 'Apartment',
    plural: 'Apartments',
    parameters: flat,
    description: 'Flats in town, from two rooms to family size.',
  },
  {
    slug: 'house',
    name: 'House',
    plural: 'Houses',
    parameters: home,
    description: 'Detached and semi-detached houses with their own ground.',
  },
  {
    slug: 'villa',
    name: 'Villa',
    plural: 'Villas',
    parameters: home,
    description: 'Large houses in gardens, often with a pool.',
  },
  {
    slug: 'townhouse',
    name: 'Townhouse',
    plural: 'Townhouses',
    parameters: home,
    description: 'Houses in a row, with a door to the street and a yard behind.',
  },
  {
    slug: 'penthouse',
    name: 'Penthouse',
    plural: 'Penthouses',
    parameters: flat,
    description: 'Top floors with terraces and long views.',
  },
  {
    slug: 'studio',
    name: 'Studio',
    plural: 'Studios',
    parameters: flat.filter((key) => key !== 'bedrooms'),
    description: 'One good room with a kitchen and a bath.',
  },
  {
    slug: 'land',
    name: 'Land',
    plural: 'Land',
    parameters: ['area', 'zoning', 'frontage', 'utilities', 'access'],
    description: 'Plots to build on, with services and papers described.',
  },
  {
    slug: 'commercial',
    name: 'Commercial',
    plural: 'Commercial premises',
    parameters: ['area', 'frontage', 'use', 'year', 'energy', 'parking', 'services'],
    description: 'Shops, workshops and restaurants.',
  },
  {
    slug: 'office',
    name: 'Office',
    plural: 'Offices',
    parameters: ['area', 'desks', 'rooms', 'floor', 'year', 'energy', 'parking', 'services'],
    description: 'Rooms to work in, by the floor or by the suite.',
  },
]

const parameter = (
  key: string,
  name: string,
  icon: string,
  type: DemoParameter['type'],
  values: readonly string[] | null = null,
  fact: DemoParameter['fact'] = null,
): DemoParameter => ({ key, name, icon, type, values, isRequired: fact === 'area', fact })

/** Amenities of a property; texts may only mention those that the listing has. */
export const AMENITIES = [
  'Lift',
  'Balcony',
  'Terrace',
  'Garden',
  'Pool',
  'Fireplace',
  'Air conditioning',
  'Underfloor heating',
  'Dishwasher',
  'Washing machine',
  'Storage room',
  'Bicycle room',
  'Concierge',
  'Gym',
  'Alarm',
  'Solar panels',
  'Home office',
  'Walk-in wardrobe',
  'Fibre internet',
  'Wheelchair access',
] as const
export type Amenity = (typeof AMENITIES)[number]

export const SERVICES = [
  'Air conditioning',
  'Goods lift',
  'Loading bay',
  'Kitchen',
  'Showers',
  'Bicycle parking',
  'Fibre internet',
  'Reception',
  'Alarm',
  'Wheelchair access',
] as const

export const parameters: readonly DemoParameter[] = [
  parameter('bedrooms', 'Bedrooms', 'bed-double', 'number', null, 'bedrooms'),
  parameter('bathrooms', 'Bathrooms', 'bath', 'number', null, 'bathrooms'),
  parameter('area', 'Area (m²)', 'ruler', 'number', null, 'area'),
  parameter('plot', 'Plot (m²)', 'land-plot', 'number'),
  parameter('floor', 'Floor', 'layers', 'textbox'),
  parameter('storeys', 'Storeys', 'layers', 'number'),
  parameter('year', 'Year built', 'calendar', 'number'),
  parameter('furnishing', 'Furnishing', 'sofa', 'radiobutton', ['Unfurnished', 'Part furnished', 'Furnished']),
  parameter('parking', 'Parking', 'car', 'dropdown', ['None', 'Street', 'One space', 'Two spaces', 'Garage']),
  parameter('energy', 'Energy class', 'zap', 'dropdown', ['A', 'B', 'C', 'D', 'E', 'F', 'G']),
  parameter('heating', 'Heating', 'flame', 'dropdown', ['None', 'Central', 'Gas', 'Heat pump', 'Electric', 'District']),
  parameter('view', 'View', 'eye', 'dropdown', ['Street', 'Courtyard', 'Garden', 'Park', 'City', 'Water', 'Mountain']),
  parameter('pets', 'Pets', 'paw-print', 'radiobutton', ['Allowed', 'On request', 'Not allowed']),
  parameter('amenities', 'Amenities', 'sparkles', 'checkbox', AMENITIES),
  parameter('zoning', 'Zoning', 'map', 'dropdown', ['Residential', 'Mixed use', 'Agricultural']),
  parameter('frontage', 'Frontage (m)', 'move-horizontal', 'number'),
  parameter('utilities', 'Utilities at the boundary', 'plug', 'checkbox', [
    'Water',
    'Electricity',
    'Sewer',
    'Fibre',
    'Gas',
  ]),
  parameter('access', 'Access', 'signpost', 'textarea'),
  parameter('use', 'Permitted use', 'store', 'dropdown', ['Retail', 'Restaurant', 'Workshop', 'Gallery', 'Practice']),
  parameter('desks', 'Desks', 'monitor', 'number'),
  parameter('rooms', 'Meeting rooms', 'presentation', 'number'),
  parameter('services', 'Building services', 'building', 'checkbox', SERVICES),
]

/** Facilities: key, name, icon, typical distances in km. */
export const facilities = [
  { key: 'metro', name: 'Public transport', icon: 'train-front', near: 0.2, far: 1.2 },
  { key: 'bus', name: 'Bus stop', icon: 'bus', near: 0.1, far: 0.5 },
  { key: 'school', name: 'School', icon: 'school', near: 0.3, far: 1.6 },
  { key: 'kindergarten', name: 'Kindergarten', icon: 'baby', near: 0.2, far: 1.1 },
  { key: 'supermarket', name: 'Supermarket', icon: 'shopping-cart', near: 0.1, far: 0.9 },
  { key: 'pharmacy', name: 'Pharmacy', icon: 'pill', near: 0.1, far: 0.8 },
  { key: 'hospital', name: 'Hospital', icon: 'hospital', near: 0.8, far: 4.5 },
  { key: 'park', name: 'Park', icon: 'trees', near: 0.2, far: 1.3 },
  { key: 'gym', name: 'Gym', icon: 'dumbbell', near: 0.2, far: 1.4 },
  { key: 'restaurant', name: 'Restaurants', icon: 'utensils', near: 0.1, far: 0.6 },
  { key: 'beach', name: 'Beach', icon: 'waves', near: 0.4, far: 6 },
  { key: 'airport', name: 'Airport', icon: 'plane', near: 8, far: 32 },
] as const
export type FacilityKey = (typeof facilities)[number]['key']
