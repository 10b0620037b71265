import type { DraftSlot } from './draft-types.ts'

/** As wide as the site keeps a picture, with room for cropping; a telephone's own would travel several times as long. */
const WIDEST: Partial<Record<DraftSlot, number>> = { photo: 2560, floor: 2560, meta_image: 2048, three_d_image: 4096 }
const SMALL_BYTES = 1_500_000
const QUALITY = 0.86

/** The same picture, no larger than the site has use for; whatever cannot be read here goes as it is. */
export async function shrink(slot: DraftSlot, file: File): Promise<File> {
  const widest = WIDEST[slot]
  if (!widest || file.size <= SMALL_BYTES || !/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, widest / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return blob && blob.size < file.size ? new File([blob], named(file.name), { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}

const named = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`
