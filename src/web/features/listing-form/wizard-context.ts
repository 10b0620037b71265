import { createContext, type ReactNode, useContext } from 'react'
import type { ChosenPlace } from '#contract/page.ts'
import type { DistanceUnit } from '#domain/distance.ts'
import type { DraftStep, ListingKind } from '#domain/listing-draft.ts'
import type { DraftProblem, DraftQuestion } from '#domain/listing-problems.ts'
import type { TextKey } from '#web/i18n/translate.ts'
import type { ListingWords } from '#web/parts/listing-words.ts'
import type { MapTiles } from '#web/parts/map/map-types.ts'
import type { DraftView } from './draft-keeper.ts'
import type { DraftSlot, FileMark, FormData, FormDraft, PendingFile } from './draft-types.ts'

/** What the page lends to the form: things that other features know how to do. */
export interface Lent {
  words: ListingWords
  tiles: MapTiles
  unit: DistanceUnit
  currency: string
  siteName: string
  baseUrl: string
  showsPremium: boolean
  /** The other languages that a listing may be described in. */
  languages: readonly { code: string; name: string }[]
  placeSearch: (onChoose: (place: ChosenPlace) => void) => ReactNode
  /** The best place for a name, or null. */
  placeNamed: (name: string) => Promise<ChosenPlace | null>
  /** The place that a point lies in, or null in the middle of nowhere. */
  placeAt: (point: Point) => Promise<ChosenPlace | null>
  whereAmI: () => Promise<Point>
  /** The text of what kept the position from being found. */
  positionFault: (error: unknown) => TextKey
}

export interface Point {
  latitude: number
  longitude: number
}

/** A file as a screen shows it, wherever it is at the moment. */
export interface FileFace {
  mark: FileMark
  /** The same from the moment it was chosen until long after it has arrived. */
  id: string
  url: string
  name: string
  isImage: boolean
  width: number
  height: number
  blur: string
  pending: PendingFile | null
}

export interface Wizard extends Lent {
  kind: ListingKind
  slug: string
  form: FormData
  view: DraftView
  draft: FormDraft
  questions: readonly DraftQuestion[]
  problems: readonly DraftProblem[]
  /** Whether the city of the draft has a state. */
  hasState: boolean
  set: (change: Partial<FormDraft>) => void
  /** What is wrong with a field, once it is time to say so. */
  fault: (field: string) => string | undefined
  faceOf: (mark: FileMark) => FileFace | null
  addFiles: (slot: DraftSlot, files: readonly File[]) => string[]
  cancelFile: (mark: FileMark) => void
  retryFile: (mark: string) => void
  goTo: (step: DraftStep) => void
}

export const WizardContext = createContext<Wizard | null>(null)

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('No listing is being written here')
  return wizard
}
