import type { DraftFile, FileMark, PendingFile } from './draft-types.ts'
import type { FileFace } from './wizard-context.ts'

interface Known {
  stored: ReadonlyMap<number, DraftFile>
  pending: ReadonlyMap<string, PendingFile>
  /** What was sent from this very page, by the number that it got. */
  arrived: ReadonlyMap<number, PendingFile>
}

/** A file as a screen shows it. One that was sent from here keeps the picture that the browser has of it already. */
export function faceOf(mark: FileMark, { stored, pending, arrived }: Known): FileFace | null {
  if (typeof mark === 'string') {
    const file = pending.get(mark)
    return file
      ? {
          mark,
          id: mark,
          url: file.url,
          name: file.name,
          isImage: file.isImage,
          width: 0,
          height: 0,
          blur: '',
          pending: file,
        }
      : null
  }
  const file = stored.get(mark)
  if (!file) return null
  const sent = arrived.get(mark)
  return {
    mark,
    id: sent?.mark ?? String(mark),
    url: sent?.isImage ? sent.url : file.url,
    name: file.name,
    isImage: file.is_image,
    width: file.width,
    height: file.height,
    blur: file.blur,
    pending: null,
  }
}
