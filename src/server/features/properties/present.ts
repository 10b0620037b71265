import type { Floor, GalleryImage, PropertyDetail, PropertyDocument } from '#contract/objects.ts'
import { clipText, META_LIMITS } from '#domain/meta-tags.ts'
import { isOpen } from '#domain/property-status.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { type Catalogue, presentCategory } from '#server/features/categories/public.ts'
import type { FileRow, ImageRow, Reader } from './card-sql.ts'
import type { DetailRow, FloorRow } from './detail-row.ts'
import { degrees, factsOf, fileAddresses, imageAddress, presentValues, recentDrop } from './present-card.ts'
import { presentNearby } from './present-nearby.ts'
import { presentAdvertisement, presentTranslations } from './present-own.ts'

/** Only the opening pictures of a page are seen before they have loaded. */
const BLURRED = 5

const POSTED_ON = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A home with everything its page shows. */
export function presentProperty(row: DetailRow, asker: Reader, catalogue: Catalogue): PropertyDetail {
  const { origin } = asker
  const { card, page, owner, seen } = row
  const { image } = card
  const createdAt = new Date(card.createdAt)
  const category = catalogue.categories.get(card.categoryId)!
  const drop = recentDrop(card.priceDrop, asker.now)
  const address = fileAddresses(asker, page.isPublic)
  const me = asker.viewer ? [asker.viewer.id] : []
  return {
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
    rentduration: card.rentDuration ?? (card.kind === 'rent' || card.kind === 'rented' ? 'Monthly' : null),
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
    title_image: imageAddress(image, origin),
    title_image_hash: image?.thumbhash ?? '',
    title_image_blur: image?.blur ?? '',
    title_image_width: image?.width ?? 0,
    title_image_height: image?.height ?? 0,
    three_d_image: imageAddress(page.panorama, origin),
    video_link: page.videoLink ?? '',
    gallery: page.gallery?.map((photo, index) => presentGalleryImage(photo, index, origin)) ?? [],
    documents: page.documents?.map((document) => presentDocument(document, row.id, address)) ?? [],
    floors: page.floors?.map((floor) => presentFloor(floor, origin)) ?? [],
    meta_title: page.metaTitle || card.title,
    meta_description:
      page.metaDescription ||
      clipText(page.description.slice(0, 4 * META_LIMITS.descriptionMost), META_LIMITS.descriptionMost),
    meta_keywords: page.metaKeywords,
    meta_image: imageAddress(page.metaImage ?? image, origin),
    // A home without an owner is the site's own.
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
    is_admin: owner === null,
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
    // Of other people only the number is told: their ids are nobody's business.
    favourite_users: seen?.isFavourite ? me : [],
    total_favourite_users: row.favouriteCount,
    interested_users: seen?.isInterested ? me : [],
    total_interested_users: row.interestCount,
    advertisement: row.advertisements?.map((advertisement) => presentAdvertisement(advertisement, row)) ?? [],
  }
}

const presentGalleryImage = (photo: ImageRow & { id: number }, index: number, origin: string): GalleryImage => ({
  id: photo.id,
  image: photo.key,
  image_url: imageAddress(photo, origin),
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

const presentFloor = ({ id, title, image }: FloorRow, origin: string): Floor => ({
  id,
  title,
  image: imageAddress(image, origin),
  width: image?.width ?? 0,
  height: image?.height ?? 0,
})
