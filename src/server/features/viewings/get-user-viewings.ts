import type { getUserViewings as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { listOwn } from './list-own.ts'

export const getUserViewings: Handler<typeof endpoint> = (ctx, input) => listOwn(ctx, 'guest', ctx.viewer!.id, input)
