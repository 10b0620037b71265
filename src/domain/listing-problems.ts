import { type DraftStep, type ListingDraft, type ListingKind, PROJECT_TYPES } from './listing-draft.ts'
import { metaProblems } from './meta-tags.ts'
import { youtubeId } from './youtube.ts'

/** A question of the chosen category, as far as an answer is measured by it. */
export interface DraftQuestion {
  id: number
  name: string
  type: 'textbox' | 'textarea' | 'number' | 'radiobutton' | 'checkbox' | 'dropdown' | 'file'
  isRequired: boolean
  choices: readonly string[]
}

export type ProblemKind =
  | 'missing'
  | 'price'
  | 'number'
  | 'choice'
  | 'distance'
  | 'half-filled'
  | 'description-short'
  | 'description-long'
  | 'keywords-many'
  | 'video'

/** What keeps a draft from being published: where it is, and what is wrong. */
export interface DraftProblem {
  step: DraftStep
  field: string
  kind: ProblemKind
}

type AnyDraft = ListingDraft<unknown>

const REQUIRED: Record<ListingKind, readonly (readonly [DraftStep, keyof ListingDraft])[]> = {
  property: [
    ['place', 'city'],
    ['place', 'state'],
    ['place', 'country'],
    ['place', 'address'],
    ['type', 'category_id'],
    ['type', 'price'],
    ['photos', 'photos'],
    ['words', 'title'],
    ['words', 'description'],
  ],
  project: [
    ['place', 'city'],
    ['place', 'state'],
    ['place', 'country'],
    ['place', 'address'],
    ['type', 'category_id'],
    ['photos', 'photos'],
    ['words', 'title'],
    ['words', 'description'],
  ],
}

const META_KINDS = {
  'description-short': 'meta_description',
  'description-long': 'meta_description',
  'keywords-many': 'meta_keywords',
} as const

/**
 * Everything that still has to be done, in the order of the form; an empty list can be published. `hasState` is false where the
 * gazetteer knows the city without a state.
 */
export function draftProblems(
  kind: ListingKind,
  draft: AnyDraft,
  questions: readonly DraftQuestion[],
  hasState = true,
): DraftProblem[] {
  const problems: DraftProblem[] = REQUIRED[kind]
    .filter(([, field]) => isBlank(draft[field]) && (field !== 'state' || hasState))
    .map(([step, field]) => ({ step, field, kind: 'missing' }))
  const add = (step: DraftStep, field: string, problem: ProblemKind) => problems.push({ step, field, kind: problem })
  if (kind === 'property') {
    if (draft.price.trim() !== '' && !isPrice(draft.price)) add('type', 'price', 'price')
    for (const question of questions) {
      const problem = answerProblem(question, draft)
      if (problem) add('facts', `parameters.${question.id}`, problem)
    }
    for (const [id, distance] of Object.entries(draft.facilities))
      if (distance.trim() !== '' && !isDistance(distance)) add('nearby', `facilities.${id}`, 'distance')
    for (const [index, floor] of draft.floors.entries())
      if (!isFloorFilled(floor)) add('extras', `floors.${index}`, 'half-filled')
  } else {
    if (!PROJECT_TYPES.includes(draft.project_type)) add('type', 'project_type', 'choice')
    for (const [index, plan] of draft.plans.entries())
      if (!isPlanFilled(plan)) add('extras', `plans.${index}`, 'half-filled')
  }
  if (draft.video_link.trim() !== '' && youtubeId(draft.video_link) === null) add('extras', 'video_link', 'video')
  const meta = { description: draft.meta_description, keywords: draft.meta_keywords }
  // A long title is only warned of: engines cut it, nothing breaks.
  for (const problem of metaProblems(meta)) if (problem !== 'title-long') add('words', META_KINDS[problem], problem)
  return problems
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

const HIGHEST_PRICE = 9_223_372_036_854_775_806n

/** Whole units of money, at least one and at most what the database holds. */
export const isPrice = (typed: string) =>
  /^\d{1,19}$/.test(typed.trim()) && BigInt(typed.trim()) >= 1n && BigInt(typed.trim()) <= HIGHEST_PRICE

/** A distance with at most one decimal place worth keeping. */
export const isDistance = (typed: string) => /^\d{1,4}([.,]\d{1,3})?$/.test(typed.trim())

/** Half a floor helps nobody, and the next one may be added only when this one is whole. */
export const isFloorFilled = (floor: { title: string; image: unknown }) =>
  floor.title.trim() !== '' && floor.image !== null
export const isPlanFilled = (plan: { title: string; document: unknown }) =>
  plan.title.trim() !== '' && plan.document !== null

/** What is wrong with the answer to one question, or null. */
export function answerProblem(question: DraftQuestion, draft: AnyDraft): ProblemKind | null {
  const { id, type, isRequired, choices } = question
  const answer = type === 'file' ? draft.parameter_files[id] : draft.parameters[id]
  if (answer === undefined || isBlank(answer)) return isRequired ? 'missing' : null
  if (type === 'number') return /^-?\d{1,15}([.,]\d{1,6})?$/.test(String(answer).trim()) ? null : 'number'
  if (type === 'radiobutton' || type === 'dropdown') return choices.includes(String(answer)) ? null : 'choice'
  if (type === 'checkbox')
    return Array.isArray(answer) && answer.every((one) => choices.includes(one)) ? null : 'choice'
  return null
}
