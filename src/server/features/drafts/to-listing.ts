import type { ListingDraft } from '#domain/listing-draft.ts'

/** Text as the tables want it: nothing is nothing. */
export const textOr = (text: string): string | null => text.trim() || null

export const paper = (mediaId: number) => ({ mediaId })

/** A list in its new order: what is there already by its own number, the rest as files. */
export const listItems = (files: readonly number[], now: readonly { id: number; mediaId: number }[]) =>
  files.map((file) => {
    const known = now.find(({ mediaId }) => mediaId === file)
    return known ? { id: known.id } : paper(file)
  })

/** Texts in the languages of the site; what the listing had and the draft has no more is taken back. */
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

/** What homes and projects both say. */
export const wordsTo = (draft: ListingDraft) => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  categoryId: draft.category_id!,
  city: textOr(draft.city),
  state: textOr(draft.state),
  country: textOr(draft.country),
  latitude: draft.longitude === null ? null : draft.latitude,
  longitude: draft.latitude === null ? null : draft.longitude,
  videoLink: textOr(draft.video_link),
  metaTitle: textOr(draft.meta_title),
  metaDescription: textOr(draft.meta_description),
  metaKeywords: textOr(draft.meta_keywords),
})
