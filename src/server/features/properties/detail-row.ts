import type { Quota } from '#domain/package-quota.ts'
import type { Freshness, RequestStatus } from '#domain/property-status.ts'
import type { CardFacts, FileRow, ImageRow } from './card-sql.ts'

/** A home with all that its page shows. */
export interface DetailRow {
  id: number
  ownerId: number | null
  viewCount: number
  favouriteCount: number
  interestCount: number
  card: CardFacts
  page: PageRow
  catalogueVersion: number
  owner: OwnerRow | null
  ownerProperties: number | null
  ownerProjects: number
  /** Whether there are hours at which it can be seen. */
  offersViewings: boolean
  /** This and what follows only for somebody with an account. */
  seen?: ViewerRow
  translations?: { languageId: number; code: string; title: string | null; description: string | null }[] | null
  advertisements?: AdvertisementRow[] | null
  quota?: Quota | null
}

/** What a home's page tells beyond its card; moments are written as the wire wants them. */
export interface PageRow {
  isPublic: boolean
  isActive: boolean
  requestStatus: RequestStatus
  freshness: Freshness
  description: string
  /** Descriptions in other languages. */
  descriptions: Record<string, string> | null
  clientAddress: string | null
  videoLink: string | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
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

/** A place near a home; its name is in the catalogue. */
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
  image: ImageRow | null
}

/** What lies between the viewer and the home. */
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
