import { fromDraftValues } from '#domain/draft-values.ts'
import type { ListingDraft } from '#domain/listing-draft.ts'
import type { ListingField, SharedField } from '#domain/listing-fields.ts'

/** Trimmed text for the tables; null if it is empty. */
const textOr = (text: string): string | null => text.trim() || null

export const paper = (mediaId: number) => ({ mediaId })

/** A list in its new order: existing items by id, the others by file. */
export const listItems = (files: readonly number[], now: readonly { id: number; mediaId: number }[]) =>
  files.map((file) => {
    const known = now.find(({ mediaId }) => mediaId === file)
    return known ? { id: known.id } : paper(file)
  })

/** Translations in the site's languages; those that the draft no longer has are set to null. */
export function translationsTo(
  { translations }: ListingDraft,
  spoken: ReadonlySet<string>,
  now: readonly { languageCode: string }[] = [],
) {
  const gone = now.filter(({ languageCode }) => !translations[languageCode])
  return [
    ...gone.map(({ languageCode }) => ({ languageCode, title: null, description: null })),
    ...Object.entries(translations)
      .filter(([languageCode]) => spoken.has(languageCode))
      .map(([languageCode, text]) => ({
        languageCode,
        title: textOr(text.title),
        description: textOr(text.description),
      })),
  ]
}

/** The plain fields. Half a point is none. */
export const fieldsTo = <K extends ListingField>(draft: ListingDraft, fields: readonly (K | SharedField)[]) => ({
  ...fromDraftValues(draft, fields),
  latitude: draft.longitude === null ? null : draft.latitude,
  longitude: draft.latitude === null ? null : draft.longitude,
})
