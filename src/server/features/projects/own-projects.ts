import type { MyProject } from '#contract/projects.ts'
import { instantOf } from '#domain/instant.ts'
import { canFeature } from '#domain/promotion-status.ts'
import { timeAgo } from '#domain/time-ago.ts'
import type { Context } from '#server/context.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import type { ProjectDetailRow } from './detail.sql.ts'
import { listFiles, overlaid } from './overlay.ts'
import { listOwnFacts, type OwnFacts } from './own.sql.ts'
import { presentProjectDetail } from './present.ts'
import { listProjectDetails } from './queries.ts'

/** Presents the viewer's projects in the order of the ids, with pending revisions; the caller has checked ownership. */
export async function presentOwn(ctx: Context, ids: readonly number[]): Promise<MyProject[]> {
  if (ids.length === 0) return []
  const rows = await listProjectDetails(ctx.sql, ctx, ids)
  const facts = new Map((await listOwnFacts(ctx.sql, ids)).map((row) => [row.id, row]))
  const files = await listFiles(ctx.sql, [...facts.values()].flatMap(pendingOf))
  const catalogue = await catalogueAt(ctx, rows[0]?.catalogueVersion ?? 0)
  return rows.map((row) => {
    const own = facts.get(row.project.id)!
    const [pending] = pendingOf(own)
    const shown = pending ? overlaid(row, pending, files) : row
    return { ...presentProjectDetail(shown, catalogue, ctx), ...presentFacts(row, own, ctx.now) }
  })
}

const pendingOf = ({ revision }: OwnFacts) => (revision?.status === 'pending' ? [revision.state] : [])

function presentFacts({ project }: ProjectDetailRow, { rejection, revision, adverts }: OwnFacts, now: Date) {
  const age = timeAgo(new Date(project.createdAt), now)
  const isFeatureAvailable = canFeature(project, adverts)
  return {
    created_at: age,
    posted_since: age,
    is_feature_available: isFeatureAvailable,
    is_featured_available: isFeatureAvailable,
    is_renewed: false as const,
    is_renew_allowed: false as const,
    reject_reason: rejection
      ? {
          id: rejection.id,
          property_id: null,
          project_id: project.id,
          reason: rejection.reason,
          created_at: instantOf(rejection.createdAt),
        }
      : {},
    revision_at: revision?.status === 'pending' ? instantOf(revision.updatedAt) : null,
    revision_reason: revision?.reason ?? '',
    edit_reason: revision?.reason ?? '',
  }
}
