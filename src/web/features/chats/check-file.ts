import { shrinkPhoto } from '#web/parts/shrink-photo.ts'

/** The file types that a message may carry, as the server accepts them. */
export const MAX_KILOBYTES = 2024
export const ACCEPTED = '.png,.jpg,.jpeg,.pdf,.doc,.docx,image/*'

const TAKEN =
  /^(image\/(png|jpeg)|application\/(pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document))$/
const WIDEST = 1600

export type FileError = 'kind' | 'size'

/** The file as it will be sent, photos scaled down to screen size; or its error. */
export async function checkFile(file: File): Promise<File | FileError> {
  const ready = await shrinkPhoto(file, WIDEST)
  if (!TAKEN.test(ready.type)) return 'kind'
  return ready.size > MAX_KILOBYTES * 1024 ? 'size' : ready
}
