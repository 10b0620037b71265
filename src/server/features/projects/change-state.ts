import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import {
  changedFiles,
  changedTitled,
  type FileSource,
  type GivenTitled,
  PROJECT_PLACES,
  supplyOf,
  type TakenFile,
  takeAll,
  type Wanted,
} from '#server/features/listings/public.ts'
import { changedTranslations } from '#server/features/properties/public.ts'
import type { GivenPlan, ProjectChange, ProjectFields, ProjectWhole } from './project-state.ts'

type Taken = (source: FileSource) => TakenFile

/** Takes in the files of a change, once it is known that its category exists. */
export async function readyChange(ctx: Context, change: ProjectChange): Promise<Taken> {
  if (change.categoryId !== undefined) {
    const { categories } = await currentCatalogue(ctx)
    if (!categories.get(change.categoryId)?.isActive)
      throw new AppError('invalid', 'category_id is not a category', { field: 'category_id' })
  }
  return takeAll(ctx, filesOf(change))
}

function filesOf(change: ProjectChange): Wanted {
  const files = (items: readonly object[] | undefined) =>
    (items ?? []).filter((item): item is FileSource => !('id' in item))
  const { image, metaImage, gallery, document, plan } = PROJECT_PLACES
  return [
    { source: change.image, place: image },
    { source: change.metaImage, place: metaImage },
    ...[...files(change.gallery), ...(change.addGallery ?? [])].map((source) => ({ source, place: gallery })),
    ...[...files(change.documents), ...(change.addDocuments ?? [])].map((source) => ({ source, place: document })),
    ...[...(change.plans ?? []), ...(change.putPlans ?? [])].map(({ document: source }) => ({ source, place: plan })),
  ]
}

/** The project after the change; nothing is written yet. */
export async function changedState(
  ctx: Context,
  now: ProjectWhole,
  change: ProjectChange,
  taken: Taken,
): Promise<ProjectWhole> {
  const mediaOf = (source: FileSource | null | undefined, old: number | null) =>
    source === undefined ? old : source && taken(source).mediaId
  const supply = (
    table: 'project_gallery' | 'project_documents' | 'project_plans',
    ...lists: (readonly unknown[] | undefined)[]
  ) =>
    supplyOf(
      ctx,
      taken,
      table,
      lists.reduce((sum, list) => sum + (list?.length ?? 0), 0),
    )
  return {
    ...now,
    ...fieldsOf(change),
    imageMediaId: mediaOf(change.image, now.imageMediaId),
    metaMediaId: mediaOf(change.metaImage, now.metaMediaId),
    gallery: changedFiles(
      now.gallery.map((photo) => ({ ...photo, name: '' })),
      { whole: change.gallery, added: change.addGallery, removed: change.removeGallery, field: 'gallery_images' },
      await supply('project_gallery', change.gallery, change.addGallery),
    ).map(({ id, mediaId }) => ({ id, mediaId })),
    documents: changedFiles(
      now.documents,
      { whole: change.documents, added: change.addDocuments, removed: change.removeDocuments, field: 'documents' },
      await supply('project_documents', change.documents, change.addDocuments),
    ),
    plans: changedTitled(
      now.plans,
      {
        whole: change.plans?.map(titled),
        put: change.putPlans?.map(titled),
        removed: change.removePlans,
        field: 'plans',
      },
      await supply('project_plans', change.plans, change.putPlans),
    ),
    translations: changedTranslations(now.translations, change.translations ?? []),
  }
}

const titled = ({ id, title, document }: GivenPlan): GivenTitled => ({ id, title, file: document })

const FIELDS = [
  'title',
  'description',
  'categoryId',
  'type',
  'location',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'videoLink',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
] as const satisfies readonly (keyof ProjectFields)[]

const fieldsOf = (change: ProjectChange): Partial<ProjectFields> =>
  Object.fromEntries(FIELDS.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field]]])))
