import type { Agent } from '#contract/objects.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import type { AgentRow } from './agent.sql.ts'

export const presentAgent = (row: AgentRow, origin: string): Agent => ({
  id: row.id,
  name: row.name,
  email: row.email ?? '',
  profile: imageAddress(row.image, origin),
  slug_id: row.slug,
  property_count: row.properties,
  projects_count: row.projects,
  total_count: row.properties + row.projects,
  is_verified: row.isVerified,
  is_admin: row.isAdmin,
  facebook_id: row.facebook ?? '',
  twitter_id: row.twitter ?? '',
  twiiter_id: row.twitter ?? '',
  instagram_id: row.instagram ?? '',
  youtube_id: row.youtube ?? '',
})
