import type { PropertyKind } from '#domain/property-status.ts'
import type { FileSource, ListItem, PaperState, PhotoState, TitledState } from '#server/features/listings/public.ts'

/** What somebody writes about a home. */
export interface ListingFields {
  title: string
  description: string
  categoryId: number
  kind: PropertyKind
  /** Whole units as digits: it may be larger than a number holds exactly. */
  price: string
  /** Null for a home that is sold. */
  rentDuration: string | null
  isPremium: boolean
  isPrivate: boolean
  address: string
  clientAddress: string | null
  city: string | null
  state: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  videoLink: string | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
}

/** An answer to a question of the category: text as it was sent, or a file. */
export interface GivenAnswer {
  parameterId: number
  /** Several choices come as a list or as JSON text; absent or empty takes the answer back. */
  value?: string | readonly string[] | FileSource
}

export interface GivenFloor {
  /** Of a floor that exists. */
  id?: number
  title: string
  /** Absent keeps the picture of a floor that exists. */
  image?: FileSource | null
}

export interface GivenTranslation {
  languageCode: string
  title?: string | null
  description?: string | null
}

/** A new home. */
export interface NewListing extends Omit<ListingFields, 'kind'> {
  kind: 'sell' | 'rent'
  /** The words of its address; made from the title when absent. */
  slug?: string
  titleImage: FileSource
  panorama?: FileSource | null
  metaImage?: FileSource | null
  gallery?: readonly FileSource[]
  documents?: readonly FileSource[]
  floors?: readonly GivenFloor[]
  parameters?: readonly GivenAnswer[]
  facilities?: readonly NearbyState[]
  translations?: readonly GivenTranslation[]
}

/** What is to be different; what is absent stays as it is. */
export interface ListingChange extends Partial<Omit<ListingFields, 'kind'>> {
  kind?: 'sell' | 'rent'
  slug?: string
  titleImage?: FileSource
  panorama?: FileSource | null
  metaImage?: FileSource | null
  /** The whole gallery in its new order. */
  gallery?: readonly ListItem[]
  addGallery?: readonly FileSource[]
  removeGallery?: readonly number[]
  /** All papers in their new order. */
  documents?: readonly ListItem[]
  addDocuments?: readonly FileSource[]
  removeDocuments?: readonly number[]
  /** All floors. */
  floors?: readonly GivenFloor[]
  /** Floors that are new or different; the others stay. */
  putFloors?: readonly GivenFloor[]
  removeFloors?: readonly number[]
  /** Answers that are new or different; the others stay. */
  parameters?: readonly GivenAnswer[]
  /** All that is near by. */
  facilities?: readonly NearbyState[]
  /** Texts in other languages that are new or different. */
  translations?: readonly GivenTranslation[]
}

export interface AnswerState {
  parameterId: number
  value: string | string[]
  mediaId: number | null
}

export interface NearbyState {
  facilityId: number
  distance: number
}

export interface TranslationState {
  languageCode: string
  title: string | null
  description: string | null
}

/** A home as it stands in the tables, or as it would stand if its pending changes were approved. */
export interface ListingState extends ListingFields {
  slug: string
  titleMediaId: number | null
  panoramaMediaId: number | null
  metaMediaId: number | null
  gallery: PhotoState[]
  documents: PaperState[]
  floors: TitledState[]
  parameters: AnswerState[]
  facilities: NearbyState[]
  translations: TranslationState[]
}
