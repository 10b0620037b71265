import type { agentProperties } from '#contract/agents.ts'
import type { Output } from '#contract/endpoint.ts'
import { degrees, imageAddress } from '#server/features/properties/public.ts'
import type { ProfileRow } from './profile.sql.ts'

type Customer = Output<typeof agentProperties>['customer_data']

/** Header of an agent's page. */
export const presentCustomer = (row: ProfileRow, origin: string): Customer => ({
  id: row.id,
  slug_id: row.slug,
  name: row.name,
  profile: imageAddress(row.image, origin),
  mobile: row.phone ?? '',
  email: row.email ?? '',
  address: row.address ?? '',
  city: row.city ?? '',
  state: row.state ?? '',
  country: row.country ?? '',
  latitude: degrees(row.latitude),
  longitude: degrees(row.longitude),
  facebook_id: row.facebook ?? '',
  twitter_id: row.twitter ?? '',
  youtube_id: row.youtube ?? '',
  instagram_id: row.instagram ?? '',
  about_me: row.about ?? '',
  projects_count: row.projects,
  property_count: row.properties,
  total_count: row.properties + row.projects,
  properties_sold_count: row.sold,
  properties_rented_count: row.rented,
  is_verify: row.isVerified,
  is_admin: row.isSite,
})
