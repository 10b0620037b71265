import { EMPTY_VALUES } from './draft-values.ts'
import type { DraftValues } from './listing-fields.ts'

/** Listing types. */
export const LISTING_KINDS = ['property', 'project'] as const
export type ListingKind = (typeof LISTING_KINDS)[number]

export const PROJECT_TYPES = ['upcoming', 'under_construction'] as const

/** Steps of the form, in order. */
export const DRAFT_STEPS = {
  property: ['place', 'type', 'facts', 'photos', 'words', 'review'],
  project: ['place', 'type', 'photos', 'words', 'review'],
} as const satisfies Record<ListingKind, readonly string[]>
export type DraftStep = (typeof DRAFT_STEPS)['property'][number]

/** A listing draft. A file is the id of its stored row, or a client-side id while it is being uploaded. */
export interface ListingDraft<File = number> extends DraftValues {
  project_type: (typeof PROJECT_TYPES)[number]
  /** Values by parameter id. */
  parameters: Record<string, string | string[]>
  parameter_files: Record<string, File>
  /** Distances by facility id, as typed. */
  facilities: Record<string, string>
  /** The first one is the title image. */
  photos: File[]
  three_d_image: File | null
  floors: { title: string; image: File | null }[]
  /** `id` is that of an existing plan of the project. */
  plans: { id: number | null; title: string; document: File | null }[]
  documents: File[]
  slug_id: string
  meta_image: File | null
  /** Title and description in other languages, by language code. */
  translations: Record<string, DraftTranslation>
}

export interface DraftTranslation {
  title: string
  description: string
}

export const EMPTY_DRAFT: ListingDraft<never> = {
  ...EMPTY_VALUES,
  project_type: 'upcoming',
  parameters: {},
  parameter_files: {},
  facilities: {},
  photos: [],
  three_d_image: null,
  floors: [],
  plans: [],
  documents: [],
  slug_id: '',
  meta_image: null,
  translations: {},
}

/** All files referenced by a draft or by part of one. */
export function filesOf<File>(draft: Partial<ListingDraft<File>>): File[] {
  const single = [draft.three_d_image, draft.meta_image]
  const listed = [draft.photos, draft.documents, Object.values(draft.parameter_files ?? {})]
  const nested = [draft.floors?.map(({ image }) => image), draft.plans?.map(({ document }) => document)]
  return [...single, ...listed.flat(), ...nested.flat()].filter((file): file is File => file != null)
}

/** Maps the files of a draft; a file mapped to null is removed, together with its list element. */
export function withFiles<From, To>(
  draft: Partial<ListingDraft<From>>,
  turn: (file: From) => To | null,
): Partial<ListingDraft<To>> {
  const { photos, documents, floors, plans, parameter_files, three_d_image, meta_image, ...plain } = draft
  const single = (file: From | null) => (file === null ? null : turn(file))
  const list = (files: readonly From[]) => files.map(turn).filter((file): file is To & {} => file !== null)
  return {
    ...plain,
    ...(photos && { photos: list(photos) }),
    ...(documents && { documents: list(documents) }),
    ...(floors && { floors: floors.map(({ title, image }) => ({ title, image: single(image) })) }),
    ...(plans && { plans: plans.map(({ id, title, document }) => ({ id, title, document: single(document) })) }),
    ...(parameter_files && { parameter_files: turnEach(parameter_files, turn) }),
    ...(three_d_image !== undefined && { three_d_image: single(three_d_image) }),
    ...(meta_image !== undefined && { meta_image: single(meta_image) }),
  }
}

function turnEach<From, To>(files: Record<string, From>, turn: (file: From) => To | null): Record<string, To> {
  const turned: Record<string, To> = {}
  for (const [key, file] of Object.entries(files)) {
    const now = turn(file)
    if (now !== null) turned[key] = now
  }
  return turned
}
