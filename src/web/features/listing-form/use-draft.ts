import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { EMPTY_DRAFT, type ListingKind } from '#domain/listing-draft.ts'
import { CallFailure } from '#web/api/call.ts'
import { draftKeeper } from './draft-keeper.ts'
import type { DraftSlot, FormData, PendingFile } from './draft-types.ts'
import { localDrafts } from './local-drafts.ts'
import { sendFile } from './send-file.ts'
import { shrink } from './shrink.ts'
import { storedFiles } from './stored-files.ts'
import { uploadQueue } from './upload-queue.ts'
import { useEarlyInput } from './use-early-input.ts'

interface Options {
  kind: ListingKind
  slug: string
  readerId: number
  form: FormData
  /** The draft that the address names. */
  askedKey: string | null
  step: string
}

const isRefusal = (error: unknown) => error instanceof CallFailure && error.body !== null

/** The draft and its files while the form is open: restored, saved and uploaded automatically. */
export function useDraft(options: Options) {
  const latest = useRef(options)
  latest.current = options
  const [{ keeper, queue, arrived }] = useState(() => make(latest))
  useEarlyInput(keeper)
  const view = useSyncExternalStore(keeper.subscribe, keeper.now, keeper.now)
  const pending = useSyncExternalStore(queue.subscribe, queue.now, queue.now)
  const key = options.askedKey ?? (options.form.draft?.key || null)

  const restore = useEffectEvent(async () => {
    if (key) await queue.restore(key)
    keeper.restore(key, queue.has)
    queue.resume()
  })
  useEffect(() => {
    void restore()
    const back = () => {
      void keeper.flush()
      queue.retryLost()
    }
    const leave = () => void (document.visibilityState === 'hidden' && keeper.flush())
    addEventListener('online', back)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', leave)
      void keeper.flush()
    }
  }, [keeper, queue])

  return { keeper, queue, view, pending, arrived }
}

function make(latest: RefObject<Options>) {
  const options = latest.current
  const { kind, slug, readerId, form, askedKey } = options
  const { draft } = form
  const target = { kind, slug }
  const keeper = draftKeeper({
    kind,
    slug,
    step: options.step,
    savedStep: draft?.step ?? '',
    isRefusal,
    key: draft?.key || null,
    version: draft?.version ?? 0,
    data: draft?.data ?? EMPTY_DRAFT,
    files: draft?.files ?? [],
    savedAt: draft?.key ? new Date(draft.updated_at) : null,
    local: localDrafts(globalThis.localStorage ?? NO_STORE, readerId),
    // A draft that never reached the server keeps the key in the address.
    ...(askedKey && { makeKey: () => askedKey }),
    send: async (sent) => (await import('./calls.ts')).save(target, sent),
  })
  const arrived = new Map<number, PendingFile>()
  const queue = uploadQueue({
    isRefusal,
    kept: storedFiles(),
    onArrived: (pending, file) => {
      arrived.set(file.id, pending)
      keeper.arrived(pending.mark, file)
    },
    send: async (slot: DraftSlot, file, onProgress, signal) =>
      sendFile({ ...target, key: keeper.now().key! }, slot, await shrink(slot, file), onProgress, signal),
  })
  return { keeper, queue, arrived }
}

/** The server renders the form too, and stores nothing. */
const NO_STORE = { getItem: () => null, setItem() {}, removeItem() {}, key: () => null, length: 0 }
