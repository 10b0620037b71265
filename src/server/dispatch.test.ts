import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { read, write } from '#contract/endpoint.ts'
import { testDatabase } from '#test/support/database.ts'
import { testServices } from '#test/support/services.ts'
import type { Context } from './context.ts'
import { one } from './db/sql.ts'
import { dispatchCall, handlerTable } from './dispatch.ts'

const renaming = {
  summary: 'Changes a setting and says so as often as it is told to.',
  input: z.object({ lines: z.int() }),
  output: z.null(),
} as const
const contract = {
  whoActs: write('POST who-acts', {
    access: 'anyone',
    summary: 'Says whom the history would name.',
    input: z.object({}),
    output: z.nullable(z.int()),
  }),
  listHomes: read('GET homes', {
    access: 'anyone',
    summary: 'Answers with more than it declares.',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), owner: z.nullable(z.object({ name: z.string() })) })),
    beside: z.object({ total: z.int() }),
  }),
  rename: write('POST rename', { ...renaming, access: 'admin' }),
  renameAsStaff: write('POST rename-as-staff', { ...renaming, access: 'staff' }),
}
const handlerOf = handlerTable(contract, {
  whoActs: async ({ sql }) => (await one(sql<{ id: number | null }[]>`select current_actor() as id`)).id,
  listHomes: async () => {
    const owner = { name: 'Asha', password_hash: 'secret' }
    return { data: [{ id: 1, owner, reserve_price: 5 }], total: 1, token: 'secret' }
  },
  rename: (ctx, input) => rename(ctx, input),
  renameAsStaff: (ctx, input) => rename(ctx, input),
})
const rename = async ({ sql, audit }: Context, { lines }: { lines: number }) => {
  await sql`insert into settings (key, value) values ('renamed', ${String(lines)})`
  for (let line = 0; line < lines; line++) await audit({ action: 'renamed', subject: 'setting' })
  return null
}
const db = await testDatabase()
const services = testServices(db)
const ask = async (viewer: { id: number; role: 'user' } | null) =>
  (await dispatchCall(services, handlerOf, { viewer, language: 'en', origin: '' }, contract.whoActs, {})).answer

test('a write sets the acting user for its own transaction only', async () => {
  expect(await ask({ id: 7, role: 'user' })).toBe(7)
  expect(await ask(null)).toBeNull()
})

test('a response contains only the fields that the contract declares, at any depth', async () => {
  const caller = { viewer: null, language: 'en', origin: '' }
  const { answer } = await dispatchCall(services, handlerOf, caller, contract.listHomes, {})
  expect(answer).toEqual({ data: [{ id: 1, owner: { name: 'Asha' } }], total: 1 })
})

test.each([
  ['rename', 0],
  ['rename', 2],
  ['renameAsStaff', 0],
  ['renameAsStaff', 2],
] as const)('%s: an admin write with %i audit entries is rolled back', async (name, lines) => {
  const caller = { viewer: { id: 7, role: 'admin' as const }, language: 'en', origin: '' }
  await expect(dispatchCall(services, handlerOf, caller, contract[name], { lines })).rejects.toThrow(
    `left ${lines} lines`,
  )
  expect(await db`select from settings where key = 'renamed'`).toHaveLength(0)
  expect(await db`select from audit_log`).toHaveLength(0)
})

test('an admin write with one audit entry is committed', async () => {
  const caller = { viewer: { id: 7, role: 'admin' as const }, language: 'en', origin: '' }
  await dispatchCall(services, handlerOf, caller, contract.rename, { lines: 1 })
  expect(await db`select from settings where key = 'renamed'`).toHaveLength(1)
  expect(await db`select actor_id, action, subject from audit_log`).toEqual([
    { actor_id: 7, action: 'renamed', subject: 'setting' },
  ])
})

test('invalid input is reported with our messages, even after the full Zod package was loaded', async () => {
  const { string } = await import('zod')
  string()
  const caller = { viewer: { id: 7, role: 'admin' as const }, language: 'en', origin: '' }
  const asked = dispatchCall(services, handlerOf, caller, contract.rename, {})
  await expect(asked).rejects.toMatchObject({ message: 'lines is required' })
})
