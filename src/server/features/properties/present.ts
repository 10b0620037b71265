import type { AssignedFacility, PropertyDetail } from '#contract/objects.ts'
import { clipText, META_LIMITS } from '#domain/meta-tags.ts'
import { isOpen } from '#domain/property-status.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { type Catalogue, siteUrl } from '#server/features/categories/public.ts'
import type { Asker } from './card-sql.ts'
import type { DetailRow, NearbyRow } from './detail-row.ts'
import {
  degrees,
  factsOf,
  fileAddress,
  imageAddress,
  presentPhoto,
  presentPriceDrop,
  presentTitleImage,
  presentValues,
} from './present-card.ts'
import { presentAdvertisement, presentOwner, presentPeople, presentTranslations } from './present-people.ts'

/** Only the opening pictures of a page are seen before they have loaded. */
const BLURRED = 5

const POSTED_ON = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A home with everything its page shows. */
export function presentProperty(row: DetailRow, asker: Asker, catalogue: Catalogue, baseUrl: string): PropertyDetail {
  const { card, page } = row
  const createdAt = new Date(card.createdAt)
  const category = catalogue.categories.get(card.categoryId)!
  return {
    id: row.id,
    slug_id: card.slug,
    title: card.title,
    translated_title: card.titles?.[asker.language] ?? card.title,
    description: page.description,
    translated_description: page.descriptions?.[asker.language] ?? page.description,
    translations: presentTranslations(row.translations),
    price: card.price,
    ...presentPriceDrop(card.priceDrop, asker.now),
    property_type: card.kind,
    rentduration: card.rentDuration ?? (card.kind === 'rent' || card.kind === 'rented' ? 'Monthly' : null),
    is_premium: card.isPremium,
    promoted: card.isPromoted,
    status: page.isActive ? 1 : 0,
    request_status: page.requestStatus,
    total_view: row.viewCount,
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
    category: category.wire,
    facts: factsOf(card.values, category.parameters),
    parameters: presentValues(card.values, category.parameters, baseUrl),
    assign_facilities: page.facilities?.map((nearby) => presentNearby(nearby, row.id, catalogue, baseUrl)) ?? [],
    ...presentMedia(row, baseUrl),
    meta_title: page.metaTitle || card.title,
    meta_description:
      page.metaDescription ||
      clipText(page.description.slice(0, 4 * META_LIMITS.descriptionMost), META_LIMITS.descriptionMost),
    meta_keywords: page.metaKeywords,
    is_interest_available: isOpen(card.kind),
    is_report_available: isOpen(card.kind),
    is_appointment_available: false,
    inquiry: false,
    ...presentOwner(row, baseUrl),
    ...presentPeople(row, asker.viewer),
    advertisement: row.advertisements?.map((advertisement) => presentAdvertisement(advertisement, row)) ?? [],
  }
}

function presentMedia({ id: propertyId, card, page }: DetailRow, baseUrl: string) {
  return {
    ...presentTitleImage(card.image, baseUrl),
    meta_image: imageAddress(page.metaImage ?? card.image, baseUrl),
    three_d_image: imageAddress(page.panorama, baseUrl),
    video_link: page.videoLink ?? '',
    gallery:
      page.gallery?.map((photo, index) => ({
        ...presentPhoto(photo, baseUrl),
        blur: (index < BLURRED && photo.blur) || '',
        alt: photo.alt ?? '',
      })) ?? [],
    documents:
      page.documents?.map((document) => ({
        id: document.id,
        property_id: propertyId,
        type: document.name.split('.').at(-1)!.toLowerCase(),
        file_name: document.name,
        file: fileAddress(document, baseUrl),
      })) ?? [],
    floors:
      page.floors?.map(({ id, title, image }) => ({
        id,
        title,
        image: imageAddress(image, baseUrl),
        width: image?.width ?? 0,
        height: image?.height ?? 0,
      })) ?? [],
  }
}

function presentNearby(row: NearbyRow, propertyId: number, catalogue: Catalogue, baseUrl: string): AssignedFacility {
  const facility = catalogue.facilities.get(row.facilityId)!
  return {
    id: row.id,
    property_id: propertyId,
    facility_id: row.facilityId,
    distance: row.distance,
    created_at: row.createdAt,
    updated_at: row.createdAt,
    name: facility.name,
    translated_name: facility.translatedName,
    image: siteUrl(facility.image, baseUrl),
  }
}
