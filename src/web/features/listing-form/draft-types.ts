import type { DraftFile, DraftSlot, listingForm } from '#contract/drafts.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { ListingDraft } from '#domain/listing-draft.ts'

/** A stored file has an id; one that is still uploading has a mark of this browser. */
export type FileMark = number | string
export type FormDraft = ListingDraft<FileMark>
export type FormData = Answer<typeof listingForm>
export type { DraftFile, DraftSlot }

/** A file that has not arrived yet. */
export interface PendingFile {
  mark: string
  slot: DraftSlot
  name: string
  /** The browser's preview until the stored file is available. */
  url: string
  isImage: boolean
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** The reason of the failure, from the server. */
  message: string
}
