import type { contract } from '#contract/index.ts'
import { ACTIVE, ROLES, type Role } from './roles.ts'
import type { World } from './world.ts'

export type Call = keyof typeof contract
export interface Body {
  error: boolean
  data: unknown
  key?: string
}

/** Fields, or a form with files. */
type Input = Record<string, unknown> | FormData

/** The input of a call, and the roles that get a result. All other roles are refused. */
export interface Rule {
  /** Objects that the call consumes are created again for each caller. */
  ask?: (world: World) => Input | Promise<Input>
  for: readonly Role[]
  /** The check that the caller got the result; by default a response without an error. */
  got?: (body: Body, world: World) => boolean
}

export type Rules = Partial<Record<Call, Rule | Rule[]>>

export const EVERYBODY: Rule = { for: ROLES }
export const MEMBERS: Rule = { for: ACTIVE }
export const ADMINS: Rule = { for: ['admin'] }

export const isListed = (body: Body) => Array.isArray(body.data) && body.data.length > 0

/** Returns the input once the given statement has run. */
export async function after(made: Promise<unknown>, input: Record<string, unknown>) {
  await made
  return input
}
