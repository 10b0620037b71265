import type { Output } from '#contract/endpoint.ts'
import type { getViewingSlots, TimeSlot } from '#contract/viewings.ts'

/** The slots of a listing for some days. */
export type Offer = Output<typeof getViewingSlots>

/** One slot, with its day. */
export interface Choice extends TimeSlot {
  date: string
}
