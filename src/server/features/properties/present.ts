import type { Floor, GalleryImage, PropertyDetail, PropertyDocument } from '#contract/objects.ts'
import type { DetailValues } from '#domain/listing-fields.ts'
import { clipText, META_LIMITS } from '#domain/meta-tags.ts'
import { isOpen } from '#domain/property-status.ts'
import type { ImageBase } from '#domain/renditions.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { type Catalogue, presentCategory } from '#server/features/categories/public.ts'
import { photoBase } from '#server/features/media/public.ts'
import type { FileRow, ImageRow, Reader } from './card.sql.ts'
import type { DetailRow, FloorRow } from './detail-row.ts'
import {
  degrees,
  factsOf,
  fileAddresses,
  imageAddress,
  presentDetails,
  presentValues,
  recentDrop,
  smallAddress,
} from './present-card.ts'
import { presentNearby } from './present-nearby.ts'
import { presentAdvertisement, presentTranslations } from './present-own.ts'

/** Number of pictures with a blur placeholder: those visible before the page is scrolled. */
const BLURRED = 5

const POSTED_ON = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Presents a property with everything its page shows. */
export function presentProperty(row: DetailRow, asker: Reader, catalogue: Catalogue): PropertyDetail {
  const { origin } = asker
  const { card, page, owner, seen } = row
  const { image } = card
  const createdAt = new Date(card.createdAt)
  const category = catalogue.categories.get(card.categoryId)!
  const drop = recentDrop(card.priceDrop, asker.now)
  const address = fileAddresses(asker, page.isPublic)
  const photos = photoBase(asker, page.isPublic)
  const rentDuration = card.rentDuration ?? (card.kind === 'rent' || card.kind === 'rented' ? 'Monthly' : null)
  const me = asker.viewer ? [asker.viewer.id] : []
  const home: Omit<PropertyDetail, keyof DetailValues> = {
    id: row.id,
    slug_id: card.slug,
    title: card.title,
    translated_title: card.titles?.[asker.language] ?? card.title,
    description: page.description,
    translated_description: page.descriptions?.[asker.language] ?? page.description,
    text_languages: Object.keys(page.descriptions ?? {}),
    translations: presentTranslations(row.translations),
    price: card.price,
    price_dropped_from: drop?.from ?? null,
    price_changed_at: drop?.at ?? null,
    property_type: card.kind,
    rentduration: rentDuration,
    rent_duration: rentDuration,
    is_premium: card.isPremium,
    promoted: card.isPromoted,
    status: page.isActive ? 1 : 0,
    request_status: page.requestStatus,
    total_view: row.viewCount,
    is_unconfirmed: page.freshness !== 'fresh',
    post_created: timeAgo(createdAt, asker.now),
    posted_on: POSTED_ON.format(createdAt),
    created_at: card.createdAt,
    updated_at: page.updatedAt,
    address: card.address,
    city: card.city ?? '',
    state: card.state ?? '',
    country: card.country ?? '',
    latitude: degrees(card.latitude),
    longitude: degrees(card.longitude),
    category_id: category.id,
    category: presentCategory(category, origin),
    facts: factsOf(card.values, category.parameters),
    parameters: presentValues(card.values, category.parameters, origin, true, undefined, address),
    assign_facilities: page.facilities?.map((nearby) => presentNearby(nearby, row.id, catalogue, origin)) ?? [],
    title_image: imageAddress(image, photos),
    low_quality_title_image: smallAddress(image, photos),
    title_image_hash: image?.thumbhash ?? '',
    title_image_blur: image?.blur ?? '',
    title_image_width: image?.width ?? 0,
    title_image_height: image?.height ?? 0,
    three_d_image: imageAddress(page.panorama, photos),
    video_link: page.videoLink ?? '',
    gallery: page.gallery?.map((photo, index) => presentGalleryImage(photo, index, photos)) ?? [],
    documents: page.documents?.map((document) => presentDocument(document, row.id, address)) ?? [],
    floors: page.floors?.map((floor) => presentFloor(floor, photos)) ?? [],
    meta_title: page.metaTitle || card.title,
    meta_description:
      page.metaDescription ||
      clipText(page.description.slice(0, 4 * META_LIMITS.descriptionMost), META_LIMITS.descriptionMost),
    meta_keywords: page.metaKeywords,
    meta_image: imageAddress(page.metaImage ?? image, photos),
    // A property without an owner belongs to the site.
    customer_name: owner?.name ?? 'Admin',
    customer_id: owner ? row.ownerId! : undefined,
    customer_slug_id: owner?.slug,
    customer_total_properties: row.ownerProperties ?? 0,
    customer_total_projects: row.ownerProjects,
    email: owner?.email ?? '',
    mobile: owner?.phone ?? '',
    profile: imageAddress(owner?.image ?? null, origin),
    client_address: page.clientAddress || owner?.address || '',
    is_verified: owner?.isVerified ?? true,
    listed_by: owner?.isPrivate ? 'owner' : 'agency',
    is_admin: owner === null,
    is_admin_listing: owner === null ? 1 : 0,
    facebook_id: owner?.facebook ?? '',
    twitter_id: owner?.twitter ?? '',
    twiiter_id: owner?.twitter ?? '',
    instagram_id: owner?.instagram ?? '',
    youtube_id: owner?.youtube ?? '',
    added_by: row.ownerId ?? 0,
    is_blocked_by_me: seen?.blocksOwner ?? false,
    is_blocked_by_user: seen?.blockedByOwner ?? false,
    is_favourite: seen?.isFavourite ? 1 : 0,
    is_interested: seen?.isInterested ? 1 : 0,
    is_reported: seen?.isReported ?? false,
    is_interest_available: isOpen(card.kind),
    is_report_available: isOpen(card.kind),
    is_appointment_available: row.offersViewings && isOpen(card.kind),
    inquiry: false,
    // Ids of other users are private; only their number is returned.
    favourite_users: seen?.isFavourite ? me : [],
    total_favourite_users: row.favouriteCount,
    interested_users: seen?.isInterested ? me : [],
    total_interested_users: row.interestCount,
    advertisement: row.advertisements?.map((advertisement) => presentAdvertisement(advertisement, row)) ?? [],
  }
  // Assigned, because a spread would make the large literal slow to create.
  return Object.assign(home, presentDetails(row.details))
}

const presentGalleryImage = (photo: ImageRow & { id: number }, index: number, photos: ImageBase): GalleryImage => ({
  id: photo.id,
  image: photo.key,
  image_url: imageAddress(photo, photos),
  src: imageAddress(photo, photos),
  width: photo.width ?? 0,
  height: photo.height ?? 0,
  blur: (index < BLURRED && photo.blur) || '',
  alt: photo.alt ?? '',
})

const presentDocument = (
  document: FileRow & { id: number },
  propertyId: number,
  address: (file: FileRow) => string,
): PropertyDocument => ({
  id: document.id,
  property_id: propertyId,
  type: document.name.split('.').at(-1)!.toLowerCase(),
  file_name: document.name,
  file: address(document),
})

const presentFloor = ({ id, title, image }: FloorRow, photos: ImageBase): Floor => ({
  id,
  title,
  image: imageAddress(image, photos),
  width: image?.width ?? 0,
  height: image?.height ?? 0,
})
