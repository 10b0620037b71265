import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { isAllowed, ROLES, type Role } from './roles.ts'
import type { Body, Call, Rule } from './rule.ts'
import { RULES } from './rules.ts'
import { app, headersOf, type World } from './world.ts'

/** One question to one call by one role. */
export interface Cell {
  call: Call
  /** The index of the question among those of the call. */
  number: number
  rule: Rule
  role: Role
  allowed: boolean
}

/** Calls that are not tested, each with the reason. */
const LEFT_OUT: Partial<Record<Call, string>> = {
  deleteUser: 'It would erase the accounts of the matrix; it has tests of its own.',
}

export const CELLS: readonly Cell[] = (Object.keys(RULES) as Call[])
  .filter((call) => !(call in LEFT_OUT))
  .flatMap((call) =>
    [RULES[call]]
      .flat()
      .flatMap((rule, number) =>
        ROLES.map((role) => ({ call, number, rule, role, allowed: isAllowed(contract[call], rule.for, role) })),
      ),
  )

export const endpointOf = (call: Call): Endpoint => contract[call]

/** Makes the call of a cell and returns whether the caller got the result in question. */
export async function askCell(world: World, { call, rule, role }: Cell) {
  const input = (await rule.ask?.(world)) ?? {}
  const { method, path } = endpointOf(call)
  const response = await app.inject({
    method,
    url: `/api/${path}`,
    headers: await headersOf(world, role),
    ...(method === 'GET'
      ? { query: Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])) }
      : { payload: input }),
  })
  const isPage = String(response.headers['content-type']).startsWith('text/html')
  const body: Body = isPage ? { error: false, data: response.body } : response.json()
  const got = !body.error && (rule.got ? rule.got(body, world) : true)
  return { status: response.statusCode, body, got }
}
