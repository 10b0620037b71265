import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { write } from '#contract/endpoint.ts'
import { testDatabase } from '#test/support/database.ts'
import { testServices } from '#test/support/services.ts'
import { one } from './db/sql.ts'
import { handlerTable, perform } from './perform.ts'

const contract = {
  whoActs: write('POST who-acts', {
    access: 'anyone',
    summary: 'Says whom the history would name.',
    input: z.object({}),
    output: z.nullable(z.int()),
  }),
}
const handlerOf = handlerTable(contract, {
  whoActs: async ({ sql }) => (await one(sql<{ id: number | null }[]>`select current_actor() as id`)).id,
})
const services = testServices(await testDatabase())
const ask = async (viewer: { id: number; role: 'user' } | null) =>
  (await perform(services, handlerOf, { viewer, language: 'en' }, contract.whoActs, {})).answer

test('a write tells the database who acts, for its own transaction only', async () => {
  expect(await ask({ id: 7, role: 'user' })).toBe(7)
  expect(await ask(null)).toBeNull()
})
