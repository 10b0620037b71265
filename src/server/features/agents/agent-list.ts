import type { agentList as endpoint } from '#contract/agents.ts'
import { placeOf } from '#domain/home-place.ts'
import type { Handler } from '#server/context.ts'
import { presentAgent } from './present.ts'
import { listAgents } from './queries.ts'

export const agentList: Handler<typeof endpoint> = async (
  { sql, origin },
  { search, latitude, longitude, ...page },
) => {
  const { agents, total } = await listAgents(sql, { search, place: placeOf(latitude, longitude) }, page)
  return { data: agents.map((agent) => presentAgent(agent, origin)), total }
}
