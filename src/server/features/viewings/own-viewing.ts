import { may } from '#domain/policy.ts'
import type { ViewingSide } from '#domain/viewing-status.ts'
import type { Context } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findViewing, type ViewingRow } from './queries.ts'

/** A viewing of which the viewer is a participant; any other is reported as missing. */
export async function findOwn(
  { sql, viewer, language }: Pick<Context, 'sql' | 'viewer' | 'language'>,
  id: number,
): Promise<{ row: ViewingRow; side: ViewingSide }> {
  const row = await findViewing(sql, id, language)
  const side = row && may.viewingSide(viewer, row)
  if (!row || !side) throw missing('Viewing')
  return { row, side }
}
