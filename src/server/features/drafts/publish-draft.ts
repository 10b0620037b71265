import type { publishDraft as endpoint } from '#contract/drafts.ts'
import { EMPTY_DRAFT, type ListingDraft } from '#domain/listing-draft.ts'
import { type DraftProblem, type DraftQuestion, draftProblems } from '#domain/listing-problems.ts'
import { type Message, messageOf } from '#domain/messages.ts'
import { META_LIMITS } from '#domain/meta-tags.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { type CategoryRow, currentCatalogue } from '#server/features/categories/public.ts'
import { listLanguageCodes } from '#server/features/languages/public.ts'
import { hasState } from '#server/features/listings/public.ts'
import { changeProject, createProject, findOwnProject } from '#server/features/projects/public.ts'
import { changeListing, createListing, findOwnListing } from '#server/features/properties/public.ts'
import { closeDraft, type DraftRow, deleteSiblings, findListing, type ListingRef, lockDraft } from './queries.ts'
import { newProject, projectChange } from './to-project.ts'
import { listingChange, newListing } from './to-property.ts'

/** A refusal throws and rolls back the transaction, so the draft stays unchanged. */
export const publishDraft: Handler<typeof endpoint> = async (ctx, { key }) => {
  const ownerId = ctx.viewer!.id
  const row = await lockDraft(ctx.sql, ownerId, key)
  if (!row) throw missing('Draft')
  // A repeated call returns the listing that the first one created.
  const listing = row.publishedAt ? refOf(row)! : await publish(ctx, row)
  if (!row.publishedAt) {
    await deleteSiblings(ctx.sql, ownerId, row.id, listing)
    await closeDraft(ctx.sql, row.id, listing, ctx.now)
  }
  const { slug, requestStatus, hasRevision } = await findListing(ctx.sql, listing)
  return { id: listing.id, slug_id: slug, request_status: hasRevision ? 'pending' : requestStatus }
}

async function publish(ctx: Context, row: DraftRow): Promise<ListingRef> {
  const draft: ListingDraft = { ...EMPTY_DRAFT, ...row.data }
  const { categories } = await currentCatalogue(ctx)
  const category = draft.category_id === null ? undefined : categories.get(draft.category_id)
  const questions = questionsOf(category)
  const isStateNeeded = draft.state.trim() === '' && (await hasState(ctx.geocoder, draft))
  const [problem] = draftProblems(row.kind, draft, questions, isStateNeeded)
  if (problem) throw refusal(problem, questions)
  const listing = refOf(row)
  // Translations in languages removed from the site in the meantime are left out.
  const spoken = new Set(await listLanguageCodes(ctx.sql))
  return row.kind === 'property'
    ? publishProperty(ctx, draft, questions, spoken, listing)
    : publishProject(ctx, draft, spoken, listing)
}

async function publishProperty(
  ctx: Context,
  draft: ListingDraft,
  questions: readonly DraftQuestion[],
  spoken: ReadonlySet<string>,
  listing: ListingRef | null,
): Promise<ListingRef> {
  if (!listing) return { kind: 'property', id: (await createListing(ctx, newListing(draft, questions, spoken))).id }
  const { state } = await findOwnListing(ctx, { id: listing.id })
  await changeListing(ctx, listing.id, listingChange(draft, questions, state, spoken))
  return listing
}

async function publishProject(
  ctx: Context,
  draft: ListingDraft,
  spoken: ReadonlySet<string>,
  listing: ListingRef | null,
): Promise<ListingRef> {
  if (!listing) return { kind: 'project', id: (await createProject(ctx, newProject(draft, spoken))).id }
  const { state } = await findOwnProject(ctx, { id: listing.id })
  await changeProject(ctx, listing.id, projectChange(draft, state, spoken))
  return listing
}

function refOf({ kind, propertyId, projectId }: DraftRow): ListingRef | null {
  const id = kind === 'property' ? propertyId : projectId
  return id === null ? null : { kind, id }
}

const questionsOf = (category: CategoryRow | undefined): DraftQuestion[] =>
  (category?.parameters ?? []).map(({ id, name, type, isRequired, values }) => ({
    id,
    name,
    type,
    isRequired,
    choices: values ?? [],
  }))

const PROBLEMS: Record<DraftProblem['kind'], (field: string) => Message> = {
  missing: (field) => messageOf('api.required', { field }),
  price: (field) => messageOf('api.price-whole', { field }),
  number: (field) => messageOf('api.must-be-number', { field }),
  choice: (field) => messageOf('api.no-such-choice', { field }),
  distance: (field) => messageOf('api.not-distance', { field }),
  'half-filled': (field) => messageOf('api.half-filled', { field }),
  'description-short': (field) => messageOf('api.too-short', { field, least: META_LIMITS.descriptionLeast }),
  'description-long': (field) => messageOf('api.too-long', { field, most: META_LIMITS.descriptionMost }),
  'keywords-many': (field) => messageOf('api.too-many-phrases', { field, most: META_LIMITS.keywords }),
  video: (field) => messageOf('api.not-youtube', { field }),
  year: (field) => messageOf('api.not-valid', { field }),
}

function refusal({ field, kind }: DraftProblem, questions: readonly DraftQuestion[]): AppError {
  const question = questions.find(({ id }) => field === `parameters.${id}`)
  return new AppError('invalid', PROBLEMS[kind](question?.name ?? field), { field })
}
