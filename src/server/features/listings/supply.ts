import type { Context } from '#server/context.ts'
import type { Supply } from './change-parts.ts'
import type { FilePlace, FileSource, TakenFile } from './listing-files.ts'
import { takeIds } from './parts.ts'
import { takeFile } from './take-file.ts'

/** Files by the place they are for. */
export type Wanted = readonly { source: FileSource | null | undefined; place: FilePlace }[]

/** Takes in every file of a change before any row is locked: pictures take a while, and others wait for rows. */
export async function takeAll(ctx: Context, wanted: Wanted): Promise<(source: FileSource) => TakenFile> {
  const taken = new Map<FileSource, TakenFile>()
  for (const { source, place } of wanted) if (source) taken.set(source, await takeFile(ctx, source, place))
  return (source) => {
    const file = taken.get(source)
    if (!file) throw new Error('A file was used that nobody had taken in')
    return file
  }
}

/** Numbers for as many new rows as a list can get. */
export async function supplyOf(
  ctx: Context,
  taken: (source: FileSource) => TakenFile,
  table: Parameters<typeof takeIds>[1],
  most: number,
): Promise<Supply> {
  const ids = await takeIds(ctx.sql, table, most)
  return { taken, nextId: () => ids.shift()! }
}
