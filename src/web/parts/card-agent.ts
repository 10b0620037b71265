import type { Agent } from '#contract/objects.ts'

/** The part of an agent that a card shows. */
export type CardAgent = Pick<
  Agent,
  'id' | 'slug_id' | 'name' | 'profile' | 'property_count' | 'projects_count' | 'is_verified' | 'is_admin'
> & {
  /** Account type in words, where the card shows it. */
  type?: string
}

/** Cuts an agent down to the card. */
export const agentView = (agent: Agent): CardAgent => ({
  id: agent.id,
  slug_id: agent.slug_id,
  name: agent.name,
  profile: agent.profile,
  property_count: agent.property_count,
  projects_count: agent.projects_count,
  is_verified: agent.is_verified,
  is_admin: agent.is_admin,
})
