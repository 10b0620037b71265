import type { getImport as endpoint } from '#contract/imports.ts'
import type { Handler } from '#server/context.ts'
import { findOwnImport } from './own-import.ts'
import { presentImport } from './present.ts'

export const getImport: Handler<typeof endpoint> = async (ctx, { id }) =>
  presentImport(ctx, await findOwnImport(ctx, id))
