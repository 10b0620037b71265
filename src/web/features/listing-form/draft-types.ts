import type { DraftFile, DraftSlot, listingForm } from '#contract/drafts.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { ListingDraft } from '#domain/listing-draft.ts'

/** A file that is stored has a number; one that is still on its way has a mark of this browser. */
export type FileMark = number | string
export type FormDraft = ListingDraft<FileMark>
export type FormData = Answer<typeof listingForm>
export type { DraftFile, DraftSlot }

/** A file that has not arrived yet. */
export interface PendingFile {
  mark: string
  slot: DraftSlot
  name: string
  /** What the browser shows until the stored one is there. */
  url: string
  isImage: boolean
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Why it failed, in the server's words. */
  message: string
}
