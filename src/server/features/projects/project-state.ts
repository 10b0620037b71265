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

/** Fields of a project that its owner edits. */
export interface ProjectFields extends SharedFields {
  type: ProjectCard['type']
  location: string
}

export interface NewProject extends ProjectFields, SharedNew {
  image: FileSource
  plans?: readonly GivenTitled[]
}

/** A change of a project; absent fields stay as they are. */
export interface ProjectChange extends Partial<ProjectFields>, SharedChange {
  image?: FileSource
  /** All plans in order. */
  plans?: readonly GivenTitled[]
  /** Plans that are new or changed; the others stay. */
  putPlans?: readonly GivenTitled[]
  removePlans?: readonly number[]
}

/** A project as stored, or as it would be with its pending revision approved. */
export interface ProjectWhole extends ProjectFields, SharedState {
  imageMediaId: number | null
  plans: TitledState[]
}
