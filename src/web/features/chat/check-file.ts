import { shrinkPhoto } from '#web/parts/shrink-photo.ts'

/** What may go along with a message, as the server takes it. */
export const MOST_KILOBYTES = 2024
export const ACCEPTED = '.png,.jpg,.jpeg,.pdf,.doc,.docx,image/*'

const TAKEN =
  /^(image\/(png|jpeg)|application\/(pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document))$/
const WIDEST = 1600

export type FileFault = 'kind' | 'size'

/** The file as it will be sent, photos no larger than a screen shows; or what is wrong with it. */
export async function checkFile(file: File): Promise<File | FileFault> {
  const ready = await shrinkPhoto(file, WIDEST)
  if (!TAKEN.test(ready.type)) return 'kind'
  return ready.size > MOST_KILOBYTES * 1024 ? 'size' : ready
}
