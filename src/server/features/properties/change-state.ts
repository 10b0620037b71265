import type { Context } from '#server/context.ts'
import { type Catalogue, currentCatalogue } from '#server/features/categories/public.ts'
import {
  changedFiles,
  changedTitled,
  type FileSource,
  type GivenTitled,
  PROPERTY_PLACES,
  supplyOf,
  type TakenFile,
  takeAll,
  type Wanted,
} from '#server/features/listings/public.ts'
import { categoryOf, changedAnswers, checkedFacilities } from './listing-answers.ts'
import type { GivenFloor, ListingChange, ListingFields, ListingState, TranslationState } from './listing-state.ts'

/** A change whose files are in their places. */
export interface ReadyChange {
  change: ListingChange
  taken: (source: FileSource) => TakenFile
  catalogue: Catalogue
}

/** Takes in the files of a change and looks up what homes are described with. */
export async function readyChange(ctx: Context, change: ListingChange): Promise<ReadyChange> {
  const catalogue = await currentCatalogue(ctx)
  if (change.categoryId !== undefined) categoryOf(catalogue, change.categoryId)
  return { change, taken: await takeAll(ctx, filesOf(change)), catalogue }
}

function filesOf(change: ListingChange): Wanted {
  const files = (items: readonly object[] | undefined) =>
    (items ?? []).filter((item): item is FileSource => !('id' in item))
  const { titleImage, panorama, metaImage, gallery, document, floor, parameter } = PROPERTY_PLACES
  return [
    { source: change.titleImage, place: titleImage },
    { source: change.panorama, place: panorama },
    { source: change.metaImage, place: metaImage },
    ...[...files(change.gallery), ...(change.addGallery ?? [])].map((source) => ({ source, place: gallery })),
    ...[...files(change.documents), ...(change.addDocuments ?? [])].map((source) => ({ source, place: document })),
    ...[...(change.floors ?? []), ...(change.putFloors ?? [])].map(({ image }) => ({ source: image, place: floor })),
    ...(change.parameters ?? []).flatMap(({ value }) =>
      typeof value === 'object' && !Array.isArray(value) ? { source: value as FileSource, place: parameter } : [],
    ),
  ]
}

/** The home after the change; nothing is written yet. */
export async function changedState(ctx: Context, now: ListingState, ready: ReadyChange): Promise<ListingState> {
  const { change, taken, catalogue } = ready
  const category = categoryOf(catalogue, change.categoryId ?? now.categoryId)
  const mediaOf = (source: FileSource | null | undefined, old: number | null) =>
    source === undefined ? old : source && taken(source).mediaId
  const supply = (
    table: 'property_gallery' | 'property_documents' | 'property_floors',
    ...lists: (readonly unknown[] | undefined)[]
  ) =>
    supplyOf(
      ctx,
      taken,
      table,
      lists.reduce((sum, list) => sum + (list?.length ?? 0), 0),
    )
  const asksAnew = change.parameters !== undefined || change.categoryId !== undefined
  return {
    ...now,
    ...fieldsOf(now, change),
    titleMediaId: mediaOf(change.titleImage, now.titleMediaId),
    panoramaMediaId: mediaOf(change.panorama, now.panoramaMediaId),
    metaMediaId: mediaOf(change.metaImage, now.metaMediaId),
    gallery: changedFiles(
      now.gallery.map((photo) => ({ ...photo, name: '' })),
      { whole: change.gallery, added: change.addGallery, removed: change.removeGallery, field: 'gallery_images' },
      await supply('property_gallery', change.gallery, change.addGallery),
    ).map(({ id, mediaId }) => ({ id, mediaId })),
    documents: changedFiles(
      now.documents,
      { whole: change.documents, added: change.addDocuments, removed: change.removeDocuments, field: 'documents' },
      await supply('property_documents', change.documents, change.addDocuments),
    ),
    floors: changedTitled(
      now.floors,
      {
        whole: change.floors?.map(titled),
        put: change.putFloors?.map(titled),
        removed: change.removeFloors,
        field: 'floors',
      },
      await supply('property_floors', change.floors, change.putFloors),
    ),
    parameters: asksAnew ? changedAnswers(now.parameters, change.parameters ?? [], category, taken) : now.parameters,
    facilities: change.facilities ? checkedFacilities(change.facilities, catalogue) : now.facilities,
    translations: changedTranslations(now.translations, change.translations ?? []),
  }
}

const titled = ({ id, title, image }: GivenFloor): GivenTitled => ({ id, title, file: image })

const FIELDS = [
  'title',
  'description',
  'categoryId',
  'price',
  'isPremium',
  'isPrivate',
  'address',
  'clientAddress',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'videoLink',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
] as const satisfies readonly (keyof ListingFields)[]

/** The plain fields. A home that is gone stays what it is, and only rents have a period. */
function fieldsOf(now: ListingState, change: ListingChange): Partial<ListingFields> {
  const sent = Object.fromEntries(
    FIELDS.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field]]])),
  )
  const isGone = now.kind === 'sold' || now.kind === 'rented'
  const kind = isGone ? now.kind : (change.kind ?? now.kind)
  const period = change.rentDuration === undefined ? now.rentDuration : change.rentDuration
  return { ...sent, kind, rentDuration: kind === 'rent' || kind === 'rented' ? (period ?? 'Monthly') : null }
}

/** Texts in other languages; one without words is none. */
export function changedTranslations(
  now: readonly TranslationState[],
  given: NonNullable<ListingChange['translations']>,
): TranslationState[] {
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
