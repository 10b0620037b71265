import type { SuccessBody } from '#contract/envelope.ts'
import { CallFailure, ownPageHeaders } from '#web/api/call.ts'
import type { DraftFile, DraftSlot } from './draft-types.ts'

interface Target {
  key: string
  kind: string
  slug: string
}

/** Uploads one file with progress events, which `fetch` does not have. */
export function sendFile(
  { key, kind, slug }: Target,
  slot: DraftSlot,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<DraftFile> {
  const form = new FormData()
  form.set('key', key)
  form.set('kind', kind)
  if (slug) form.set('slug_id', slug)
  form.set(slot, file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/listing-draft-file')
    for (const [name, value] of Object.entries(ownPageHeaders())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = request.response as SuccessBody | null
      if (request.status < 300 && body && !body.error) resolve(body.data as DraftFile)
      else reject(new CallFailure(request.status, body))
    }
    request.onerror = () => reject(new Error('The connection was lost'))
    request.onabort = () => reject(new Error('The file was called back'))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
