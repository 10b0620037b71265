import type { mapImport as endpoint } from '#contract/imports.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { auditFor, findOwnImport, startPass } from './own-import.ts'
import { presentImport } from './present.ts'
import { rememberMapping } from './queries.ts'

export const mapImport: Handler<typeof endpoint> = async (ctx, { id, mapping }) => {
  const own = await findOwnImport(ctx, id, true)
  if (own.status === 'running' || own.status === 'done') throw new AppError('refused', 'api.import-done')
  const targets = Object.values(mapping).filter(Boolean)
  if (new Set(targets).size < targets.length)
    throw new AppError('invalid', 'api.import-two-columns', { field: 'mapping' })
  const columns = own.columns.map((column) => [column, Object.hasOwn(mapping, column) ? mapping[column]! : ''])
  await rememberMapping(ctx.sql, id, own.sourceId, Object.fromEntries(columns))
  await startPass(ctx, own, 'checking')
  await auditFor(ctx, own.ownerId, 'import mapped', { importId: id })
  return presentImport(ctx, await findOwnImport(ctx, id))
}
