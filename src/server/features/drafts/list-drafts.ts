import type { listDrafts as endpoint } from '#contract/drafts.ts'
import type { Handler } from '#server/context.ts'
import { presentHead } from './present.ts'
import { listHeads } from './queries.ts'

export const listDrafts: Handler<typeof endpoint> = async (ctx, { kind }) => {
  const heads = await listHeads(ctx.sql, ctx.viewer!.id, kind ?? null)
  return heads.map((head) => presentHead(head, ctx))
}
