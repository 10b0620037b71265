import { AD_PAGES, AD_PLATFORMS, AD_TYPES, ALL_PLACEMENTS, isPlacedOn } from './ad-placements.ts'
import type { PlainKey } from './messages.ts'
import { type Field, fieldProblem } from './operator-field.ts'

/** Kinds of catalogue entries, in the order of the admin screen. */
export const ENTRY_KINDS = [
  'category',
  'parameter',
  'facility',
  'report_reason',
  'city',
  'article',
  'article_category',
  'faq',
  'slider',
  'section',
  'banner',
  'seo_page',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Kinds whose order the operator sets. */
export const ORDERED_KINDS = ['category', 'slider', 'section'] as const satisfies EntryKind[]
export type OrderedKind = (typeof ORDERED_KINDS)[number]

export type EntryField = Field & {
  byDefault?: string
  /** True if each language may have its own text, under `name.es`. */
  isTranslated?: boolean
}

export interface KindDefinition {
  /** Field that serves as the title of an entry. */
  title: string
  fields: Readonly<Record<string, EntryField>>
  /** True for built-in entries, which can be neither created nor deleted. */
  isFixed?: boolean
}

/** Whether the operator sets the order of this kind. */
export const isOrdered = (kind: EntryKind): kind is OrderedKind =>
  (ORDERED_KINDS as readonly EntryKind[]).includes(kind)

export const PARAMETER_TYPES = ['textbox', 'textarea', 'number', 'radiobutton', 'checkbox', 'dropdown', 'file'] as const
export type ParameterType = (typeof PARAMETER_TYPES)[number]
export const SLIDER_TYPES = ['image', 'category', 'property', 'link'] as const

const name = (most: number) => ({ type: 'text', most, isRequired: true, isTranslated: true }) as const
const meta = {
  meta_title: { type: 'text', most: 120 },
  meta_description: { type: 'lines', most: 320 },
  meta_keywords: { type: 'text', most: 300 },
} as const
const icon = { type: 'image', least: 48 } as const
const photo = { type: 'image', least: 480 } as const
const address = { type: 'text', most: 1000, form: /^(https?:\/\/|\/(?![/\\]))\S*$/ } as const
const on = { type: 'switch', byDefault: '1' } as const

/** Every kind with its fields; validation, forms and lists derive from this table. */
export const KINDS: Record<EntryKind, KindDefinition> = {
  category: {
    title: 'name',
    fields: { name: name(80), image: icon, parameters: { type: 'entries' }, is_active: on, ...meta },
  },
  parameter: {
    title: 'name',
    fields: {
      name: name(80),
      type: { type: 'choice', options: PARAMETER_TYPES, isRequired: true, byDefault: 'textbox' },
      values: { type: 'lines', most: 4000, isTranslated: true },
      is_required: { type: 'switch', byDefault: '0' },
      fact: { type: 'choice', options: ['bedrooms', 'bathrooms', 'area'] },
      image: icon,
    },
  },
  facility: { title: 'name', fields: { name: name(80), image: icon } },
  report_reason: { title: 'reason', fields: { reason: name(200) } },
  city: { title: 'name', isFixed: true, fields: { image: photo } },
  article: {
    title: 'title',
    fields: {
      title: name(200),
      category: { type: 'entry' },
      image: photo,
      description: { type: 'html', most: 200_000, isRequired: true, isTranslated: true },
      ...meta,
    },
  },
  article_category: { title: 'name', fields: { name: name(80) } },
  faq: {
    title: 'question',
    fields: {
      question: name(300),
      answer: { type: 'lines', most: 5000, isRequired: true, isTranslated: true },
      is_active: on,
    },
  },
  slider: {
    title: 'type',
    fields: {
      type: { type: 'choice', options: SLIDER_TYPES, isRequired: true, byDefault: 'image' },
      image: { ...photo, isRequired: true },
      web_image: photo,
      category: { type: 'entry' },
      property: { type: 'entry' },
      link: address,
      show_details: { type: 'switch', byDefault: '0' },
    },
  },
  section: { title: 'title', isFixed: true, fields: { title: name(80), is_active: on } },
  banner: {
    title: 'title',
    fields: {
      title: name(120),
      image: { ...photo, isRequired: true },
      page: { type: 'choice', options: AD_PAGES, isRequired: true, byDefault: 'homepage' },
      placement: { type: 'choice', options: ALL_PLACEMENTS, isRequired: true, byDefault: 'above_footer' },
      platform: { type: 'choice', options: AD_PLATFORMS, isRequired: true, byDefault: 'web' },
      type: { type: 'choice', options: AD_TYPES, isRequired: true, byDefault: 'link' },
      link: address,
      property: { type: 'entry' },
      starts_on: { type: 'day' },
      ends_on: { type: 'day' },
      is_active: on,
    },
  },
  seo_page: {
    title: 'page',
    isFixed: true,
    fields: {
      meta_title: { ...meta.meta_title, isTranslated: true },
      meta_description: { ...meta.meta_description, isTranslated: true },
      meta_keywords: { ...meta.meta_keywords, isTranslated: true },
      image: photo,
      schema_markup: { type: 'json' },
    },
  },
}

export interface EntryProblem {
  key: string
  word: string
  limit?: number
}

/** Resolves a form field name; `name.es` is a translation of `name`. */
export function entryField(
  kind: EntryKind,
  key: string,
): (EntryField & { base: string; language: string | null }) | null {
  const [base = '', language, ...rest] = key.split('.')
  const field = Object.hasOwn(KINDS[kind].fields, base) ? KINDS[kind].fields[base] : undefined
  if (!field || rest.length > 0 || (language !== undefined && !field.isTranslated)) return null
  return { ...field, base, language: language ?? null }
}

/** Problems of an entry, first by field and then of the entry as a whole. Translations are always optional. */
export function entryProblems(kind: EntryKind, values: Readonly<Record<string, string>>): EntryProblem[] {
  const single = Object.entries(values).flatMap(([key, value]) => {
    const field = entryField(kind, key)
    if (!field) return [{ key, word: 'unknown' }]
    const problem = fieldProblem({ ...field, isRequired: field.isRequired === true && field.language === null }, value)
    return problem ? [{ key, ...problem }] : []
  })
  return [...single, ...(WHOLE[kind]?.(values) ?? [])]
}

const HAS_VALUES: ReadonlySet<string> = new Set(['radiobutton', 'checkbox', 'dropdown'])

/** Options of a parameter, one per line. */
export const choiceLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const WHOLE: Partial<Record<EntryKind, (values: Readonly<Record<string, string>>) => EntryProblem[]>> = {
  parameter: ({ type = '', values = '', fact = '', ...others }) => {
    const choices = choiceLines(values)
    const uneven = Object.entries(others)
      .filter(([key, value]) => key.startsWith('values.') && ![0, choices.length].includes(choiceLines(value).length))
      .map(([key]) => ({ key, word: 'uneven-values', limit: choices.length }))
    if (uneven.length > 0) return uneven
    if (!HAS_VALUES.has(type)) {
      if (choices.length > 0) return [{ key: 'values', word: 'needless-values' }]
      return fact !== '' && type !== 'number' ? [{ key: 'fact', word: 'fact-number' }] : []
    }
    if (choices.length < 2) return [{ key: 'values', word: 'few-values' }]
    if (new Set(choices).size < choices.length) return [{ key: 'values', word: 'twice' }]
    return fact === '' ? [] : [{ key: 'fact', word: 'fact-number' }]
  },
  slider: ({ type = '', category = '', property = '', link = '' }) => wrongTargets(type, { category, property, link }),
  banner: ({ type = '', property = '', link = '', page = '', placement = '', starts_on = '', ends_on = '' }) => [
    ...wrongTargets(type, { property, link }),
    ...(isPlacedOn(page, placement) ? [] : [{ key: 'placement', word: 'no-placement' }]),
    ...(starts_on !== '' && ends_on !== '' && ends_on < starts_on ? [{ key: 'ends_on', word: 'ends-first' }] : []),
  ],
}

/** A slide may only have the target that its type names. */
const wrongTargets = (type: string, given: Record<string, string>): EntryProblem[] =>
  Object.entries(given)
    .filter(([key, value]) => (key === type) !== (value !== ''))
    .map(([key]) => ({ key, word: key === type ? 'required' : 'needless-target' }))

/** Type changes that keep the stored values valid; all values are stored as text. */
const MAY_BECOME: Readonly<Record<ParameterType, readonly ParameterType[]>> = {
  textbox: ['textarea'],
  textarea: ['textbox'],
  number: ['textbox', 'textarea'],
  radiobutton: ['dropdown', 'textbox', 'textarea'],
  dropdown: ['radiobutton', 'textbox', 'textarea'],
  checkbox: [],
  file: [],
}

/** Whether a parameter that has values may change to this type. */
export const mayBecome = (from: ParameterType, to: ParameterType): boolean =>
  from === to || MAY_BECOME[from].includes(to)

/** Problems that concern the entry as a whole. */
const ENTRY_PROBLEMS = [
  'unknown',
  'needless-values',
  'few-values',
  'uneven-values',
  'twice',
  'fact-number',
  'needless-target',
  'no-placement',
  'ends-first',
  'placement-taken',
  'taken',
  'fact-taken',
  'answered',
  'value-used',
] as const

/** Messages of these problems, by problem code. */
export const ENTRY_MESSAGES: Readonly<Record<string, PlainKey>> = Object.fromEntries(
  ENTRY_PROBLEMS.map((word) => [word, `api.entry-${word}` satisfies PlainKey]),
)
