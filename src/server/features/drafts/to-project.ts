import type { ListingDraft } from '#domain/listing-draft.ts'
import { SHARED_FIELDS } from '#domain/listing-field-lists.ts'
import type { NewProject, ProjectChange, ProjectWhole } from '#server/features/projects/public.ts'
import { fieldsTo, listItems, paper, translationsTo } from './to-listing.ts'

/** A complete draft as a new project. */
export function newProject(draft: ListingDraft, spoken: ReadonlySet<string>): NewProject {
  const [image, ...gallery] = draft.photos
  return {
    ...fieldsOf(draft),
    ...(draft.slug_id.trim() && { slug: draft.slug_id }),
    image: { mediaId: image! },
    gallery: gallery.map(paper),
    documents: draft.documents.map(paper),
    metaImage: draft.meta_image === null ? null : paper(draft.meta_image),
    plans: draft.plans.map((plan) => ({ title: plan.title.trim(), file: paper(plan.document!) })),
    translations: translationsTo(draft, spoken),
  }
}

/** A complete draft as an edit of a project. */
export function projectChange(draft: ListingDraft, now: ProjectWhole, spoken: ReadonlySet<string>): ProjectChange {
  const [image, ...gallery] = draft.photos
  return {
    ...fieldsOf(draft),
    ...(draft.slug_id.trim() && draft.slug_id !== now.slug && { slug: draft.slug_id }),
    ...(image !== now.imageMediaId && { image: { mediaId: image! } }),
    ...(draft.meta_image !== now.metaMediaId && {
      metaImage: draft.meta_image === null ? null : paper(draft.meta_image),
    }),
    gallery: listItems(gallery, now.gallery),
    documents: listItems(draft.documents, now.documents),
    plans: draft.plans.map(({ id, title, document }) => {
      const known = now.plans.find((plan) => plan.id === id)
      const isSame = known?.mediaId === document
      return {
        ...(known && { id: known.id }),
        title: title.trim(),
        ...(!isSame && { file: paper(document!) }),
      }
    }),
    translations: translationsTo(draft, spoken, now.translations),
  }
}

const fieldsOf = (draft: ListingDraft) => ({
  ...fieldsTo(draft, SHARED_FIELDS),
  type: draft.project_type,
  location: draft.address.trim(),
})
