import type { WebSettings } from '#contract/settings.ts'
import { companyPhones } from '#web/parts/company-phones.ts'

const ELSEWHERE = ['facebook_id', 'instagram_id', 'twitter_id', 'youtube_id', 'linkedin_id'] as const

/** The company as structured data. */
export function organizationData(settings: WebSettings, baseUrl: string) {
  const phones = companyPhones(settings)
  const elsewhere = ELSEWHERE.map((key) => settings[key]).filter((address) => /^https?:\/\//.test(address ?? ''))
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.company_name || 'Lintel',
    url: `${baseUrl}/`,
    ...(settings.own_logo && { logo: new URL(settings.own_logo, baseUrl).href }),
    ...(settings.company_email && { email: settings.company_email }),
    ...(phones.length > 0 && { telephone: phones.length === 1 ? phones[0] : phones }),
    ...(settings.company_address && { address: settings.company_address }),
    ...(settings.latitude &&
      settings.longitude && {
        location: {
          '@type': 'Place',
          geo: {
            '@type': 'GeoCoordinates',
            latitude: Number(settings.latitude),
            longitude: Number(settings.longitude),
          },
        },
      }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}
