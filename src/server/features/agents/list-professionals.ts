import type { listProfessionals as endpoint } from '#contract/agents.ts'
import { placeOf } from '#domain/home-place.ts'
import type { Handler } from '#server/context.ts'
import { presentAgent } from './present.ts'
import { listAgents } from './queries.ts'

export const listProfessionals: Handler<typeof endpoint> = async (
  { sql, origin },
  { search, latitude, longitude, ...page },
) => {
  const filter = { search, place: placeOf(latitude, longitude), isProfessional: true }
  const { agents, total } = await listAgents(sql, filter, page)
  return {
    data: agents.map((agent) => ({ ...presentAgent(agent, origin), account_type: agent.accountType })),
    total,
  }
}
