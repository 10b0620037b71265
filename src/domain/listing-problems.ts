import { type DraftStep, type ListingDraft, type ListingKind, PROJECT_TYPES } from './listing-draft.ts'
import { DETAIL_FIELDS } from './listing-field-lists.ts'
import { rowOf, type WireName } from './listing-fields.ts'
import { metaProblems } from './meta-tags.ts'
import { isYear } from './year.ts'
import { youtubeId } from './youtube.ts'

/** The fields of a parameter that validation of a draft uses. */
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
  | 'year'

/** A problem that prevents publishing, with its step and field. */
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
 * All problems of a draft in form order; without any it can be published. `hasState` is false if the gazetteer has no
 * state for the city.
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
    for (const field of DETAIL_FIELDS) {
      const { wire, type } = rowOf(field)
      const entry = String(draft[wire as WireName])
      if (type === 'year' && entry.trim() !== '' && !isYear(entry)) add('facts', wire, 'year')
    }
    for (const question of questions) {
      const problem = answerProblem(question, draft)
      if (problem) add('facts', `parameters.${question.id}`, problem)
    }
    for (const [id, distance] of Object.entries(draft.facilities))
      if (distance.trim() !== '' && !isDistance(distance)) add('facts', `facilities.${id}`, 'distance')
    for (const [index, floor] of draft.floors.entries())
      if (!isFloorFilled(floor)) add('photos', `floors.${index}`, 'half-filled')
  } else {
    if (!PROJECT_TYPES.includes(draft.project_type)) add('type', 'project_type', 'choice')
    for (const [index, plan] of draft.plans.entries())
      if (!isPlanFilled(plan)) add('photos', `plans.${index}`, 'half-filled')
  }
  if (draft.video_link.trim() !== '' && youtubeId(draft.video_link) === null) add('photos', 'video_link', 'video')
  const meta = { description: draft.meta_description, keywords: draft.meta_keywords }
  // A long title only causes a warning: search engines truncate it.
  for (const problem of metaProblems(meta)) if (problem !== 'title-long') add('words', META_KINDS[problem], problem)
  return problems
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

const HIGHEST_PRICE = 9_223_372_036_854_775_806n

/** Whole currency units, at least 1 and at most the maximum of the database column. */
export const isPrice = (typed: string) =>
  /^\d{1,19}$/.test(typed.trim()) && BigInt(typed.trim()) >= 1n && BigInt(typed.trim()) <= HIGHEST_PRICE

/** Distance with up to four digits and three decimals. */
export const isDistance = (typed: string) => /^\d{1,4}([.,]\d{1,3})?$/.test(typed.trim())

/** Whether a floor is complete; only then can another one be added. */
export const isFloorFilled = (floor: { title: string; image: unknown }) =>
  floor.title.trim() !== '' && floor.image !== null
export const isPlanFilled = (plan: { title: string; document: unknown }) =>
  plan.title.trim() !== '' && plan.document !== null

/** Problem of a parameter value, or null. */
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
