import { shrinkPhoto } from '#web/parts/shrink-photo.ts'
import type { DraftSlot } from './draft-types.ts'

/**
 * The maximum width that the site stores, with a margin for cropping; a phone's original would upload several times as
 * long.
 */
const WIDEST: Partial<Record<DraftSlot, number>> = { photo: 2560, floor: 2560, meta_image: 2048, three_d_image: 4096 }

/** The same image, scaled down to the maximum that the site uses. */
export async function shrink(slot: DraftSlot, file: File): Promise<File> {
  const widest = WIDEST[slot]
  return widest ? shrinkPhoto(file, widest) : file
}
