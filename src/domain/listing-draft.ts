/** What is being put up: one home, or a development. */
export const LISTING_KINDS = ['property', 'project'] as const
export type ListingKind = (typeof LISTING_KINDS)[number]

export const RENT_DURATIONS = ['Daily', 'Monthly', 'Quarterly', 'Yearly'] as const
export const PROJECT_TYPES = ['upcoming', 'under_construction'] as const

/** The pages of the form, in the order in which they are asked. */
export const DRAFT_STEPS = {
  property: ['place', 'type', 'facts', 'nearby', 'photos', 'extras', 'words', 'review'],
  project: ['place', 'type', 'photos', 'extras', 'words', 'review'],
} as const satisfies Record<ListingKind, readonly string[]>
export type DraftStep = (typeof DRAFT_STEPS)['property'][number]

/** A listing that is still being written. A file is the number of its stored row, or the browser's own mark for one on its way. */
export interface ListingDraft<File = number> {
  address: string
  client_address: string
  city: string
  state: string
  country: string
  latitude: number | null
  longitude: number | null
  category_id: number | null
  property_type: 'sell' | 'rent'
  project_type: (typeof PROJECT_TYPES)[number]
  /** As typed: only digits are a price. */
  price: string
  rentduration: (typeof RENT_DURATIONS)[number] | ''
  is_premium: boolean
  is_private: boolean
  /** Answers by the number of their question. */
  parameters: Record<string, string | string[]>
  parameter_files: Record<string, File>
  /** Distances by the number of the kind of place, as typed. */
  facilities: Record<string, string>
  /** The first one is the title image. */
  photos: File[]
  three_d_image: File | null
  floors: { title: string; image: File | null }[]
  /** `id` is that of a plan which the project has already. */
  plans: { id: number | null; title: string; document: File | null }[]
  documents: File[]
  video_link: string
  title: string
  description: string
  slug_id: string
  meta_title: string
  meta_description: string
  meta_keywords: string
  meta_image: File | null
  /** Title and description in other languages, by the code of the language. */
  translations: Record<string, DraftTranslation>
}

export interface DraftTranslation {
  title: string
  description: string
}

/** A sheet on which nothing has been written yet. */
export const EMPTY_DRAFT: ListingDraft<never> = {
  address: '',
  client_address: '',
  city: '',
  state: '',
  country: '',
  latitude: null,
  longitude: null,
  category_id: null,
  property_type: 'sell',
  project_type: 'upcoming',
  price: '',
  rentduration: '',
  is_premium: false,
  is_private: false,
  parameters: {},
  parameter_files: {},
  facilities: {},
  photos: [],
  three_d_image: null,
  floors: [],
  plans: [],
  documents: [],
  video_link: '',
  title: '',
  description: '',
  slug_id: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  meta_image: null,
  translations: {},
}

/** Every file that a draft, or a part of one, speaks of. */
export function filesOf<File>(draft: Partial<ListingDraft<File>>): File[] {
  const single = [draft.three_d_image, draft.meta_image]
  const listed = [draft.photos, draft.documents, Object.values(draft.parameter_files ?? {})]
  const nested = [draft.floors?.map(({ image }) => image), draft.plans?.map(({ document }) => document)]
  return [...single, ...listed.flat(), ...nested.flat()].filter((file): file is File => file != null)
}

/** The same draft with other files: a file that turns into null is left out, and so is its place in a list. */
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
