import type { Agent } from '#contract/objects.ts'

/** The fields of an agent that a card shows. */
export type CardAgent = Pick<
  Agent,
  'id' | 'slug_id' | 'name' | 'profile' | 'property_count' | 'projects_count' | 'is_verified' | 'is_admin'
> & {
  /** The label of the account type, where the card shows it. */
  type?: string
}

/** Reduces an agent to the fields of its card. */
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
