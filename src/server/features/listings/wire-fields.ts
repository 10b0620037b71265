import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { GivenTitled } from './change-parts.ts'
import type { GivenTranslation, SharedChange, SharedFields } from './shared-state.ts'
import { languageCodes, uploadAt, uploadsAt } from './wire-files.ts'

type Files = Pick<Context, 'files' | 'sql'>
type Written = { language_id: number; value?: string | undefined } | undefined

/** What clients send about every listing, as the schemas read it. */
interface Sent {
  city?: string
  state?: string
  country?: string
  latitude?: number
  longitude?: number
  video_link?: string
  meta_title?: string
  meta_description?: string
  meta_keywords?: string
  translations?: { title?: Written; description?: Written }[]
}

interface SentChange extends Sent {
  meta_image?: string
  remove_meta_image?: boolean
  remove_gallery_images?: number[]
  remove_documents?: number[]
}

/** Search words that are left out are cleared. */
const metaOf = (sent: Sent) => ({
  metaTitle: sent.meta_title ?? null,
  metaDescription: sent.meta_description ?? null,
  metaKeywords: sent.meta_keywords ?? null,
})

/** What every new listing has, in our words. */
export const newShared = async (ctx: Files, posted: Sent) => ({
  city: posted.city ?? null,
  state: posted.state || null,
  country: posted.country ?? null,
  latitude: posted.latitude ?? null,
  longitude: posted.longitude ?? null,
  videoLink: posted.video_link ?? null,
  ...metaOf(posted),
  metaImage: uploadAt(ctx, 'meta_image') ?? null,
  gallery: uploadsAt(ctx, 'gallery_images'),
  documents: uploadsAt(ctx, 'documents'),
  translations: await translationsOf(ctx, posted),
})

/** What a change says of it; what it leaves out stays. */
export const sharedChange = async (
  ctx: Files,
  edited: SentChange,
): Promise<SharedChange & Partial<Omit<SharedFields, 'title' | 'description' | 'categoryId'>>> => ({
  city: edited.city,
  // Sent empty it is cleared, where the gazetteer has none.
  state: edited.state === '' ? null : edited.state,
  country: edited.country,
  latitude: edited.latitude,
  longitude: edited.longitude,
  videoLink: edited.video_link,
  ...metaOf(edited),
  metaImage: uploadAt(ctx, 'meta_image') ?? (edited.remove_meta_image || edited.meta_image === '' ? null : undefined),
  addGallery: uploadsAt(ctx, 'gallery_images'),
  removeGallery: edited.remove_gallery_images,
  addDocuments: uploadsAt(ctx, 'documents'),
  removeDocuments: edited.remove_documents,
  translations: await translationsOf(ctx, edited),
})

/** Floors or plans: each has a title and a file; one that is there keeps its file. One without a word and without a file is a line of the form that nobody filled in. */
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
