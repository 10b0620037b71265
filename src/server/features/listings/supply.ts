import type { Context } from '#server/context.ts'
import type { Supply } from './change-parts.ts'
import type { FilePlace, FileSource, TakenFile } from './listing-files.ts'
import { takeIds } from './parts.sql.ts'
import { storeFile } from './store-file.ts'

/** Files with their places. */
export type Wanted = readonly { source: FileSource | null | undefined; place: FilePlace }[]

/** Stores all files of a change before any row is locked: image processing is slow and would hold the locks. */
export async function storeAll(ctx: Context, wanted: Wanted): Promise<(source: FileSource) => TakenFile> {
  const taken = new Map<FileSource, TakenFile>()
  for (const { source, place } of wanted) if (source) taken.set(source, await storeFile(ctx, source, place))
  return (source) => {
    const file = taken.get(source)
    if (!file) throw new Error('A file was used that nobody had taken in')
    return file
  }
}

/** Reserves ids for the maximum number of new rows. */
export async function supplyOf(
  ctx: Context,
  taken: (source: FileSource) => TakenFile,
  table: Parameters<typeof takeIds>[1],
  most: number,
): Promise<Supply> {
  const ids = await takeIds(ctx.sql, table, most)
  return { taken, nextId: () => ids.shift()! }
}
