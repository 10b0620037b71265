import type { listImports as endpoint } from '#contract/imports.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { ownerMeant } from './own-import.ts'
import { presentImport } from './present.ts'
import { listImportsOf } from './queries.ts'
import { listQuestions } from './run-feed.ts'

export const listImports: Handler<typeof endpoint> = async (ctx, { user_id }) => ({
  data: await Promise.all(
    (await listImportsOf(ctx.sql, await ownerMeant(ctx, user_id))).map((row) => presentImport(ctx, row)),
  ),
  questions: listQuestions(await currentCatalogue(ctx)),
})
