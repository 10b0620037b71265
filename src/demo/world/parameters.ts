import type { Facts } from './facts.ts'

/** Parameter values of the facts; those that do not apply are omitted. */
export function parametersOf(f: Facts): Record<string, string | readonly string[]> {
  const values: Record<string, string | readonly string[] | number | null> = {
    bedrooms: f.bedrooms,
    bathrooms: f.bathrooms,
    area: f.area,
    plot: f.plot,
    floor: f.floor === null ? null : `${f.floor === 0 ? 'Ground' : f.floor} of ${f.floors}`,
    storeys: f.storeys,
    year: f.year,
    furnishing: f.furnishing,
    parking: f.category === 'land' ? null : f.parking,
    energy: f.energy,
    heating: f.heating,
    view: f.view,
    pets: f.pets,
    amenities: f.amenities,
    zoning: f.zoning,
    frontage: f.frontage,
    utilities: f.utilities,
    access: f.category === 'land' ? 'Public road, paved and lit, with room for lorries during construction.' : null,
    use: f.use,
    desks: f.desks,
    rooms: f.meetingRooms,
    services: f.services,
  }
  const given: Record<string, string | readonly string[]> = {}
  for (const [key, value] of Object.entries(values)) {
    if (value === null || (Array.isArray(value) && value.length === 0)) continue
    given[key] = typeof value === 'number' ? String(value) : value
  }
  return given
}
