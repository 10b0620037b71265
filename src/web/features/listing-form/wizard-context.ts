import { createContext, type ReactNode, useContext } from 'react'
import type { ChosenPlace } from '#contract/page.ts'
import type { DistanceUnit } from '#domain/distance.ts'
import type { DraftStep, ListingKind } from '#domain/listing-draft.ts'
import type { DraftProblem, DraftQuestion } from '#domain/listing-problems.ts'
import type { TextKey } from '#web/i18n/translate.ts'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import type { MapTiles } from '#web/parts/map/map-types.ts'
import type { DraftView } from './draft-keeper.ts'
import type { DraftSlot, FileMark, FormData, FormDraft, PendingFile } from './draft-types.ts'

/** Functions that the page passes to the form, because other features implement them. */
export interface WizardServices {
  words: ListingLabels
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
  /** The place around a point, or null where there is none. */
  placeAt: (point: Point) => Promise<ChosenPlace | null>
  whereAmI: () => Promise<Point>
  /** The message of a failed position request. */
  positionError: (error: unknown) => TextKey
}

export interface Point {
  latitude: number
  longitude: number
}

/** A file for display, whatever its upload state. */
export interface FileFace {
  mark: FileMark
  /** The same from the choice of the file until after its upload. */
  id: string
  url: string
  name: string
  isImage: boolean
  width: number
  height: number
  blur: string
  pending: PendingFile | null
}

export interface Wizard extends WizardServices {
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
  /** The error of a field, once it is to be shown. */
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
