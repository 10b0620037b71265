import { randomBytes } from 'node:crypto'
import type { startImport as endpoint } from '#contract/imports.ts'
import { guessMapping } from '#domain/feed-fields.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { feedOwner, findOwnImport, startPass } from './own-import.ts'
import { presentImport } from './present.ts'
import { insertImport, keepSource } from './queries.ts'
import { type FeedFormat, readFeed } from './read-feed.ts'

export const startImport: Handler<typeof endpoint> = async (ctx, { source: name, is_absolute }) => {
  const upload = ctx.files.get('feed')?.[0]
  if (!upload) throw new AppError('invalid', 'feed is required', { field: 'feed' })
  const { format, columns } = await lookInto(ctx, upload.key)
  const source = await keepSource(ctx.sql, feedOwner(ctx), name)
  const questions = [...(await currentCatalogue(ctx)).parameters.values()].map((parameter) => parameter.name)
  const fileKey = `imports/${randomBytes(16).toString('hex')}`
  await ctx.storage.put(fileKey, (await ctx.storage.get(upload.key))!.stream)
  const id = await insertImport(ctx.sql, {
    sourceId: source.id,
    authorId: ctx.viewer!.id,
    format,
    isAbsolute: is_absolute,
    fileKey,
    fileName: upload.originalName.slice(0, 200),
    columns,
    mapping: guessMapping(columns, questions, source.mapping),
    now: ctx.now,
  })
  await startPass(ctx, await findOwnImport(ctx, id), 'checking')
  return presentImport(await findOwnImport(ctx, id))
}

const LOOKED_AT = 50

/** What the file is and which columns its first rows have. */
async function lookInto({ storage }: Context, key: string): Promise<{ format: FeedFormat; columns: string[] }> {
  const file = (await storage.get(key))!
  const [first] = await storage
    .get(key, { start: 0, end: 63 })
    .then((head) => head!.stream.toArray() as Promise<Buffer[]>)
  const format = /^\uFEFF?\s*[[{]/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(first)) ? 'json' : 'csv'
  const columns = new Set<string>()
  let rows = 0
  for await (const { values } of readFeed(file.stream, format)) {
    for (const column of Object.keys(values)) if (column !== '') columns.add(column)
    if (++rows >= LOOKED_AT) break
  }
  file.stream.destroy()
  if (rows === 0) throw new AppError('invalid', 'The feed has no rows', { field: 'feed' })
  return { format, columns: [...columns] }
}
