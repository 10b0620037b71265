import { shrinkPhoto } from '#web/parts/shrink-photo.ts'
import type { DraftSlot } from './draft-types.ts'

/** As wide as the site keeps a picture, with room for cropping; a telephone's own would travel several times as long. */
const WIDEST: Partial<Record<DraftSlot, number>> = { photo: 2560, floor: 2560, meta_image: 2048, three_d_image: 4096 }

/** The same picture, no larger than the site has use for. */
export async function shrink(slot: DraftSlot, file: File): Promise<File> {
  const widest = WIDEST[slot]
  return widest ? shrinkPhoto(file, widest) : file
}
