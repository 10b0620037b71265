import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { one } from '#server/db/sql.ts'
import { askCell, CELLS, type Cell, endpointOf } from './matrix.ts'
import { allowAll, POLICY_RULES, type PolicyRule, recordPolicy } from './policy-rules.ts'
import { isShutOut } from './roles.ts'
import type { Call } from './rule.ts'
import { RULES } from './rules.ts'
import { db, makeWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

const isAudited = ({ access, effect }: Endpoint) => effect !== 'read' && (access === 'staff' || access === 'admin')
const countAudited = async () => (await one(db<{ count: number }[]>`select count(*) from audit_log`)).count

/** Staff writes that no role completes in this world, each with the test that covers it. */
const DONE_ELSEWHERE: Partial<Record<Call, string>> = {
  importWholeSite: 'site-archives.test.ts, on an empty site',
}

test('every staff write is one transaction, so that it rolls back when its audit entry cannot be written', () => {
  const apart = Object.values(contract as Record<string, Endpoint>).filter(
    (endpoint) => isAudited(endpoint) && endpoint.effect !== 'write',
  )
  expect(apart.map(({ wire }) => wire)).toEqual([])
})

test('every staff write succeeds at least once here, so that its audit entry is counted', () => {
  const undone = (Object.keys(RULES) as Call[]).filter(
    (call) => isAudited(endpointOf(call)) && [RULES[call]].flat().every((rule) => rule.for.length === 0),
  )
  expect(undone).toEqual(Object.keys(DONE_ELSEWHERE))
})

/** The policy rules that decided each cell. */
const decidedBy = new Map<Cell, ReadonlySet<PolicyRule>>()

async function askAndRecord(cell: Cell) {
  const { used, stop } = recordPolicy()
  const outcome = await askCell(world, cell).finally(stop)
  decidedBy.set(cell, used)
  return outcome
}

describe.each([...Map.groupBy(CELLS, ({ call }) => call)])('%s', (call, cells) => {
  const endpoint = endpointOf(call)

  test.each(cells)('question $number by $role: $allowed', async (cell) => {
    const { role, allowed } = cell
    const before = await countAudited()
    const { status, body, got } = await askAndRecord(cell)
    expect(status).toBeLessThan(500)
    expect(got).toBe(allowed)
    if (isAudited(endpoint)) expect((await countAudited()) - before).toBe(body.error ? 0 : 1)
    if (isShutOut(endpoint, role)) expect(status).toBe(403)
    if (endpoint.access !== 'anyone' && role === 'visitor') expect(status).toBe(401)
    if (endpoint.access !== 'anyone' && role === 'deactivated')
      expect([status, body.key]).toEqual([401, 'accountDeactivated'])
  })
})

describe('a rule of the policy that allows everything', () => {
  beforeAll(async () => {
    // When these tests run alone, nothing is recorded yet.
    for (const cell of CELLS) if (!decidedBy.has(cell)) await askAndRecord(cell)
  })

  test.each(POLICY_RULES)('may.%s: the matrix reports the unauthorised access', async (name) => {
    const refused = CELLS.filter((cell) => !cell.allowed && decidedBy.get(cell)?.has(name))
    expect(refused.length).toBeGreaterThan(0)
    const crossing = await findCrossing(name, refused)
    expect(crossing && `${crossing.call} by ${crossing.role}`).toBeTruthy()
  })

  async function findCrossing(name: PolicyRule, cells: Cell[]): Promise<Cell | undefined> {
    const restore = allowAll(name)
    try {
      for (const cell of cells) if ((await askCell(world, cell)).got) return cell
    } finally {
      restore()
    }
  }
})
