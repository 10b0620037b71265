import type { DetailField, ListingValues, PageField } from '#domain/listing-fields.ts'
import type { Quota } from '#domain/package-quota.ts'
import type { Freshness, RequestStatus } from '#domain/property-status.ts'
import type { CardFacts, FileRow, ImageRow } from './card.sql.ts'

/** A property with everything its page shows. */
export interface DetailRow {
  id: number
  ownerId: number | null
  viewCount: number
  favouriteCount: number
  interestCount: number
  card: CardFacts
  page: PageRow
  details: ListingValues<DetailField>
  catalogueVersion: number
  owner: OwnerRow | null
  ownerProperties: number | null
  ownerProjects: number
  /** Whether viewing slots are available. */
  offersViewings: boolean
  /** This and the following fields only for signed-in users. */
  seen?: ViewerRow
  translations?: { languageId: number; code: string; title: string | null; description: string | null }[] | null
  advertisements?: AdvertisementRow[] | null
  quota?: Quota | null
}

/** Stored page data of a property beyond its card; timestamps are in the format of the API. */
export interface PageRow extends ListingValues<PageField> {
  isPublic: boolean
  isActive: boolean
  requestStatus: RequestStatus
  freshness: Freshness
  /** Descriptions by language. */
  descriptions: Record<string, string> | null
  updatedAt: string
  panorama: ImageRow | null
  metaImage: ImageRow | null
  gallery: (ImageRow & { id: number })[] | null
  documents: (FileRow & { id: number })[] | null
  floors: FloorRow[] | null
  facilities: NearbyRow[] | null
}

export interface FloorRow {
  id: number
  title: string
  image: ImageRow | null
}

/** A nearby place of a property; its name is in the catalogue. */
export interface NearbyRow {
  id: number
  facilityId: number
  distance: number
  createdAt: string
}

export interface OwnerRow {
  name: string
  slug: string
  email: string | null
  phone: string | null
  address: string | null
  isVerified: boolean
  /** A private owner rather than an agent or agency. */
  isPrivate: boolean
  facebook: string | null
  twitter: string | null
  instagram: string | null
  youtube: string | null
  image: ImageRow | null
}

/** The viewer's relation to the property. */
export interface ViewerRow {
  isFavourite: boolean
  isInterested: boolean
  isReported: boolean
  blocksOwner: boolean
  blockedByOwner: boolean
}

export interface AdvertisementRow {
  id: number
  userId: number | null
  packageId: number | null
  startsAt: string
  endsAt: string
  isEnabled: boolean
  status: 'approved' | 'pending' | 'rejected' | 'expired'
  createdAt: string
}
