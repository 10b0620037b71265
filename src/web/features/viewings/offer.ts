import type { Output } from '#contract/endpoint.ts'
import type { getViewingSlots, TimeSlot } from '#contract/viewings.ts'

/** What a home offers in some days. */
export type Offer = Output<typeof getViewingSlots>

/** One of the offered times, with the day it is on. */
export interface Choice extends TimeSlot {
  date: string
}
