import type { ProjectCard } from '#contract/objects.ts'
import type {
  FileSource,
  GivenTitled,
  SharedChange,
  SharedFields,
  SharedNew,
  SharedState,
  TitledState,
} from '#server/features/listings/public.ts'

/** What somebody writes about a project. */
export interface ProjectFields extends SharedFields {
  type: ProjectCard['type']
  location: string
}

/** A new project. */
export interface NewProject extends ProjectFields, SharedNew {
  image: FileSource
  plans?: readonly GivenTitled[]
}

/** What is to be different; what is absent stays as it is. */
export interface ProjectChange extends Partial<ProjectFields>, SharedChange {
  image?: FileSource
  /** All plans in their order. */
  plans?: readonly GivenTitled[]
  /** Plans that are new or different; the others stay. */
  putPlans?: readonly GivenTitled[]
  removePlans?: readonly number[]
}

/** A project as it stands in the tables, or as it would stand if its pending changes were approved. */
export interface ProjectWhole extends ProjectFields, SharedState {
  imageMediaId: number | null
  plans: TitledState[]
}
