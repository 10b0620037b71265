import type { ListingValues } from '#domain/listing-fields.ts'
import type {
  FileSource,
  GivenTitled,
  SharedChange,
  SharedNew,
  SharedState,
  TitledState,
} from '#server/features/listings/public.ts'

/** Scalar fields of a property. */
export type ListingFields = ListingValues

/** A parameter value: text as sent, or a file. */
export interface GivenAnswer {
  parameterId: number
  /** Several choices are a list or JSON text; absent or empty deletes the value. */
  value?: string | readonly string[] | FileSource
}

export interface NewListing extends Omit<ListingFields, 'kind'>, SharedNew {
  kind: 'sell' | 'rent'
  titleImage: FileSource
  panorama?: FileSource | null
  floors?: readonly GivenTitled[]
  parameters?: readonly GivenAnswer[]
  facilities?: readonly NearbyState[]
}

/** A change of a property; absent fields stay as they are. */
export interface ListingChange extends Partial<Omit<ListingFields, 'kind'>>, SharedChange {
  kind?: 'sell' | 'rent'
  titleImage?: FileSource
  panorama?: FileSource | null
  /** All floor plans. */
  floors?: readonly GivenTitled[]
  /** Floor plans that are new or changed; the others stay. */
  putFloors?: readonly GivenTitled[]
  removeFloors?: readonly number[]
  /** Parameter values that are new or changed; the others stay. */
  parameters?: readonly GivenAnswer[]
  /** All nearby places. */
  facilities?: readonly NearbyState[]
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

/** A property as stored, or as it would be with its pending revision approved. */
export interface ListingState extends ListingFields, SharedState {
  titleMediaId: number | null
  panoramaMediaId: number | null
  floors: TitledState[]
  parameters: AnswerState[]
  facilities: NearbyState[]
}
