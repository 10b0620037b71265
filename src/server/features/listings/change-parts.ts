import { messageOf } from '#domain/messages.ts'
import { AppError } from '#server/errors.ts'
import type { FileSource, TakenFile } from './listing-files.ts'

/** An existing item by its wire id, or a file to add. */
export type ListItem = { id: number } | FileSource

export interface PhotoState {
  id: number
  mediaId: number
}

export interface PaperState extends PhotoState {
  name: string
}

/** A floor or a plan. */
export interface TitledState {
  id: number
  title: string
  mediaId: number | null
}

export interface GivenTitled {
  /** Set for an existing one. */
  id?: number | undefined
  title: string
  /** Undefined keeps the existing file. */
  file?: FileSource | null | undefined
}

/** The stored files of a change, and ids for new rows. */
export interface Supply {
  taken: (source: FileSource) => TakenFile
  nextId: () => number
}

interface ListChange {
  /** All items in their new order. */
  whole?: readonly ListItem[] | undefined
  added?: readonly FileSource[] | undefined
  removed?: readonly number[] | undefined
  /** The wire field named in a refusal. */
  field: string
}

/** A gallery or document list after a change, without duplicate files. */
export function changedFiles(
  now: readonly PaperState[],
  { whole, added = [], removed = [], field }: ListChange,
  supply: Supply,
): PaperState[] {
  checkOwn(now, removed, `remove_${field}`)
  const items: readonly ListItem[] = [...(whole ?? now.filter(({ id }) => !removed.includes(id))), ...added]
  const byMedia = new Map<number, PaperState>()
  for (const item of items) {
    const state = 'id' in item ? find(now, item.id, field) : filed(item, supply)
    if (!byMedia.has(state.mediaId)) byMedia.set(state.mediaId, state)
  }
  return [...byMedia.values()]
}

function filed(source: FileSource, supply: Supply): PaperState {
  const { mediaId, name } = supply.taken(source)
  return { id: supply.nextId(), mediaId, name }
}

export interface TitledChange {
  whole?: readonly GivenTitled[] | undefined
  put?: readonly GivenTitled[] | undefined
  removed?: readonly number[] | undefined
  field: string
}

/** Floors or plans after a change: items with an id are updated, the others are added. */
export function changedTitled(
  now: readonly TitledState[],
  { whole, put = [], removed = [], field }: TitledChange,
  supply: Supply,
): TitledState[] {
  checkOwn(now, removed, `remove_${field}`)
  const made = (given: GivenTitled): TitledState => {
    const old = given.id === undefined ? null : find(now, given.id, field)
    const mediaId = given.file === undefined ? (old?.mediaId ?? null) : given.file && supply.taken(given.file).mediaId
    return { id: old?.id ?? supply.nextId(), title: given.title, mediaId }
  }
  if (whole) return whole.map(made)
  const changed = put.map(made)
  const left = now.filter(({ id }) => !removed.includes(id))
  const kept = left.map((old) => changed.find(({ id }) => id === old.id) ?? old)
  return [...kept, ...changed.filter(({ id }) => !now.some((old) => old.id === id))]
}

function find<T extends { id: number }>(now: readonly T[], id: number, field: string): T {
  checkOwn(now, [id], field)
  return now.find((part) => part.id === id)!
}

/** Throws for an item that is not part of this listing. */
function checkOwn(now: readonly { id: number }[], ids: readonly number[], field: string) {
  const foreign = ids.find((id) => !now.some((part) => part.id === id))
  if (foreign !== undefined)
    throw new AppError('invalid', messageOf('api.not-of-listing', { field, id: foreign }), { field })
}
