import type { ProjectCard } from '#contract/objects.ts'

/** The fields of a project that a card shows. */
export type CardProject = Pick<
  ProjectCard,
  | 'id'
  | 'slug_id'
  | 'title'
  | 'translated_title'
  | 'type'
  | 'city'
  | 'state'
  | 'country'
  | 'image'
  | 'image_blur'
  | 'image_width'
  | 'image_height'
  | 'is_promoted'
> & { category: Pick<ProjectCard['category'], 'translated_name'> }

/** Reduces a project to the fields of its card. */
export const projectView = (project: ProjectCard): CardProject => ({
  id: project.id,
  slug_id: project.slug_id,
  title: project.title,
  translated_title: project.translated_title === project.title ? '' : project.translated_title,
  type: project.type,
  city: project.city,
  state: project.state,
  country: project.country,
  image: project.image,
  image_blur: project.image_blur,
  image_width: project.image_width,
  image_height: project.image_height,
  is_promoted: project.is_promoted,
  category: { translated_name: project.category.translated_name },
})
