import { type ListingField, type ListingValues, rowOf, type WireName } from '#domain/listing-fields.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { GivenTitled } from './change-parts.ts'
import type { GivenTranslation, SharedChange } from './shared-state.ts'
import { languageCodes, uploadAt, uploadsAt } from './wire-files.ts'

type Files = Pick<Context, 'files' | 'sql'>
type Written = { language_id: number; value?: string | undefined } | undefined

/** What clients send about every listing beside its fields, as the schemas read it. */
interface Sent {
  translations?: { title?: Written; description?: Written }[]
}

interface SentChange extends Sent {
  meta_image?: string
  remove_meta_image?: boolean
  remove_gallery_images?: number[]
  remove_documents?: number[]
}

type SentFields<K extends ListingField> = { [P in K as WireName<P>]?: ListingValues[P] }

/** The fields of a new listing by our names. */
export const newFields = <K extends ListingField>(sent: SentFields<K>, fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, sentValue(sent, field) ?? null])) as ListingValues<K>

/** The fields of a change by our names; one that is left out stays as it is, unless its row says otherwise. */
export const changedFields = <K extends ListingField>(sent: SentFields<K>, fields: readonly K[]) =>
  Object.fromEntries(
    fields.map((field) => {
      const value = sentValue(sent, field)
      return [field, value === undefined && rowOf(field).isClearedByOmission ? null : value]
    }),
  ) as Partial<ListingValues<K>>

/** Sent empty, a field is cleared. */
function sentValue<K extends ListingField>(sent: SentFields<K>, field: K): unknown {
  const value: unknown = (sent as Record<string, unknown>)[rowOf(field).wire]
  return value === '' ? null : value
}

/** What every new listing has beside its fields. */
export const newShared = async (ctx: Files, posted: Sent) => ({
  metaImage: uploadAt(ctx, 'meta_image') ?? null,
  gallery: uploadsAt(ctx, 'gallery_images'),
  documents: uploadsAt(ctx, 'documents'),
  translations: await translationsOf(ctx, posted),
})

/** Shared parts of an edit beside its fields; parts that are not sent stay. */
export const sharedChange = async (ctx: Files, edited: SentChange): Promise<SharedChange> => ({
  metaImage: uploadAt(ctx, 'meta_image') ?? (edited.remove_meta_image || edited.meta_image === '' ? null : undefined),
  addGallery: uploadsAt(ctx, 'gallery_images'),
  removeGallery: edited.remove_gallery_images,
  addDocuments: uploadsAt(ctx, 'documents'),
  removeDocuments: edited.remove_documents,
  translations: await translationsOf(ctx, edited),
})

/**
 * Floors or plans: each needs a title and a file; an existing one keeps its file. An entry without id, title and file
 * is an empty form line and is left out.
 */
export const sheetsOf = (
  ctx: Files,
  given: readonly { id?: number; title?: string }[] | undefined,
  list: 'floors' | 'plans',
  file: 'image' | 'document',
): GivenTitled[] =>
  (given ?? []).flatMap(({ id, title }, index) => {
    const source = uploadAt(ctx, `${list}.${index}.${file}`)
    if (title === undefined && source === undefined && id === undefined) return []
    const missing = title === undefined ? 'title' : id === undefined && source === undefined ? file : null
    if (title === undefined || missing !== null) {
      const field = `${list}.${index}.${missing}`
      throw new AppError('invalid', messageOf('api.required', { field }), { field })
    }
    return [{ id, title, file: source }]
  })

async function translationsOf(ctx: Files, { translations = [] }: Sent): Promise<GivenTranslation[]> {
  const codes = await languageCodes(ctx.sql, translations)
  return translations.flatMap(({ title, description }) => [
    ...(title ? [{ languageCode: codes(title.language_id), title: title.value ?? null }] : []),
    ...(description ? [{ languageCode: codes(description.language_id), description: description.value ?? null }] : []),
  ])
}
