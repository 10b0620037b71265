import type { DraftFile, DraftSlot, PendingFile } from './draft-types.ts'
import { newMark } from './new-mark.ts'
import type { StoredFiles } from './stored-files.ts'

interface Options {
  /** Sends one file; throws when it was rejected, could not be sent, or was cancelled. */
  send: (slot: DraftSlot, file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<DraftFile>
  kept: StoredFiles
  onArrived: (pending: PendingFile, file: DraftFile) => void
  isRefusal: (error: unknown) => boolean
  makeMark?: () => string
  urlOf?: (file: Blob) => string
}

/** The number of concurrent uploads: more would only share the same bandwidth. */
const AT_ONCE = 2

/** Upload queue: stores files that have not arrived on this device, and resumes after a reload. */
export function uploadQueue({ send, kept, onArrived, isRefusal, makeMark, urlOf }: Options) {
  const files = new Map<string, { pending: PendingFile; file: File; stop: AbortController | null }>()
  const heard = new Set<() => void>()
  let view: ReadonlyMap<string, PendingFile> = new Map()

  const show = () => {
    view = new Map([...files].map(([mark, { pending }]) => [mark, pending]))
    for (const listener of heard) listener()
  }
  const change = (mark: string, to: Partial<PendingFile>) => {
    const entry = files.get(mark)
    if (!entry) return
    entry.pending = { ...entry.pending, ...to }
    show()
  }
  const drop = (mark: string) => {
    const entry = files.get(mark)
    if (!entry) return
    files.delete(mark)
    entry.stop?.abort()
    void kept.remove(mark)
    show()
  }

  const next = () => {
    const all = [...files.values()]
    const free = AT_ONCE - all.filter(({ pending }) => pending.state === 'sending').length
    for (const { pending } of all.filter((entry) => entry.pending.state === 'waiting').slice(0, Math.max(0, free)))
      void start(pending.mark)
  }

  const start = async (mark: string) => {
    const entry = files.get(mark)!
    const stop = new AbortController()
    entry.stop = stop
    change(mark, { state: 'sending', progress: 0, message: '' })
    try {
      const stored = await send(
        entry.pending.slot,
        entry.file,
        (share) => change(mark, { progress: share }),
        stop.signal,
      )
      if (!files.has(mark)) return
      onArrived(entry.pending, stored)
      drop(mark)
    } catch (error) {
      change(mark, { state: 'failed', progress: 0, message: isRefusal(error) ? (error as Error).message : '' })
    } finally {
      next()
    }
  }

  const put = (mark: string, slot: DraftSlot, file: File) => {
    const url = (urlOf ?? ((blob: Blob) => URL.createObjectURL(blob)))(file)
    const pending: PendingFile = {
      mark,
      slot,
      name: file.name,
      url,
      isImage: file.type.startsWith('image/'),
      state: 'waiting',
      progress: 0,
      message: '',
    }
    files.set(mark, { pending, file, stop: null })
  }

  return {
    now: () => view,
    subscribe(listener: () => void) {
      heard.add(listener)
      return () => void heard.delete(listener)
    },
    /** Adds files and returns the marks by which the draft refers to them. */
    add(draftKey: string, slot: DraftSlot, added: readonly File[]): string[] {
      const marks = added.map((file) => {
        const mark = (makeMark ?? newMark)()
        put(mark, slot, file)
        void kept.put({ mark, draftKey, slot, file })
        return mark
      })
      show()
      next()
      return marks
    },
    /** Files left when the page was closed. */
    async restore(draftKey: string) {
      for (const { mark, slot, file } of await kept.list(draftKey)) if (!files.has(mark)) put(mark, slot, file)
      show()
    },
    has: (mark: string) => files.has(mark),
    resume: next,
    cancel: drop,
    retry(mark: string) {
      change(mark, { state: 'waiting' })
      next()
    },
    /** After a lost connection; rejected files stay rejected. */
    retryLost() {
      for (const { pending } of files.values())
        if (pending.state === 'failed' && pending.message === '') change(pending.mark, { state: 'waiting' })
      next()
    },
    clear() {
      for (const mark of [...files.keys()]) drop(mark)
    },
  }
}

export type UploadQueue = ReturnType<typeof uploadQueue>
