import type { DraftFile, FileMark, PendingFile } from './draft-types.ts'
import type { FileFace } from './wizard-context.ts'

interface Known {
  stored: ReadonlyMap<number, DraftFile>
  pending: ReadonlyMap<string, PendingFile>
  /** Files uploaded from this page, by their id. */
  arrived: ReadonlyMap<number, PendingFile>
}

/** A file for display. One uploaded from this page keeps the browser's local preview. */
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
