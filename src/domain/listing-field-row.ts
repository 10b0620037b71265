import type { PropertyKind } from './property-status.ts'

export const RENT_DURATIONS = ['Daily', 'Monthly', 'Quarterly', 'Yearly'] as const

/** What a field of each type holds: in our code, and in a draft, where most values are kept as typed. */
export interface FieldTypes {
  text: { value: string; draft: string }
  /** Whole units as digits: a price may be larger than a number holds exactly. */
  digits: { value: string; draft: string }
  latitude: { value: number; draft: number | null }
  longitude: { value: number; draft: number | null }
  flag: { value: boolean; draft: boolean }
  category: { value: number; draft: number | null }
  deal: { value: PropertyKind; draft: 'sell' | 'rent' }
  /** A calendar year, not before 1800 and not after the current one. */
  year: { value: number; draft: string }
  period: { value: string; draft: (typeof RENT_DURATIONS)[number] | '' }
}
export type FieldType = keyof FieldTypes

export interface FieldRow {
  /** The name in calls and drafts. */
  wire: string
  /** The column of `properties`, and of `projects` where the field is shared. */
  column: string
  type: FieldType
  /** How many characters a draft keeps of it. */
  most?: number
  /** Never null. */
  isRequired?: true
  /** Projects have it too. */
  isShared?: true
  /** Part of the address, and entered with it. */
  isLocation?: true
  /** A change that leaves it out clears it. */
  isClearedByOmission?: true
  /**
   * Where it is shown: with the card of the property, only on its page, among the property details (page, comparison, form), or
   * only to its owner.
   */
  visibility: 'card' | 'page' | 'details' | 'owner'
  /** A column of a feed: its name where the wire name differs, that of the RESO Data Dictionary, and others in use. */
  feed: { name?: string; reso: string; also: readonly string[] }
}
