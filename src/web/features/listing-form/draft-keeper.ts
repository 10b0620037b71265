import { filesOf, type ListingDraft, type ListingKind, withFiles } from '#domain/listing-draft.ts'
import type { DraftFile, FileMark, FormDraft } from './draft-types.ts'
import type { LocalDrafts } from './local-drafts.ts'
import { newMark } from './new-mark.ts'

export type SaveState = 'new' | 'saving' | 'saved' | 'offline' | 'failed'

export interface DraftView {
  /** Null until there is something to store. */
  key: string | null
  data: FormDraft
  files: ReadonlyMap<number, DraftFile>
  state: SaveState
  savedAt: Date | null
  /** The reason for which it could not be saved, from the server. */
  message: string
}

export interface SentDraft {
  key: string
  step: string
  version: number
  data: Partial<ListingDraft>
}

export interface SavedDraft {
  version: number
  updated_at: string
  /** The whole draft, when another device wrote in between. */
  draft: { data: ListingDraft; files: DraftFile[] } | null
}

interface Options {
  kind: ListingKind
  slug: string
  key: string | null
  version: number
  data: FormDraft
  files: readonly DraftFile[]
  savedAt: Date | null
  /** The step that is open. */
  step: string
  /** The step that the server has, at which the draft is continued. */
  savedStep: string
  local: LocalDrafts
  send: (draft: SentDraft) => Promise<SavedDraft>
  /** True for an error response, false when the server could not be reached. */
  isRefusal: (error: unknown) => boolean
  makeKey?: () => string
  pauseMs?: number
  againMs?: number
}

type Field = keyof FormDraft

/**
 * Saves a draft: every change is stored on this device at once and on the server soon after. One save runs at a time;
 * changes made meanwhile are sent with the next. Fields whose files are still uploading stay on the device until the
 * files have arrived.
 */
export function draftKeeper(options: Options) {
  const { kind, slug, local, send, pauseMs = 800, againMs = 8_000 } = options
  let view: DraftView = {
    key: options.key,
    data: options.data,
    files: new Map(options.files.map((file) => [file.id, file])),
    state: options.key ? 'saved' : 'new',
    savedAt: options.savedAt,
    message: '',
  }
  let { version, step, savedStep } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isClosed = false
  let isRestored = false
  const unsent = new Set<Field>()
  const heard = new Set<() => void>()

  const show = (change: Partial<DraftView>) => {
    view = { ...view, ...change }
    for (const listener of heard) listener()
  }

  const keepHere = () => {
    const { key, data } = view
    if (!key) return
    const fields = (Object.keys(data) as Field[]).filter((field) => unsent.has(field) || hasMarks(data, field))
    // The stored draft is not restored yet; it must not be overwritten by the first change.
    const before = isRestored ? {} : (local.find(key)?.data ?? {})
    const kept = { ...before, ...Object.fromEntries(fields.map((field) => [field, data[field]])) } as Partial<FormDraft>
    if (Object.keys(kept).length === 0) local.remove(key)
    else local.put({ key, kind, slug, title: data.title, at: Date.now(), data: kept })
  }

  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  const save = async () => {
    const fields = [...unsent]
    unsent.clear()
    show({ state: 'saving' })
    const sentStep = step
    const change = Object.fromEntries(fields.map((field) => [field, view.data[field]])) as Partial<FormDraft>
    try {
      const saved = await send({ key: view.key!, step: sentStep, version, data: withFiles(change, stored) })
      version = saved.version
      savedStep = sentStep
      if (saved.draft) adopt(saved.draft)
      show({ state: unsent.size > 0 ? 'saving' : 'saved', savedAt: new Date(saved.updated_at), message: '' })
    } catch (error) {
      for (const field of fields) unsent.add(field)
      const isRefused = options.isRefusal(error)
      show({ state: isRefused ? 'failed' : 'offline', message: isRefused ? (error as Error).message : '' })
      // A rejected save waits for the next edit; a lost connection is retried.
      if (!isRefused && !isClosed) later(againMs)
    }
    keepHere()
  }

  /** Another device saved first: its changes are merged, except where this device has newer ones. */
  const adopt = ({ data, files }: NonNullable<SavedDraft['draft']>) => {
    const own = (Object.keys(view.data) as Field[]).filter((field) => unsent.has(field) || hasMarks(view.data, field))
    show({
      data: { ...data, ...(Object.fromEntries(own.map((field) => [field, view.data[field]])) as Partial<FormDraft>) },
      files: new Map([...view.files, ...files.map((file) => [file.id, file] as const)]),
    })
  }

  const isSaved = () => unsent.size === 0 && (!view.key || step === savedStep)

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    if (running) {
      await running
      if (isSaved()) return view.state !== 'failed' && view.state !== 'offline'
    }
    if (isClosed || isSaved() || !view.key) return unsent.size === 0
    running = save().finally(() => {
      running = null
    })
    await running
    if (view.state === 'saving') return flush()
    return view.state === 'saved'
  }

  const set = (change: Partial<FormDraft>) => {
    if (isClosed) return
    for (const field of Object.keys(change) as Field[]) unsent.add(field)
    show({ key: view.key ?? (options.makeKey ?? newMark)(), data: { ...view.data, ...change } })
    keepHere()
    later(pauseMs)
  }

  return {
    now: () => view,
    subscribe(listener: () => void) {
      heard.add(listener)
      return () => void heard.delete(listener)
    },
    set,
    /** Another step was opened, at which the draft is continued. */
    goTo(to: string) {
      step = to
      void flush()
    },
    /** Sends unsent changes and the current step; true when the server has everything. */
    flush,
    /** Merges the draft stored on this device over the server's; missing files are left out. */
    restore(key: string | null, isThere: (mark: string) => boolean) {
      const kept = key === null ? null : local.find(key)
      isRestored = true
      if (!kept) return
      const data = withFiles<FileMark, FileMark>(kept.data, (mark) =>
        typeof mark === 'number' || isThere(mark) ? mark : null,
      )
      // Text typed meanwhile is newer.
      for (const field of unsent) delete data[field]
      show({ key })
      set(data)
    },
    /** A file has arrived: its id replaces its mark, wherever that is now. */
    arrived(mark: string, file: DraftFile) {
      const turned = withFiles<FileMark, FileMark>(view.data, (known) => (known === mark ? file.id : known))
      const fields = (Object.keys(view.data) as Field[]).filter((field) =>
        filesOf({ [field]: view.data[field] } as Partial<FormDraft>).includes(mark),
      )
      show({ files: new Map(view.files).set(file.id, file) })
      if (fields.length > 0)
        set(Object.fromEntries(fields.map((field) => [field, turned[field]])) as Partial<FormDraft>)
    },
    /** The draft was published or deleted: nothing more is stored or sent. */
    close() {
      isClosed = true
      clearTimeout(timer)
      unsent.clear()
      if (view.key) local.remove(view.key)
    },
  }
}

export type DraftKeeper = ReturnType<typeof draftKeeper>

const stored = (mark: FileMark): number | null => (typeof mark === 'number' ? mark : null)

const hasMarks = (data: FormDraft, field: Field) =>
  filesOf({ [field]: data[field] } as Partial<FormDraft>).some((mark) => typeof mark === 'string')
