import type { listImportRows as endpoint } from '#contract/imports.ts'
import { storedMessage } from '#domain/word-message.ts'
import type { Handler } from '#server/context.ts'
import { findOwnImport } from './own-import.ts'
import { listRows } from './queries.ts'

export const listImportRows: Handler<typeof endpoint> = async (ctx, { id, outcome, offset, limit }) => {
  await findOwnImport(ctx, id)
  const rows = await listRows(ctx.sql, id, outcome ?? null, offset, limit)
  return {
    data: await Promise.all(
      rows.map(async (row) => ({
        line: row.line,
        external_id: row.externalId ?? '',
        outcome: row.outcome,
        fields: row.fields,
        problem: row.problem === null ? '' : await ctx.word(storedMessage(row.problem)),
      })),
    ),
    total: rows[0]?.total ?? 0,
  }
}
