import type { Context } from '#server/context.ts'
import { approvalOf, claimSlug, requireLocation } from '#server/features/listings/public.ts'
import { takeUnit } from '#server/features/packages/public.ts'
import { judge, saveJudgement, sketchOfProject } from '#server/features/shield/public.ts'
import { requireCompleteProfile, requireVerification } from '#server/features/standing/public.ts'
import { changedState, readyChange } from './change-state.ts'
import type { NewProject, ProjectWhole } from './project-state.ts'
import { insertProject } from './state-sql.ts'

/** Nothing yet: what a new project changes. */
const BLANK = {
  slug: '',
  imageMediaId: null,
  metaMediaId: null,
  gallery: [],
  documents: [],
  plans: [],
  translations: [],
} satisfies Partial<ProjectWhole>

/** Lists a project for the viewer, or for the site when an administrator does it, and spends the unit that it costs. */
export async function createProject(ctx: Context, project: NewProject): Promise<{ id: number; slug: string }> {
  const isSites = ctx.viewer!.role === 'admin'
  if (!isSites) {
    await requireCompleteProfile(ctx)
    await requireVerification(ctx)
  }
  const { slug: wanted, image, metaImage, gallery, documents, plans, translations, ...fields } = project
  const change = { image, metaImage, gallery, documents, plans, translations, categoryId: fields.categoryId }
  await requireLocation(ctx, { ...fields, address: fields.location }, 'location')
  const taken = await readyChange(ctx, change)
  const state = await changedState(ctx, { ...BLANK, ...fields }, change, taken)
  state.slug = await claimSlug(ctx.sql, 'projects', { slug: wanted, title: fields.title })
  const { isNewApproved } = await approvalOf(ctx)
  const ownerId = isSites ? null : ctx.viewer!.id
  const judgement = await judge(ctx.sql, sketchOfProject(state, { exceptId: null, ownerId }), ctx.now)
  const isApproved = isNewApproved && !judgement.isHeld
  const id = await insertProject(ctx.sql, state, { ownerId, isApproved, now: ctx.now })
  if (!isApproved) await saveJudgement(ctx.sql, { kind: 'project', id }, judgement, ctx.now)
  // Last, because everybody with the same package waits for it.
  if (!isSites) await takeUnit(ctx, 'project_list', { kind: 'project', id })
  return { id, slug: state.slug }
}
