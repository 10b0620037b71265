import type { AssignedFacility, PropertyDetail } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import { isOpen } from '#domain/property-status.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { presentCategory, siteUrl } from '#server/features/categories/public.ts'
import type { Asker } from './card-sql.ts'
import type { DetailRow, FacilityRow } from './detail-row.ts'
import {
  degrees,
  factsOf,
  fileAddress,
  imageAddress,
  presentPhoto,
  presentTitleImage,
  presentValues,
} from './present-card.ts'
import { presentAdvertisement, presentOwner, presentPeople, presentTranslations } from './present-people.ts'

const POSTED_ON = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A home with everything its page shows. */
export function presentProperty(row: DetailRow, asker: Asker, baseUrl: string): PropertyDetail {
  return {
    id: row.id,
    slug_id: row.slug,
    title: row.title,
    translated_title: row.translatedTitle ?? row.title,
    description: row.description,
    translated_description: row.translatedDescription ?? row.description,
    translations: presentTranslations(row.translations),
    price: row.price,
    price_dropped_from: row.priceDrop?.from ?? null,
    price_changed_at: row.priceDrop ? instantOf(row.priceDrop.at) : null,
    property_type: row.kind,
    rentduration: row.rentDuration ?? (row.kind === 'rent' || row.kind === 'rented' ? 'Monthly' : null),
    is_premium: row.isPremium,
    promoted: row.isPromoted,
    status: row.isActive ? 1 : 0,
    request_status: row.requestStatus,
    total_view: row.viewCount,
    post_created: timeAgo(row.createdAt, asker.now),
    posted_on: POSTED_ON.format(row.createdAt),
    created_at: instantOf(row.createdAt),
    updated_at: instantOf(row.updatedAt),
    address: row.address,
    city: row.city ?? '',
    state: row.state ?? '',
    country: row.country ?? '',
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    category_id: row.category.id,
    category: presentCategory(row.category, baseUrl),
    facts: factsOf(row.values, row.category.parameters),
    parameters: presentValues(row.values, row.category.parameters, baseUrl),
    assign_facilities: row.facilities?.map((facility) => presentFacility(facility, row.id, baseUrl)) ?? [],
    ...presentMedia(row, baseUrl),
    meta_title: row.metaTitle || row.title,
    meta_description: row.metaDescription || row.description,
    meta_keywords: row.metaKeywords,
    is_interest_available: isOpen(row.kind),
    is_report_available: isOpen(row.kind),
    is_appointment_available: false,
    inquiry: false,
    ...presentOwner(row, baseUrl),
    ...presentPeople(row, asker.viewer),
    advertisement: row.advertisements?.map((advertisement) => presentAdvertisement(advertisement, row)) ?? [],
  }
}

function presentMedia(row: DetailRow, baseUrl: string) {
  return {
    ...presentTitleImage(row.image, baseUrl),
    meta_image: imageAddress(row.metaImage ?? row.image, baseUrl),
    three_d_image: imageAddress(row.panorama, baseUrl),
    video_link: row.videoLink ?? '',
    gallery:
      row.gallery?.map((photo) => ({
        ...presentPhoto(photo, baseUrl),
        blur: photo.blur ?? '',
        alt: photo.alt ?? '',
      })) ?? [],
    documents:
      row.documents?.map((document) => ({
        id: document.id,
        property_id: row.id,
        type: document.name.split('.').at(-1)!.toLowerCase(),
        file_name: document.name,
        file: fileAddress(document, baseUrl),
      })) ?? [],
    floors:
      row.floors?.map(({ id, title, image }) => ({
        id,
        title,
        image: imageAddress(image, baseUrl),
        width: image?.width ?? 0,
        height: image?.height ?? 0,
      })) ?? [],
  }
}

const presentFacility = (row: FacilityRow, propertyId: number, baseUrl: string): AssignedFacility => ({
  id: row.id,
  property_id: propertyId,
  facility_id: row.facilityId,
  distance: row.distance,
  created_at: instantOf(row.createdAt),
  updated_at: instantOf(row.createdAt),
  name: row.name,
  translated_name: row.translatedName ?? row.name,
  image: siteUrl(row.image, baseUrl),
})
