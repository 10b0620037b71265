import type { ListingImport } from '#contract/imports.ts'
import { instantOf } from '#domain/instant.ts'
import { storedMessage } from '#domain/word-message.ts'
import type { Context } from '#server/context.ts'
import type { ImportRow } from './queries.ts'
import { isAlarming } from './withdraw.ts'

export const presentImport = async ({ word }: Pick<Context, 'word'>, row: ImportRow): Promise<ListingImport> => ({
  id: row.id,
  source: row.source,
  format: row.format,
  file_name: row.fileName,
  is_absolute: row.isAbsolute,
  status: row.status,
  problem: row.problem === null ? '' : await word(storedMessage(row.problem)),
  columns: row.columns,
  mapping: row.mapping,
  done: row.done,
  total: row.total,
  created: row.created,
  changed: row.changed,
  unchanged: row.unchanged,
  withdrawn: row.withdrawn,
  errors: row.errors,
  needs_confirmation: row.status === 'checked' && isAlarming(row.withdrawn, row),
  owner: row.ownerId === null || row.ownerName === null ? null : { id: row.ownerId, name: row.ownerName },
  is_by_staff: row.staffId !== null,
  waives_limits: row.waivesLimits,
  created_at: instantOf(row.createdAt),
})
