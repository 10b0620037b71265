import type { agentProperties as endpoint } from '#contract/agents.ts'
import type { Input } from '#contract/endpoint.ts'
import { isAllowed, NO_QUOTA } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { listProjects, presentProject } from '#server/features/projects/public.ts'
import { presentCard } from '#server/features/properties/public.ts'
import { presentCustomer } from './present-customer.ts'
import { findProfile, listHomesOf, type ProfileRow } from './profile.sql.ts'

type CallInput = Input<typeof endpoint>

export const agentProperties: Handler<typeof endpoint> = async (ctx, input) => {
  const agent = await findAgent(ctx, input)
  if (!agent || !may.seeAgent(ctx.viewer, { id: agent.id, isOffering: agent.properties + agent.projects > 0 }))
    throw missing('Agent')
  const quota = (input.is_projects ? agent.projectQuota : agent.premiumQuota) ?? NO_QUOTA
  const list = input.is_projects ? await projectsOf(ctx, agent, input) : await homesOf(ctx, agent, input)
  return {
    data: {
      customer_data: presentCustomer(agent, ctx.origin),
      properties_data: [],
      projects_data: [],
      ...list.data,
      premium_properties_count: agent.premium,
      package_available: quota.hasPackage,
      feature_available: quota.hasFeature,
    },
    total: list.total,
  }
}

/** An administrator without own listings stands for the site, so the site's listings are returned. */
async function findAgent(ctx: Context, { slug_id, id, is_admin }: CallInput): Promise<ProfileRow | null> {
  if (is_admin) return findProfile(ctx.sql, ctx, 'site')
  const agent = await findProfile(ctx.sql, ctx, slug_id === undefined ? { id: id! } : { slug: slug_id })
  const speaksForSite = agent?.role === 'admin' && agent.properties + agent.projects === 0
  return speaksForSite ? findProfile(ctx.sql, ctx, 'site') : agent
}

const ownerOf = (agent: ProfileRow) => (agent.isSite ? null : agent.id)

async function homesOf(ctx: Context, agent: ProfileRow, { search, offset, limit }: CallInput) {
  const ownerId = ownerOf(agent)
  const hasFeature = isAllowed(agent.premiumQuota ?? NO_QUOTA, 'premium_properties')
  const withPremium = may.openProperty(ctx.viewer, { ownerId, isPremium: true }, hasFeature)
  const { homes, total } = await listHomesOf(ctx.sql, ctx, { ownerId, withPremium, search, offset, limit })
  const { categories } = await catalogueAt(ctx, agent.catalogueVersion)
  const properties_data = homes.map((home) => ({
    ...presentCard(home, categories.get(home.card.categoryId)!, ctx),
    is_premium: home.card.isPremium ? 1 : 0,
  }))
  return { data: { properties_data }, total }
}

async function projectsOf(ctx: Context, agent: ProfileRow, { search, offset, limit }: CallInput) {
  const ownerId = ownerOf(agent)
  const hasFeature = isAllowed(agent.projectQuota ?? NO_QUOTA, 'project_access')
  if (!may.openProject(ctx.viewer, { ownerId }, hasFeature)) return { data: { projects_data: [] }, total: 0 }
  const { rows, total } = await listProjects(ctx.sql, ctx, { ownerId, search }, { offset, limit })
  const { categories } = await catalogueAt(ctx, agent.catalogueVersion)
  return {
    data: { projects_data: (rows ?? []).map(({ project }) => presentProject(project, categories, ctx.origin)) },
    total,
  }
}
