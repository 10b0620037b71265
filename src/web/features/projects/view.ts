import type { Answer } from '#contract/endpoint.ts'
import type { Floor, ProjectCard, PropertyDocument } from '#contract/objects.ts'
import type { getProjectDetail, ProjectDetail } from '#contract/projects.ts'
import { type CardProject, projectView } from '#web/parts/card-project.ts'
import type { Picture } from '#web/parts/picture.ts'

/** The public part of a project: its header and its images. */
export interface ProjectFront {
  id: number
  title: string
  type: ProjectCard['type']
  category: string
  city: string
  state: string
  country: string
  location: string
  isPromoted: boolean
  createdAt: string
  pictures: Picture[]
  developer: { name: string; slug: string; profile: string; isSite: boolean }
}

/** The part that a package unlocks. */
export interface ProjectInside {
  description: string
  views: number
  videoLink: string
  point: { latitude: number; longitude: number } | null
  /** Plans that are images, and those that are documents. */
  plans: Floor[]
  papers: PropertyDocument[]
  developer: { email: string; mobile: string; address: string; isVerified: boolean }
  similar: CardProject[]
}

export function projectFront(project: ProjectCard, gallery: readonly Picture[] = []): ProjectFront {
  const { customer } = project
  const title = project.translated_title || project.title
  const lead = {
    src: project.image,
    width: project.image_width,
    height: project.image_height,
    blur: project.image_blur,
  }
  return {
    id: project.id,
    title,
    type: project.type,
    category: project.category.translated_name,
    city: project.city,
    state: project.state,
    country: project.country,
    location: project.location,
    isPromoted: project.is_promoted,
    createdAt: project.created_at,
    pictures: [{ ...lead, alt: title }, ...gallery].filter(({ src }) => src !== ''),
    developer: {
      name: customer.name,
      slug: customer.slug_id,
      profile: customer.profile ?? '',
      isSite: project.is_admin_listing === 1,
    },
  }
}

export const galleryOf = (project: ProjectDetail): Picture[] =>
  project.gallary_images.map(({ name, width, height, blur }) => ({ src: name, width, height, blur, alt: '' }))

/** The pictures of a project whose page is locked; their size is not known. */
export const previewOf = (project: ProjectCard): Picture[] =>
  project.gallary_images.map(({ name }) => ({ src: name, width: 0, height: 0, blur: '', alt: '' }))

export function projectInside(
  project: ProjectDetail,
  { similar_projects }: Answer<typeof getProjectDetail>,
): ProjectInside {
  const { latitude, longitude, customer } = project
  const drawn = project.plans.filter(isDrawn)
  return {
    description: project.translated_description || project.description,
    views: project.total_click,
    videoLink: project.video_link,
    point: latitude === '' || longitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) },
    plans: drawn.map(({ id, title, document, width, height }) => ({ id, title, image: document, width, height })),
    papers: [
      ...project.plans
        .filter((plan) => plan.document !== '' && !isDrawn(plan))
        .map(({ id, title, document }) => paper(-id, title, document, project.id)),
      ...project.documents.map(({ id, name, file_name }) => paper(id, file_name, name, project.id)),
    ],
    developer: {
      email: customer.email,
      mobile: customer.mobile,
      address: customer.address,
      isVerified: customer.is_verified,
    },
    similar: similar_projects.map(projectView),
  }
}

const isDrawn = ({ document, width }: ProjectDetail['plans'][number]) => document !== '' && width > 0

const paper = (id: number, name: string, file: string, projectId: number): PropertyDocument => ({
  id,
  property_id: projectId,
  type: /\.([a-z0-9]{2,4})(?:$|\?)/i.exec(name)?.[1] ?? /\.([a-z0-9]{2,4})(?:$|\?)/i.exec(file)?.[1] ?? '',
  file_name: name,
  file,
})
