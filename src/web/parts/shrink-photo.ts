const SMALL_BYTES = 1_500_000
const QUALITY = 0.86

/**
 * Scales a photo down to this width and height; small ones, and files that cannot be decoded here, are returned
 * unchanged.
 */
export async function shrinkPhoto(file: File, longest: number): Promise<File> {
  if (file.size <= SMALL_BYTES || !/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
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
