import type { ProjectCard } from '#contract/objects.ts'
import type { FileSource, ListItem, PaperState, PhotoState, TitledState } from '#server/features/listings/public.ts'
import type { GivenTranslation, TranslationState } from '#server/features/properties/public.ts'

/** What somebody writes about a project. */
export interface ProjectFields {
  title: string
  description: string
  categoryId: number
  type: ProjectCard['type']
  location: string
  city: string | null
  state: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  videoLink: string | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
}

export interface GivenPlan {
  /** Of a plan that exists. */
  id?: number
  title: string
  /** Absent keeps the file of a plan that exists. */
  document?: FileSource | null
}

/** A new project. */
export interface NewProject extends ProjectFields {
  slug?: string
  image: FileSource
  metaImage?: FileSource | null
  gallery?: readonly FileSource[]
  documents?: readonly FileSource[]
  plans?: readonly GivenPlan[]
  translations?: readonly GivenTranslation[]
}

/** What is to be different; what is absent stays as it is. */
export interface ProjectChange extends Partial<ProjectFields> {
  slug?: string
  image?: FileSource
  metaImage?: FileSource | null
  /** The whole gallery in its new order. */
  gallery?: readonly ListItem[]
  addGallery?: readonly FileSource[]
  removeGallery?: readonly number[]
  documents?: readonly ListItem[]
  addDocuments?: readonly FileSource[]
  removeDocuments?: readonly number[]
  /** All plans in their order. */
  plans?: readonly GivenPlan[]
  /** Plans that are new or different; the others stay. */
  putPlans?: readonly GivenPlan[]
  removePlans?: readonly number[]
  translations?: readonly GivenTranslation[]
}

/** A project as it stands in the tables, or as it would stand if its pending changes were approved. */
export interface ProjectWhole extends ProjectFields {
  slug: string
  imageMediaId: number | null
  metaMediaId: number | null
  gallery: PhotoState[]
  documents: PaperState[]
  plans: TitledState[]
  translations: TranslationState[]
}
