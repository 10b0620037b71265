import { absoluteUrl } from '#domain/absolute-url.ts'
import type { AgentProfile } from './view.ts'

/** An agent as schema.org structured data. */
export const agentData = (agent: AgentProfile, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateAgent',
  '@id': url,
  url,
  name: agent.name,
  ...(agent.about && { description: agent.about }),
  ...(agent.profile && { image: absoluteUrl(agent.profile, url) }),
  ...(agent.email && { email: agent.email }),
  ...(agent.mobile && { telephone: agent.mobile }),
  ...(agent.place && { address: agent.place }),
  ...(agent.links.length > 0 && { sameAs: agent.links.map(({ href }) => href) }),
})
