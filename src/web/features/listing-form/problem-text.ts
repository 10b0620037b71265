import type { DraftProblem } from '#domain/listing-problems.ts'
import type { TextKey, Translate } from '#web/i18n/translate.ts'
import { detailLabel, isDetail } from '#web/parts/detail-fields.ts'

const MISSING: Readonly<Record<string, TextKey>> = {
  photos: 'listing-form.missing-photos',
  category_id: 'listing-form.missing-category',
}

const KINDS: Record<DraftProblem['kind'], TextKey> = {
  missing: 'form.required',
  price: 'listing-form.wrong-price',
  number: 'listing-form.wrong-number',
  choice: 'listing-form.wrong-choice',
  distance: 'listing-form.wrong-distance',
  'half-filled': 'listing-form.half-filled',
  'description-short': 'listing-form.summary-short',
  'description-long': 'listing-form.summary-long',
  'keywords-many': 'listing-form.keywords-many',
  video: 'listing-form.wrong-video',
  year: 'listing-field.wrong-year',
}

/** The message of a problem, beside its field. */
export const problemText = ({ kind, field }: DraftProblem, t: Translate): string =>
  t((kind === 'missing' && MISSING[field]) || KINDS[kind])

const NAMES: Readonly<Record<string, TextKey>> = {
  address: 'listing-form.address',
  city: 'listing-form.city',
  state: 'listing-form.state',
  country: 'listing-form.country',
  category_id: 'listing-form.category',
  price: 'listing-form.price',
  photos: 'listing-form.step-photos',
  title: 'listing-form.title',
  description: 'listing-form.description',
  meta_description: 'listing-form.meta-description',
  meta_keywords: 'listing-form.meta-keywords',
  video_link: 'listing-form.video',
  floors: 'listing-form.floors',
  plans: 'listing-form.plans',
  facilities: 'listing-form.nearby',
  project_type: 'listing-form.project-type',
}

/** The label of the field with a problem; an attribute of the category has its own name. */
export function fieldName(field: string, questions: readonly { id: number; name: string }[], t: Translate): string {
  const [base, id] = field.split('.')
  const question = base === 'parameters' && questions.find((one) => String(one.id) === id)
  if (question) return question.name
  if (isDetail(field)) return detailLabel(field, t)
  const name = NAMES[base!]
  return name ? t(name) : field
}
