import type { getImportErrors as endpoint } from '#contract/imports.ts'
import type { Handler } from '#server/context.ts'
import { fileUrl } from './links.ts'
import { findOwnImport } from './own-import.ts'

export const getImportErrors: Handler<typeof endpoint> = async (ctx, { id }) => {
  const own = await findOwnImport(ctx, id)
  return { url: fileUrl(ctx, `errors-${own.id}.csv`) }
}
