import { randomBytes } from 'node:crypto'
import { guessMapping } from '#domain/feed-fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { isArchive, openFeedArchive } from './feed-archive.ts'
import { feedOwner } from './own-import.ts'
import { insertImport, saveSource } from './queries.ts'
import { type FeedFormat, readFeed } from './read-feed.ts'

interface GivenFeed {
  /** Temporary storage key of the upload. */
  key: string
  fileName: string
  source: string
  isAbsolute: boolean
  /** The owner for whom staff import the feed. */
  forOwner?: { id: number; waivesLimits: boolean } | undefined
}

/** Stores a feed and suggests a column mapping; the feed is not previewed yet. */
export async function runFeed(ctx: Context, given: GivenFeed): Promise<number> {
  const { key, fileName, source: name, isAbsolute, forOwner } = given
  const { format, columns, feedEntry } = await lookInto(ctx, key)
  const source = await saveSource(ctx.sql, forOwner?.id ?? feedOwner(ctx), name)
  const questions = listQuestions(await currentCatalogue(ctx))
  const fileKey = `imports/${randomBytes(16).toString('hex')}`
  await ctx.storage.put(fileKey, (await ctx.storage.get(key))!.stream)
  return insertImport(ctx.sql, {
    sourceId: source.id,
    // Rows are applied as the owner, so the owner's permissions and limits hold.
    authorId: forOwner?.id ?? ctx.viewer!.id,
    staffId: forOwner ? ctx.viewer!.id : null,
    waivesLimits: forOwner?.waivesLimits ?? false,
    format,
    isAbsolute,
    fileKey,
    fileName: fileName.slice(0, 200),
    feedEntry,
    columns,
    mapping: guessMapping(columns, questions, source.mapping),
    now: ctx.now,
  })
}

/** Names of all attributes that a column can set. */
export const listQuestions = ({ parameters }: { parameters: ReadonlyMap<number, { name: string; type: string }> }) => [
  ...new Set([...parameters.values()].filter(({ type }) => type !== 'file').map(({ name }) => name)),
]

const LOOKED_AT = 50

/** Detects the format of the file and the columns of its first rows. */
async function lookInto(
  { storage }: Pick<Context, 'storage'>,
  key: string,
): Promise<{ format: FeedFormat; columns: string[]; feedEntry: string | null }> {
  const [head] = await storage
    .get(key, { start: 0, end: 63 })
    .then((file) => file!.stream.toArray() as Promise<Buffer[]>)
  const archive = isArchive(head) ? await openFeedArchive(storage, key) : null
  const open = async () => archive?.openFeed() ?? (await storage.get(key))!.stream
  const format = await formatOf(await open())
  const columns = new Set<string>()
  let rows = 0
  for await (const { values } of readFeed(await open(), format)) {
    for (const column of Object.keys(values)) if (column !== '') columns.add(column)
    if (++rows >= LOOKED_AT) break
  }
  if (rows === 0) throw new AppError('invalid', 'api.import-no-rows', { field: 'feed' })
  return { format, columns: [...columns], feedEntry: archive?.feed ?? null }
}

/** A leading array or object means JSON; everything else is CSV. */
async function formatOf(bytes: AsyncIterable<Uint8Array>): Promise<FeedFormat> {
  for await (const chunk of bytes)
    return /^\uFEFF?\s*[[{]/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(chunk.subarray(0, 64)))
      ? 'json'
      : 'csv'
  return 'csv'
}
