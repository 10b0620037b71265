import type { Context } from '#server/context.ts'
import { changedFiles, changedTitled, type TitledChange, type TitledState } from './change-parts.ts'
import type { FilePlace, FileSource, TakenFile } from './listing-files.ts'
import type { Parts } from './parts.sql.ts'
import type { GivenTranslation, SharedChange, SharedState, TranslationState } from './shared-state.ts'
import { supplyOf, type Wanted } from './supply.ts'

/** Looks up the stored file of a source. */
export type Taken = (source: FileSource) => TakenFile

/** Files of a change that every listing has. */
export function sharedFiles(
  change: SharedChange,
  places: Readonly<Record<'metaImage' | 'gallery' | 'document', FilePlace>>,
): Wanted {
  const files = (items: readonly object[] | undefined) =>
    (items ?? []).filter((item): item is FileSource => !('id' in item))
  return [
    { source: change.metaImage, place: places.metaImage },
    ...[...files(change.gallery), ...(change.addGallery ?? [])].map((source) => ({ source, place: places.gallery })),
    ...[...files(change.documents), ...(change.addDocuments ?? [])].map((source) => ({
      source,
      place: places.document,
    })),
  ]
}

/** The media id of a single-file field after a change. */
export const mediaAfter = (taken: Taken, source: FileSource | null | undefined, old: number | null) =>
  source === undefined ? old : source && taken(source).mediaId

/** The fields that a change sends; the others are left out and keep their value. */
export const sentOf = <K extends string>(change: { [key in K]?: unknown }, fields: readonly K[]): object =>
  Object.fromEntries(fields.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field]]])))

/** The parts that every listing has, after a change. */
export async function changedShared(
  ctx: Context,
  taken: Taken,
  kind: 'property' | 'project',
  now: SharedState,
  change: SharedChange,
): Promise<Omit<SharedState, 'slug'>> {
  const { gallery, addGallery, documents, addDocuments } = change
  return {
    metaMediaId: mediaAfter(taken, change.metaImage, now.metaMediaId),
    gallery: changedFiles(
      now.gallery.map((photo) => ({ ...photo, name: '' })),
      { whole: gallery, added: addGallery, removed: change.removeGallery, field: 'gallery_images' },
      await supplyOf(ctx, taken, `${kind}_gallery`, sizeOf(gallery, addGallery)),
    ).map(({ id, mediaId }) => ({ id, mediaId })),
    documents: changedFiles(
      now.documents,
      { whole: documents, added: addDocuments, removed: change.removeDocuments, field: 'documents' },
      await supplyOf(ctx, taken, `${kind}_documents`, sizeOf(documents, addDocuments)),
    ),
    translations: changedTranslations(now.translations, change.translations ?? []),
  }
}

/** Floors or plans after a change. */
export const changedSheets = async (
  ctx: Context,
  taken: Taken,
  table: Extract<Parts, 'property_floors' | 'project_plans'>,
  now: readonly TitledState[],
  change: TitledChange,
): Promise<TitledState[]> =>
  changedTitled(now, change, await supplyOf(ctx, taken, table, sizeOf(change.whole, change.put)))

const sizeOf = (...lists: (readonly unknown[] | undefined)[]) =>
  lists.reduce((sum, list) => sum + (list?.length ?? 0), 0)

/** Translations after a change; empty ones are removed. */
function changedTranslations(now: readonly TranslationState[], given: readonly GivenTranslation[]): TranslationState[] {
  const texts = new Map(now.map((text) => [text.languageCode, text]))
  for (const { languageCode, title, description } of given) {
    const old = texts.get(languageCode)
    texts.set(languageCode, {
      languageCode,
      title: (title === undefined ? old?.title : title) || null,
      description: (description === undefined ? old?.description : description) || null,
    })
  }
  return [...texts.values()].filter(({ title, description }) => title || description)
}
