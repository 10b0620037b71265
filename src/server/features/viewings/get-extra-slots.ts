import type { getExtraSlots as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { hostOf } from './host.ts'
import { presentExceptions } from './hours.ts'

export const getExtraSlots: Handler<typeof endpoint> = async (ctx, { desk }) =>
  presentExceptions(ctx, hostOf(ctx.viewer, desk), 'extra')
