import type { AssignedFacility } from '#contract/objects.ts'
import { type Catalogue, siteUrl } from '#server/features/categories/public.ts'
import type { NearbyRow } from './detail-row.ts'

/** Presents a nearby place; its name is in the catalogue. */
export function presentNearby(
  row: NearbyRow,
  propertyId: number,
  catalogue: Catalogue,
  origin: string,
): AssignedFacility {
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
    image: siteUrl(facility.image, origin),
  }
}
