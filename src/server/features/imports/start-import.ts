import type { startImport as endpoint } from '#contract/imports.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findOwnImport, startPass } from './own-import.ts'
import { presentImport } from './present.ts'
import { takeFeed } from './take-feed.ts'

export const startImport: Handler<typeof endpoint> = async (ctx, { source, is_absolute }) => {
  const upload = ctx.files.get('archive')?.[0] ?? ctx.files.get('feed')?.[0]
  if (!upload) throw new AppError('invalid', 'feed is required', { field: 'feed' })
  const { key, originalName: fileName } = upload
  const id = await takeFeed(ctx, { key, fileName, source, isAbsolute: is_absolute })
  await startPass(ctx, await findOwnImport(ctx, id), 'checking')
  return presentImport(await findOwnImport(ctx, id))
}
