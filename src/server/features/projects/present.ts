import type { ProjectDetail } from '#contract/projects.ts'
import { instantOf } from '#domain/instant.ts'
import type { Catalogue } from '#server/features/categories/public.ts'
import { type PaperReader, photoBase } from '#server/features/media/public.ts'
import { type FileRow, fileAddresses, imageAddress } from '#server/features/properties/public.ts'
import type { ProjectDetailRow } from './detail.sql.ts'
import { presentPicture, presentProject } from './present-card.ts'

/** Presents a project with everything its page shows. */
export function presentProjectDetail(row: ProjectDetailRow, catalogue: Catalogue, reader: PaperReader): ProjectDetail {
  const { origin } = reader
  const address = fileAddresses(reader, row.isPublic)
  const photos = photoBase(reader, row.isPublic)
  const { project } = row
  const card = presentProject(project, catalogue.categories, origin, photos)
  return {
    ...card,
    description: row.description,
    translated_description: row.translatedDescription ?? row.description,
    text_languages: row.textLanguages,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    meta_image: imageAddress(row.metaImage ?? project.image, photos),
    video_link: row.videoLink ?? '',
    total_click: row.viewCount,
    updated_at: instantOf(row.updatedAt),
    gallary_images: (project.gallery ?? []).map((photo, index) => ({
      ...presentPicture(photo, project.id, photos),
      width: photo.width ?? 0,
      height: photo.height ?? 0,
      blur: row.blurs?.[index] ?? '',
    })),
    documents: (row.documents ?? []).map((document) => ({
      id: document.id,
      name: address(document),
      file_name: document.name,
      type: 'doc' as const,
      project_id: project.id,
      created_at: instantOf(document.createdAt),
      updated_at: instantOf(document.createdAt),
    })),
    plans: (row.plans ?? []).map((plan) => ({
      id: plan.id,
      title: plan.title,
      document: plan.key ? address(plan as FileRow) : '',
      width: (plan.kind === 'image' && plan.width) || 0,
      height: (plan.kind === 'image' && plan.height) || 0,
      project_id: project.id,
      created_at: instantOf(plan.createdAt),
      updated_at: instantOf(plan.createdAt),
    })),
    customer: {
      ...card.customer,
      address: row.ownerAddress ?? '',
      is_verified: row.isOwnerVerified,
      projects_count: row.ownerProjects,
      property_count: row.ownerProperties ?? 0,
    },
    customer_id: card.customer.id,
    customer_name: card.customer.name,
    customer_slug_id: project.owner?.slug,
    email: card.customer.email,
    mobile: card.customer.mobile,
    profile: card.customer.profile ?? '',
    client_address: row.ownerAddress ?? '',
  }
}

/** A project without its documents and the contact of its developer, for viewers whose package does not include it. */
export const withoutDocuments = (project: ProjectDetail): ProjectDetail => ({
  ...project,
  documents: [],
  plans: project.plans.map((plan) => (plan.width > 0 ? plan : { ...plan, document: '' })),
  customer: { ...project.customer, email: '', mobile: '', address: '' },
})
