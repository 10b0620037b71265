import type { Quota } from '#domain/package-quota.ts'
import type { RequestStatus } from '#domain/property-status.ts'
import type { CardFacts, FileRow, ImageRow } from './card-sql.ts'

/** A home with all that its page shows. */
export interface DetailRow {
  id: number
  ownerId: number | null
  description: string
  translatedDescription: string | null
  isActive: boolean
  isPublic: boolean
  requestStatus: RequestStatus
  clientAddress: string | null
  videoLink: string | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  viewCount: number
  favouriteCount: number
  interestCount: number
  createdAt: Date
  updatedAt: Date
  card: CardFacts
  page: PageRow
  catalogueVersion: number
  owner: OwnerRow | null
  ownerImage: ImageRow | null
  ownerProperties: number | null
  ownerProjects: number
  /** Null for a visitor. */
  seen: ViewerRow | null
  translations: { languageId: number; code: string; title: string | null; description: string | null }[] | null
  advertisements: AdvertisementRow[] | null
  quota: Quota | null
}

/** What hangs on a home and is read as it was put together. */
export interface PageRow {
  panorama: ImageRow | null
  metaImage: ImageRow | null
  gallery: (ImageRow & { id: number })[] | null
  documents: (FileRow & { id: number })[] | null
  floors: { id: number; title: string; image: ImageRow | null }[] | null
  facilities: NearbyRow[] | null
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
