import { type EntryField, type EntryKind, KINDS } from '#domain/catalogue-entries.ts'
import type { Choice } from '#web/admin/parts/fields/operator-field.tsx'
import type { TextKey, Translate } from '#web/i18n/translate.ts'

/** Fields with a help text, found in the texts as `entries.<kind>-<field>-help`. */
export const WITH_HELP: ReadonlySet<string> = new Set([
  'category-image',
  'category-parameters',
  'category-is_active',
  'parameter-type',
  'parameter-values',
  'parameter-fact',
  'article-category',
  'slider-image',
  'slider-web_image',
  'slider-property',
  'slider-link',
  'slider-show_details',
  'banner-title',
  'banner-image',
  'banner-placement',
  'banner-property',
  'banner-link',
  'banner-ends_on',
  'seo_page-meta_title',
  'seo_page-schema_markup',
])

/** The label of a field; a field that several kinds share has one label. */
export const fieldName = (t: Translate, field: string) => t(`entries.${field}` as TextKey)

export const fieldHelp = (t: Translate, kind: EntryKind, field: string): string | undefined =>
  WITH_HELP.has(`${kind}-${field}`) ? t(`entries.${kind}-${field}-help` as TextKey) : undefined

/** The choices of a field with their labels; choices that are other entries are loaded with the page. */
export function choicesOf(
  t: Translate,
  name: string,
  field: EntryField,
  given: Readonly<Record<string, Choice[]>>,
): Choice[] {
  if (field.type !== 'choice') return given[name] ?? []
  return field.options.map((value) => ({ value, label: t(`entries.choice-${value}` as TextKey) }))
}

/** The fields of a kind as its form shows them, translations under `name.es`. */
export function formFields(kind: EntryKind, languages: readonly string[]): Record<string, EntryField> {
  const fields: Record<string, EntryField> = {}
  for (const [name, field] of Object.entries(KINDS[kind].fields)) {
    fields[name] = field
    if (field.isTranslated)
      for (const language of languages) fields[`${name}.${language}`] = { ...field, isRequired: false }
  }
  return fields
}
