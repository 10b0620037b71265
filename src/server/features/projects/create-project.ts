import type { Context } from '#server/context.ts'
import { approvalOf, claimSlug, requireLocation } from '#server/features/listings/public.ts'
import { consumeCredit } from '#server/features/packages/public.ts'
import { requireCompleteProfile, requireVerification } from '#server/features/publishing-requirements/public.ts'
import { assessRisk, riskSubjectOfProject, saveJudgement } from '#server/features/risk/public.ts'
import { changedState, readyChange } from './change-state.ts'
import type { NewProject, ProjectWhole } from './project-state.ts'
import { insertProject } from './state.sql.ts'

/** Empty state that a new project starts from. */
const BLANK = {
  slug: '',
  imageMediaId: null,
  metaMediaId: null,
  gallery: [],
  documents: [],
  plans: [],
  translations: [],
} satisfies Partial<ProjectWhole>

/** Creates a project of the viewer, or of the site for an administrator, and consumes the credit it costs. */
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
  const judgement = await assessRisk(ctx.sql, riskSubjectOfProject(state, { exceptId: null, ownerId }), ctx.now)
  const isApproved = isNewApproved && !judgement.isHeld
  const id = await insertProject(ctx.sql, state, { ownerId, isApproved, now: ctx.now })
  if (!isApproved) await saveJudgement(ctx.sql, { kind: 'project', id }, judgement, ctx.now)
  // Last, because the credit row stays locked until the transaction ends.
  if (!isSites) await consumeCredit(ctx, 'project_list', { kind: 'project', id })
  return { id, slug: state.slug }
}
