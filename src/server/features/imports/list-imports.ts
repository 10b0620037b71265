import type { listImports as endpoint } from '#contract/imports.ts'
import type { Handler } from '#server/context.ts'
import { feedOwner } from './own-import.ts'
import { presentImport } from './present.ts'
import { listImportsOf } from './queries.ts'

export const listImports: Handler<typeof endpoint> = async (ctx) =>
  (await listImportsOf(ctx.sql, feedOwner(ctx))).map(presentImport)
