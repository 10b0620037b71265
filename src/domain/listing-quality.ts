import type { ListingDraft, ListingKind } from './listing-draft.ts'

/** Content of a listing that its quality score is computed from. */
export interface ListingFacts {
  photos: number
  /** Floors of a property, plans of a project. */
  plans: number
  description: number
  hasPin: boolean
  /** Number of parameters of the category, and number of parameters with a value. */
  asked: number
  answered: number
  facilities: number
  /** Video or 360° image. */
  hasTour: boolean
  hasSummary: boolean
}

export type QualityItem =
  | 'photo'
  | 'photos-5'
  | 'photos-10'
  | 'plan'
  | 'description'
  | 'description-long'
  | 'pin'
  | 'facts'
  | 'facts-all'
  | 'nearby'
  | 'tour'
  | 'summary'

interface Gap {
  item: QualityItem
  points: number
}

export interface Quality {
  /** 0 to 100. */
  score: number
  /** Missing items, most valuable first; completing one adds exactly its points. */
  gaps: Gap[]
}

const MET: Record<QualityItem, (facts: ListingFacts) => boolean> = {
  photo: ({ photos }) => photos >= 1,
  'photos-5': ({ photos }) => photos >= 5,
  'photos-10': ({ photos }) => photos >= 10,
  plan: ({ plans }) => plans >= 1,
  description: ({ description }) => description >= 150,
  'description-long': ({ description }) => description >= 400,
  pin: ({ hasPin }) => hasPin,
  facts: ({ asked, answered }) => answered >= asked * 0.6,
  'facts-all': ({ asked, answered }) => answered >= asked,
  nearby: ({ facilities }) => facilities >= 3,
  tour: ({ hasTour }) => hasTour,
  summary: ({ hasSummary }) => hasSummary,
}

/** Points per item; each column sums to 100. */
export const QUALITY_POINTS: Record<ListingKind, Partial<Record<QualityItem, number>>> = {
  property: {
    photo: 10,
    'photos-5': 15,
    'photos-10': 10,
    plan: 8,
    description: 10,
    'description-long': 5,
    pin: 10,
    facts: 10,
    'facts-all': 5,
    nearby: 7,
    tour: 5,
    summary: 5,
  },
  project: {
    photo: 10,
    'photos-5': 15,
    'photos-10': 10,
    plan: 20,
    description: 15,
    'description-long': 10,
    pin: 10,
    tour: 5,
    summary: 5,
  },
}

/** Quality score of a listing and its missing items. */
export function listingQuality(kind: ListingKind, facts: ListingFacts): Quality {
  const items = Object.entries(QUALITY_POINTS[kind]) as [QualityItem, number][]
  const gaps = items.filter(([item]) => !MET[item](facts)).map(([item, points]) => ({ item, points }))
  const lost = gaps.reduce((sum, { points }) => sum + points, 0)
  return { score: 100 - lost, gaps: gaps.sort((a, b) => b.points - a.points) }
}

/** Facts of a draft whose category has these parameters. */
export function factsOfDraft(
  kind: ListingKind,
  draft: ListingDraft<unknown>,
  questions: readonly { id: number }[],
): ListingFacts {
  const isAnswered = ({ id }: { id: number }) => (draft.parameters[id]?.length ?? 0) > 0 || id in draft.parameter_files
  return {
    photos: draft.photos.length,
    plans: (kind === 'property' ? draft.floors : draft.plans).length,
    description: [...draft.description.trim()].length,
    hasPin: draft.latitude !== null && draft.longitude !== null,
    asked: questions.length,
    answered: questions.filter(isAnswered).length,
    facilities: Object.values(draft.facilities).filter((distance) => distance.trim() !== '').length,
    hasTour: draft.three_d_image !== null || draft.video_link.trim() !== '',
    hasSummary: draft.meta_description.trim() !== '',
  }
}
