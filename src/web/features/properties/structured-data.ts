import type { PropertyDetail } from '#contract/objects.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { shareImage } from '#domain/renditions.ts'

/** The schema.org type of a property; anything unknown is a residence. */
const HOME_TYPES: Record<string, string> = {
  apartment: 'Apartment',
  house: 'House',
  villa: 'House',
  townhouse: 'House',
  studio: 'Apartment',
  penthouse: 'Apartment',
}

/**
 * The listing as schema.org structured data, for search engines that show price, rooms and location beside the link.
 */
export function listingData(home: PropertyDetail, { url, currency }: { url: string; currency: string }) {
  const { bedrooms, bathrooms, area } = home.facts
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: home.title,
    description: home.description,
    datePosted: home.created_at,
    dateModified: home.updated_at,
    image: [home.title_image, ...home.gallery.map((photo) => photo.image_url)]
      .filter(Boolean)
      .map((image) => absoluteUrl(shareImage(image), url)),
    ...(home.property_type === 'rent' && home.rentduration
      ? { leaseLength: { '@type': 'QuantitativeValue', unitText: home.rentduration } }
      : {}),
    mainEntity: {
      '@type': HOME_TYPES[home.category.slug_id] ?? 'Residence',
      name: home.title,
      address: {
        '@type': 'PostalAddress',
        streetAddress: home.address,
        addressLocality: home.city,
        addressRegion: home.state,
        addressCountry: home.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: Number(home.latitude), longitude: Number(home.longitude) },
      ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
      ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
      ...(area === null ? {} : { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
    },
    offers: {
      '@type': 'Offer',
      price: home.price,
      priceCurrency: currency,
      businessFunction: `http://purl.org/goodrelations/v1#${home.property_type.startsWith('sell') || home.property_type === 'sold' ? 'Sell' : 'LeaseOut'}`,
      availability: `https://schema.org/${home.property_type === 'sell' || home.property_type === 'rent' ? 'InStock' : 'SoldOut'}`,
      seller: {
        '@type': 'RealEstateAgent',
        name: home.customer_name,
        ...(home.profile ? { image: absoluteUrl(home.profile, url) } : {}),
      },
    },
  }
}
