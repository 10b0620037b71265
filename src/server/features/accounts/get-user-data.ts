import type { getUserData as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { presentUser } from './present.ts'
import { findAccount } from './queries.ts'

export const getUserData: Handler<typeof endpoint> = async ({ sql, viewer, origin }) =>
  presentUser(await findAccount(sql, viewer!.id), origin)
